import type { CampaignOptions } from '../state'
import { dayLength, yearShape, type Calendar, type CalendarDate } from './calendar'
import { dateOf, ordinalOf } from './days'

/** A moment of game time, as the campaign's calendar names it. */
export interface Moment {
  /** Which day of the campaign, counted from 1. */
  readonly day: number
  readonly second: number
  /** Null on a plain calendar. */
  readonly date: NamedDate | null
}

export interface NamedDate extends CalendarDate {
  /** Null: it is a month of the Gregorian calendar, and words name it. */
  readonly monthName: string | null
  /** The day of the week by name; for the Gregorian calendar by its place from Sunday, 0. Null: there are no weeks. */
  readonly weekDay: string | number | null
}

export type CalendarOptions = Pick<CampaignOptions, 'calendar' | 'startsAt'>

/** Seconds after midnight at which the campaign began. */
function startSecond(startsAt: string): number {
  const [hours = 0, minutes = 0] = startsAt.split(':').map(Number)
  return hours * 3_600 + minutes * 60
}

/** @param at game time: seconds since the campaign began */
export function momentAt({ calendar, startsAt }: CalendarOptions, at: number): Moment {
  const length = dayLength(calendar)
  const since = at + startSecond(startsAt)
  const days = Math.floor(since / length)
  return { day: days + 1, second: since - days * length, date: dateAfter(calendar, days) }
}

function dateAfter(calendar: Calendar, days: number): NamedDate | null {
  if (calendar === 'plain') return null
  const shape = yearShape(calendar)
  const ordinal = ordinalOf(shape, calendar.begins) + days
  const date = dateOf(shape, ordinal)
  if (calendar.kind === 'gregorian') return { ...date, monthName: null, weekDay: mod(ordinal + SATURDAY, 7) }
  const { weekDays, weekDay } = calendar
  const name = weekDays.length === 0 ? null : (weekDays[mod(weekDay + days, weekDays.length)] ?? null)
  return { ...date, monthName: shape.months[date.month - 1]?.name ?? '', weekDay: name }
}

/** The day of the week on which the year 0 of the Gregorian calendar begins. */
const SATURDAY = 6

const mod = (n: number, by: number): number => ((n % by) + by) % by

/** Game time at which a second of a day of the campaign lies; may be before it began. */
export const secondsAt = ({ calendar, startsAt }: CalendarOptions, day: number, second: number): number =>
  (day - 1) * dayLength(calendar) + second - startSecond(startsAt)

/** Which day of the campaign a date is, counted from 1; may be before it began. Null on a plain calendar. */
export function dayOfDate(calendar: Calendar, date: CalendarDate): number | null {
  if (calendar === 'plain') return null
  const shape = yearShape(calendar)
  return ordinalOf(shape, date) - ordinalOf(shape, calendar.begins) + 1
}
