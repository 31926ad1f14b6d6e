import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { link, mkdtemp, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { campaignContent, newContent } from '../../src/main/campaign/campaign-content'
import { createFileWriter } from '../../src/main/campaign/file-writer'
import { createCampaign, openCampaign } from '../../src/main/campaign/open-campaign'
import { Session } from '../../src/main/campaign/session'
import { secureChance } from '../../src/main/platform/chance'
import { realClock } from '../../src/main/platform/clock'
import { realFileSystem } from '../../src/main/platform/file-system'
import { newId } from '../../src/main/platform/ids'
import { nextTimeOfDay } from '../../src/main/platform/time-of-day'

// The same promises on real disks: a small one that fills up, and folders with links and long names.

let folder: string
const mounted: string[] = []
const sessions: Session[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longroll-disk-'))
})

afterEach(async () => {
  for (const session of sessions.splice(0)) await session.close()
  mounted.splice(0).forEach((at) => execFileSync('umount', [at]))
  await rm(folder, { recursive: true })
})

/** A disk of 64 KiB at this folder; false where the machine does not let us. */
async function smallDisk(at: string): Promise<boolean> {
  await realFileSystem.makeFolder(at)
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', at], { stdio: 'ignore' })
  } catch {
    return false
  }
  mounted.push(at)
  return true
}

async function opened(path: string, journals: string, isNew: boolean) {
  const shelf = { fs: realFileSystem, journals, content: campaignContent }
  const answer = isNew
    ? await createCampaign(shelf, path, newId(), newContent('Disk'))
    : await openCampaign(shelf, path, { setJournalAside: false })
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  const session = new Session(answer.value, {
    clock: realClock,
    writer: createFileWriter({ fs: realFileSystem, clock: realClock }, campaignContent),
    world: { chance: secureChance, newId, nextTimeOfDay },
    onChange: () => undefined,
    onSaving: () => undefined,
  })
  sessions.push(session)
  const say = () =>
    session.run({ do: 'note.add', with: { text: 'x'.repeat(1_500) }, seen: session.snapshot().revision })
  return { session, say, revision: () => session.snapshot().revision }
}

const unable = (): void => {
  process.stdout.write('A small disk could not be mounted (that takes root on Linux): nothing was tried on one.\n')
}

it('a file larger than any campaign is refused before it is read, and left as it is', async () => {
  const path = join(folder, 'film.longroll')
  // A hole: it takes no room on the disk.
  await writeFile(path, '')
  await truncate(path, 5 * 2 ** 30)
  const shelf = { fs: realFileSystem, journals: join(folder, 'journals'), content: campaignContent }
  const opened = await openCampaign(shelf, path, { setJournalAside: false })
  expect(opened).toEqual({
    ok: false,
    error: { code: 'file/unreadable', path, reason: 'too-large', system: 'EFBIG' },
  })
  expect((await stat(path)).size).toBe(5 * 2 ** 30)
})

it('a large file is told of while it is read, and is all there at the end', async () => {
  const bytes = Buffer.alloc(5_000_000, 'Something was said at the table. ')
  const path = join(folder, 'large')
  await writeFile(path, bytes)
  const told: number[] = []
  const read = await realFileSystem.readFile(path, (soFar) => {
    expect(bytes.subarray(0, soFar.length).equals(soFar)).toBe(true)
    told.push(soFar.length)
  })
  expect(bytes.equals(read)).toBe(true)
  expect(told.length).toBeGreaterThan(1)
  expect(told).toEqual([...new Set(told)].sort((a, b) => a - b))
  expect(told.at(-1)).toBe(bytes.length)
})

it('a full disk under the journal: refused, nothing lost, and it goes on when there is room', async () => {
  const journals = join(folder, 'small')
  if (!(await smallDisk(journals))) return unable()
  const path = join(folder, 'a.longroll')
  const { session, say, revision } = await opened(path, journals, true)
  // All of what is left, and then no byte more goes on this disk.
  await expect(writeFile(join(journals, 'other'), Buffer.alloc(70_000))).rejects.toMatchObject({ code: 'ENOSPC' })
  let taken = 0
  let answer = await say()
  for (; answer.ok; taken += 1) answer = await say()
  // There was room for these.
  expect(taken).toBeGreaterThan(5)
  expect(answer.error).toMatchObject({ code: 'file/not-saved', reason: 'disk-full', kept: false })
  const kept = revision()
  expect(await say()).toMatchObject({ ok: false })
  expect(revision()).toBe(kept)
  expect((await opened(path, journals, false)).revision()).toBe(kept)

  await rm(join(journals, 'other'))
  expect(await say()).toMatchObject({ ok: true })
  await session.close()
  expect((await opened(path, journals, false)).revision()).toBe(kept + 1)
})

