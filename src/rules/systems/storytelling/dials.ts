import { formatDuration, parseDuration } from '../../core/duration'
import { isObject } from '../../core/fields'
import { wholesFrom } from '../../core/ranges'
import { gameSeconds, type GameSeconds, type Json, type JsonObject } from '../../core/units'
import type { Dial, TaskOptions } from '../system'

const MOST_TARGET = 100

/** Intervals that a GM would name, in seconds. */
const INTERVALS = [
  ...[1, 2, 5, 10, 15, 20, 30, 45].map((minutes) => minutes * 60),
  ...[1, 1.5, 2, 3, 4, 6, 8, 12].map((hours) => hours * 3_600),
  ...[1, 2, 3, 7, 14].map((days) => days * 86_400),
]

/** Target, deadline in whole intervals, and where there is a deadline the interval. */
export function dials(given: JsonObject, { roundLength }: TaskOptions): readonly Dial[] {
  const interval = secondsOf(given['interval'], roundLength)
  const deadline = secondsOf(given['deadline'], roundLength)
  const target: Dial = {
    name: 'target',
    values: wholesFrom(1, MOST_TARGET),
    rises: false,
    put: (value) => ({ ...given, target: value }),
  }
  return [
    target,
    ...(interval === null ? [] : [deadlineDial(given, interval)]),
    ...(deadline === null ? [] : [intervalDial(given, deadline)]),
  ]
}

/** Time for one roll, for two, … up to as many as the pool gives. */
const deadlineDial = (given: JsonObject, interval: GameSeconds): Dial => ({
  name: 'deadline',
  values: wholesFrom(1, Math.max(1, mostRolls(given['pool']))).map((rolls) =>
    formatDuration(gameSeconds(rolls * interval)),
  ),
  rises: true,
  put: (value) => ({ ...given, deadline: value }),
})

const intervalDial = (given: JsonObject, deadline: GameSeconds): Dial => ({
  name: 'interval',
  values: INTERVALS.filter((seconds) => seconds <= deadline).map((seconds) => formatDuration(gameSeconds(seconds))),
  rises: false,
  put: (value) => ({ ...given, interval: value }),
})

/** The base pool of what is given; what is wrong with it is for `task.begin` to say. */
function mostRolls(pool: Json | undefined): number {
  if (!isObject(pool)) return 1
  const dots = (['attribute', 'skill'] as const).map((name) => pool[name]).filter((value) => typeof value === 'number')
  return dots.reduce((sum, value) => sum + value, pool['specialty'] === true ? 1 : 0)
}

function secondsOf(value: Json | undefined, roundLength: GameSeconds): GameSeconds | null {
  const seconds = typeof value === 'string' ? parseDuration(value, roundLength) : null
  return seconds !== null && seconds > 0 ? seconds : null
}
