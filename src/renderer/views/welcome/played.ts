import type { EpochMs } from '../../../rules/core/units'
import { t } from '../../words'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const dateWithYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** Days between two moments as a calendar counts them, so that a late evening was yesterday. */
function daysBetween(then: Date, now: Date): number {
  const midnight = (day: Date): number => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
  return Math.round((midnight(now) - midnight(then)) / 86_400_000)
}

/** "Played yesterday, 23:40": the nearer, the closer it is said. */
export function playedText(at: EpochMs, now: Date): string {
  const then = new Date(at)
  const days = daysBetween(then, now)
  const clock = time.format(then)
  if (days === 0) return t('welcome.playedToday', { time: clock })
  if (days === 1) return t('welcome.playedYesterday', { time: clock })
  if (days > 1 && days < 7) return t('welcome.played', { when: `${weekday.format(then)}, ${clock}` })
  return t('welcome.played', {
    when: then.getFullYear() === now.getFullYear() ? date.format(then) : dateWithYear.format(then),
  })
}
