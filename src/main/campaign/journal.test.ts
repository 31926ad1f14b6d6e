import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { faulty, type Fault } from '../../../tests/support/faulty-file-system'
import { MemoryFileSystem } from '../../../tests/support/memory-file-system'
import { said } from '../../../tests/support/tally-content'
import { realFileSystem, type FileSystem } from '../platform/file-system'
import { continueJournal, startJournal, type Journal } from './journal'
import { firstHead, lineParts, nextLine, readJournal, writtenLine, type JournalHeader } from './journal-format'
import { textOf } from './json'

const header: JournalHeader = {
  campaign: 'c1',
  path: '/home/a.longroll',
  continues: 'file 0',
  revision: 0,
  head: firstHead('c1'),
}
const path = '/data/c1.journal'

async function started(fs: FileSystem): Promise<Journal> {
  const journal = await startJournal(fs, path, header, [])
  if (!journal.ok) throw new Error(journal.error.system ?? '')
  return journal.value
}

const revisionsIn = (fs: MemoryFileSystem): number[] => readJournal(fs.bytes(path)).lines.map((line) => line.revision)

it('keeps what is appended, through a power cut', async () => {
  const fs = new MemoryFileSystem()
  const journal = await started(fs)
  await journal.append(said(1))
  await journal.append(said(2))
  const read = readJournal(fs.afterPowerCut().bytes(path))
  expect(read.header).toEqual(header)
  expect(read.lines.map((line) => line.text)).toEqual([JSON.stringify(said(1)), JSON.stringify(said(2))])
  expect(read.tail).toBe('none')
})

it('takes appends one after another, in the order given', async () => {
  const fs = new MemoryFileSystem()
  const journal = await started(fs)
  await Promise.all([1, 2, 3, 4, 5].map((revision) => journal.append(said(revision))))
  expect(revisionsIn(fs)).toEqual([1, 2, 3, 4, 5])
})

it('forgets what the file holds, and continues that file', async () => {
  const fs = new MemoryFileSystem()
  const journal = await started(fs)
  for (const revision of [1, 2, 3]) await journal.append(said(revision))
  const second = journal.lines()[1]
  if (second === undefined) throw new Error('No second line')
  expect(await journal.cut({ continues: 'file 2', revision: 2, head: second.head })).toEqual({ ok: true, value: null })
  await journal.append(said(4))
  const read = readJournal(fs.afterPowerCut().bytes(path))
  expect(read.header).toEqual({ ...header, continues: 'file 2', revision: 2, head: second.head })
  expect(read.lines.map((line) => line.revision)).toEqual([3, 4])
})

it('goes on with a journal that was read, without writing any of it again', async () => {
  const fs = new MemoryFileSystem()
  const first = await started(fs)
  await first.append(said(1))
  await first.close()
  const watched = faulty(fs, null)
  const again = await continueJournal(watched, path, { ...readJournal(fs.bytes(path)), header })
  if (!again.ok) throw new Error(again.error.system ?? '')
  expect(watched.trace()).toEqual(['open change', 'fstat', 'dataSync'])
  await again.value.append(said(2))
  expect(revisionsIn(fs)).toEqual([1, 2])
})

it('has room for what comes: appended and read again, it is no longer than before', async () => {
  const fs = new MemoryFileSystem()
  const journal = await started(fs)
  const { byteLength } = fs.bytes(path)
  for (const revision of [1, 2, 3]) await journal.append(said(revision))
  await journal.close()
  const again = await continueJournal(fs, path, { ...readJournal(fs.bytes(path)), header })
  if (!again.ok) throw new Error(again.error.system ?? '')
  await again.value.append(said(4))
  expect(fs.bytes(path).byteLength).toBe(byteLength)
  expect(revisionsIn(fs)).toEqual([1, 2, 3, 4])
})

it('makes new room where it ends', async () => {
  const fs = new MemoryFileSystem()
  const journal = await started(fs)
  const { byteLength } = fs.bytes(path)
  const long = { ...said(1), say: 'x'.repeat(byteLength - 300) }
  await journal.append(long)
  for (const revision of [2, 3, 4, 5, 6]) await journal.append(said(revision))
  expect(fs.bytes(path).byteLength).toBeGreaterThan(byteLength + 10_000)
  const read = readJournal(fs.afterPowerCut().bytes(path))
  expect(read).toMatchObject({ tail: 'none', lines: [{ text: JSON.stringify(long) }, {}, {}, {}, {}, { revision: 6 }] })
})

