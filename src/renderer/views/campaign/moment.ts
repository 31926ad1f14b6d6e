import { momentAt, type CalendarOptions } from '../../../campaign/calendar/moments'
import { momentText } from '../../../text/en/window-clock'

/** A moment of game time as it is said at another one, by the campaign's calendar. */
export const momentIn = (options: CalendarOptions, at: number, now: number): string =>
  momentText(momentAt(options, at), momentAt(options, now))
