import type { Chain, Start } from '../../odds/chain'
import { gathering, type Gain } from '../../odds/gathering'
import { doubles, type Numbers } from '../../odds/numbers'
import type { Odds } from '../../odds/odds'
import { solve } from '../../odds/solve'
import type { GameSeconds } from '../../core/units'
import { rollsBeforeDeadline, type Around, type TimeDieHits } from '../system'
import { hitsOf, targetOf } from './hits'
import { timeOf } from './pace'
import type { ExtendedRules, TimeDieTask } from './task'

/**
 * The chance of an Extended Test: whoever has not yet tested in this interval does so, in order, then all in each
 * further one. Durations, and Hits counted at the table, have none.
 *
 * Source: Longroll's rules, Odds, Time Die.
 */
export function odds(task: TimeDieTask, around: Around): Odds | null {
  const { rules, options, status } = task
  if (rules.kind !== 'extended' || options.timeDieHits === 'typed' || status !== 'running') return null
  const left = Math.max(0, rules.limit - rules.used)
  const fit = Math.min(left, rollsBeforeDeadline(task, around.now) ?? left)
  const { chain, start } = timeDieChain(doubles, rules, options.timeDieHits, fit, left)
  // Only a task that the GM reopened has reached its need and runs: the end of the interval completes it if no test does.
  if (rules.have >= rules.need && fit > 0 && untested(rules).length === 0) return certain(left)
  const { success, steps } = solve(chain, start)
  const { deadlineAt } = task
  if (rules.intervalDie === null || deadlineAt === null) return { success, steps }
  return inTime(steps, intervalsInTime(doubles, task, rules, deadlineAt, around.now, left))
}

const certain = (steps: number): Odds => ({ success: 1, steps: Array.from({ length: steps }, () => 1) })

const untested = (rules: ExtendedRules): ExtendedRules['participants'] =>
  rules.participants.filter(({ character }) => !rules.acted.includes(character))

/** @param fit intervals that can be played, this one included @param left intervals not yet ended */
export function timeDieChain<N>(
  numbers: Numbers<N>,
  rules: ExtendedRules,
  counting: Exclude<TimeDieHits, 'typed'>,
  fit: number,
  left: number,
): { readonly chain: Chain<N>; readonly start: Start } {
  const hits = new Map<number, Gain<N>>()
  const hitsFor = (successTarget: number): Gain<N> => {
    const known = hits.get(successTarget) ?? hitsOn(numbers, targetOf(successTarget, 0, rules.pace), counting)
    hits.set(successTarget, known)
    return known
  }
  const tests = Array.from({ length: fit }, (_, step) =>
    (step === 0 ? untested(rules) : rules.participants).map(({ successTarget }) => ({
      gain: hitsFor(successTarget),
      step,
    })),
  )
  return gathering(numbers, tests.flat(), rules.need, rules.have, left)
}

/** How likely one test brings how many Hits. */
function hitsOn<N>(numbers: Numbers<N>, target: number, counting: Exclude<TimeDieHits, 'typed'>): Gain<N> {
  const counts = new Map<number, number>()
  for (let roll = 1; roll <= 100; roll += 1) {
    const hits = hitsOf(roll, target, counting)
    counts.set(hits, (counts.get(hits) ?? 0) + 1)
  }
  const least = Math.min(...counts.keys())
  const chances = Array.from({ length: Math.max(...counts.keys()) - least + 1 }, (_, i) =>
    numbers.ratio(counts.get(least + i) ?? 0, 100),
  )
  return { least, chances, fails: numbers.zero }
}

/**
 * The chance that the first, second, … interval from now is still played before the deadline where a Time Die says how long
 * each is. An interval is played if the one before ended in time.
 *
 * @throws Error for a task whose intervals are fixed (a bug)
 */
export function intervalsInTime<N>(
  numbers: Numbers<N>,
  task: TimeDieTask,
  { intervalDie, pace }: ExtendedRules,
  deadlineAt: GameSeconds,
  now: GameSeconds,
  count: number,
): readonly N[] {
  const { zero, one, add, times, ratio } = numbers
  if (intervalDie === null) throw new Error('A fixed interval is known')
  const lengths = [1, 2, 3, 4, 5, 6].map((face) => timeOf(intervalDie, face, pace, task.options.roundLength))
  /** How likely the interval before ended at which moment, if that was in time. */
  let ends = new Map<number, N>()
  return Array.from({ length: count }, (_, interval) => {
    if (interval === 0) return now > deadlineAt ? zero : one
    const starts: ReadonlyMap<number, N> = interval === 1 ? new Map([[task.since, one]]) : ends
    ends = new Map()
    for (const [start, chance] of starts) {
      for (const length of lengths) {
        // Ended late, an interval costs the time that has passed anyway.
        const end = Math.max(now, start + length)
        if (end <= deadlineAt) ends.set(end, add(ends.get(end) ?? zero, times(chance, ratio(1, 6))))
      }
    }
    return [...ends.values()].reduce(add, zero)
  })
}

/** Hits and lengths of intervals have nothing to do with each other: each step's share counts if its interval is played. */
function inTime(steps: readonly number[], played: readonly number[]): Odds {
  let success = 0
  const built = steps.map((chance, i) => {
    success += (chance - (steps[i - 1] ?? 0)) * (played[i] ?? 0)
    return success
  })
  return { success, steps: built }
}
