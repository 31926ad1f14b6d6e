import type { Entry } from '../campaign/history'

/** An entry of the history without its patch, and without what it made of others. */
export type LogEntry = Omit<Entry, 'patch' | 'correction'>

/** The most entries of the log that a window keeps at hand; what lies further back it asks for. */
export const MOST_KEPT = 2_000

/** An entry as windows get it. */
export const logEntryOf = ({ patch: _patch, correction: _correction, ...entry }: Entry): LogEntry => entry
