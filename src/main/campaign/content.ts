import type { BackupDetails } from '../../contract/files'
import type { Json } from '../../rules/core/units'
import type { MigrationSteps } from './migrations'

/** What a campaign file holds, as the store sees it: it neither knows nor cares what is inside. */
export interface Content<T> {
  /** From older formats; without it those of all released ones. */
  readonly steps?: MigrationSteps
  /** @returns null when it is not shaped as it must be */
  read(payload: Json): T | null
  write(content: T): Json
  /** In words, for the list of backups. */
  describe?(content: T): NonNullable<BackupDetails>
  /** What `content`, which stays as it is, becomes with these records of the journal. @throws when one does not fit */
  apply(content: T, records: readonly Json[]): T
}
