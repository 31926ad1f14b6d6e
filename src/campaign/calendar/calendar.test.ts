import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Table } from '../../../tests/support/table'
import { timeOfDay } from '../../text/figures'
import { dayText, momentText, shortDayText } from '../../text/moments'
import { gregorianYear, type CalendarDate, type YearShape } from './calendar'
import { dateOf, daysInMonth, hasDate, isLeapYear, ordinalOf } from './days'
import { dayOfDate, momentAt, secondsAt } from './moments'

const shapes: fc.Arbitrary<YearShape> = fc
  .record({
    months: fc.array(fc.record({ name: fc.constant('m'), days: fc.integer({ min: 1, max: 60 }) }), {
      minLength: 1,
      maxLength: 14,
    }),
    rule: fc.option(
      fc.record({
        every: fc.integer({ min: 1, max: 12 }),
        except: fc.option(fc.integer({ min: 1, max: 9 })),
        unless: fc.option(fc.integer({ min: 1, max: 9 })),
        days: fc.integer({ min: 1, max: 9 }),
        month: fc.nat(),
      }),
    ),
  })
  .map(({ months, rule }) => {
    if (rule === null) return { months, leap: null }
    const except = rule.except === null ? null : rule.every * rule.except
    const unless = except === null || rule.unless === null ? null : except * rule.unless
    const { every, days } = rule
    return { months, leap: { every, except, unless, days, month: (rule.month % months.length) + 1 } }
  })

/** The day after, by the calendar's own words: the next of the month, or the first of the next. */
function dayAfter(shape: YearShape, { year, month, day }: CalendarDate): CalendarDate {
  if (day < daysInMonth(shape, year, month)) return { year, month, day: day + 1 }
  return month < shape.months.length ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 }
}

describe('days of any calendar', () => {
  it('one after another have dates one after another, and each date leads back to its day', () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: -2_000, max: 3_000 }), (shape, year) => {
        let date: CalendarDate = { year, month: 1, day: 1 }
        const first = ordinalOf(shape, date)
        // Long enough for two whole years and their turns.
        const length = 2 * shape.months.reduce((all, { days }) => all + days, 0) + 20
        for (let i = 0; i < length; i += 1) {
          expect(dateOf(shape, first + i)).toEqual(date)
          expect(ordinalOf(shape, date)).toBe(first + i)
          expect(hasDate(shape, date)).toBe(true)
          date = dayAfter(shape, date)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('any day, near or far, leads to a date that it has and back', () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: -400_000_000, max: 400_000_000 }), (shape, ordinal) => {
        const date = dateOf(shape, ordinal)
        expect(hasDate(shape, date)).toBe(true)
        expect(ordinalOf(shape, date)).toBe(ordinal)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('Gregorian dates', () => {
  it('are those of the platform, for two thousand years and more', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 1_000_000 }), (days) => {
        const date = new Date(days * 86_400_000)
        const ours = dateOf(gregorianYear, ordinalOf(gregorianYear, { year: 1970, month: 1, day: 1 }) + days)
        expect(ours).toEqual({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() })
        const options = {
          calendar: { kind: 'gregorian', begins: { year: 1970, month: 1, day: 1 } },
          startsAt: '00:00',
        } as const
        expect(momentAt(options, days * 86_400).date?.weekDay).toBe(date.getUTCDay())
      }),
      { numRuns: 5_000 },
    )
  })

  it.each([
    [1900, false],
    [2000, true],
    [2023, false],
    [2024, true],
    [0, true],
    [-4, true],
    [-100, false],
  ])('%i is a leap year: %s', (year, is) => {
    expect(isLeapYear(gregorianYear, year)).toBe(is)
  })
})

const dwarven = {
  kind: 'own',
  months: [
    { name: 'Thaw', days: 30 },
    { name: 'Bloom', days: 31 },
  ],
  weekDays: ['Moonday', 'Fireday', 'Restday'],
  hoursPerDay: 30,
  leap: { every: 3, month: 1 },
  begins: '412-2-31',
  weekDay: 1,
}

