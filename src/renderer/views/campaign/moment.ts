import { momentAt, type CalendarOptions } from '../../../campaign/calendar/moments'
import { momentText } from '../../../text/moments'
import { entryText } from '../../../text/log'
import type { LogEntry } from '../../../contract/log-entry'

/** A moment of game time as it is said at another one, by the campaign's calendar. */
export const momentIn = (options: CalendarOptions, at: number, now: number): string =>
  momentText(momentAt(options, at), momentAt(options, now))

/** An entry of the log in words, with its moments as the game clock writes them. */
export const entryWords = (entry: LogEntry, options: CalendarOptions): string =>
  entryText(entry, (at) => momentIn(options, at, entry.at))
