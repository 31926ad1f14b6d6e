import { describe, expect, it } from 'vitest'
import { Fields } from './fields'
import { gameSeconds, type Json } from './units'

const six = gameSeconds(6)
const first = (input: Json, read: (f: Fields) => unknown): unknown => {
  const fields = new Fields(input)
  read(fields)
  return fields.refusal
}

describe('reading what a command was given', () => {
  it.each<{
    readonly input: Json
    readonly read: (f: Fields) => unknown
    readonly field: string
    readonly reason: object
  }>([
    { input: {}, read: (f) => f.whole('n', 0, 5), field: 'n', reason: { key: 'missing' } },
    { input: { n: '3' }, read: (f) => f.whole('n', 0, 5), field: 'n', reason: { key: 'not-whole', least: 0, most: 5 } },
    { input: { n: 2.5 }, read: (f) => f.whole('n', 0, 5), field: 'n', reason: { key: 'not-whole', least: 0, most: 5 } },
    { input: { n: 6 }, read: (f) => f.whole('n', 0, 5), field: 'n', reason: { key: 'not-whole', least: 0, most: 5 } },
    {
      input: { n: null },
      read: (f) => f.whole('n', 0, 5, 1),
      field: 'n',
      reason: { key: 'not-whole', least: 0, most: 5 },
    },
    { input: { t: 3 }, read: (f) => f.text('t'), field: 't', reason: { key: 'not-text' } },
    { input: { t: '  ' }, read: (f) => f.text('t'), field: 't', reason: { key: 'missing' } },
    { input: { t: 'abc' }, read: (f) => f.text('t', undefined, 2), field: 't', reason: { key: 'too-long', most: 2 } },
    { input: { b: 1 }, read: (f) => f.flag('b', false), field: 'b', reason: { key: 'not-yes-or-no' } },
    {
      input: { o: '10' },
      read: (f) => f.oneOf('o', [10, 9]),
      field: 'o',
      reason: { key: 'not-one-of', allowed: ['10', '9'] },
    },
    { input: { d: 30 }, read: (f) => f.duration('d', six), field: 'd', reason: { key: 'not-a-duration' } },
    { input: { d: '0s' }, read: (f) => f.duration('d', six), field: 'd', reason: { key: 'no-time' } },
    {
      input: { l: [1, 11] },
      read: (f) => f.wholes('l', 1, 10),
      field: 'l.1',
      reason: { key: 'not-whole', least: 1, most: 10 },
    },
    { input: { l: {} }, read: (f) => f.list('l', 0, 9), field: 'l', reason: { key: 'not-a-list' } },
    {
      input: { p: { a: -1 } },
      read: (f) => f.inside('p').whole('a', 0, 5),
      field: 'p.a',
      reason: { key: 'not-whole', least: 0, most: 5 },
    },
    {
      input: { s: [{}, { x: 'y' }] },
      read: (f) => f.each('s', 2, 2).map((s) => s.whole('x', 0, 1, 0)),
      field: 's.1.x',
      reason: { key: 'not-whole', least: 0, most: 1 },
    },
    {
      input: { a: 1, b: 2 },
      read: (f) => f.only(['a', 'b']),
      field: 'b',
      reason: { key: 'only-one-of', fields: ['a', 'b'] },
    },
  ])('$input: $field is $reason', ({ input, read, field, reason }) => {
    expect(first(input, read)).toEqual({ code: 'bad-value', field, reason })
  })

  it('keeps the first mistake, and reads what is right', () => {
    const fields = new Fields({ n: 3, t: ' Sam ', d: '4r', l: [1, 2], none: null })
    expect([
      fields.whole('n', 0, 5),
      fields.text('t'),
      fields.duration('d', six),
      fields.wholes('l', 1, 9),
      fields.wholeOrNull('none', 1, 5),
    ]).toEqual([3, 'Sam', 24, [1, 2], null])
    expect(fields.refusal).toBeNull()
    fields.whole('missing', 1, 2)
    fields.text('alsoMissing')
    expect(fields.refusal).toMatchObject({ field: 'missing' })
  })

  it('never takes what every object inherits for a field', () => {
    expect(new Fields({}).has('constructor')).toBe(false)
    expect(new Fields(JSON.parse('{"__proto__": {"n": 1}}') as Json).has('n')).toBe(false)
  })
})
