import type { JsonObject } from '../rules/core/units'
import { systemIds, systems } from '../rules/systems/index'
import type { Around, Dial } from '../rules/systems/system'
import { oddsOfNew } from './odds'

/** What one number would have to be, and what chance that really gives. */
export interface Finding {
  readonly dial: Dial['name']
  readonly value: number | string
  readonly chance: number
  /** What `task.begin` would then be given. */
  readonly given: JsonObject
}

/**
 * “Make it about 60 %”: for each number of a task to be begun that is free, the value whose chance is nearest to the one
 * wanted, all others as given. Of equally near ones it is the first in the dial's order: the smaller.
 *
 * @param given a `task.begin`; one that would be refused, whatever the number, finds nothing
 * @param kept dials that the GM does not want turned
 */
export function makeItAbout(
  given: JsonObject,
  around: Around,
  wanted: number,
  kept: readonly Dial['name'][] = [],
): readonly Finding[] {
  const id = systemIds.find((known) => known === given['system'])
  const dials = (id === undefined ? undefined : systems[id])?.dials?.(given, around.options) ?? []
  return dials
    .filter(({ name }) => !kept.includes(name))
    .flatMap((dial) => {
      const found = nearest(dial, around, wanted)
      return found === null ? [] : [{ ...found, dial: dial.name, given: dial.put(found.value) }]
    })
}

interface Point {
  readonly value: number | string
  readonly chance: number
}

/**
 * Along a dial the chance only rises or only falls, so few values need to be tried. Values without odds (too large to
 * answer in time) all lie at the dial's end.
 */
function nearest({ values, rises, put }: Dial, around: Around, wanted: number): Point | null {
  const known = new Map<number, number | null>()
  const chanceAt = (i: number): number | null => {
    const value = values[i]
    const before = known.get(i)
    if (before !== undefined || value === undefined) return before ?? null
    const chance = oddsOfNew(put(value), around)?.success ?? null
    known.set(i, chance)
    return chance
  }
  const pointAt = (i: number): Point | null => {
    const [value, chance] = [values[i], chanceAt(i)]
    return value === undefined || chance === null ? null : { value, chance }
  }
  // The first value that is there or beyond, then the first of those that are as near on the hither side.
  const isBeyond = (chance: number): boolean => (rises ? chance >= wanted : chance <= wanted)
  const beyond = first(values.length, (i) => {
    const chance = chanceAt(i)
    return chance === null || isBeyond(chance)
  })
  const [there, before] = [pointAt(beyond), pointAt(beyond - 1)]
  if (before === null) return there
  if (there !== null && distance(there, wanted) < distance(before, wanted)) return there
  const level = first(beyond, (i) => {
    const chance = chanceAt(i)
    return chance !== null && (rises ? chance >= before.chance : chance <= before.chance)
  })
  return pointAt(level)
}

const distance = ({ chance }: Point, wanted: number): number => Math.abs(chance - wanted)

/** The first place from which on it is so; `count` if nowhere. */
function first(count: number, isSo: (i: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isSo(middle)) high = middle
    else low = middle + 1
  }
  return low
}
