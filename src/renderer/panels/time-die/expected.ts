import { gameSeconds, type GameSeconds } from '../../../rules/core/units'
import type { Odds } from '../../../rules/odds/odds'
import { timeOf } from '../../../rules/systems/time-die/pace'
import type { TimeDieTask } from '../../../rules/systems/time-die/task'

const FACES = [1, 2, 3, 4, 5, 6] as const

/**
 * How long an Extended Test goes on, on average, until it is done or its limit is used up: as many intervals as that takes,
 * each as long as it is on average. Rounded as one would say it.
 *
 * @returns null for what has no intervals
 */
export function expectedTime({ rules, interval, options }: TimeDieTask, { steps }: Odds): GameSeconds | null {
  if (rules.kind !== 'extended') return null
  const die = rules.intervalDie
  const each =
    die === null
      ? interval
      : FACES.reduce((sum, face) => sum + timeOf(die, face, rules.pace, options.roundLength), 0) / FACES.length
  if (each === null) return null
  return asSaid(each * expectedIntervals(steps))
}

/** The first is always begun; each further one if the task was not done before. */
const expectedIntervals = (steps: readonly number[]): number =>
  steps.slice(0, -1).reduce((sum, chance) => sum + (1 - chance), 1)

/** Two figures are enough for “about”. */
function asSaid(seconds: number): GameSeconds {
  const grain = [86_400, 21_600, 3_600, 900, 300, 60, 10, 1].find((one) => seconds >= one * 8) ?? 1
  return gameSeconds(Math.max(1, Math.round(seconds / grain)) * grain)
}
