import type { History, HistoryRecord } from './history'
import type { CampaignState } from './state'

/** A campaign as it stands: its state, what led to it, and how many changes that were. */
export interface Campaign {
  readonly state: CampaignState
  readonly history: History
  readonly revision: number
}

export interface Decided {
  readonly state: CampaignState
  /** Null when there was nothing to do: nothing is logged, nothing can be undone. */
  readonly record: HistoryRecord | null
  /** Id of what the command made, for scripts that name it. */
  readonly made: string | null
}
