import type { Winner, WonBy } from './lines'
import { sideShown, type Both, type OpposedRules, type OpposedTask, type SideIndex, type Test } from './task'

export interface Decided {
  readonly winner: Winner
  readonly by: WonBy
}

/**
 * Who has won, as it stands: an opposed test by its last totals, an opposed extended action by its Tallies. Null before
 * both sides have been shown once.
 */
export function decideWinner(rules: OpposedRules): Decided | null {
  const last = rules.rounds.at(-1)
  if (last === undefined) return null
  if (rules.kind === 'opposed') return byTwoOnes(last) ?? byHigher('total', compareTotals(last)) ?? byTie(rules)
  return byHigher('tally', rules.sides[0].tally - rules.sides[1].tally) ?? byTie(rules)
}

/** Two ones with net banes lose to a side without them, whatever the totals (SM-23). */
function byTwoOnes([first, second]: Both<Test>): Decided | null {
  if (first.twoOnes === second.twoOnes) return null
  return { winner: first.twoOnes ? 1 : 0, by: 'two-ones' }
}

/** A critical failure typed in without its total is the lower; two of them are equal (SM-23). */
function compareTotals([{ total: first }, { total: second }]: Both<Test>): number {
  if (first === null || second === null) return Number(first !== null) - Number(second !== null)
  return first - second
}

/** The higher stat in full, then the higher Edge, then a draw (SM-20 to SM-22). */
function byTie({ sides: [first, second] }: OpposedRules): Decided {
  return (
    byHigher('stat', first.stat - second.stat) ??
    byHigher('edge', first.edge - second.edge) ?? { winner: 'draw', by: 'draw' }
  )
}

function byHigher(by: WonBy, difference: number): Decided | null {
  if (difference === 0) return null
  const winner: SideIndex = difference > 0 ? 0 : 1
  return { winner, by }
}

/** Shown only once the rules have settled it; what the GM settles or reopens has no winner. */
export const winnerOf = (task: OpposedTask): Winner | null =>
  task.reason === 'settled' ? (decideWinner(task.rules)?.winner ?? null) : null

/** What each side shows: of the test being made if one has begun, else of the last. */
export function totalsShown(rules: OpposedRules): Both<number | null> {
  const shown = sideShown(rules) === null ? rules.rounds.at(-1) : rules.shown
  return [shown?.[0]?.total ?? null, shown?.[1]?.total ?? null]
}
