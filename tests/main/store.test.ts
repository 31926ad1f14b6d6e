import { expect, it } from 'vitest'
import { createFileWriter } from '../../src/main/campaign/file-writer'
import { parseCampaignFile } from '../../src/main/campaign/campaign-file'
import { createCampaign, openCampaign, type OpenCampaign, type Shelf } from '../../src/main/campaign/open-campaign'
import type { FileSystem } from '../../src/main/platform/file-system'
import { hastyClock } from '../support/fake-clock'
import { Died, faulty, type Fault } from '../support/faulty-file-system'
import { MemoryFileSystem } from '../support/memory-file-system'
import { said, tally, wordsTo, type Tally } from '../support/tally-content'

const path = '/home/a.longroll'
const id = 'c1'

const shelf = (fs: FileSystem): Shelf<Tally> => ({ fs, journals: '/data', content: tally })
const open = (fs: FileSystem, setJournalAside = false, at = path) => openCampaign(shelf(fs), at, { setJournalAside })

async function made(fs: FileSystem): Promise<OpenCampaign<Tally>> {
  const answer = await createCampaign(shelf(fs), path, id, { words: [] })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.value
}

/** What a session does, without its timing: append, and now and then the file. */
function playing(fs: FileSystem, campaign: OpenCampaign<Tally>) {
  const writer = createFileWriter({ fs, clock: hastyClock }, tally)
  const { journal } = campaign
  let revision = campaign.revision
  return {
    acknowledged: () => revision,
    async say(word?: string): Promise<boolean> {
      const record = word === undefined ? said(revision + 1) : { revision: revision + 1, say: word }
      const answer = await journal.append(record)
      if (answer.ok) revision += 1
      return answer.ok
    },
    async save(): Promise<boolean> {
      const job = { journal: journal.header(), lines: [...journal.lines()], whole: null }
      const done = await writer.write(job)
      if (!done.ok) return false
      const { sha256: continues, revision: to, head } = done.value
      await journal.cut({ continues, revision: to, head })
      return true
    },
  }
}

it('opens what it made, with everything that was said, from file and journal', async () => {
  const fs = new MemoryFileSystem()
  const game = playing(fs, await made(fs))
  for (let round = 1; round <= 3; round += 1) {
    await game.say()
    await game.say()
    expect(await game.save()).toBe(true)
  }
  await game.say()
  const again = await open(fs.afterPowerCut())
  expect(again).toMatchObject({
    ok: true,
    value: { id, path, revision: 7, fileRevision: 6, content: { words: wordsTo(7) }, notices: [] },
  })
  expect(fs.names('/home')).toEqual(['a.longroll'])
})

it('makes nothing over a file that is there', async () => {
  const fs = new MemoryFileSystem()
  fs.put(path, 'a shopping list')
  const answer = await createCampaign(shelf(fs), path, id, { words: [] })
  expect(answer).toEqual({ ok: false, error: { code: 'file/exists', path } })
  expect(fs.text(path)).toBe('a shopping list')
})

it('opens through a link, and keeps one journal for both ways', async () => {
  const fs = new MemoryFileSystem()
  await playing(fs, await made(fs)).say()
  fs.putLink('/home/link', path)
  expect(await open(fs, false, '/home/link')).toMatchObject({ ok: true, value: { path, revision: 1 } })
})

const faults: readonly Fault[] = [
  { error: 'ENOSPC' },
  { error: 'EIO' },
  { error: 'EACCES' },
  { error: 'EPERM' },
  { error: 'EROFS' },
  { error: 'ENOENT' },
  'short',
  'done-but-fails',
  'dies',
]

/** Two sittings: make, play, save twice; open again, play, save, play. */
async function twoSittings(fs: FileSystem, note: (acknowledged: number, sent: number) => void): Promise<void> {
  let campaign = await made(fs)
  for (const _sitting of [1, 2]) {
    const game = playing(fs, campaign)
    for (const act of ['say', 'say', 'save', 'say', 'save', 'say'] as const) {
      if (act === 'say') note(game.acknowledged(), game.acknowledged() + 1)
      await (act === 'say' ? game.say() : game.save())
      note(game.acknowledged(), game.acknowledged())
    }
    await campaign.journal.close()
    const again = await open(fs)
    if (!again.ok) throw new Error(again.error.code)
    campaign = again.value
  }
}

