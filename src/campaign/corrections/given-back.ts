import type { Chance } from '../../rules/core/chance'
import type { Json } from '../../rules/core/units'
import type { Entry } from '../history'
import { find } from '../state'

/**
 * Chance that gives back what an entry drew, by role, where it can still be so: a face to a die of the same sides, a card
 * (or a throw) that is still among those to pick from. Else it asks `fresh` and remembers the role.
 */
export function givenBack(
  { draws, sides }: Pick<Entry, 'draws' | 'sides'>,
  fresh: Chance,
): { readonly chance: Chance; readonly anew: () => readonly string[] } {
  const anew: string[] = []
  return {
    chance: {
      die: (role, n) => {
        const face = find(draws, role)
        // What was drawn before dice kept their sides counts where it is a face at all.
        const isSameDie = (sides === undefined ? n : find(sides, role)) === n
        if (isSameDie && typeof face === 'number' && Number.isInteger(face) && face >= 1 && face <= n) return face
        anew.push(role)
        return fresh.die(role, n)
      },
      pick: <T extends Json>(role: string, from: readonly T[]) => {
        const drawn = find(draws, role)
        const kept = drawn === undefined ? undefined : from.find((value) => isSame(value, drawn))
        if (kept !== undefined) return kept
        anew.push(role)
        return fresh.pick(role, from)
      },
    },
    anew: () => anew,
  }
}

const isSame = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Roles of many commands in one go: each command's under its entry's id. */
export const underEntry = (entry: string, chance: Chance): Chance => ({
  die: (role, sides) => chance.die(`${entry}:${role}`, sides),
  pick: (role, from) => chance.pick(`${entry}:${role}`, from),
})
