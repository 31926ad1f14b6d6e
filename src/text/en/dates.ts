import type { DateWords } from '../words'

export const datesEn: DateWords = {
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November'],
    'December',
  ],
  weekDays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  day: (day) => `day ${day}`,
  date: (day, month) => `${day} ${month}`,
}
