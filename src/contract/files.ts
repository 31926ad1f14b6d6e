import type { CalendarOptions } from '../campaign/calendar/moments'
import type { EpochMs } from '../rules/core/units'
import type { LogEntry } from './log-entry'

/** A backup as its name tells it. */
export interface BackupInfo {
  readonly id: string
  readonly at: EpochMs
  readonly revision: number
  readonly kind: 'auto' | 'before-restore' | 'before-migration'
  readonly size: number
}

/** What is in a backup; `null` when it is gone or damaged. */
export type BackupDetails = {
  readonly name: string
  /** Entries of its log. */
  readonly entries: number
  /** What happened last. */
  readonly last: LogEntry | null
  /** By which its moments are named. */
  readonly calendar: CalendarOptions
} | null

/** What can be done about a file that cannot be opened, best first. */
export interface Offers {
  readonly path: string
  readonly backups: readonly (BackupInfo & {
    readonly details: BackupDetails
    /** Changes of the journal that go on from this very backup: with them nothing is lost. */
    readonly journal: number
  })[]
  /** Something of a campaign can be seen in the file as it is. */
  readonly canLook: boolean
}

/** What each side has that the other has not. */
export interface Comparison {
  readonly ours: ComparedSide
  readonly theirs: ComparedSide
  /** Entries that both have. */
  readonly common: number
}

export interface ComparedSide {
  readonly revision: number
  /** How many entries only this side has. */
  readonly count: number
  /** The newest of them, oldest first. */
  readonly entries: readonly LogEntry[]
  /** By which their moments are named. */
  readonly calendar: CalendarOptions
}