it('does without room on a disk that has none', async () => {
  const fs = new MemoryFileSystem()
  const counted = faulty(fs, null)
  await started(counted)
  const writes = counted.trace().flatMap((call, index) => (call === 'write' ? [index + 1] : []))
  expect(writes).toHaveLength(2)
  for (const fault of [{ error: 'ENOSPC' }, { error: 'EDQUOT' }] as const) {
    const full = new MemoryFileSystem()
    const journal = await started(faulty(full, { at: writes[1] ?? 0, fault }))
    expect(full.bytes(path).at(-1)).toBe('\n'.charCodeAt(0))
    await journal.append(said(1))
    expect(readJournal(full.afterPowerCut().bytes(path))).toMatchObject({ lines: [{ revision: 1 }], tail: 'none' })
  }
})

it('one append is one write and one sync', async () => {
  const watched = faulty(new MemoryFileSystem(), null)
  const journal = await started(watched)
  const before = watched.calls()
  await journal.append(said(1))
  expect(watched.trace().slice(before)).toEqual(['write', 'dataSync'])
})

it('a short write is carried on until all is written', async () => {
  const fs = new MemoryFileSystem()
  const counted = faulty(fs, null)
  await started(counted)
  for (let at = 1; at <= counted.calls() + 2; at += 1) {
    const fresh = new MemoryFileSystem()
    const journal = await started(faulty(fresh, { at, fault: 'short' }))
    expect(await journal.append(said(1))).toMatchObject({ ok: true })
    expect(revisionsIn(fresh), `short at ${at}`).toEqual([1])
  }
})

const faults: readonly Fault[] = [
  { error: 'ENOSPC' },
  { error: 'EIO' },
  { error: 'EACCES' },
  { error: 'EROFS' },
  'done-but-fails',
]

it.each(faults)(
  'whatever call fails with %j: refused or kept, never half, and a refused one never comes back',
  async (fault) => {
    for (const lasts of ['once', 'on'] as const) {
      for (let at = 1; at < 60; at += 1) {
        const fs = new MemoryFileSystem()
        const failing = faulty(fs, { at, fault, lasts })
        const begun = await startJournal(failing, path, header, [])
        if (!begun.ok) continue
        const journal = begun.value
        const kept: number[] = []
        for (let tries = 0; tries < 6; tries += 1) {
          const revision = kept.length + 1
          const answer = await journal.append({ ...said(revision), try: tries } as { revision: number })
          if (answer.ok) kept.push(tries)
          if (tries === 3) {
            const line = journal.lines().at(-2)
            if (line)
              await journal.cut({ continues: `file ${line.revision}`, revision: line.revision, head: line.head })
          }
        }
        const base = journal.header().revision
        const triesIn = (from: MemoryFileSystem): unknown[] => {
          const read = readJournal(from.bytes(path))
          expect(read.header, `call ${at}`).not.toBeNull()
          return [
            ...kept.slice(0, read.header?.revision),
            ...read.lines.map((line) => JSON.parse(textOf(line.text)).try),
          ]
        }
        // A power cut may bring back a journal from before the cut: it holds everything all the same.
        const afterCut = triesIn(fs.afterPowerCut())
        const where = `call ${at} ${lasts}, cut to ${base}`
        expect(afterCut.slice(0, kept.length), where).toEqual(kept)
        // Beyond what was acknowledged, a broken disk may hold the one record that was under way, no more.
        if (lasts === 'once') expect(triesIn(fs), where).toEqual(kept)
        else expect(afterCut.length - kept.length, where).toBeLessThanOrEqual(1)
      }
    }
  },
)

it('dies at any call: what was acknowledged is there, and at most the one record under way', async () => {
  // Over several sectors, of which a power cut may leave any.
  const long = (revision: number) => ({ ...said(revision), more: 'x'.repeat(1_700) })
  let at = 1
  for (; at < 200; at += 1) {
    const fs = new MemoryFileSystem()
    const dying = faulty(fs, { at, fault: 'dies' })
    let acknowledged = 0
    try {
      const journal = await started(dying)
      for (const revision of [1, 2, 3, 4]) {
        await journal.append(long(revision))
        acknowledged = revision
      }
      const line = journal.lines()[2]
      if (line) await journal.cut({ continues: 'file 3', revision: 3, head: line.head })
      await journal.append(long(5))
      acknowledged = 5
      break
    } catch {
      for (const left of [
        fs,
        fs.afterPowerCut(),
        fs.afterPowerCut(true),
        fs.afterPowerCut('even'),
        fs.afterPowerCut('odd'),
      ]) {
        if (!left.has(path)) {
          expect(acknowledged).toBe(0)
          continue
        }
        const read = readJournal(left.bytes(path))
        const last = read.lines.at(-1)?.revision ?? read.header?.revision ?? 0
        expect(read.tail).not.toBe('damaged')
        expect(last, `call ${at}`).toBeGreaterThanOrEqual(acknowledged)
        expect(last, `call ${at}`).toBeLessThanOrEqual(acknowledged + 1)
      }
    }
  }
  expect(at).toBeLessThan(200)
})

