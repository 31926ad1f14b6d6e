export type Outcome = 'success' | 'failure' | 'botch'

export type Degree = 'barely' | 'enough with a catch' | 'clean' | 'more than clean' | 'outstanding'

/** A throw as it came out for the side: won, tied, lost. */
export type Throw = 'W' | 'T' | 'L'

export const THROWS = ['W', 'T', 'L'] as const

/** Five losses end a test that keeps losing (MD-8). */
const MOST_LOSSES = 5

/** Is another throw made after these? Typed throws are checked by it, and throws made here end by it (MD-6 to MD-8). */
export function goesOn(thrown: readonly Throw[], specialty: boolean): boolean {
  const [first, second] = thrown
  if (first === undefined || second === undefined) return true
  if (first === 'T' || first !== second || thrown.at(-1) !== first) return false
  return first === 'W' ? specialty : thrown.length < MOST_LOSSES
}

export interface Counted {
  readonly total: number
  readonly downs: number
  readonly outcome: Outcome
  readonly degree: Degree | null
}

/**
 * What one throw adds. Of the throws after the second only those that continue the row count: what ends a row neither
 * adds nor takes away (MD-7, MD-8), and is no loss (MD-10).
 */
export function valueOf(thrown: readonly Throw[], place: number): 1 | 0 | -1 {
  const one = thrown[place]
  if (one === undefined || one === 'T' || (place >= 2 && one !== thrown[0])) return 0
  return one === 'W' ? 1 : -1
}

/** Counts a whole test, or what has been thrown of one so far (MD-6 to MD-16). */
export function countThrows(base: number, thrown: readonly Throw[]): Counted {
  const values = thrown.map((_one, i) => valueOf(thrown, i))
  const downs = values.filter((value) => value < 0).length
  const total = values.reduce<number>((sum, value) => sum + value, base)
  const outcome = outcomeOf(total, downs)
  return { total, downs, outcome, degree: outcome === 'success' ? degreeOf(total) : null }
}

/** The first that fits (MD-11 to MD-15). */
export function outcomeOf(total: number, downs: number): Outcome {
  if (downs >= MOST_LOSSES) return 'botch'
  if (downs >= 2 && total < 0) return 'botch'
  if (downs >= 4) return 'failure'
  return total < 1 ? 'failure' : 'success'
}

/** How well so many successes do it (MD-16). @param successes at least 1 */
export function degreeOf(successes: number): Degree {
  if (successes >= 5) return 'outstanding'
  if (successes === 4) return 'more than clean'
  if (successes === 3) return 'clean'
  return successes === 2 ? 'enough with a catch' : 'barely'
}

/** What a side's total is worth against another: nothing after a failure or botch (MD-19). */
export const worth = ({ outcome, total }: Compared): number => (outcome === 'success' ? total : 0)

type Compared = Pick<Counted, 'outcome' | 'total'>

/** Who wins, and with how many; equal: nobody (MD-18 to MD-20). */
export function compare(ours: Compared, theirs: Compared): { readonly winner: 0 | 1 | null; readonly net: number } {
  const difference = worth(ours) - worth(theirs)
  return { winner: difference > 0 ? 0 : difference < 0 ? 1 : null, net: Math.abs(difference) }
}
