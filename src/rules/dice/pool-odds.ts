import { gathered, type Distribution } from '../odds/distribution'
import type { Numbers } from '../odds/numbers'

/** How many faces of the d10 count, and how many of those are rolled again. */
export interface SuccessDie {
  readonly counting: number
  readonly again: number
  /** A first throw that does not count is rolled once more. */
  readonly rote: boolean
}

/**
 * The successes of one d10. With `c` of ten faces counting and `a` of ten rolled again, `n` successes come either from
 * n − 1 again-dice and a success that is none, or from n again-dice and a blank; so the chance of n or more is
 * a^(n−1) · c, and nothing need be cut off.
 *
 * @param cap what reaches it is counted as `cap`
 */
export function successesOfDie<N>(
  numbers: Numbers<N>,
  { counting, again, rote }: SuccessDie,
  cap: number,
): Distribution<N> {
  const { add, times, ratio, one } = numbers
  const blank = ratio(10 - counting, 10)
  /** Rote throws the blanks once more, so every other count comes up that much oftener. */
  const twice = rote ? add(one, blank) : one
  const chances: [number, N][] = []
  let row = one
  for (let n = 1; n < cap; n += 1) {
    const longer = times(row, ratio(again, 10))
    chances.push([n, times(twice, add(times(row, ratio(counting - again, 10)), times(longer, blank)))])
    row = longer
  }
  const orMore = times(row, ratio(counting, 10))
  const none = rote ? times(blank, blank) : blank
  return gathered(numbers, [[0, none], ...chances, [cap, times(twice, orMore)]], cap)
}
