import fc from 'fast-check'
import { expect, it } from 'vitest'
import { atOnce } from '../../rules/core/sliced'
import type { Json } from '../../rules/core/units'
import { inSlices } from '../platform/slices'
import { payloadText, readPayload, type ReadPayload } from './payload'

/** What there is to read, the plain way. */
function wholeOf(body: Buffer): ReadPayload {
  try {
    return { is: 'read', payload: JSON.parse(body.toString('utf8')) as Json }
  } catch {
    return { is: 'no-json' }
  }
}

const anything = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }) as fc.Arbitrary<Json>
const payloads = fc.dictionary(fc.string(), fc.oneof(anything, fc.array(anything, { maxLength: 12 })), { maxKeys: 4 })
/** From one line at a time to all of it at once. */
const pieces = fc.constantFrom(1, 7, 40, 1_000_000)

it('reads what was written, in pieces or at once', () => {
  fc.assert(
    fc.property(payloads, pieces, (payload, piece) => {
      const body = Buffer.from(payloadText(payload))
      expect(atOnce(readPayload(body, piece))).toEqual(wholeOf(body))
    }),
  )
})

it('reads whatever somebody made of it as JSON.parse does, or not at all', () => {
  const bytes = fc.constantFrom(...[...'{}[],:"\n\\ 01ae'].map((sign) => sign.charCodeAt(0)), 0xc3, 0xa4, 0xff)
  const edit = fc.record({ at: fc.nat(), take: fc.nat(3), put: fc.array(bytes, { maxLength: 3 }) })
  fc.assert(
    fc.property(payloads, fc.array(edit, { minLength: 1, maxLength: 3 }), pieces, (payload, edits, piece) => {
      const body = edits.reduce(
        (now, { at, take, put }) => {
          const place = at % (now.length + 1)
          return Buffer.concat([now.subarray(0, place), Buffer.from(put), now.subarray(place + take)])
        },
        Buffer.from(payloadText(payload)),
      )
      expect(atOnce(readPayload(body, piece))).toEqual(wholeOf(body))
    }),
    { numRuns: 3_000 },
  )
})

it('takes no brackets, commas or lines for what they are not', () => {
  const texts = [
    '{\n"a":[\n1],[2\n]\n}\n',
    '{\n"a":[\n1,\n\n]\n}\n',
    '{\n"a":[\n\n]\n}\n',
    '{\n"a":[\n,\n1\n]\n}\n',
    '{\n"a":[\n1\n2\n]\n}\n',
    '{\n"a":[\n1,\n2,\n]\n}\n',
    '{\n"a":[\n[1,\n2],\n3\n]\n}\n',
    '{\n"a":[\n[\n1\n],\n3\n]\n}\n',
    '{\n"a":[\n1\n]],\n"b":1\n}\n',
    '{\n"a":[\n1\n],\n}\n',
    '{\n"a":[\n1\n]\n"b":2\n}\n',
    '{\n"a":[\n1\n]\n}\n}\n',
    '{\n"a":[\n1\n]\n}',
    '{\n"a":[\n1\n]\n}\n\n',
    '{\n"a":1,"b":[\n1\n]\n}\n',
    '{\n"a":1,"a":[\n1\n]\n}\n',
    '{\n"a":1,\n"b":2,\n"a":[\n1\n]\n}\n',
    '{\n"2":1,\n"1":2\n}\n',
    '{\n"__proto__":[\n1\n]\n}\n',
    '{\n"__proto__":{"a":1},\n"b":1\n}\n',
    '{\n"a":"[\n1\n]\n}\n',
    '{\n"a":[[\n1\n]]\n}\n',
    '{\n}\n',
    '{\n\n}\n',
    '{\r\n"a":[\r\n1,\r\n2\r\n]\r\n}\r\n',
    '\ufeff{\n"a":1\n}\n',
    '[\n1\n]\n',
    '',
  ]
  for (const text of texts) {
    const body = Buffer.from(text)
    for (const piece of [1, 1_000]) expect(atOnce(readPayload(body, piece)), text).toEqual(wholeOf(body))
  }
})

it('refuses what is nested deeper than a campaign can be, wherever it lies', () => {
  const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)
  const places: readonly ((deep: string) => string)[] = [
    (deep) => `{\n"a":${deep}\n}\n`,
    (deep) => `{\n"a":[\n1,\n${deep},\n2\n]\n}\n`,
    (deep) => `{"a":${deep}}`,
  ]
  const inside = [1, 2, 1]
  places.forEach((at, i) => {
    const levels = 200 - (inside[i] ?? 0)
    expect(atOnce(readPayload(Buffer.from(at(nested(levels)))))).toMatchObject({ is: 'read' })
    expect(atOnce(readPayload(Buffer.from(at(nested(levels + 1)))))).toEqual({ is: 'too-deep' })
    expect(atOnce(readPayload(Buffer.from(at(nested(100_000)))))).toEqual({ is: 'too-deep' })
  })
})

it('lets others have their turn while a large one is read', async () => {
  // So much that it takes several slices on any machine.
  const payload = { list: Array.from({ length: 300_000 }, (_, i) => ({ text: 'Something was said at the table.', i })) }
  const body = Buffer.from(payloadText(payload))
  let turns = 0
  const counting = setInterval(() => (turns += 1), 1)
  const read = await inSlices(readPayload(body, 10_000))
  clearInterval(counting)
  expect(read).toEqual({ is: 'read', payload })
  expect(turns).toBeGreaterThan(0)
})
