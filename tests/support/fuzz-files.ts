import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { checkCampaignFile, glimpseCampaignFile, parseCampaignFile } from '../../src/main/campaign/campaign-file'
import { campaignContent } from '../../src/main/campaign/campaign-content'
import { readJournal } from '../../src/main/campaign/journal-format'
import { numbers } from './store-model'

/** Bytes that are nearly a campaign file: flipped, cut, doubled, moved, spliced with words that mean something to us. */
export function mutated(good: Buffer, pick: (below: number) => number): Buffer {
  let bytes = Buffer.from(good)
  for (let left = 1 + pick(4); left > 0; left -= 1) {
    const at = pick(Math.max(1, bytes.length))
    const to = Math.min(bytes.length, at + pick(60))
    switch (pick(7)) {
      case 0:
        bytes[at] = pick(256)
        break
      case 1:
        bytes = bytes.subarray(0, at)
        break
      case 2:
        bytes = Buffer.concat([bytes.subarray(0, to), bytes.subarray(at)])
        break
      case 3:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(to)])
        break
      case 4:
        bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from(WORDS[pick(WORDS.length)] ?? ''), bytes.subarray(at)])
        break
      case 5:
        bytes = Buffer.concat([bytes.subarray(0, at), Buffer.alloc(pick(200)), bytes.subarray(to)])
        break
      default:
        bytes = Buffer.concat([bytes.subarray(at), bytes.subarray(0, at)])
    }
  }
  return bytes
}

const WORDS = [
  '\n',
  '{"longroll":1,',
  '"sha256":"',
  '__proto__',
  '9'.repeat(400),
  '['.repeat(300),
  '\u0000',
  '-1',
  'null',
  '1e999',
  '"bytes":9007199254740993',
  '\ud800',
]

/** @returns what went wrong, of `count` fuzzed files and journals */
export function fuzzFiles(file: Buffer, journal: Buffer, seed: number, count: number): readonly string[] {
  const pick = numbers(seed)
  const wrong: string[] = []
  const base = parseCampaignFile(file)
  const good = base.ok ? JSON.stringify(base.value) : ''
  for (let i = 0; i < count; i += 1) {
    const bytes = mutated(file, pick)
    const lines = mutated(journal, pick)
    try {
      const parsed = parseCampaignFile(bytes)
      // Only the very same bytes may pass.
      if (parsed.ok && (Buffer.compare(bytes, file) !== 0 || JSON.stringify(parsed.value) !== good))
        wrong.push(`${i}: taken for good`)
      if (checkCampaignFile(bytes).ok !== parsed.ok && Buffer.compare(bytes, file) !== 0)
        wrong.push(`${i}: checked as good`)
      const seen = glimpseCampaignFile(bytes)
      if (seen !== undefined) campaignContent.read(seen)
      const read = readJournal(lines)
      const whole = readJournal(journal)
      const isPrefix = read.lines.every((line, n) => line.head === whole.lines[n]?.head)
      if (read.header !== null && read.header.continues === whole.header?.continues && !isPrefix)
        wrong.push(`${i}: a journal line that was never written`)
    } catch (error) {
      wrong.push(`${i}: ${String(error)}`)
    }
  }
  return wrong
}

setFlagsFromString('--expose-gc')
const clearGarbage = runInNewContext('gc') as () => void

/** What reading a file costs at its most, in multiples of its size: all that a reader could come to hold, before any of it is let go. */
export function costOfReading(bytes: Buffer): number {
  // What earlier tests left would be counted, or taken off, where it is cleared in the middle.
  clearGarbage()
  const before = process.memoryUsage()
  const parsed = parseCampaignFile(bytes)
  const content = parsed.ok ? campaignContent.read(parsed.value.payload) : glimpseCampaignFile(bytes)
  const after = process.memoryUsage()
  // It is still held when it is measured.
  if (content === undefined && parsed.ok) throw new Error('Read, and nothing in it')
  return (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / bytes.length
}
