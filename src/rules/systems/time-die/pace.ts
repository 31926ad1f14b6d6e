import { secondsIn, type TimeUnit } from '../../core/duration'
import { gameSeconds, roundHalfUp, type GameSeconds } from '../../core/units'

export type Pace = 'normal' | 'rush' | 'slow'

export const PACES = ['normal', 'rush', 'slow'] as const

/** A d6 times a multiple of a unit (TD-1). */
export interface TimeDie {
  readonly unit: TimeUnit
  readonly times: number
}

export const UNITS: readonly TimeUnit[] = ['s', 'r', 'm', 'h', 'd', 'w']

export const MOST_TIMES = 10_000

/** What is used when a Time Die is not rolled (TD-2). */
export const AVERAGE = 4

/** What the pace does to the Success Target (TD-4, TD-5). */
export const paceModifier = (pace: Pace): number => (pace === 'rush' ? -20 : pace === 'slow' ? 20 : 0)

/** The unit that a half is rounded to: a second, a round, a day. Minutes, hours and days have practical halves (TD-7, TD-8). */
const halvesTo = (unit: TimeUnit, roundLength: GameSeconds): number =>
  unit === 'r' ? roundLength : unit === 'w' ? secondsIn('d', roundLength) : 1

/** So many of a unit at a pace: halved when rushed, doubled when slow (TD-4 to TD-9). */
export function atPace(count: number, unit: TimeUnit, pace: Pace, roundLength: GameSeconds): GameSeconds {
  const whole = count * secondsIn(unit, roundLength)
  switch (pace) {
    case 'normal':
      return gameSeconds(whole)
    case 'slow':
      return gameSeconds(whole * 2)
    case 'rush': {
      const grain = halvesTo(unit, roundLength)
      const half = roundHalfUp(whole / 2 / grain) * grain
      return gameSeconds(unit === 'r' ? Math.max(half, roundLength) : half)
    }
  }
}

/** What a face of a Time Die says: the die first, then the pace (TD-6). */
export const timeOf = (die: TimeDie, face: number, pace: Pace, roundLength: GameSeconds): GameSeconds =>
  atPace(face * die.times, die.unit, pace, roundLength)

/**
 * A fixed interval at a pace. Given in rounds alone or weeks alone it changes as a Time Die of that unit, any other to
 * the second (TD-24).
 *
 * @param text the interval as it was given, already known to be a duration of `whole` seconds
 */
export function fixedAtPace(text: string, whole: GameSeconds, pace: Pace, roundLength: GameSeconds): GameSeconds {
  const alone = /^(\d+)([rw])$/.exec(text)
  return alone === null
    ? atPace(whole, 's', pace, roundLength)
    : atPace(Number(alone[1]), alone[2] === 'r' ? 'r' : 'w', pace, roundLength)
}
