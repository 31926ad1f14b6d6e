import { DEEPEST } from './json-depth'

const NEWLINE = 0x0a
const QUOTE = 0x22
const ESCAPE = 0x5c
/** Brackets differ from braces in this bit alone. */
const BRACE = 0x20
const OPEN = 0x7b
const CLOSE = 0x7d
/** Most of what stands between texts is below all of these. */
const BETWEEN = 0x5a
const BEYOND_LATIN1 = 0x100
/** With this or a higher one a letter of several bytes begins in UTF-8. */
const FIRST_OF_SEVERAL = 0xc0

/** How many times as long JSON may become. */
export const LATIN1_MOST = 3
/**
 * Bytes taken at once. So few that they and what becomes of them stay in the processor's own memory, and that the first are done
 * before V8 compiles what they are done with: code compiled in the middle of a long loop is slower, and is put aside at its end.
 */
const AT_ONCE = 4 * 1_024
const LONGEST_LINE = 64 * 1_024
const ROOM = Buffer.allocUnsafeSlow(LATIN1_MOST * (AT_ONCE + LONGEST_LINE))
const LETTERS = new Int32Array((AT_ONCE + LONGEST_LINE) / 2)
/** So few bytes are moved sooner one by one. */
const SHORT = 8

/**
 * JSON in UTF-8, a value to a line, as JSON in Latin-1: what of its texts is not in that is written as `\u…` and read as what it
 * was. V8 takes half as long to make text of UTF-8 as to parse it, and hardly any time for Latin-1. In the same look it is seen
 * whether it is nested too deep (see `isTooDeep`). What is no JSON is none afterwards.
 *
 * @param lines in UTF-8 without mistakes
 * @param out has room for `LATIN1_MOST` times as much after `at`
 * @returns where it ends there; null when it is too deep, or cannot be done in this way: a value over several lines, or a long one
 */
export function writeLatin1(lines: Buffer, out: Buffer, at: number, most = DEEPEST): number | null {
  let to = at
  for (let from = 0; from < lines.length;) {
    const line = lines.length - from > AT_ONCE ? lines.indexOf(NEWLINE, from + AT_ONCE) : -1
    const end = line < 0 ? lines.length : line
    if (end - from > AT_ONCE + LONGEST_LINE) return null
    const length = toLatin1(lines.subarray(from, end), most)
    if (length === null) return null
    ROOM.copy(out, to, 0, length)
    to += length
    from = end
  }
  return to
}

/** @returns how much of the room it takes */
function toLatin1(lines: Buffer, most: number): number | null {
  const found = findLetters(lines, most)
  if (found === null) return null
  const room = ROOM
  const letters = LETTERS
  let from = beginOf(lines)
  const end = from + lines.length
  let to = 0
  for (let i = 0; i < found; i += 1) {
    const at = letters[i] ?? 0
    const byte = room[at] ?? 0
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
    to = writeLetter(room, move(room, from, at, to), letterAt(room, at, length))
    from = at + length
  }
  return move(room, from, end, to)
}

/** Where they stand in the room, so that what becomes of them has room before them, however much that is. */
const beginOf = (lines: Buffer): number => (LATIN1_MOST - 1) * lines.length

/**
 * Copies them into the room, and finds where in it letters that are not ASCII begin. This loop sees every byte of a campaign, and
 * is written for the compiler: nothing is called in it, and nothing fetched from outside of it.
 */
function findLetters(lines: Buffer, most: number): number | null {
  const room = ROOM
  const letters = LETTERS
  const start = beginOf(lines)
  const end = start + lines.length
  lines.copy(room, start)
  let found = 0
  let depth = 0
  for (let at = start; at < end; at += 1) {
    const byte = room[at] ?? 0
    if (byte === QUOTE) {
      while (++at < end) {
        const sign = room[at] ?? 0
        if (sign > ESCAPE) {
          if (sign >= FIRST_OF_SEVERAL) letters[found++] = at
        } else if (sign === QUOTE) break
        else if (sign === ESCAPE) at += 1
      }
    } else if (byte > BETWEEN) {
      const brace = byte | BRACE
      if (brace === CLOSE) depth -= 1
      else if (brace === OPEN) {
        depth += 1
        if (depth > most) return null
      }
    }
  }
  return depth === 0 ? found : null
}

function move(room: Buffer, from: number, end: number, to: number): number {
  if (end - from > SHORT) room.copyWithin(to, from, end)
  else for (let at = from; at < end; at += 1) room[to + at - from] = room[at] ?? 0
  return to + end - from
}

const sixBits = (byte: number | undefined): number => (byte ?? 0) & 0x3f

function letterAt(room: Buffer, at: number, length: number): number {
  const first = room[at] ?? 0
  const second = sixBits(room[at + 1])
  if (length === 2) return ((first & 0x1f) << 6) | second
  const third = sixBits(room[at + 2])
  if (length === 3) return ((first & 0x0f) << 12) | (second << 6) | third
  return ((first & 0x07) << 18) | (second << 12) | (third << 6) | sixBits(room[at + 3])
}

const HEX = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0))

function writeLetter(room: Buffer, at: number, letter: number): number {
  if (letter < BEYOND_LATIN1) {
    room[at] = letter
    return at + 1
  }
  if (letter < 0x1_0000) return writeUnit(room, at, letter)
  const beyond = letter - 0x1_0000
  return writeUnit(room, writeUnit(room, at, 0xd800 | (beyond >> 10)), 0xdc00 | (beyond & 0x3ff))
}

function writeUnit(room: Buffer, at: number, unit: number): number {
  room[at] = ESCAPE
  room[at + 1] = 0x75 // u
  room[at + 2] = HEX[unit >> 12] ?? 0
  room[at + 3] = HEX[(unit >> 8) & 0xf] ?? 0
  room[at + 4] = HEX[(unit >> 4) & 0xf] ?? 0
  room[at + 5] = HEX[unit & 0xf] ?? 0
  return at + 6
}
