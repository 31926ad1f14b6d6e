import type { Entry, History, HistoryRecord } from '../campaign/history'
import type { Patch } from '../campaign/patch'
import type { Change, LogPage, LogQuery } from './channels'
import { logEntryOf, MOST_KEPT, type LogEntry } from './log-entry'

/** A page of the log as windows get it. */
export function pageOf(history: History, { before, count }: LogQuery): LogPage {
  // One more than asked for tells whether there are more.
  const entries = history.page(before, count + 1)
  const more = entries.length > count
  return { entries: (more ? entries.slice(1) : entries).map(logEntryOf), more }
}

/** What undo and redo would take now, as windows get it. */
export const stepsOf = ({ nextUndo, nextRedo }: History): Pick<Change, 'undo' | 'redo'> => ({
  undo: shown(nextUndo),
  redo: shown(nextRedo),
})

/**
 * A change as windows get it.
 *
 * @param patch all that the record changed
 * @param entries all that it made, took back or did again, in order
 * @param history with the change in it
 */
export const changeFor = (
  { revision, type }: HistoryRecord,
  patch: Patch,
  entries: readonly Entry[],
  history: History,
): Change => ({
  revision,
  patch,
  type,
  entry: shown(entries[0] ?? null),
  also: entries.slice(1).map(logEntryOf),
  anew: entries.flatMap((entry) => history.readOtherwiseBy(entry, MOST_KEPT)).map(logEntryOf),
  ...stepsOf(history),
})

const shown = (entry: Entry | null): LogEntry | null => (entry === null ? null : logEntryOf(entry))
