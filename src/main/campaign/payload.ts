import { isUtf8 } from 'node:buffer'
import type { Sliced } from '../../rules/core/sliced'
import type { Json } from '../../rules/core/units'
import { isJsonObject, parseJson, textOf } from './json'
import { LATIN1_MOST, writeLatin1 } from './json-latin1'
import { DEEPEST, isTooDeep } from './json-depth'

/** What a campaign file holds after its first line, as text: what is listed at the top stands one entry to a line. */
export function payloadText(payload: Json): string {
  if (!isJsonObject(payload)) return `${JSON.stringify(payload)}\n`
  const parts = Object.entries(payload).map(([key, value]) => `${JSON.stringify(key)}:${listText(value)}`)
  return `{\n${parts.join(',\n')}\n}\n`
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

const listText = (value: Json): string =>
  isList(value) && value.length > 0
    ? `[\n${value.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`
    : JSON.stringify(value)

export type ReadPayload =
  | { readonly is: 'read'; readonly payload: Json }
  | { readonly is: 'no-json' }
  /** Deeper than a campaign can be, and not looked at any further. */
  | { readonly is: 'too-deep' }

/** Not written as we write it, or too deep: whoever reads the whole will say which. */
type Otherwise = null

/**
 * Bytes of a list that are read at once: a few milliseconds' worth. No fewer, because V8 puts what a long text holds where it
 * stays, what a short one holds where it is moved about, and a text of a megabyte itself outside of what it has to clear.
 */
const AT_ONCE = 1_100_000
/** The first few: what has not run yet runs slowly. */
const FIRST = 120_000
const FIRST_FEW = 4 * FIRST

/**
 * Reads it again, as it was written: some lines at a time. So no text as long as the file is ever made, and whoever reads it can
 * put it down in between. What is written otherwise is read as a whole; what is read is always what `JSON.parse` would read.
 */
export function* readPayload(body: Buffer, atOnce = AT_ONCE): Sliced<ReadPayload> {
  const payload = yield* readFields(body, atOnce)
  if (payload !== null) return { is: 'read', payload }
  if (isTooDeep(body)) return { is: 'too-deep' }
  const whole = parseJson(textOf(body))
  return whole === undefined ? { is: 'no-json' } : { is: 'read', payload: whole }
}

const NEWLINE = 0x0a
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
/** A newline is never part of a letter in UTF-8 nor of a text in JSON: it stands between values, or between their parts. */
function* readFields(body: Buffer, atOnce: number): Sliced<Json | Otherwise> {
  if (body.toString('latin1', 0, 2) !== '{\n') return null
  const fields: Record<string, Json> = {}
  for (let at = 2; ;) {
    const end = body.indexOf(NEWLINE, at)
    if (end < 0) return null
    const isOpen = body[end - 1] === OPEN_LIST
    let isMore = body[end - 1] === COMMA
    const field = readField(body.subarray(at, isMore ? end - 1 : end), isOpen)
    if (field === null) return null
    let { value } = field
    at = end + 1
    if (isOpen) {
      const list = yield* readList(body, at, atOnce)
      if (list === null) return null
      value = list.values
      isMore = list.isMore
      at = list.end
    }
    fields[field.key] = value
    if (!isMore) return body.toString('latin1', at) === '}\n' ? fields : null
  }
}

/** @param isOpen it ends where a list begins */
function readField(line: Buffer, isOpen: boolean): { readonly key: string; readonly value: Json } | Otherwise {
  if (isTooDeep(line, DEEPEST - 1)) return null
  const fields = parseJson(`{${textOf(line)}${isOpen ? ']' : ''}}`)
  if (!isJsonObject(fields)) return null
  const [key, ...others] = Object.keys(fields)
  // Where it is assigned, `__proto__` is no field.
  if (key === undefined || others.length > 0 || key === '__proto__') return null
  return { key, value: fields[key] ?? null }
}

interface ReadList {
  readonly values: readonly Json[]
  /** Where the line after it begins. */
  readonly end: number
  /** Whether another field follows. */
  readonly isMore: boolean
}

/** @param from where its first line begins */
function* readList(body: Buffer, from: number, atOnce: number): Sliced<ReadList | Otherwise> {
  const close = body.indexOf('\n]', from)
  if (close < 0) return null
  const isMore = body[close + 2] === COMMA
  const end = close + (isMore ? 4 : 3)
  if (body[end - 1] !== NEWLINE) return null
  const lines = new Lines()
  const values: Json[] = []
  for (let at = from; at <= close;) {
    const most = at - from < FIRST_FEW ? Math.min(FIRST, atOnce) : atOnce
    const to = at + most < close ? body.indexOf(NEWLINE, at + most) : close
    const isLast = to === close
    if ((body[to - 1] === COMMA) === isLast) return null
    const text = lines.asList(body.subarray(at, isLast ? to : to - 1))
    const read = text === null ? undefined : parseJson(text)
    if (read === undefined || !isList(read) || read.length === 0) return null
    for (const value of read) values.push(value)
    at = to + 1
    yield
  }
  return { values, end, isMore }
}

/** Of more than this at once a text is made in the plain way, which takes less room. */
const FEW_LINES = 4 * AT_ONCE

/** Makes text of some lines after others, in the same room. */
class Lines {
  #room = Buffer.alloc(0)

  /**
   * Lines as a list of their own: with these brackets, what is read of it can only be whole values.
   *
   * @returns null when they are too deep
   */
  asList(lines: Buffer): string | null {
    const most = DEEPEST - 2
    const length = LATIN1_MOST * lines.length + 2
    if (lines.length <= FEW_LINES && isUtf8(lines)) {
      // With a line or two to spare: the next lines are about as many.
      if (this.#room.length < length) this.#room = Buffer.allocUnsafeSlow(length + Math.ceil(length / 8))
      const end = writeLatin1(lines, this.#room, 1, most)
      if (end !== null) {
        this.#room[0] = OPEN_LIST
        this.#room[end] = CLOSE_LIST
        return this.#room.toString('latin1', 0, end + 1)
      }
    }
    return isTooDeep(lines, most) ? null : `[${textOf(lines)}]`
  }
}
