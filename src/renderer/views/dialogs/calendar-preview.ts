import { decide } from '../../../campaign/decide'
import { History, type Command } from '../../../campaign/history'
import type { CampaignOptions, CampaignState } from '../../../campaign/state'
import { seededChance } from '../../../rules/core/chance'
import { epochMs } from '../../../rules/core/units'

/** The options as the command would leave them; null where it would be refused. */
export function previewOptions(state: CampaignState, command: Command): CampaignOptions | null {
  const result = decide({ state, history: new History(), revision: 0 }, command, {
    chance: seededChance(1),
    newId: () => 'preview',
    wall: epochMs(0),
    nextTimeOfDay: (_time, after) => after,
  })
  return result.ok ? result.value.state.options : null
}
