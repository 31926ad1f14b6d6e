import type { Json } from '../../rules/core/units'
import { sha256 } from './hash'
import { isJsonObject, parseJson, textOf } from './json'
import { FILE_FORMAT, migrated, type MigrationSteps } from './migrations'

/**
 * A journal is text, one line each: a checksum, a space, JSON. The first line is the header. A record's checksum covers
 * the checksum before it too: a record that is damaged, missing, doubled or from elsewhere breaks the chain. After the
 * last line there may be room for the next ones.
 */
export interface JournalHeader {
  readonly campaign: string
  /** Real path of the campaign file. */
  readonly path: string
  /** `sha256` of the one file that the records continue, its revision, and the chain's checksum there. */
  readonly continues: string
  readonly revision: number
  readonly head: string
}

/** What the journal stores: any JSON object that says which revision it leads to. */
export interface JournalRecord {
  readonly revision: number
}

export interface JournalLine {
  readonly revision: number
  /** The chain's checksum with this record. */
  readonly head: string
  /** The record as JSON; of a very long one its bytes, which threads share. */
  readonly text: string | Uint8Array
}

export interface ReadJournal {
  /** Null: the first line is damaged, so nobody can say what the rest continues. */
  readonly header: JournalHeader | null
  readonly lines: readonly JournalLine[]
  /**
   * What follows the last good line: nothing, or room; parts of a record that was being written when the app or the
   * power went (never acknowledged, so nothing is lost); or something else, which nobody can explain.
   */
  readonly tail: 'none' | 'torn' | 'damaged'
}

const FORMAT = 1
/** Of a record: a journal may hold some of before an update of the app and some of after it. Left out of the first format's. */
const FORMAT_FIELD = 'format'
const FIRST_FORMAT: number = 1
const NEWLINE = 0x0a
/** Also what a disk shows where it has a file's length already and not yet its content. */
const ROOM = 0
const CHECKSUM = 64

/** Where the chain of a new campaign begins. */
export const firstHead = (campaign: string): string => sha256('longroll ', campaign)

/**
 * The record as the present format has it.
 *
 * @throws Error when it is no JSON (the line was not checked, which is a bug) or there is no way from its format
 */
export function recordOf(line: JournalLine, steps?: MigrationSteps): Json {
  const json = parseJson(textOf(line.text))
  if (!isJsonObject(json)) throw new Error('A journal line that is no record')
  const { [FORMAT_FIELD]: format = FIRST_FORMAT, ...record } = json
  const now = typeof format === 'number' ? migrated('record', record, format, steps) : undefined
  if (now === undefined) throw new Error('A journal line of a format that is not known')
  return now
}

/** A record as the line that follows `head`: its own head depends on all lines before it. */
export const nextLine = (head: string, record: JournalRecord): JournalLine => {
  const text = recordText(record)
  return { revision: record.revision, head: chained(head, text), text }
}

/**
 * The same, and its bytes with its end. They are made once, and hashed where they lie with the head before in the place of
 * the line's own: a command waits for it, and otherwise it takes twice as long.
 *
 * @param head of 64 digits, as all are
 */
export function writtenLine(
  head: string,
  record: JournalRecord,
): { readonly line: JournalLine; readonly bytes: Uint8Array } {
  const text = recordText(record)
  const bytes = Buffer.from(`${head} ${text}\n`, 'utf8')
  const own = sha256(bytes.subarray(0, -1))
  bytes.write(own, 0, 'latin1')
  return { line: { revision: record.revision, head: own, text }, bytes }
}

const recordText = (record: JournalRecord): string =>
  JSON.stringify(FILE_FORMAT === FIRST_FORMAT ? record : { [FORMAT_FIELD]: FILE_FORMAT, ...record })

/** The head of a line: a hash over the head before it and its own text. */
export const chained = (head: string, text: string | Uint8Array): string => sha256(head, ' ', text)

/** A line as it is written, with its end. */
export const lineText = (line: JournalLine): string => `${line.head} ${textOf(line.text)}\n`

