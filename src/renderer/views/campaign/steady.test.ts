import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shallowRef } from 'vue'
import { keptFrom, sameParts, steady } from './steady'

it('stays the same object while its parts do, and is another when one is', () => {
  const task = { id: 't' }
  const state = shallowRef({ task, now: 1 })
  const seen = steady(() => ({ task: state.value.task, all: [state.value.task] }))
  const first = seen.value
  state.value = { task, now: 2 }
  expect(seen.value).toBe(first)
  state.value = { task: { id: 't' }, now: 2 }
  expect([seen.value === first, seen.value]).toEqual([false, { task: { id: 't' }, all: [{ id: 't' }] }])
})

it('a list keeps the items that say the same, wherever they stand', () => {
  const [a, b] = [
    { id: 'a', others: [1] },
    { id: 'b', others: [2] },
  ]
  const now = keptFrom(
    [a, b],
    [
      { id: 'b', others: [2] },
      { id: 'a', others: [1, 2] },
    ],
    ({ id }) => id,
  )
  expect([now[0] === b, now[1] === a, now]).toEqual([true, false, [b, { id: 'a', others: [1, 2] }]])
})

it('never calls different what is the same, nor the same what differs within two levels', () => {
  const part = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.array(fc.integer(), { maxLength: 3 }))
  const value = fc.oneof(part, fc.array(part, { maxLength: 3 }), fc.dictionary(fc.constantFrom('a', 'b', 'c'), part))
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(sameParts(a, b)).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)))
      expect(sameParts(a, structuredClone(a))).toBe(true)
    }),
  )
})

/** Records with their keys in order: in which order they were written says nothing. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : [value]
