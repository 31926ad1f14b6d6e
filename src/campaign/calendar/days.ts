import type { CalendarDate, LeapRule, YearShape } from './calendar'

const divides = (n: number, year: number): boolean => year % n === 0

/** Whether the rule of the calendar makes this year longer; one without a rule has no leap years. */
export const isLeapYear = ({ leap }: YearShape, year: number): boolean =>
  leap !== null &&
  divides(leap.every, year) &&
  (leap.except === null || !divides(leap.except, year) || (leap.unless !== null && divides(leap.unless, year)))

/** How many days a month has in a year. Months count from 1. */
export function daysInMonth(shape: YearShape, year: number, month: number): number {
  const days = shape.months[month - 1]?.days ?? 0
  return isLeapYear(shape, year) && shape.leap?.month === month ? days + shape.leap.days : days
}

const plainYear = ({ months }: YearShape): number => months.reduce((all, { days }) => all + days, 0)

/** Leap years from year 0 up to and without `year`; before year 0 as many less than none. */
function leapYearsBefore({ every, except, unless }: LeapRule, year: number): number {
  const multiples = (n: number | null): number => (n === null ? 0 : Math.floor((year - 1) / n) + 1)
  return multiples(every) - multiples(except) + (except === null ? 0 : multiples(unless))
}

/** The first day of a year, counted from that of year 0. */
function yearBegins(shape: YearShape, year: number): number {
  const leapDays = shape.leap === null ? 0 : shape.leap.days * leapYearsBefore(shape.leap, year)
  return year * plainYear(shape) + leapDays
}

/** Which day it is, counted from the first of year 0. */
export function ordinalOf(shape: YearShape, { year, month, day }: CalendarDate): number {
  let days = yearBegins(shape, year)
  for (let before = 1; before < month; before += 1) days += daysInMonth(shape, year, before)
  return days + day - 1
}

/** The date of a day that is counted from the first of year 0. */
export function dateOf(shape: YearShape, ordinal: number): CalendarDate {
  // Leap days make a year longer than this, so the guess is too late before year 0 and too early, or right, after it.
  let year = Math.floor(ordinal / (yearBegins(shape, 400) / 400))
  while (yearBegins(shape, year) > ordinal) year -= 1
  while (yearBegins(shape, year + 1) <= ordinal) year += 1
  let day = ordinal - yearBegins(shape, year) + 1
  let month = 1
  while (day > daysInMonth(shape, year, month)) {
    day -= daysInMonth(shape, year, month)
    month += 1
  }
  return { year, month, day }
}

/** Whether the calendar has this day. */
export function hasDate(shape: YearShape, { year, month, day }: CalendarDate): boolean {
  return Number.isSafeInteger(year) && month >= 1 && day >= 1 && day <= daysInMonth(shape, year, month)
}
