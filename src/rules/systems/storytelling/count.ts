import type { Chance } from '../../core/chance'
import { refuse, type Refusal } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import type { Again, Outcome } from './task'

/** A roll as it counts: how many successes, and the faces if they are known. */
export interface Counted {
  readonly successes: number
  readonly outcome: Outcome
  /** The faces wave after wave, as they fell; null when only the count was given. */
  readonly waves: readonly (readonly number[])[] | null
}

/** 8, 9 and 10 count (WOD-3). */
export const isSuccess = (face: number): boolean => face >= 8

/** Is a die that shows this rolled again? (WOD-4) */
export const fallsAgain = (face: number, again: Again): boolean => again !== 'none' && face >= again

/** WOD-8 to WOD-10. */
export function outcomeOf(successes: number): Outcome {
  if (successes === 0) return 'failure'
  return successes >= 5 ? 'exceptional' : 'success'
}

/** The successes of all waves together, and which of them fell again (WOD-3, WOD-4). */
export const counted = (waves: readonly (readonly number[])[]): Counted => {
  const successes = waves.flat().filter(isSuccess).length
  return { successes, outcome: outcomeOf(successes), waves }
}

/** A chance die: 10 is one success, 1 a dramatic failure, anything else a failure (WOD-6). */
export const countChance = (face: number): Counted => ({
  successes: face === 10 ? 1 : 0,
  outcome: face === 10 ? 'success' : face === 1 ? 'dramatic-failure' : 'failure',
  waves: [[face]],
})

/**
 * Sorts typed faces into waves: the pool first, then the dice rolled again, wave after wave (WOD-4).
 *
 * @param dice faces from 1 to 10
 * @returns `wrong-dice` when they cannot have fallen so: too few, too many, or an again without its next die
 */
export function sortIntoWaves(
  dice: readonly number[],
  pool: number,
  again: Again,
): Result<readonly (readonly number[])[], Refusal> {
  const waves: (readonly number[])[] = []
  let at = 0
  let wanted = pool
  while (wanted > 0) {
    const wave = dice.slice(at, at + wanted)
    if (wave.length < wanted)
      return fail(refuse('wrong-dice', { key: 'too-few-dice', missing: wanted - wave.length }, 'dice').error)
    waves.push(wave)
    at += wanted
    wanted = wave.filter((face) => fallsAgain(face, again)).length
  }
  if (at < dice.length)
    return fail(refuse('wrong-dice', { key: 'too-many-dice', extra: dice.length - at }, 'dice').error)
  return ok(waves)
}

/** Rolls a pool: the first wave, rote's second throw of what did not count, then the dice that fall again. */
export function rollPool(pool: number, again: Again, rote: boolean, chance: Chance): Counted {
  const throwWave = (wave: number | string, count: number): readonly number[] =>
    Array.from({ length: count }, (_, die) => chance.die(`pool/${wave}/${die}`, 10))
  const first = throwWave(0, pool)
  // Rote: every die of the first throw that is not a success is rolled once more (WOD-5); its first face counts no more.
  const second = rote ? throwWave('rote', first.filter((face) => !isSuccess(face)).length) : []
  const waves: (readonly number[])[] = [first, ...(second.length > 0 ? [second] : [])]
  let last: readonly number[] = waves.flat()
  for (let wave = 1; ; wave += 1) {
    const more = last.filter((face) => fallsAgain(face, again)).length
    if (more === 0) return counted(waves)
    last = throwWave(wave, more)
    waves.push(last)
  }
}
