import type { Numbers } from './numbers'

/**
 * How likely each count is: the chance of `i` at place `i`. The last place may stand for "that many or more": where a
 * need is reached, nobody asks by how much. So nothing is cut off, and the chances always add up to one.
 *
 * There is no subtraction: chances near 0 and chances near 1 both keep all their digits.
 */
export type Distribution<N> = readonly N[]

/** Always this count. */
export const always = <N>(numbers: Numbers<N>, count: number, cap: number): Distribution<N> =>
  Array.from({ length: cap + 1 }, (_, i) => (i === Math.min(count, cap) ? numbers.one : numbers.zero))

/** Both together; what reaches `cap` is counted as `cap`. */
export function sum<N>(numbers: Numbers<N>, a: Distribution<N>, b: Distribution<N>, cap: number): Distribution<N> {
  const { add, times, zero } = numbers
  const both: N[] = Array.from({ length: cap + 1 }, () => zero)
  a.forEach((p, i) => {
    if (p === zero) return
    b.forEach((q, j) => {
      const at = Math.min(i + j, cap)
      both[at] = add(both[at] ?? zero, times(p, q))
    })
  })
  return both
}

/** `count` of the same together. */
export function manyOf<N>(numbers: Numbers<N>, one: Distribution<N>, count: number, cap: number): Distribution<N> {
  if (count === 0) return always(numbers, 0, cap)
  const half = manyOf(numbers, one, Math.floor(count / 2), cap)
  const twice = sum(numbers, half, half, cap)
  return count % 2 === 0 ? twice : sum(numbers, twice, one, cap)
}

/** The distribution of what `count` makes of the cases, each with its chance; what reaches `cap` is counted as `cap`. */
export function gathered<N>(
  numbers: Numbers<N>,
  cases: Iterable<readonly [count: number, chance: N]>,
  cap: number,
): Distribution<N> {
  const chances: N[] = Array.from({ length: cap + 1 }, () => numbers.zero)
  for (const [count, chance] of cases) {
    const at = Math.min(count, cap)
    chances[at] = numbers.add(chances[at] ?? numbers.zero, chance)
  }
  return chances
}

/** The chance of each count or more. */
export function orMore<N>(numbers: Numbers<N>, chances: Distribution<N>): Distribution<N> {
  const tails: N[] = []
  let rest = numbers.zero
  for (let i = chances.length - 1; i >= 0; i -= 1) {
    rest = numbers.add(rest, chances[i] ?? numbers.zero)
    tails[i] = rest
  }
  return tails
}
