import { nextTimeOfDay } from '../../src/main/platform/time-of-day'
import { epochMs } from '../../src/rules/core/units'

/*
  Times of day around the moments at which a zone sets its clock, against an arithmetic of their own: the offsets of a
  zone come from `Intl`, asked by the zone's name; the code under test asks the machine's own clock, set to that zone.
*/

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const FROM = Date.UTC(2020, 0, 1)
const UNTIL = Date.UTC(2038, 0, 1)

export const zones: readonly string[] = Intl.supportedValuesOf('timeZone')

interface Transition {
  readonly at: number
  /** How far ahead of UTC the clock is, before and after. */
  readonly before: number
  readonly after: number
}

function offsetsOf(zone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    ...({
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    } as const),
  })
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000
  }
}

/** Every moment at which the zone's clock is set, from 2020 to the end of 2037. */
export function transitionsOf(zone: string): readonly Transition[] {
  const offset = offsetsOf(zone)
  const found: Transition[] = []
  let before = offset(FROM)
  // Ramadan in Morocco brings two within five weeks; none lie closer than a week.
  for (let from = FROM; from < UNTIL; from += 7 * DAY) {
    const after = offset(from + 7 * DAY)
    if (after === before) continue
    let [low, high] = [from, from + 7 * DAY]
    while (high - low > 1_000) {
      const middle = Math.floor((low + high) / 2_000) * 1_000
      if (offset(middle) === after) high = middle
      else low = middle
    }
    found.push({ at: high, before, after })
    before = after
  }
  return found
}

/** The first instant after `after` at which the clock shows the minute, or at which it was set over it. */
function expected({ at, before, after: later }: Transition, minuteOfDay: number, after: number): number {
  const shows = (instant: number): number => {
    const local = instant + (instant < at ? before : later)
    return ((local % DAY) + DAY) % DAY
  }
  const isSkipped = (((minuteOfDay * MINUTE - (at + before)) % DAY) + DAY) % DAY < later - before
  for (let instant = Math.floor(after / 1_000) * 1_000 + 1_000; ; instant = nextStep(instant, at)) {
    if (instant <= after) continue
    if (instant === at && isSkipped) return at
    if (shows(instant) === minuteOfDay * MINUTE) return instant
  }
}

/** Offsets are whole minutes since long ago; the transition itself is a step of its own. */
function nextStep(instant: number, at: number): number {
  const next = Math.floor(instant / MINUTE) * MINUTE + MINUTE
  return instant < at && at < next ? at : next
}

/** @returns what is wrong in this zone, and how many times of day were looked at */
export function judgeZone(zone: string): { readonly wrong: readonly string[]; readonly looked: number } {
  const own = process.env['TZ']
  process.env['TZ'] = zone
  try {
    const wrong: string[] = []
    let looked = 0
    for (const transition of transitionsOf(zone)) {
      const { at, before, after: later } = transition
      const edges = [at + before, at + later].flatMap((local) =>
        [-61, -1, 0, 1, 30, 59, 61].map((m) => local + m * MINUTE),
      )
      const minutes = [
        ...new Set([...edges, at + 12 * HOUR].map((local) => Math.floor((((local % DAY) + DAY) % DAY) / MINUTE))),
      ]
      for (const minute of minutes)
        for (const from of [at - 26 * HOUR, at - 90 * MINUTE, at - MINUTE, at - 1, at, at + 45 * MINUTE]) {
          const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
          const is = nextTimeOfDay(time, epochMs(from))
          const must = expected(transition, minute, from)
          looked += 1
          if (is !== must) wrong.push(`${zone} ${time} after ${iso(from)}: ${iso(is)}, must be ${iso(must)}`)
        }
    }
    return { wrong, looked }
  } finally {
    if (own === undefined) Reflect.deleteProperty(process.env, 'TZ')
    else process.env['TZ'] = own
  }
}

const two = (n: number): string => String(n).padStart(2, '0')
const iso = (at: number): string => new Date(at).toISOString()
