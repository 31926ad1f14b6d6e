import { isOf } from '../../../campaign/find-in-log'
import type { LogEntry } from '../../../contract/log-entry'
import { plainText } from '../../../text/search'

/** What of the log is wanted. */
export interface LogFilter {
  readonly character: string | null
  readonly task: string | null
  readonly text: string
}

/** In a pick list: whoever, whatever. */
export const ANY = ''

/** Whether an entry says a text (a `plainText`), worded as the window words it. */
export type Says = (entry: LogEntry, wanted: string) => boolean

/** Whether a filter wants an entry: what a search would find. */
export function wants(filter: LogFilter, says: Says): (entry: LogEntry) => boolean {
  const text = plainText(filter.text)
  return (entry) => isOf(entry, filter) && (text === '' || says(entry, text))
}
