import type { Distribution } from '../odds/distribution'
import type { Numbers } from '../odds/numbers'

/**
 * How likely a die brings each total with its aces: rolled again and added as long as it shows its highest face (DT-16).
 *
 * @param cap totals that reach it are counted as `cap`
 */
export function acingDie<N>(numbers: Numbers<N>, sides: number, cap: number): Distribution<N> {
  const { ratio, times, add, zero, one } = numbers
  const totals: N[] = Array.from({ length: cap + 1 }, () => zero)
  const count = (total: number, chance: N): void => {
    const at = Math.min(total, cap)
    totals[at] = add(totals[at] ?? zero, chance)
  }
  let aces = one
  let sum = 0
  for (; sum < cap; sum += sides) {
    for (let face = 1; face < sides; face += 1) count(sum + face, times(aces, ratio(1, sides)))
    aces = times(aces, ratio(1, sides))
  }
  count(sum, aces)
  return totals
}

/** The better of two. */
export function betterOf<N>(numbers: Numbers<N>, a: Distribution<N>, b: Distribution<N>): Distribution<N> {
  const { add, times, zero } = numbers
  let [less, upTo] = [zero, zero]
  return a.map((ours, i) => {
    const theirs = b[i] ?? zero
    upTo = add(upTo, theirs)
    const both = add(times(ours, upTo), times(less, theirs))
    less = add(less, ours)
    return both
  })
}
