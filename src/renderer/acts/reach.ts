import type { useCampaignStore } from '../stores/campaign-store'
import type { usePlayerStore } from '../stores/player-store'
import type { Desk } from '../views/campaign/desk'
import type { PlainRequest } from '../views/files/asking'
import type { AppDialog } from './app-dialog'
import type { AlarmHandle, GridHandle, HeadHandle } from '../views/campaign/handles'

/** What acts can reach. */
export interface Reach {
  readonly store: ReturnType<typeof useCampaignStore>
  readonly desk: Desk
  readonly grid: () => GridHandle | null
  readonly head: () => HeadHandle | null
  /** A window that welcomes, and asks for a new campaign's name. */
  readonly askForNew: () => void
  /** Asks main for something that it asks the GM about itself. */
  readonly ask: (request: PlainRequest) => void
  readonly openGuide: () => void
  readonly show: (dialog: AppDialog) => void
  readonly players: ReturnType<typeof usePlayerStore>
  readonly alarms: () => AlarmHandle | null
}