it('RT-8: a moment and the day and time it lies on lead to each other, on days of any length', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), fc.integer({ min: 1, max: 99 }), (at, hoursPerDay) => {
      const table = new Table()
      table.do('campaign.configure', { calendar: { ...dwarven, hoursPerDay } })
      const { options } = table.state
      const { day, second, date } = momentAt(options, at)
      expect(secondsAt(options, day, second)).toBe(at)
      expect(second).toBeLessThan(hoursPerDay * 3_600)
      expect(date === null ? null : dayOfDate(options.calendar, date)).toBe(day)
    }),
    { numRuns: 200 },
  )
})

describe('in words', () => {
  const HOUR = 3_600
  it.each([
    { calendar: 'plain', at: 30 * HOUR, day: 'day 2', said: 'day 2, 14:00' },
    { calendar: { kind: 'gregorian', begins: '1999-12-31' }, at: 0, day: 'Friday, 31 December 1999', said: '08:00' },
    {
      calendar: { kind: 'gregorian', begins: '1999-12-31' },
      at: 24 * HOUR,
      day: 'Saturday, 1 January 2000',
      said: 'Saturday, 08:00',
    },
    {
      calendar: { kind: 'gregorian', begins: '1999-12-31' },
      at: 168 * HOUR,
      day: 'Friday, 7 January 2000',
      said: '7 January 2000, 08:00',
    },
    { calendar: 'gregorian', at: 240 * HOUR, day: 'Tuesday, 11 January 2000', said: '11 January, 08:00' },
    { calendar: dwarven, at: 23 * HOUR, day: 'Restday, 1 Thaw 413', said: 'Restday, 01:00' },
    { calendar: dwarven, at: 20 * HOUR, day: 'Fireday, 31 Bloom 412', said: '28:00' },
  ])('$day', ({ calendar, at, day, said }) => {
    const table = new Table()
    table.do('campaign.configure', { calendar, startsAt: '08:00' })
    const { options } = table.state
    expect(dayText(momentAt(options, at))).toBe(day)
    expect(momentText(momentAt(options, at), momentAt(options, 0))).toBe(said)
  })

  it('days past are never called by the name of the week alone', () => {
    const options = {
      calendar: { kind: 'gregorian', begins: { year: 2000, month: 1, day: 1 } },
      startsAt: '00:00',
    } as const
    expect(shortDayText(momentAt(options, 0), momentAt(options, 2 * 86_400))).toBe('1 January')
    expect(timeOfDay(momentAt(options, 61).second)).toBe('00:01:01')
  })
})

it.each([
  [{ calendar: 'lunar' }, 'calendar'],
  [{ calendar: { kind: 'gregorian', begins: '1999-02-29' } }, 'calendar.begins'],
  [{ calendar: { kind: 'gregorian', begins: 'yesterday' } }, 'calendar.begins'],
  [{ calendar: { kind: 'own', months: [] } }, 'calendar.months'],
  [{ calendar: { kind: 'own', months: [{ name: 'Thaw' }] } }, 'calendar.months.0.days'],
  [{ calendar: { ...dwarven, leap: { every: 4, except: 6, month: 1 } } }, 'calendar.leap.except'],
  [{ calendar: { ...dwarven, leap: { every: 4, unless: 400, month: 1 } } }, 'calendar.leap.unless'],
  [{ calendar: { ...dwarven, leap: { every: 4, month: 3 } } }, 'calendar.leap.month'],
  [{ calendar: { ...dwarven, weekDay: 3 } }, 'calendar.weekDay'],
  [{ calendar: { ...dwarven, hoursPerDay: 0 } }, 'calendar.hoursPerDay'],
  [{ calendar: { ...dwarven, hoursPerDay: 10 }, startsAt: '10:00' }, 'startsAt'],
  [{ startsAt: '24:00' }, 'startsAt'],
])('%j is refused at %s, and nothing changes', (given, field) => {
  const table = new Table()
  const before = table.state
  expect(table.give('campaign.configure', given)).toMatchObject({ ok: false, error: { code: 'bad-value', field } })
  expect(table.state).toBe(before)
})
