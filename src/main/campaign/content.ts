import type { Json } from '../../rules/core/units'

/** What a campaign file holds, as the store sees it: it neither knows nor cares what is inside. */
export interface Content<T> {
  /** @returns null when it is not shaped as it must be */
  read(payload: Json): T | null
  write(content: T): Json
  /** What `content` is after a record of the journal. @throws when the record does not fit */
  apply(content: T, record: Json): T
}
