import type { Chance } from '../../rules/core/chance'
import type { Json } from '../../rules/core/units'

/**
 * Chance that gives the same again when it is asked for the same role: what a preview drew anew is what is drawn when the
 * correction is done, and nobody can look again and again for better dice.
 */
export function askedOnce(chance: Chance): Chance {
  const given = new Map<string, Json>()
  const once = <T extends Json>(key: string, isStill: (value: Json) => value is T, draw: () => T): T => {
    const before = given.get(key)
    if (before !== undefined && isStill(before)) return before
    const value = draw()
    given.set(key, value)
    return value
  }
  return {
    die: (role, sides) =>
      once(
        `${role}/${sides}`,
        (value) => typeof value === 'number',
        () => chance.die(role, sides),
      ),
    pick: <T extends Json>(role: string, from: readonly T[]) =>
      once(
        `${role}/${JSON.stringify(from)}`,
        (value): value is T => from.some((one) => one === value),
        () => chance.pick(role, from),
      ),
  }
}
