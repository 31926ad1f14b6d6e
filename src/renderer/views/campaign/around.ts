import { find, inOrder, type CampaignState } from '../../../campaign/state'
import type { TaskOptions, TaskRecord } from '../../../rules/systems/system'
import type { PanelAround } from '../../panels/plug'
import { momentIn } from './moment'

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
    moment: (at) => momentIn(state.options, at, state.clock.now),
  }
}
