import { acingDie, betterOf } from '../../dice/aces-odds'
import { orMore, type Distribution } from '../../odds/distribution'
import type { Numbers } from '../../odds/numbers'
import type { Trait } from './task'

/** What a roll to gather tokens brings. */
export interface RollOdds<N> {
  /** A critical failure: a token is lost (DT-19 to DT-21). */
  readonly critical: N
  /** Any other failure. */
  readonly fails: N
  /** Of each number of tokens, from 1; at place 0 nothing; the last place: that many or more. */
  readonly tokens: Distribution<N>
  readonly tokensOrMore: Distribution<N>
}

const WILD_DIE = 6

/** So unlikely that sixty rolls of it together stay below 1e-15. */
const NEVER = 1e-18

/** @param most tokens that anybody can need */
export function rollOdds<N>(numbers: Numbers<N>, { die, modifier }: Trait, wild: boolean, most: number): RollOdds<N> {
  const { zero, add, times, ratio } = numbers
  const cap = Math.min(most, mostTokens(die, modifier, wild))
  // The highest total that needs telling apart: with it all the tokens are there.
  const highest = Math.max(2, 4 * cap - modifier)
  const skill = acingDie(numbers, die, highest)
  const best = wild ? betterOf(numbers, skill, acingDie(numbers, WILD_DIE, highest)) : skill
  // A 1 is the best of a Wild Card only if both dice show it; an Extra's 1 is checked by a d6.
  const ones = best[1] ?? zero
  const tokens: N[] = Array.from({ length: cap + 1 }, () => zero)
  let fails = zero
  const count = (total: number, chance: N): void => {
    const made = Math.min(cap, Math.floor((total + modifier) / 4))
    if (made < 1) fails = add(fails, chance)
    else tokens[made] = add(tokens[made] ?? zero, chance)
  }
  if (!wild) count(1, times(ones, ratio(5, 6)))
  best.forEach((chance, total) => total >= 2 && count(total, chance))
  return { critical: wild ? ones : times(ones, ratio(1, 6)), fails, tokens, tokensOrMore: orMore(numbers, tokens) }
}

/** More tokens than this never come. */
function mostTokens(die: number, modifier: number, wild: boolean): number {
  const atLeast = (total: number, sides: number): number => sides ** -Math.max(0, Math.floor(total / sides))
  for (let tokens = 1; ; tokens += 1) {
    const total = 4 * (tokens + 1) - modifier
    if (atLeast(total, die) + (wild ? atLeast(total, WILD_DIE) : 0) < NEVER) return tokens
  }
}
