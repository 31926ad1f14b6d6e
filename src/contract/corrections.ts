import type { LaterEntry } from '../campaign/corrections/correct'
import type { Refusal } from '../rules/core/refusal'
import type { LogEntry } from './log-entry'

/** What a correction would do, before it is done. */
export interface CorrectionPreview {
  readonly was: LogEntry
  /** Null: it would be taken out, or is refused. */
  readonly now: LogEntry | null
  /** Why the step, as it is to be, cannot be so. */
  readonly refusal: Refusal | null
  /** Later entries that stay as they are. */
  readonly same: number
  /** The others, oldest first: all that no longer fit, and of the rest as many as anybody would read. */
  readonly later: readonly LaterLine[]
  /** The others that are not among them. */
  readonly more: number
}

export interface LaterLine {
  readonly was: LogEntry
  /** Null: it goes. */
  readonly now: LogEntry | null
  readonly how: Exclude<LaterEntry['how'], 'same'>
  readonly refusal: Refusal | null
  readonly byRules: boolean
}