it('reads to the last good line, whatever byte is flipped or cut', async () => {
  const fs = new MemoryFileSystem()
  const journal = await started(fs)
  for (const revision of [1, 2, 3]) await journal.append(said(revision))
  const whole = fs.bytes(path)
  const bytes = whole.subarray(0, whole.lastIndexOf('\n'.charCodeAt(0)) + 1)
  const good = readJournal(whole)
  const starts = (n: number): number =>
    Buffer.from(bytes).toString('latin1').split('\n').slice(0, n).join('\n').length + 1
  for (let at = 0; at < bytes.byteLength; at += 1) {
    const line = [1, 2, 3, 4].findIndex((n) => at < starts(n))
    const flipped = Uint8Array.from(at % 2 === 0 ? bytes : whole)
    flipped[at] = (flipped[at] ?? 0) ^ 1
    const read = readJournal(flipped)
    if (line === 0) expect(read.header).toBeNull()
    else expect(read, `byte ${at}`).toMatchObject({ header: good.header, lines: good.lines.slice(0, line - 1) })
    expect(read.tail === 'none').toBe(false)

    // A half record, with room behind it or without.
    const room = new Uint8Array(at % 3 === 0 ? 100 : 0)
    const cut = readJournal(Buffer.concat([bytes.subarray(0, at), room]))
    if (line > 0) expect(cut.lines, `cut at ${at}`).toEqual(good.lines.slice(0, line - 1))
    if (line > 0) expect(cut.tail).toBe(at === starts(line) ? 'none' : 'torn')
  }
})

it('a line that a disk left sectors of out was never acknowledged; one that was damaged in any other way was', async () => {
  const fs = new MemoryFileSystem()
  const journal = await started(fs)
  await journal.append({ ...said(1), more: ' '.repeat(1_700) } as { revision: number })
  const bytes = fs.bytes(path)
  const [begin, end] = [bytes.indexOf('\n'.charCodeAt(0)) + 1, bytes.lastIndexOf('\n'.charCodeAt(0)) + 1]
  const zeroed = (from: number, to: number) => readJournal(Uint8Array.from(bytes).fill(0, from, to)).tail
  const first = Math.ceil(begin / 512) * 512
  expect(zeroed(begin, first)).toBe('torn')
  expect(zeroed(first, first + 512)).toBe('torn')
  expect(zeroed(first, first + 1_024)).toBe('torn')
  expect(zeroed(begin, first + 512)).toBe('torn')
  // A space that lost its one bit is a zero.
  for (let at = begin; at < end - 1; at += 1) {
    const flipped = Uint8Array.from(bytes)
    flipped[at] = 0
    expect(readJournal(flipped).tail, `byte ${at}`).toBe('damaged')
  }
  expect(zeroed(first + 1, first + 512)).toBe('damaged')
  expect(zeroed(first, first + 511)).toBe('damaged')
})

it('a line is written as it is made, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(), fc.string(), (say, revision, chain) => {
      const record = { ...said(revision), say }
      const { line, bytes } = writtenLine(firstHead(chain), record)
      expect(line).toEqual(nextLine(firstHead(chain), record))
      expect(Buffer.from(bytes).equals(Buffer.concat(lineParts(line)))).toBe(true)
    }),
  )
})

it('a record from another chain does not fit', async () => {
  const [mine, other] = [new MemoryFileSystem(), new MemoryFileSystem()]
  const [a, b] = [await started(mine), await started(other)]
  await a.append(said(1))
  await b.append({ ...said(1), say: 'else' } as { revision: number })
  await b.append(said(2))
  const foreign = other.text(path).split('\n')[2] ?? ''
  mine.put(path, `${mine.text(path).trimEnd().replaceAll('\0', '')}\n${foreign}\n`)
  expect(readJournal(mine.bytes(path))).toMatchObject({ lines: [{ revision: 1 }], tail: 'damaged' })
})

it('the real file system keeps the same promises', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'longroll-journal-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const real = `${folder}/c1.journal`
  const journal = await startJournal(realFileSystem, real, header, [])
  if (!journal.ok) throw new Error(journal.error.system ?? '')
  await journal.value.append(said(1))
  await journal.value.append(said(2))
  const line = journal.value.lines()[0]
  if (line) await journal.value.cut({ continues: 'file 1', revision: 1, head: line.head })
  await journal.value.append(said(3))
  await journal.value.close()
  expect(readJournal(await realFileSystem.readFile(real)).lines.map((l) => l.revision)).toEqual([2, 3])
  expect(await realFileSystem.list(folder)).toEqual(['c1.journal'])
})