it('a full disk under the file: all is in the journal, the old file stays whole', async () => {
  const small = join(folder, 'small')
  if (!(await smallDisk(small))) return unable()
  const path = join(small, 'a.longroll')
  const journals = join(folder, 'journals')
  const { session, say, revision } = await opened(path, journals, true)
  for (let i = 0; i < 3; i += 1) await say()
  expect(await session.save()).toMatchObject({ is: 'file' })
  const before = await readFile(path)
  for (let i = 0; i < 40; i += 1) await say()
  expect(await session.save()).toMatchObject({ is: 'not-saved', error: { reason: 'disk-full', kept: true } })
  expect(await readFile(path)).toEqual(before)
  expect(await realFileSystem.list(small)).toEqual(['a.longroll'])
  await session.close()
  expect((await opened(path, journals, false)).revision()).toBe(revision())
})

it('a file that may not be touched (chattr +i, as a stand-in for a lock): all is in the journal, and it goes on when it may', async () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return unable()
  const path = join(folder, 'a.longroll')
  const journals = join(folder, 'journals')
  const { session, say, revision } = await opened(path, journals, true)
  await say()
  await session.save()
  const before = await readFile(path)
  try {
    execFileSync('chattr', ['+i', path], { stdio: 'ignore' })
  } catch {
    process.stdout.write('chattr +i is not known here: nothing was tried with it.\n')
    return
  }
  try {
    await say()
    expect(await session.save()).toMatchObject({ is: 'not-saved', error: { reason: 'locked', kept: true } })
    expect(await readFile(path)).toEqual(before)
    expect((await realFileSystem.list(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
  } finally {
    execFileSync('chattr', ['-i', path])
  }
  expect(await session.save()).toMatchObject({ is: 'file' })
  await session.close()
  expect((await opened(path, journals, false)).revision()).toBe(revision())
}, 30_000)

it('a disk that is read-only: opens, keeps all in the journal, says why, and touches nothing', async () => {
  const small = join(folder, 'small')
  if (!(await smallDisk(small))) return unable()
  const path = join(small, 'a.longroll')
  const journals = join(folder, 'journals')
  const first = await opened(path, journals, true)
  await first.say()
  await first.session.close()
  const before = await readFile(path)
  execFileSync('mount', ['-o', 'remount,ro', small])
  const { session, say } = await opened(path, journals, false)
  expect(await say()).toMatchObject({ ok: true })
  expect(await session.save()).toMatchObject({ is: 'not-saved', error: { reason: 'read-only', kept: true } })
  expect(await readFile(path)).toEqual(before)
  execFileSync('mount', ['-o', 'remount,rw', small])
  expect(await session.save()).toMatchObject({ is: 'file' })
})

it('of two names of one file (hard links) only the opened one goes on, and the GM is told', async () => {
  const path = join(folder, 'a.longroll')
  const journals = join(folder, 'journals')
  await (await opened(path, journals, true)).session.close()
  await link(path, join(folder, 'b.longroll'))
  const before = await readFile(path)
  const { session, say } = await opened(path, journals, false)
  expect(session.snapshot().notices).toEqual([{ key: 'several-names', names: 2 }])
  await say()
  expect(await session.save()).toMatchObject({ is: 'file' })
  expect(await readFile(join(folder, 'b.longroll'))).toEqual(before)
})

it('links are followed and stay; long and foreign names are taken', async () => {
  const name = `${'Ж'.repeat(118)}.longroll`
  const path = join(folder, name)
  const link = join(folder, 'link.longroll')
  const journals = join(folder, 'journals')
  const first = await opened(path, journals, true)
  await first.say()
  await first.session.close()
  await symlink(path, link)
  const second = await opened(link, journals, false)
  await second.say()
  expect(await second.session.close()).toMatchObject({ is: 'file' })
  expect(await realFileSystem.realPath(link)).toBe(path)
  expect((await opened(path, journals, false)).revision()).toBe(2)
  expect(existsSync(link)).toBe(true)
})
