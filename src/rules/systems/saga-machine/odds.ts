import { gathered } from '../../odds/distribution'
import type { Chain, Start } from '../../odds/chain'
import { gathering } from '../../odds/gathering'
import { doubles, type Numbers } from '../../odds/numbers'
import type { Odds } from '../../odds/odds'
import { solve } from '../../odds/solve'
import { rollsBeforeDeadline, type Around } from '../system'
import { countedStat } from './dice'
import { isExtended, type ExtendedTask, type SagaTask } from './task'

/**
 * The chance of an extended action with a limit: one test each interval, without boons, banes, modifiers or helpers.
 * Opposed actions and those without a limit have none.
 *
 * Source: Longroll's rules, Odds, Saga Machine.
 */
export function odds(task: SagaTask, around: Around): Odds | null {
  if (!isExtended(task) || task.status !== 'running') return null
  const tests = testsLeft(task)
  if (tests === null) return null
  const { chain, start } = sagaChain(doubles, task, around, tests)
  const { success, steps } = solve(chain, start)
  return { success, steps }
}

/** Tests that the limit still allows; null without a limit. The deadline is not looked at. */
export function testsLeft({ rules }: ExtendedTask): number | null {
  return rules.limit === null ? null : Math.max(0, rules.limit - rules.used)
}

/** The tests of an extended test as a chain, with its deadline in mind. */
export function sagaChain<N>(
  numbers: Numbers<N>,
  task: ExtendedTask,
  { now }: Around,
  tests: number,
): { readonly chain: Chain<N>; readonly start: Start } {
  const { rules } = task
  const { ratio, zero } = numbers
  const fit = Math.min(tests, rollsBeforeDeadline(task, now) ?? tests)
  // A total below the TN adds nothing, however far below; without banes there are no two ones (SM-10).
  const margins = Array.from({ length: 10 }, (_, i) => countedStat(rules) + rules.skill + i + 1 - rules.tn)
  const chances = gathered(
    numbers,
    margins.map((margin) => [Math.max(0, margin), ratio(1, 10)]),
    rules.need,
  )
  const gain = { least: 0, chances, fails: zero }
  const all = Array.from({ length: fit }, (_, step) => ({ gain, step }))
  return gathering(numbers, all, rules.need, rules.tally, tests)
}
