import type { DateWords } from '../words'

export const datesDe: DateWords = {
  months: [
    ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November'],
    'Dezember',
  ],
  weekDays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  day: (day) => `Tag ${day}`,
  date: (day, month) => `${day}. ${month}`,
}
