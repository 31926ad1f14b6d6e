import type { Correction, HistoryRecord } from '../../campaign/history'
import type { Sliced } from '../../rules/core/sliced'
import { parseJson, textOf } from './json'
import type { MadeLine } from './journal'
import { chained, nextLine, recordOf } from './journal-format'

/**
 * A record with very many parts as the thread that made it hands it over: as the journal's line that it becomes, in memory that
 * both threads share, so that it is neither copied nor written out and hashed once more, and can be read a piece at a time.
 */
export interface PackedRecord extends MadeLine {
  readonly text: Uint8Array
  /** Where in the text some of what is anew begins and ends, in order. */
  readonly pieces: readonly Piece[]
}

interface Piece {
  readonly from: number
  readonly to: number
}

/** A record with fewer entries anew is handed over as it is. */
const MANY = 1_000
/** Entries, a few milliseconds' worth. */
const AT_ONCE = 1_000
/** How a correction that makes nothing anew ends. */
const END = ']}}}'
const NONE = `"anew":[${END}`

/** @returns null for one that is handed over as it is */
export function packed(after: string, record: HistoryRecord): PackedRecord | null {
  const correction = record.type === 'done' ? record.entry.correction : undefined
  if (record.type !== 'done' || correction === undefined || correction.anew.length < MANY) return null
  const { anew } = correction
  const bare = { ...record, entry: { ...record.entry, correction: { ...correction, anew: [] } } }
  const frame = textOf(nextLine(after, bare).text)
  if (!frame.endsWith(NONE)) return null

  const parts = [Buffer.from(frame.slice(0, -END.length), 'utf8')]
  const pieces: Piece[] = []
  let length = parts[0]?.length ?? 0
  for (let at = 0; at < anew.length; at += AT_ONCE) {
    const part = Buffer.from(JSON.stringify(anew.slice(at, at + AT_ONCE)).slice(1, -1), 'utf8')
    if (at > 0) parts.push(Buffer.from(','))
    length += at > 0 ? 1 : 0
    parts.push(part)
    pieces.push({ from: length, to: length + part.length })
    length += part.length
  }
  parts.push(Buffer.from(END))
  const text = new Uint8Array(new SharedArrayBuffer(length + END.length))
  let at = 0
  for (const part of parts) {
    text.set(part, at)
    at += part.length
  }
  return { revision: record.revision, head: chained(after, text), text, after, pieces }
}

/** Whether a record was handed over as the line that it becomes. */
export const isPacked = (record: HistoryRecord | PackedRecord): record is PackedRecord => 'pieces' in record

/**
 * The record again, as it was packed.
 *
 * @throws Error when it is not what `packed` made, which is a bug
 */
export function* unpacked({ text, pieces, ...line }: PackedRecord): Sliced<HistoryRecord> {
  // What was entries before it became JSON in the other thread is entries again.
  const anew: Correction['anew'][number][] = []
  for (const { from, to } of pieces) {
    const piece = parseJson(`[${textOf(text.subarray(from, to))}]`)
    if (!Array.isArray(piece)) throw new Error('Not what was packed')
    for (const entry of piece as unknown as Correction['anew']) anew.push(entry)
    yield
  }
  const begin = textOf(text.subarray(0, pieces[0]?.from))
  const frame = recordOf({ ...line, text: `${begin}${END}` }) as unknown as HistoryRecord
  if (frame.type !== 'done' || frame.entry.correction === undefined) throw new Error('Not what was packed')
  return { ...frame, entry: { ...frame.entry, correction: { ...frame.entry.correction, anew } } }
}
