import type { EpochMs } from '../../../rules/core/units'
import { dateFormat, t } from '../../words'

const TIME = { hour: '2-digit', minute: '2-digit' } as const
const WEEK_DAY = { weekday: 'long' } as const
const DATE = { day: 'numeric', month: 'long' } as const
const DATE_WITH_YEAR = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** Days between two moments as a calendar counts them, so that a late evening was yesterday. */
function daysBetween(then: Date, now: Date): number {
  const midnight = (day: Date): number => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
  return Math.round((midnight(now) - midnight(then)) / 86_400_000)
}

/** "Played yesterday, 23:40": the nearer, the closer it is said. */
export function playedText(at: EpochMs, now: Date): string {
  const then = new Date(at)
  const days = daysBetween(then, now)
  const clock = dateFormat(TIME).format(then)
  if (days === 0) return t('welcome.playedToday', { time: clock })
  if (days === 1) return t('welcome.playedYesterday', { time: clock })
  if (days > 1 && days < 7) return t('welcome.playedOn', { day: dateFormat(WEEK_DAY).format(then), time: clock })
  const date = then.getFullYear() === now.getFullYear() ? DATE : DATE_WITH_YEAR
  return t('welcome.played', { when: dateFormat(date).format(then) })
}
