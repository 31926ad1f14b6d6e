import { isObject, type Fields } from '../../rules/core/fields'
import { dayLength, yearShape, type Calendar, type CalendarDate, type LeapRule, type YearShape } from './calendar'
import { hasDate } from './days'

const LONGEST_NAME = 40
const MOST_MONTHS = 40
const MOST_DAYS = 1_000
const FARTHEST_YEAR = 999_999

/**
 * Reads `calendar`: `plain`; `gregorian` or `{ kind: gregorian, begins: "1999-12-31" }`; or `{ kind: own, months:
 * [{ name, days }], weekDays?, hoursPerDay?, leap?: { every, except?, unless?, month, days? }, begins?, weekDay? }`.
 */
export function readCalendar(input: Fields, otherwise: Calendar): Calendar {
  const given = input.raw('calendar')
  if (given === undefined) return otherwise
  if (given === 'plain') return 'plain'
  if (given === 'gregorian') return { kind: 'gregorian', begins: FIRST_OF_2000 }
  if (!isObject(given)) {
    input.wrong('calendar', { key: 'not-one-of', allowed: ['plain', 'gregorian', 'own'] })
    return otherwise
  }
  const fields = input.inside('calendar')
  return fields.oneOf('kind', ['gregorian', 'own']) === 'gregorian' ? readGregorian(fields) : readOwn(fields)
}

const FIRST_OF_2000: CalendarDate = { year: 2000, month: 1, day: 1 }

function readGregorian(fields: Fields): Calendar {
  const calendar = { kind: 'gregorian', begins: FIRST_OF_2000 } as const
  return { ...calendar, begins: readBegins(fields, yearShape(calendar), FIRST_OF_2000) }
}

function readOwn(fields: Fields): Calendar {
  const months = fields.each('months', 1, MOST_MONTHS).map((month) => ({
    name: month.text('name', undefined, LONGEST_NAME),
    days: month.whole('days', 1, MOST_DAYS),
  }))
  const leap = fields.has('leap') && fields.raw('leap') !== null ? readLeap(fields.inside('leap'), months.length) : null
  const weekDays = fields.has('weekDays') ? readNames(fields, 'weekDays') : []
  const shape: YearShape = { months, leap }
  return {
    kind: 'own',
    ...shape,
    weekDays,
    weekDay: weekDays.length === 0 ? 0 : fields.whole('weekDay', 0, weekDays.length - 1, 0),
    hoursPerDay: fields.whole('hoursPerDay', 1, 99, 24),
    begins: readBegins(fields, shape, { year: 1, month: 1, day: 1 }),
  }
}

function readNames(fields: Fields, name: string): readonly string[] {
  const value = fields.raw(name)
  if (!Array.isArray(value)) fields.wrong(name, { key: 'not-a-list' })
  else if (value.length > MOST_MONTHS) fields.wrong(name, { key: 'list-length', least: 0, most: MOST_MONTHS })
  else {
    const texts = value.flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? [one.trim()] : []))
    if (texts.length === value.length && texts.every((text) => text.length <= LONGEST_NAME)) return texts
    fields.wrong(name, { key: 'not-text' })
  }
  return []
}

function readLeap(fields: Fields, months: number): LeapRule {
  const every = fields.whole('every', 1, 10_000)
  const except = fields.wholeOrNull('except', 1, 10_000, null)
  const unless = fields.wholeOrNull('unless', 1, 10_000, null)
  if (except !== null && except % every !== 0) fields.wrong('except', { key: 'not-a-multiple', of: every })
  if (unless !== null && (except === null || unless % except !== 0))
    fields.wrong('unless', { key: 'not-a-multiple', of: except ?? every })
  return {
    every,
    except,
    unless,
    month: fields.whole('month', 1, Math.max(1, months)),
    days: fields.whole('days', 1, 100, 1),
  }
}

/** A date as `YEAR-MONTH-DAY`. */
function readBegins(fields: Fields, shape: YearShape, otherwise: CalendarDate): CalendarDate {
  if (!fields.has('begins')) return otherwise
  const date = parseDate(fields.text('begins', undefined, 20))
  if (date !== null && hasDate(shape, date)) return date
  fields.wrong('begins', { key: 'not-a-date' })
  return otherwise
}

/** @returns null when it is not written as a date; whether the calendar has it is another question */
export function parseDate(text: string): CalendarDate | null {
  const parts = /^(-?\d{1,6})-(\d{1,2})-(\d{1,4})$/.exec(text.trim())
  if (parts === null) return null
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  return Math.abs(year) > FARTHEST_YEAR ? null : { year, month, day }
}

/** Time of day at which the campaign began, `HH:MM`, on a day as long as the calendar's. */
export function readStartsAt(input: Fields, calendar: Calendar, otherwise: string): string {
  const text = input.text('startsAt', otherwise, 5)
  const [hours = 0] = text.split(':').map(Number)
  if (!/^\d\d:[0-5]\d$/.test(text) || hours * 3_600 >= dayLength(calendar)) {
    input.wrong('startsAt', { key: 'not-a-time-of-day' })
  }
  return text
}
