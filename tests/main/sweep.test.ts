import { expect, it } from 'vitest'
import { campaignContent } from '../../src/main/campaign/campaign-content'
import { checkCampaignFile } from '../../src/main/campaign/campaign-file'
import type { Session } from '../../src/main/campaign/session'
import type { FileSystem } from '../../src/main/platform/file-system'
import { deskOver, notes, say, value } from '../support/desk'
import { Died, faulty, type Fault } from '../support/faulty-file-system'
import { MemoryFileSystem } from '../support/memory-file-system'
import { asOlder, olderContent } from '../support/older-format'

// Every error that matters at every call of the file system, while a GM backs up, restores, recovers, settles a conflict,
// copies and moves. Afterwards, also after a power cut: every note that was acknowledged is in a file that opens.

const path = '/home/a.longroll'

type Operation = (fs: FileSystem, inner: MemoryFileSystem, heard: (text: string) => void) => Promise<void>

async function speak(session: Session, text: string, heard: (text: string) => void): Promise<void> {
  if (await say(session, text)) heard(text)
}

const operations: Readonly<Record<string, Operation>> = {
  'backup and restore': async (fs, _inner, heard) => {
    const { desk } = deskOver(fs, 'x')
    const session = value(await desk.open(path, { setJournalAside: false }))
    await speak(session, 'four', heard)
    await session.save()
    const oldest = value(await desk.backups.list(session)).at(-1)
    await desk.backups.restore(session, oldest?.id ?? '')
    await speak(session, 'five', heard)
    await desk.close(session)
  },
  'recovery of a damaged file': async (fs, inner, heard) => {
    inner.put(path, inner.text(path).replace('Clocks', 'Clacks'))
    const { desk } = deskOver(fs, 'x')
    const offers = await desk.offers(path)
    // Where the newest cannot be read just now, a GM who wants it tries again.
    const newest = offers.backups.find(({ revision }) => revision === 3)
    const session = value(await desk.recover(path, newest?.id ?? ''))
    await speak(session, 'four', heard)
    await desk.close(session)
  },
  'a conflict, settled for ours': async (fs, inner, heard) => {
    const { desk } = deskOver(fs, 'x')
    const session = value(await desk.open(path, { setJournalAside: false }))
    await speak(session, 'four', heard)
    inner.put(path, await elsewhere(inner))
    await session.save()
    await desk.settle(session, 'ours')
    await speak(session, 'five', heard)
    await desk.close(session)
  },
  'a conflict, settled for theirs': async (fs, inner, heard) => {
    const { desk, reopened } = deskOver(fs, 'x')
    const session = value(await desk.open(path, { setJournalAside: false }))
    await speak(session, 'four', heard)
    inner.put(path, await elsewhere(inner))
    await session.save()
    await desk.settle(session, 'theirs')
    await desk.close(reopened[0] ?? session)
  },
  'a copy, and a move': async (fs, _inner, heard) => {
    const { desk } = deskOver(fs, 'x')
    const session = value(await desk.open(path, { setJournalAside: false }))
    await speak(session, 'four', heard)
    const copy = value(await desk.copy(session, '/home/copy.longroll'))
    await speak(copy, 'five', heard)
    await desk.close(copy)
    const moved = value(await desk.move(session, '/home/moved.longroll'))
    await speak(moved, 'six', heard)
    await desk.close(moved)
  },
}

/** Left by a Longroll of an older format when it was killed: a file, and a journal that goes on from it. */
const older: Operation = async (fs, _inner, heard) => {
  const { desk } = deskOver(fs, 'x', olderContent)
  const session = value(await desk.open(path, { setJournalAside: false }))
  await speak(session, 'four', heard)
  await session.save()
  await speak(session, 'five', heard)
  await desk.close(session)
}

const faults: readonly Fault[] = [
  { error: 'ENOSPC' },
  { error: 'EIO' },
  { error: 'EACCES' },
  { error: 'EROFS' },
  { error: 'EBUSY' },
  { error: 'ENOENT' },
  { error: 'EMFILE' },
  'short',
  'done-but-fails',
  'dies',
]

