import type { Moment, NamedDate } from '../../campaign/calendar/moments'
import { count, duration } from './say'

const two = (n: number): string => String(n).padStart(2, '0')

/** `19:30`, with seconds only where there are any. */
export function timeOfDay(second: number): string {
  const rest = second % 60
  return `${two(Math.floor(second / 3_600))}:${two(Math.floor(second / 60) % 60)}${rest === 0 ? '' : `:${two(rest)}`}`
}

export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November'],
  'December',
]
const WEEK_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const monthText = ({ month, monthName }: NamedDate): string => monthName ?? MONTHS[month - 1] ?? ''
const weekDayText = ({ weekDay }: NamedDate): string | null =>
  typeof weekDay === 'number' ? (WEEK_DAYS[weekDay] ?? '') : weekDay
const dateText = (date: NamedDate): string => `${date.day} ${monthText(date)}`

/** `day 12`, `Thursday, 12 March 1999`. */
export function dayText({ day, date }: Moment): string {
  if (date === null) return `day ${day}`
  const weekDay = weekDayText(date)
  return `${weekDay === null ? '' : `${weekDay}, `}${dateText(date)} ${date.year}`
}

/** A day as it is said now: `day 12`, by its name within the week that comes, with the year only in another one. */
export function shortDayText(there: Moment, now: Moment): string {
  const { date } = there
  if (date === null || now.date === null) return `day ${there.day}`
  const weekDay = weekDayText(date)
  if (weekDay !== null && there.day > now.day && there.day < now.day + 7) return weekDay
  return date.year === now.date.year ? dateText(date) : `${dateText(date)} ${date.year}`
}

/** A moment as it is said now: only the time for today, the day with it for any other. */
export const momentText = (there: Moment, now: Moment): string =>
  there.day === now.day ? timeOfDay(there.second) : `${shortDayText(there, now)}, ${timeOfDay(there.second)}`

export const clockEn = {
  'clock.region': 'Game clock',
  'clock.day': (f: { day: number }) => `day ${f.day}`,
  'clock.chapter': (f: { chapter: number; story: number }) => `chapter ${f.chapter}, story ${f.story}`,
  'clock.menu': 'Clock, chapter and story',
  'clock.set': 'Set the clock…',
  'clock.endChapter': (f: { chapter: number }) => `End chapter ${f.chapter}`,
  'clock.endStory': (f: { story: number }) => `End story ${f.story}`,
  'clock.setTitle': 'Set the clock',
  'clock.setDay': 'Day',
  'clock.setTime': 'Time of day',
  'clock.setHint': 'hours:minutes, with :seconds if you like',
  'clock.setDo': 'Set it',
  'clock.setBack': 'Back in time: nothing is reopened; what lies ahead again comes again.',
  'clock.setBadTime': 'Write a time like 19:30 or 19:30:06',
  'clock.setTooEarly': 'The campaign had not begun then',
  'clock.setNoDay': 'The calendar has no such day',
  'clock.setMonth': 'Month',
  'clock.setYear': 'Year',
  'clock.calendar': 'Calendar…',
  'calendar.title': 'Calendar',
  'calendar.save': 'Use it',
  'calendar.kind': 'Days are named by',
  'calendar.plain': 'plain numbers',
  'calendar.gregorian': 'our dates',
  'calendar.own': 'a calendar of its own',
  'calendar.plainHint': 'Day 1, day 2, and so on.',
  'calendar.begins': 'The campaign began on',
  'calendar.beginsHint': 'year-month-day',
  'calendar.startsAt': 'at',
  'calendar.months': 'Months',
  'calendar.monthsHint': 'one in each line: its name and how many days it has',
  'calendar.monthsExample': 'Thaw 30\nBloom 31',
  'calendar.weekDays': 'Days of the week',
  'calendar.weekDaysHint': 'with commas between them; none if there are no weeks',
  'calendar.weekDaysExample': 'Moonday, Fireday, Restday',
  'calendar.weekDay': 'It began on',
  'calendar.hours': 'Hours in a day',
  'calendar.leap': 'Leap years',
  'calendar.leapNone': 'There are none',
  'calendar.every': 'Every so many years',
  'calendar.except': 'but not every',
  'calendar.unless': 'but then every',
  'calendar.leapMonth': 'In this month',
  'calendar.leapDays': 'Days more',
  'calendar.now': (f: { moment: string }) => `Now is ${f.moment}.`,
  'calendar.durations': 'Durations stay as they are: a day of a duration always has 24 hours.',
  'advance.label': 'Advance',
  'advance.toNext': 'To next',
  'advance.by': (f: { by: number }) => `+ ${duration(f.by)}`,
  'advance.field': 'Advance by',
  'advance.do': (f: { by: string }) => (f.by === '' ? 'Go on' : `Go on by ${f.by}`),
  'advance.to': (f: { moment: string }) => `to ${f.moment}:`,
  'advance.nothingAhead': 'Nothing comes due and no deadline lies ahead',
  'advance.crosses': (f: { due: number; deadlines: number }) => {
    const parts = [
      ...(f.due === 0 ? [] : [f.due === 1 ? '1 roll comes due' : `${f.due} rolls come due`]),
      ...(f.deadlines === 0 ? [] : [f.deadlines === 1 ? '1 deadline passes' : `${f.deadlines} deadlines pass`]),
    ]
    return parts.length === 0 ? 'nothing happens on the way' : parts.join(', ')
  },
  'timeline.region': 'Timeline',
  'timeline.title': 'Coming up',
  'timeline.unit': 'game time',
  'timeline.empty': 'Nothing is under way',
  'timeline.now': 'now',
  'timeline.late': (f: { by: number }) => `${duration(f.by)} ago`,
  'timeline.in': (f: { by: number }) => `in ${duration(f.by)}`,
  'timeline.choice': 'choice',
  'timeline.chooses': (f: { name: string }) => `${f.name} chooses`,
  'timeline.deadline': (f: { name: string }) => `Deadline for ${f.name}`,
  'timeline.noTime': 'No time yet',
  'timeline.atItsEnd': 'at its end',
  'alarms.region': 'Alarms',
  'alarms.due': (f: { what: string; title: string }) => `${f.what}: ${f.title}`,
  'alarms.dueAt': (f: { moment: string }) => `due ${f.moment}`,
  'alarms.wasDue': (f: { title: string }) => `Was due: ${f.title}`,
  'alarms.deadline': (f: { title: string }) => `The deadline is over: ${f.title}`,
  'alarms.deadlineAt': (f: { moment: string; standing: string }) => `${f.moment}, ${f.standing}`,
  'alarms.open': 'Open',
  'alarms.openTask': (f: { title: string }) => `Open ${f.title}`,
  'alarms.seen': 'Seen',
  'alarms.allSeen': 'All seen',
  'alarms.more': (f: { count: number }) => count(f.count, 'more alarm'),
} as const
