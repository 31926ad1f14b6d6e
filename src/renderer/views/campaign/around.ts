import { find, inOrder, type CampaignState } from '../../../campaign/state'
import type { TaskOptions, TaskRecord } from '../../../rules/systems/system'
import { momentText } from '../../../text/en/window-clock'
import type { PanelAround } from '../../panels/plug'

/** What a panel may look at: for a task its own options, for one to begin the campaign's. */
export function panelAround(state: CampaignState, task: TaskRecord | null): PanelAround {
  const { roundLength, timeDieHits } = state.options
  const options: TaskOptions = task?.options ?? { roundLength, timeDieHits }
  return {
    now: state.clock.now,
    options,
    deck: state.deck,
    name: (id) => find(state.characters, id)?.name ?? '?',
    people: inOrder(state.characters).map(({ id, name, panel }) => ({ id, name, panel })),
    moment: (at) => momentText(at, state.clock.now, state.options.startsAt),
  }
}
