import { computed, type ComputedRef } from 'vue'
import type { MenuItem } from '../../ui/menu'

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

interface Menu {
  readonly of: readonly unknown[]
  readonly items: readonly MenuItem[]
}

/**
 * A menu that stays the same list while it says the same of the same things, so that what holds it is not drawn anew.
 *
 * @param of what its items act on
 */
export function steadyMenu(
  of: () => readonly unknown[],
  get: () => readonly MenuItem[],
): ComputedRef<readonly MenuItem[]> {
  const menu = computed((before?: Menu): Menu => {
    const now = { of: of(), items: get() }
    return before !== undefined && sameParts(before.of, now.of, 1) && saysTheSame(before.items, now.items)
      ? before
      : now
  })
  return computed(() => menu.value.items)
}

const saysTheSame = (a: readonly MenuItem[], b: readonly MenuItem[]): boolean => sameParts(a.map(seenOf), b.map(seenOf))

/** What is seen of an item: all but what it does. */
const seenOf = ({ pick: _pick, ...seen }: MenuItem): Omit<MenuItem, 'pick'> => seen
