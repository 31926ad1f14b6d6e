import fc from 'fast-check'
import type { Shape } from './shapes'

// Inputs that a request might be sent: right ones, nearly right ones, and anything else that the bridge can carry.

const polluting = (): unknown => JSON.parse('{"__proto__":{"polluted":true}}')
const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: inner }), 1)
const circle = (): unknown => {
  const value: Record<string, unknown> = {}
  value['self'] = value
  return value
}
const withHoles = (): unknown => {
  const list: unknown[] = [1]
  list[2] = 3
  return list
}
const withMore = (): unknown => Object.assign([1, 2], { more: new Date(0), polluted: true })

/** Each made anew: one may be changed by being nested in another. */
const strange: readonly (() => unknown)[] = [
  () => NaN,
  () => Infinity,
  () => -Infinity,
  () => -0,
  () => 2 ** 53,
  () => 1e308,
  () => -1,
  () => 0.5,
  () => 10n,
  () => undefined,
  () => null,
  () => '',
  () => '\0',
  () => '\ud800',
  () => '__proto__',
  () => 'constructor',
  () => '../../../etc/passwd',
  () => '<img src=x onerror=alert(1)>',
  () => 'x'.repeat(4_097),
  () => 'x'.repeat(50_001),
  () => new Date(NaN),
  () => new Date(0),
  () => new Map([['a', 1]]),
  () => new Set([1]),
  () => /x/g,
  () => new Uint8Array(8),
  () => new ArrayBuffer(8),
  () => new DataView(new ArrayBuffer(8)),
  () => new Float64Array([NaN]),
  () => new Error('x'),
  () => Object(7),
  () => Object('text'),
  () => Object(true),
  () => [],
  () => ({}),
  () => Array(5),
  () => Array(5_001).fill(0),
  () => Object.fromEntries(Array.from({ length: 5_001 }, (_, i) => [`k${i}`, i])),
  withHoles,
  withMore,
  polluting,
  circle,
  () => ({ constructor: { prototype: { polluted: true } } }),
  () => ({ prototype: { polluted: true } }),
  () => ({ toString: null, valueOf: 1, hasOwnProperty: 0 }),
  () => ({ length: 1e9 }),
  () => ({ then: 1 }),
  () => nested(12),
  () => nested(14),
  () => nested(2_000),
]
const anything = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...strange).map((make) => make()) },
  {
    weight: 1,
    arbitrary: fc.anything({
      maxDepth: 2,
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withSparseArray: true,
    }),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  { weight: 1, arbitrary: fc.integer() },
)

/** Values of the shape; sizes and ranges are for the schemas to narrow. */
export function right(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.is) {
    case 'null':
      return fc.constant(null)
    case 'undefined':
      return fc.constant(undefined)
    case 'string':
      return fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.constantFrom('a', 'main/index.js:1:1', '/games/a.longroll', 'task.begin'),
      )
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer(), fc.double())
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constant(shape.value)
    case 'json':
      return fc.jsonValue({ maxDepth: 3 })
    case 'any-of':
      return fc.oneof(...shape.shapes.map(right))
    case 'list':
      return fc.array(right(shape.of), { maxLength: 4 })
    case 'object':
      return fc.record(Object.fromEntries(shape.fields.map(({ name, shape: inner }) => [name, right(inner)])), {
        requiredKeys: shape.fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
        noNullPrototype: true,
      })
  }
}

/** One place of a right value is something else, has something more, or is gone. */
const nearly = (shape: Shape): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      right(shape),
      fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
      fc.nat(3),
      anything,
      fc.constantFrom(...keys),
    )
    .map(([value, way, how, other, key]) => changedAt(value, way, how, other, key))

const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'more', '', '0', 'length', 'do', 'with', 'path']

function changedAt(
  value: unknown,
  [step, ...way]: readonly number[],
  how: number,
  other: unknown,
  key: string,
): unknown {
  const isInside = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (isInside && step !== undefined && way.length > 0) {
    const names = Object.keys(value)
    const name = names[step % names.length] ?? ''
    const inner = changedAt((value as Record<string, unknown>)[name], way, how, other, key)
    return Array.isArray(value)
      ? value.map((item: unknown, index) => (String(index) === name ? inner : item))
      : { ...value, [name]: inner }
  }
  if (how === 0 || !isInside) return other
  const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...value }
  if (how === 1) Reflect.deleteProperty(copy, Object.keys(copy)[0] ?? '')
  // Not by assignment: that would set the prototype instead. A list's length is no key of its own.
  else if (!(Array.isArray(copy) && key === 'length'))
    Object.defineProperty(copy, key, { value: other, enumerable: true, configurable: true, writable: true })
  return copy
}

/** What may be sent on a channel whose input has this shape. */
export const inputs = (shape: Shape): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 2, arbitrary: right(shape) },
    { weight: 5, arbitrary: nearly(shape) },
    { weight: 2, arbitrary: anything },
  )

/** As the bridge would hand it over; null when it cannot carry it at all. */
export function carried(value: unknown): { readonly value: unknown } | null {
  try {
    return { value: structuredClone(value) }
  } catch {
    return null
  }
}
