import type { Entry } from '../campaign/history'

/** An entry of the history without its patch, and without what it made of others. */
export type LogEntry = Omit<Entry, 'patch' | 'correction'>

/** An entry as windows get it. */
export const logEntryOf = ({ patch: _patch, correction: _correction, ...entry }: Entry): LogEntry => entry