it.each(
  Object.entries({ ...operations, 'an update of the format': older }).flatMap(([name, work]) =>
    faults.map((fault) => ({ name, work, fault })),
  ),
)('$name: $fault at any call loses nothing that was acknowledged', async ({ work, fault }) => {
  const isOlder = work === older
  const start = isOlder ? await asOlder(await played(), path) : await played()
  const old = start.bytes(path)
  const inner = start.afterPowerCut(true)
  const dry = faulty(inner, null)
  await work(dry, inner, () => undefined)
  const calls = dry.calls()
  expect(calls).toBeGreaterThan(30)
  // Every call once; from there on, every sixth, as the disk stays full or away.
  const plans = Array.from({ length: calls }, (_, i) => i + 1).flatMap((at) => [
    { at, lasts: 'once' as const },
    ...(at % 6 === 0 ? [{ at, lasts: 'on' as const }] : []),
  ])
  for (const { at, lasts } of plans) {
    const fs = start.afterPowerCut(true)
    const failing = faulty(fs, { at, fault, lasts })
    const acknowledged = new Set(['one', 'two', 'three'])
    await work(failing, fs, (text) => acknowledged.add(text)).catch((error: unknown) => {
      // Refusals are thrown by the test's own `value`; anything else is a bug.
      const isRefused = error instanceof Error && error.message.startsWith('{"code":"')
      if (!(error instanceof Died) && !isRefused) throw error
    })
    for (const left of [fs, fs.afterPowerCut()]) {
      const where = `${failing.trace()[at - 1]} (call ${at} of ${calls}, ${lasts})`
      // Whatever happened on the way: the file of the older format is where it was, or kept.
      if (isOlder) expect(await isKept(left, old), where).toBe(true)
      const found = await everyNote(left, where, isOlder ? olderContent : campaignContent)
      expect(
        [...acknowledged].filter((text) => !found.has(text)),
        where,
      ).toEqual([])
    }
  }
})

async function played(): Promise<MemoryFileSystem> {
  const fs = new MemoryFileSystem()
  const { desk } = deskOver(fs, 'start')
  const session = value(await desk.create(path, 'Clocks'))
  await say(session, 'one', 'two')
  await session.save()
  await say(session, 'three')
  await desk.close(session)
  return fs
}

async function isKept(fs: MemoryFileSystem, old: Uint8Array): Promise<boolean> {
  if (fs.has(path) && Buffer.compare(fs.bytes(path), old) === 0) return true
  const { backups } = deskOver(fs, 'kept')
  const all = value(await backups.list({ campaign: null, path }))
  for (const { id } of all) {
    const bytes = await backups.read(id)
    if (bytes !== null && Buffer.compare(bytes, old) === 0) return true
  }
  const aside = '/data/backups/aside'
  return fs.names(aside).some((name) => Buffer.compare(fs.bytes(`${aside}/${name}`), old) === 0)
}

/** What another computer made of the file. */
async function elsewhere(fs: MemoryFileSystem): Promise<Uint8Array> {
  const other = new MemoryFileSystem()
  other.put(path, fs.bytes(path))
  const { desk } = deskOver(other, 'other')
  const session = value(await desk.open(path, { setJournalAside: false }))
  await say(session, 'theirs')
  await desk.close(session)
  return other.bytes(path)
}

/** All notes of all campaigns that a GM can open now, with what is offered where one does not. */
async function everyNote(
  fs: MemoryFileSystem,
  where: string,
  content: typeof campaignContent,
): Promise<ReadonlySet<string>> {
  const { desk } = deskOver(fs, 'after', content)
  const all: string[] = []
  for (const name of fs.names('/home').filter((file) => file.endsWith('.longroll'))) {
    const file = `/home/${name}`
    let opened = await desk.open(file, { setJournalAside: false })
    if (!opened.ok && opened.error.code === 'file/journal-conflict')
      opened = await desk.open(file, { setJournalAside: true })
    if (!opened.ok) {
      const offers = await desk.offers(file)
      opened = await desk.recover(file, offers.backups[0]?.id ?? '')
    }
    if (!opened.ok) throw new Error(`${where}: ${file} does not open: ${JSON.stringify(opened.error)}`)
    all.push(...notes(opened.value))
    await desk.close(opened.value)
    expect(checkCampaignFile(fs.bytes(file)).ok, where).toBe(true)
  }
  // Copies that were made while opening.
  for (const name of fs.names('/home').filter((file) => file.includes('conflict'))) {
    const opened = await desk.open(`/home/${name}`, { setJournalAside: true })
    if (opened.ok) {
      all.push(...notes(opened.value))
      await desk.close(opened.value)
    }
  }
  return new Set(all)
}
