/**
 * What names the days of a campaign. Durations always use days of 24 hours; a calendar only names moments, so a day of its
 * own may be longer or shorter.
 */
export type Calendar = 'plain' | GregorianCalendar | OwnCalendar

export interface GregorianCalendar {
  readonly kind: 'gregorian'
  readonly begins: CalendarDate
}

export interface OwnCalendar extends YearShape {
  readonly kind: 'own'
  readonly begins: CalendarDate
  /** The place in `weekDays` of the day on which the campaign began. */
  readonly weekDay: number
  /** Names; none: there are no weeks. */
  readonly weekDays: readonly string[]
  readonly hoursPerDay: number
}

/** Months and days count from 1; years may be 0 or less. */
export interface CalendarDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

export interface YearShape {
  readonly months: readonly { readonly name: string; readonly days: number }[]
  readonly leap: LeapRule | null
}

/** Years that `every` divides have so many days more in a month; but not those that `except` divides; but those that `unless` does. */
export interface LeapRule {
  readonly every: number
  /** A multiple of `every`; null: no exception. */
  readonly except: number | null
  /** A multiple of `except`. */
  readonly unless: number | null
  readonly month: number
  readonly days: number
}

const gregorianDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Its months are named where words are. */
export const gregorianYear: YearShape = {
  months: gregorianDays.map((days) => ({ name: '', days })),
  leap: { every: 4, except: 100, unless: 400, month: 2, days: 1 },
}

/** What a year of this calendar looks like: its months, and which years leap. */
export const yearShape = (calendar: GregorianCalendar | OwnCalendar): YearShape =>
  calendar.kind === 'gregorian' ? gregorianYear : calendar

/** How long a day of the calendar is, in seconds. */
export const dayLength = (calendar: Calendar): number =>
  (calendar !== 'plain' && calendar.kind === 'own' ? calendar.hoursPerDay : 24) * 3_600