it.each(faults)(
  '%j at any call of two sittings: what was acknowledged opens afterwards, in order, and no more than was sent',
  async (fault) => {
    const counted = faulty(new MemoryFileSystem(), null)
    await twoSittings(counted, () => undefined)
    const calls = counted.calls()
    expect(calls).toBeGreaterThan(80)
    for (const lasts of ['once', 'on'] as const) {
      for (let at = 1; at <= calls; at += 1) {
        const fs = new MemoryFileSystem()
        const failing = faulty(fs, { at, fault, lasts })
        let [acknowledged, sent] = [0, 0]
        const where = (): string => `${failing.trace()[at - 1]} (call ${at} of ${calls}, ${lasts})`
        await twoSittings(failing, (a, s) => {
          acknowledged = a
          sent = Math.max(sent, s)
        }).catch((error: unknown) => {
          if (!(error instanceof Died) && !(error instanceof Error && /^file\//.test(error.message))) throw error
        })
        for (const left of [fs, fs.afterPowerCut(), fs.afterPowerCut(true)]) {
          if (acknowledged === 0 && !isWhole(left)) continue
          const again = await open(left)
          if (!again.ok) throw new Error(`${where()}: ${JSON.stringify(again.error)}`)
          const { words } = again.value.content
          expect(words, where()).toEqual(wordsTo(words.length))
          expect(words.length, where()).toBeGreaterThanOrEqual(acknowledged)
          expect(words.length, where()).toBeLessThanOrEqual(sent)
        }
      }
    }
  },
)

const isWhole = (fs: MemoryFileSystem): boolean => fs.has(path) && parseCampaignFile(fs.bytes(path)).ok

it('opens nothing that is damaged, and touches nothing of it, whatever byte is flipped or cut', async () => {
  const fs = new MemoryFileSystem()
  const game = playing(fs, await made(fs))
  await game.say()
  await game.save()
  await game.say()
  const good = fs.bytes(path)
  for (let at = 0; at < good.byteLength; at += 1) {
    const flipped = Uint8Array.from(good)
    flipped[at] = (flipped[at] ?? 0) ^ 4
    for (const bad of [flipped, good.subarray(0, at)]) {
      const left = fs.afterPowerCut()
      left.put(path, bad)
      const watched = faulty(left, null)
      const answer = await open(watched)
      expect(answer.ok, `byte ${at}`).toBe(false)
      if (!answer.ok && answer.error.code === 'file/damaged')
        expect(answer.error.journal).toEqual({ changes: 1, revision: 2 })
      expect(left.bytes(path)).toEqual(Buffer.from(bad))
      expect(watched.trace().filter((name) => !['realPath', 'readFile', 'makeFolder', 'list'].includes(name))).toEqual(
        [],
      )
    }
  }
})

it('a file that a newer Longroll wrote is left alone, with the version it needs', async () => {
  const { sha256 } = await import('../../src/main/campaign/hash')
  const body = '{}\n'
  const header = `{"longroll":9,"oldestReader":8,"campaign":"c1","revision":1,"head":"h","previous":null,"bytes":${body.length}}`
  const fs = new MemoryFileSystem()
  fs.put(path, `${header.slice(0, -1)},"sha256":"${sha256(header, '\n', body)}"}\n${body}`)
  expect(await open(fs)).toEqual({ ok: false, error: { code: 'file/too-new', path, fileVersion: 9, appVersion: 1 } })
})

it.each([
  ['file/missing', () => new MemoryFileSystem()],
  ['file/not-a-campaign', () => withFile('not ours')],
] as const)('%s', async (code, fs) => {
  expect(await open(fs())).toEqual({ ok: false, error: { code, path } })
})

function withFile(content: string): MemoryFileSystem {
  const fs = new MemoryFileSystem()
  fs.put(path, content)
  return fs
}

it('a file that may not be read is not called missing or damaged', async () => {
  const fs = new MemoryFileSystem()
  await made(fs)
  for (const at of [1, 2, 3]) {
    const answer = await open(faulty(fs, { at, fault: { error: 'EACCES' } }))
    expect(answer).toEqual({
      ok: false,
      error: { code: 'file/unreadable', path, reason: 'no-permission', system: 'EACCES' },
    })
  }
})

/** A campaign whose journal holds two changes beyond its file. */
async function ahead(): Promise<{ fs: MemoryFileSystem; journal: string; file: Uint8Array }> {
  const fs = new MemoryFileSystem()
  const game = playing(fs, await made(fs))
  await game.say()
  await game.save()
  const file = fs.bytes(path)
  await game.say()
  await game.say()
  return { fs, file, journal: `/data/${fs.names('/data')[0] ?? ''}` }
}

it('a torn last record was never acknowledged: it is cut', async () => {
  const { fs, journal } = await ahead()
  for (let cut = 1; cut < 40; cut += 1) {
    const left = fs.afterPowerCut()
    const bytes = left.bytes(journal)
    const end = bytes.lastIndexOf('\n'.charCodeAt(0)) + 1
    // Cut short, or with its last bytes not written into the room that was there for them.
    left.put(journal, cut % 2 === 0 ? bytes.subarray(0, end - cut) : bytes.fill(0, end - cut))
    expect(await open(left)).toMatchObject({ ok: true, value: { revision: 2, notices: [] } })
    const again = playing(left, await opened(left))
    await again.say()
    expect(await open(left.afterPowerCut())).toMatchObject({
      ok: true,
      value: { revision: 3, content: { words: wordsTo(3) } },
    })
  }
})

async function opened(fs: FileSystem): Promise<OpenCampaign<Tally>> {
  const answer = await open(fs)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.value
}

it('damage inside the journal: opens to the last good change, keeps a copy, and says so', async () => {
  const { fs, journal } = await ahead()
  const text = fs.text(journal)
  fs.put(journal, text.replace('word 2', 'word X'))
  const answer = await open(fs)
  if (!answer.ok) throw new Error(answer.error.code)
  expect(answer.value).toMatchObject({ revision: 1, content: { words: wordsTo(1) } })
  const [notice] = answer.value.notices
  expect(notice).toMatchObject({ key: 'journal-was-damaged', changes: 0 })
  expect(fs.text(notice?.key === 'journal-was-damaged' ? notice.kept : '')).toBe(text.replace('word 2', 'word X'))
})

it('a journal with a damaged header is a conflict, and is kept when set aside', async () => {
  const { fs, journal } = await ahead()
  const damaged = `x${fs.text(journal)}`
  fs.put(journal, damaged)
  expect(await open(fs)).toEqual({
    ok: false,
    error: { code: 'file/journal-conflict', path, why: 'journal-damaged', journal: null },
  })
  expect(fs.text(journal)).toBe(damaged)
  expect(await open(fs, true)).toMatchObject({ ok: true, value: { revision: 1 } })
  expect(fs.names('/data/aside').map((name) => fs.text(`/data/aside/${name}`))).toEqual([damaged])
})

it('a file from elsewhere and changes of ours: a conflict, nothing is touched; set aside, the file opens and the journal is kept', async () => {
  const { fs, journal } = await ahead()
  const other = new MemoryFileSystem()
  other.put(path, fs.bytes(path))
  const there = playing(other, await opened(other))
  await there.say('theirs')
  await there.say('theirs too')
  await there.save()
  fs.put(path, other.bytes(path))
  const ours = fs.text(journal)
  const answer = await open(fs)
  expect(answer).toEqual({
    ok: false,
    error: { code: 'file/journal-conflict', path, why: 'file-changed', journal: { changes: 2, revision: 3 } },
  })
  expect([fs.text(path), fs.text(journal)]).toEqual([other.text(path), ours])
  expect(await open(fs, true)).toMatchObject({
    ok: true,
    value: { revision: 3, content: { words: ['word 1', 'theirs', 'theirs too'] } },
  })
  expect(fs.names('/data/aside').map((name) => fs.text(`/data/aside/${name}`))).toEqual([ours])
  expect(await open(fs)).toMatchObject({ ok: true, value: { revision: 3 } })
})

it('a file that moved away from its journal: the changes are not lost quietly; a copy beside the original is no such thing', async () => {
  const { fs, file } = await ahead()
  fs.put('/home/b.longroll', file)
  expect(await open(fs, false, '/home/b.longroll')).toMatchObject({ ok: true, value: { revision: 1 } })
  await fs.unlink(path)
  expect(await open(fs, false, '/home/b.longroll')).toMatchObject({
    ok: false,
    error: { code: 'file/journal-conflict', why: 'file-moved', journal: { changes: 2, revision: 3 } },
  })
})

it('takes away what a crash left beside the file, and nothing else', async () => {
  const { fs } = await ahead()
  await open(faulty(fs, null))
  const dying = faulty(fs, null)
  const campaign = await opened(dying)
  const at = dying.calls() + 4
  const game = playing(faulty(fs, { at: at - dying.calls() + 3, fault: 'dies' }), campaign)
  await game.save().catch(() => null)
  fs.put('/home/.longroll-of-somebody-else.tmp', 'x')
  const left = fs.names('/home').filter((name) => name.endsWith('.tmp'))
  expect(left).toHaveLength(2)
  await open(fs)
  expect(fs.names('/home')).toEqual(['.longroll-of-somebody-else.tmp', 'a.longroll'])
})

it('a file that is gone is made again from what is known, and one that somebody else wrote is not overwritten', async () => {
  const { fs } = await ahead()
  const campaign = await opened(fs)
  const writer = createFileWriter({ fs, clock: hastyClock }, tally)
  const job = { journal: campaign.journal.header(), lines: campaign.journal.lines(), whole: null }
  await fs.unlink(path)
  expect(await writer.write(job)).toEqual({ ok: false, error: { reason: 'gone', system: 'ENOENT' } })
  expect(await writer.write({ ...job, whole: { words: wordsTo(3) } })).toMatchObject({
    ok: true,
    value: { revision: 3 },
  })
  expect(await open(fs)).toMatchObject({ ok: true, value: { revision: 3, content: { words: wordsTo(3) } } })

  fs.put(path, 'somebody else')
  expect(await writer.write(job)).toEqual({ ok: false, error: { reason: 'changed-outside', system: null } })
  expect(fs.text(path)).toBe('somebody else')
})
