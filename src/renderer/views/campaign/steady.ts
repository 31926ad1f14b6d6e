import { computed, type ComputedRef } from 'vue'

/**
 * A computed value that stays the same object as long as its parts do, though it is worked out anew: what is drawn from it
 * is not drawn anew for every change of the campaign.
 */
export const steady = <T>(get: () => T): ComputedRef<T> =>
  computed((before?: T) => {
    const now = get()
    return before !== undefined && sameParts(before, now) ? before : now
  })

/** The same lists of the same things, or records whose fields are such: the depth to which values are put together here. */
export function sameParts(a: unknown, b: unknown, depth = 2): boolean {
  if (Object.is(a, b)) return true
  if (depth === 0 || typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [before, now] = [Object.entries(a), new Map(Object.entries(b))]
  return (
    before.length === now.size &&
    before.every(([key, part]) => now.has(key) && sameParts(part, now.get(key), depth - 1))
  )
}

/** A list made anew, with the items of the one before wherever they say the same. */
export function keptFrom<T>(before: readonly T[], now: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const known = new Map(before.map((item) => [keyOf(item), item]))
  return now.map((item) => {
    const was = known.get(keyOf(item))
    return was !== undefined && sameParts(was, item) ? was : item
  })
}
