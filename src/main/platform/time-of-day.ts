import type { NextTimeOfDay } from '../../campaign/timers/timer'
import { epochMs } from '../../rules/core/units'

const HOUR = 3_600_000

/**
 * The next time of day on this machine's clock, in the zone where it is now. Where the clock is set forward over it, the
 * first instant after the gap; where it comes twice, the first that lies ahead.
 */
export const nextTimeOfDay: NextTimeOfDay = (time, after) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const from = new Date(after)
  for (let day = -1; ; day += 1) {
    const wanted = new Date(from.getFullYear(), from.getMonth(), from.getDate() + day, hours, minutes)
    const hit = instants(wanted.getTime(), hours, minutes).find((instant) => instant > after)
    if (hit !== undefined) return epochMs(hit)
  }
}

/** The instants of one day at which the clock shows the time, earliest first: usually one, two after it was set back. */
function instants(near: number, hours: number, minutes: number): readonly number[] {
  const shows = (instant: number): boolean => {
    const date = new Date(instant)
    return date.getHours() === hours && date.getMinutes() === minutes && date.getSeconds() === 0
  }
  // Clocks are set by quarters of an hour at the least, and by three hours at the most.
  const around = Array.from({ length: 25 }, (_, i) => near + (i - 12) * (HOUR / 4)).filter(shows)
  return around.length > 0 ? around : [endOfGap(near)]
}

/** The first instant after the clock was set forward, within three hours of `near`. */
function endOfGap(near: number): number {
  const offset = (instant: number): number => new Date(instant).getTimezoneOffset()
  let [before, after] = [near - 3 * HOUR, near + 3 * HOUR]
  const until = offset(after)
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offset(middle) === until) after = middle
    else before = middle
  }
  return after
}
