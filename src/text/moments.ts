import type { Moment, NamedDate } from '../campaign/calendar/moments'
import { timeOfDay } from './figures'
import { told } from './told'

/** Names of our own calendar's months, January first. */
export const monthNames = (): readonly string[] => told().dates.months

const monthText = ({ month, monthName }: NamedDate): string => monthName ?? told().dates.months[month - 1] ?? ''
const weekDayText = ({ weekDay }: NamedDate): string | null =>
  typeof weekDay === 'number' ? (told().dates.weekDays[weekDay] ?? '') : weekDay
const dateText = (date: NamedDate): string => told().dates.date(date.day, monthText(date))

/** `day 12`, `Thursday, 12 March 1999`. */
export function dayText({ day, date }: Moment): string {
  if (date === null) return told().dates.day(day)
  const weekDay = weekDayText(date)
  return `${weekDay === null ? '' : `${weekDay}, `}${dateText(date)} ${date.year}`
}

/** A day as it is said now: `day 12`, by its name within the week that comes, with the year only in another one. */
export function shortDayText(there: Moment, now: Moment): string {
  const { date } = there
  if (date === null || now.date === null) return told().dates.day(there.day)
  const weekDay = weekDayText(date)
  if (weekDay !== null && there.day > now.day && there.day < now.day + 7) return weekDay
  return date.year === now.date.year ? dateText(date) : `${dateText(date)} ${date.year}`
}

/** A moment as it is said now: only the time for today, the day with it for any other. */
export const momentText = (there: Moment, now: Moment): string =>
  there.day === now.day ? timeOfDay(there.second) : `${shortDayText(there, now)}, ${timeOfDay(there.second)}`
