import { crossings } from '../../../campaign/game-clock'
import type { CampaignState } from '../../../campaign/state'
import type { GameSeconds } from '../../../rules/core/units'
import { t } from '../../words'

/** What the clock comes to on its way, in words, before it goes there. */
export function crossesText(state: CampaignState, to: GameSeconds): string {
  const crossed = crossings(state, to)
  const due = crossed.filter((crossing) => crossing.kind === 'due').length
  return t('advance.crosses', { due, deadlines: crossed.length - due })
}
