import { count, duration } from './say'

const DAY = 86_400

/** Seconds since midnight at which the campaign began, from `HH:MM`. */
const startSecond = (startsAt: string): number => {
  const [hours = 0, minutes = 0] = startsAt.split(':').map(Number)
  return hours * 3_600 + minutes * 60
}

/** A moment of game time on a plain calendar: which day, counted from 1, and which second of it. */
export function dayAndSecond(at: number, startsAt: string): { readonly day: number; readonly second: number } {
  const since = at + startSecond(startsAt)
  return { day: Math.floor(since / DAY) + 1, second: since % DAY }
}

/** The game time at which a day and time of day lie, as seconds since the campaign began; may be before it. */
export const momentOf = (day: number, second: number, startsAt: string): number =>
  (day - 1) * DAY + second - startSecond(startsAt)

const two = (n: number): string => String(n).padStart(2, '0')

/** `19:30`, with seconds only where there are any. */
export function timeOfDay(second: number): string {
  const rest = second % 60
  return `${two(Math.floor(second / 3_600))}:${two(Math.floor(second / 60) % 60)}${rest === 0 ? '' : `:${two(rest)}`}`
}

/** A moment as it is said now: only the time for today, the day with it for any other. */
export function momentText(at: number, now: number, startsAt: string): string {
  const there = dayAndSecond(at, startsAt)
  return there.day === dayAndSecond(now, startsAt).day
    ? timeOfDay(there.second)
    : `day ${there.day}, ${timeOfDay(there.second)}`
}

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