/** The same as bytes, in as few parts as can be had without copying a very long one. */
export const lineParts = (line: JournalLine): readonly Uint8Array[] =>
  typeof line.text === 'string'
    ? [Buffer.from(lineText(line), 'utf8')]
    : [Buffer.from(`${line.head} `), line.text, Buffer.from('\n')]

/** The first line of a journal: whose it is, which file it continues, and a hash over all that. */
export function headerText(header: JournalHeader): string {
  const { campaign, path, continues, revision, head } = header
  const text = JSON.stringify({ longrollJournal: FORMAT, campaign, path, continues, revision, head })
  return `${sha256(text)} ${text}\n`
}

/** Reads as far as the chain holds. Never throws, whatever the bytes are. */
export function readJournal(bytes: Uint8Array): ReadJournal {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const first = split(buffer, 0)
  const header = first === null || sha256(first.bytes) !== first.checksum ? null : readHeader(first.text)
  if (first === null || header === null) return { header: null, lines: [], tail: 'damaged' }

  const lines: JournalLine[] = []
  let at = first.end
  let { head, revision } = header
  for (let next = split(buffer, at); next !== null; next = split(buffer, at)) {
    if (chained(head, next.bytes) !== next.checksum) break
    if (revisionOf(next.text) !== revision + 1) break
    head = next.checksum
    revision += 1
    lines.push({ revision, head, text: next.text })
    at = next.end
  }
  return { header, lines, tail: tailOf(buffer.subarray(at), at) }
}

/** `byteLength` of room: zeros after the last line, over which the next lines are written. */
export const room = (byteLength: number): Uint8Array => new Uint8Array(byteLength)

/** The least that a disk writes at once, in bytes. */
const SECTOR = 512

/** @param at where the rest begins in the journal */
function tailOf(rest: Buffer, at: number): ReadJournal['tail'] {
  const written = rest.subarray(0, lengthWithoutRoom(rest))
  if (written.byteLength === 0) return 'none'
  const newline = written.indexOf(NEWLINE)
  if (newline < 0) return 'torn'
  return newline === written.byteLength - 1 && lacksSectors(written, at) ? 'torn' : 'damaged'
}

/**
 * A disk may have written the end of a record and not its beginning, where there is room still. No line holds a zero; zeros
 * that are no whole sectors are none that it left out.
 */
function lacksSectors(record: Buffer, at: number): boolean {
  let from = record.indexOf(ROOM)
  if (from < 0) return false
  while (from >= 0) {
    let to = from
    while (record[to] === ROOM) to += 1
    const beginsOne = from === 0 || (at + from) % SECTOR === 0
    if (!beginsOne || (at + to) % SECTOR !== 0) return false
    from = record.indexOf(ROOM, to)
  }
  return true
}

function lengthWithoutRoom(bytes: Buffer): number {
  let length = bytes.byteLength
  while (length > 0 && bytes[length - 1] === ROOM) length -= 1
  return length
}

interface SplitLine {
  readonly checksum: string
  /** As stored: what is checked is never what a decoder made of it. */
  readonly bytes: Uint8Array
  readonly text: string
  readonly end: number
}

function split(buffer: Buffer, at: number): SplitLine | null {
  const end = buffer.indexOf(NEWLINE, at)
  if (end < at + CHECKSUM + 1 || buffer[at + CHECKSUM] !== 0x20) return null
  const bytes = buffer.subarray(at + CHECKSUM + 1, end)
  return { checksum: buffer.toString('latin1', at, at + CHECKSUM), bytes, text: bytes.toString('utf8'), end: end + 1 }
}

function readHeader(text: string): JournalHeader | null {
  const fields = parseJson(text)
  if (!isJsonObject(fields) || fields['longrollJournal'] !== FORMAT) return null
  const { campaign, path, continues, revision, head } = fields
  if (typeof campaign !== 'string' || typeof path !== 'string' || typeof continues !== 'string') return null
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision) || typeof head !== 'string') return null
  return { campaign, path, continues, revision, head }
}

function revisionOf(text: string): Json | undefined {
  const record = parseJson(text)
  return isJsonObject(record) ? record['revision'] : undefined
}
