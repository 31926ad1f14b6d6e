import type { Chance } from '../../core/chance'
import type { Fields } from '../../core/fields'
import type { Json } from '../../core/units'
import { goesOn, THROWS, type Throw } from './count'
import type { ModDotReason } from './lines'
import type { Side } from './task'

/** A row of wins that goes on longer can only be a slip. */
const MOST_THROWS = 200

export interface Thrown {
  readonly throws: readonly Throw[]
  readonly rolled: 'app' | 'typed'
}

/** Throws made here, until the test is over (MD-6 to MD-8). */
export function throwFor(side: number, specialty: boolean, chance: Chance): readonly Throw[] {
  const thrown: Throw[] = []
  while (goesOn(thrown, specialty)) thrown.push(chance.pick(`throw/${side}/${thrown.length}`, THROWS))
  return thrown
}

/**
 * Reads what was typed, one answer for each side; null for a side whose throws are made here. Mistakes are noted in
 * `input`: first those of form in any side, then what cannot have come up so (MD-9).
 */
export function readThrows(input: Fields, sides: readonly Side[]): readonly (readonly Throw[] | null)[] {
  const typed = typedTexts(input, sides)
  const thrown = typed.map(({ field, text }) => (text === null ? null : readLetters(input, field, text)))
  thrown.forEach((throws, i) => {
    const field = typed[i]?.field ?? 'throws'
    const wrong = throws === null ? null : whyImpossible(throws, sides[i]?.specialty ?? false)
    if (wrong !== null) input.wrong(field, wrong, 'wrong-throws')
  })
  return thrown
}

/** A text for a test of one side; for two a list, in which null leaves that side's throws to the app (MD-27). */
function typedTexts(
  input: Fields,
  sides: readonly Side[],
): readonly { readonly field: string; readonly text: Json | null }[] {
  const given = input.raw('throws')
  if (given === undefined) return sides.map(() => ({ field: 'throws', text: null }))
  if (sides.length > 1)
    return input.list('throws', sides.length, sides.length).map((text, i) => ({ field: `throws.${i}`, text }))
  if (given === null) input.wrong('throws', { key: 'not-text' })
  return [{ field: 'throws', text: given }]
}

function readLetters(input: Fields, field: string, text: Json): readonly Throw[] {
  const letters = typeof text === 'string' ? [...text] : null
  if (letters === null) input.wrong(field, { key: 'not-text' })
  else if (letters.length > MOST_THROWS) input.wrong(field, { key: 'too-long', most: MOST_THROWS })
  const throws = (letters ?? []).flatMap((letter) => THROWS.filter((known) => known === letter))
  const wrong: ModDotReason = { key: 'modDot.letters' }
  if (letters !== null && throws.length < letters.length) input.wrong(field, wrong)
  return throws
}

/** Null when these throws are one whole test. */
export function whyImpossible(throws: readonly Throw[], specialty: boolean): ModDotReason | null {
  const over = throws.findIndex((_one, i) => !goesOn(throws.slice(0, i), specialty))
  if (over >= 0) return { key: 'modDot.over-after', facts: { throws: over } }
  if (!goesOn(throws, specialty)) return null
  if (throws.length < 2) return { key: 'modDot.two-throws', facts: { missing: 2 - throws.length } }
  return { key: throws[0] === 'W' ? 'modDot.won-goes-on' : 'modDot.lost-goes-on' }
}
