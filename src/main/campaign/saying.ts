import { momentAt, type CalendarOptions } from '../../campaign/calendar/moments'
import type { Entry } from '../../campaign/history'
import { momentText } from '../../text/moments'
import { entrySays, plainText } from '../../text/search'

/** Whether an entry says a text, as the window words it; null where none is looked for. */
export function saying(text: string, options: CalendarOptions): ((entry: Entry) => boolean) | null {
  const wanted = plainText(text)
  if (wanted === '') return null
  return (entry) => entrySays(entry, wanted, (at) => momentText(momentAt(options, at), momentAt(options, entry.at)))
}
