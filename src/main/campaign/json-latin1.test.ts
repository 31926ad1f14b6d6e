import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LATIN1_MOST, writeLatin1 } from './json-latin1'

/** What becomes of the lines; null where it must be done otherwise. */
function latin1(lines: string, most?: number): Buffer | null {
  const utf8 = Buffer.from(lines)
  const out = Buffer.alloc(LATIN1_MOST * utf8.length + 2, '#')
  const end = writeLatin1(utf8, out, 1, most)
  expect([out[0], end === null ? '#' : String.fromCharCode(out[end] ?? 0)]).toEqual([0x23, '#'])
  return end === null ? null : out.subarray(1, end)
}

/** JSON breaks no text into lines, so a line is a value. */
const linesOf = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(',\n')

it('reads as it did', () => {
  const values = fc.array(fc.jsonValue({ stringUnit: 'binary' }), { minLength: 1 })
  fc.assert(
    fc.property(values, fc.nat({ max: 30_000 }), (some, before) => {
      // So that they lie anywhere in what is taken at once.
      const all = ['“Käthe” \\ \u{1f3b2}'.padEnd(before, 'é'), ...some]
      const text = latin1(linesOf(all))
      expect(JSON.parse(`[${text?.toString('latin1')}]`)).toEqual(JSON.parse(`[${linesOf(all)}]`))
    }),
  )
})

it('writes every kind of letter', () => {
  const letters = [
    '\u0080',
    '¿',
    'À',
    'ÿ',
    '\u07ff',
    '\u0800',
    '\u2028',
    '\ud7ff',
    '\ue000',
    '\uffff',
    '\u{10000}',
    '\u{10ffff}',
  ]
  const lines = linesOf([letters.join(''), ...letters])
  const escaped = lines.replace(/[\u0100-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  expect(latin1(lines)?.toString('latin1')).toBe(escaped)
})

it('leaves what is in ASCII as it is, escapes and all', () => {
  const lines = linesOf(Array.from({ length: 900 }, (_, i) => ({ text: `\\"${i}\\\\`, '{[': [i, { a: '\u0007\\' }] })))
  expect(latin1(lines)?.toString('latin1')).toBe(lines)
})

it('sees what is nested too deep, and takes no bracket in a text for one', () => {
  const nested = (levels: number): string => `${'[{"}é":'.repeat(levels / 2)}"[{{"${'}]'.repeat(levels / 2)}`
  expect(latin1(nested(20), 20)).not.toBeNull()
  expect(latin1(nested(20), 19)).toBeNull()
  // Many side by side are not deep.
  expect(latin1(linesOf(Array.from({ length: 5_000 }, () => [[{}]])), 3)).not.toBeNull()
})

it('leaves to others a value over several lines and a line too long for it', () => {
  expect(latin1(`[\n${' '.repeat(20_000)}\n]`)).toBeNull()
  expect(latin1(JSON.stringify('ä'.repeat(30_000)))).not.toBeNull()
  expect(latin1(JSON.stringify('ä'.repeat(40_000)))).toBeNull()
})
