import { gathered, type Distribution } from '../../odds/distribution'
import type { Chain, Start } from '../../odds/chain'
import { gathering } from '../../odds/gathering'
import { doubles, type Numbers } from '../../odds/numbers'
import type { Odds } from '../../odds/odds'
import { solve } from '../../odds/solve'
import { rollsBeforeDeadline, type Around } from '../system'
import { baseOf } from './base'
import { outcomeOf, type Outcome } from './count'
import { isContested, isExtended, type ModDotTask, type Side } from './task'

/**
 * The chance of a test by throws, each of win, lose and tie one in three. Single: also of its outcomes; contested: that
 * the first side wins; extended: with a limit only.
 *
 * Source: Longroll's rules, Odds, Mod-dot.
 *
 * @throws Error for a test without a side (a bug)
 */
export function odds(task: ModDotTask, around: Around): Odds | null {
  if (task.status !== 'running') return null
  if (isExtended(task)) return extended(task, around)
  // Only a task that the GM reopened can run on where no test fits any more.
  if (rollsBeforeDeadline(task, around.now) === 0) return { success: 0, steps: [0] }
  const [first, second] = task.rules.sides
  if (first === undefined) throw new Error('A test has at least one side')
  if (isContested(task) && second !== undefined) return only(firstWins(doubles, first, second))
  const { outcomes } = testOf(doubles, first, 1)
  return { ...only(outcomes.success), outcomes }
}

const only = (success: number): Odds => ({ success, steps: [success] })

function extended(task: ModDotTask, around: Around): Odds | null {
  const { limit, used } = task.rules
  if (limit === null) return null
  const { chain, start } = modDotChain(doubles, task, around, Math.max(0, limit - used))
  const { success, steps } = solve(chain, start)
  return { success, steps }
}

/**
 * The tests of an extended task as a chain, with its deadline in mind.
 *
 * @throws Error for a task of another kind (a bug)
 */
export function modDotChain<N>(
  numbers: Numbers<N>,
  task: ModDotTask,
  { now }: Around,
  tests: number,
): { readonly chain: Chain<N>; readonly start: Start } {
  const { need, have, sides } = task.rules
  const [side] = sides
  if (need === null || side === undefined) throw new Error('An extended test has a need and a side')
  const fit = Math.min(tests, rollsBeforeDeadline(task, now) ?? tests)
  const { worth, outcomes } = testOf(numbers, side, need)
  const gain = { least: 0, chances: worth, fails: outcomes.botch }
  const all = Array.from({ length: fit }, (_, step) => ({ gain, step }))
  return gathering(numbers, all, need, have, tests)
}

/** How one test may come out. */
export interface TestOdds<N> {
  /** Of each number of successes, failures at place 0, botches nowhere; the last place: that many or more. */
  readonly worth: Distribution<N>
  readonly outcomes: Readonly<Record<Outcome, N>>
}

/** @param cap successes that reach it are counted as `cap`; at least 1 */
export function testOf<N>(numbers: Numbers<N>, side: Side, cap: number): TestOdds<N> {
  const cases = casesOf(numbers, side, cap)
  const sumOf = (outcome: Outcome): N =>
    cases.reduce((sum, one) => (one.outcome === outcome ? numbers.add(sum, one.chance) : sum), numbers.zero)
  return {
    worth: gathered(
      numbers,
      cases.flatMap(({ outcome, total, chance }): (readonly [number, N])[] =>
        outcome === 'botch' ? [] : [[outcome === 'success' ? total : 0, chance]],
      ),
      cap,
    ),
    outcomes: { success: sumOf('success'), failure: sumOf('failure'), botch: sumOf('botch') },
  }
}

interface Case<N> {
  readonly total: number
  readonly outcome: Outcome
  readonly chance: N
}

/** Every way the throws may fall, those alike together (MD-6 to MD-15). */
function casesOf<N>(numbers: Numbers<N>, side: Side, cap: number): readonly Case<N>[] {
  const { times, ratio, one } = numbers
  const base = baseOf(side.dots, side.difficulty)
  const fallen = (change: number, downs: number, chance: N): Case<N> => {
    const total = base + change
    return { total, outcome: outcomeOf(total, downs), chance }
  }
  /** Further throws of a row that has begun: `further` of them, then one that ends it; or the last of them ends it itself. */
  const row = (further: number, ends: boolean): N => {
    let chance = times(ratio(1, 9), ends ? one : ratio(2, 3))
    for (let i = 0; i < further; i += 1) chance = times(chance, ratio(1, 3))
    return chance
  }
  // Wins beyond what is asked for are the last case: that many or more.
  const further = side.specialty ? Math.max(0, cap - base - 2) : 0
  const wins = Array.from({ length: further + 1 }, (_, more) => fallen(2 + more, 0, row(more, more === further)))
  const losses = [0, 1, 2, 3].map((more) => fallen(-2 - more, 2 + more, row(more, more === 3)))
  return [
    ...wins,
    fallen(1, 0, ratio(2, 9)),
    fallen(0, 0, ratio(1, 9)),
    fallen(0, 1, ratio(2, 9)),
    fallen(-1, 1, ratio(2, 9)),
    ...losses,
  ]
}

/** Rows of wins longer than this by both sides are left out: less likely than 1e-35. */
const LONGEST_ROW = 40

/** The chance that the first side has more; a failure or botch counts as nothing (MD-18 to MD-20). */
export function firstWins<N>(numbers: Numbers<N>, first: Side, second: Side): N {
  const { add, times, zero } = numbers
  const cap = Math.max(...[first, second].map((side) => baseOf(side.dots, side.difficulty))) + 3 + LONGEST_ROW
  const [ours, theirs] = [testOf(numbers, first, cap), testOf(numbers, second, cap)]
  let [wins, fewer] = [zero, theirs.outcomes.botch]
  ours.worth.forEach((chance, total) => {
    if (total > 0) wins = add(wins, times(chance, fewer))
    fewer = add(fewer, theirs.worth[total] ?? zero)
  })
  return wins
}
