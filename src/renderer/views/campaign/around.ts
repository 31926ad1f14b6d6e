import { find, inOrder, type CampaignState } from '../../../campaign/state'
import type { TaskOptions, TaskRecord } from '../../../rules/systems/system'
import type { PanelAround } from '../../panels/plug'
import { momentIn } from './moment'

/** What of a campaign a panel may look at beside its task. */
type Parts = readonly [
  CampaignState['clock']['now'],
  CampaignState['options'],
  CampaignState['deck'],
  CampaignState['characters'],
]

/** What was last asked for: of everything that is drawn for one change, nearly all asks for the same. */
let last: {
  readonly parts: Parts
  readonly own: PanelAround
  readonly byOptions: WeakMap<TaskOptions, PanelAround>
} | null = null

/**
 * What a panel may look at: for a task its own options, for one to begin the campaign's. While none of it changes it is the
 * same object, so that a panel is not drawn anew for what happens in another.
 */
export function panelAround(state: CampaignState, task: TaskRecord | null): PanelAround {
  const parts: Parts = [state.clock.now, state.options, state.deck, state.characters]
  if (last === null || parts.some((part, i) => part !== last?.parts[i])) {
    last = { parts, own: made(parts), byOptions: new WeakMap() }
  }
  if (task === null) return last.own
  const known = last.byOptions.get(task.options)
  if (known !== undefined) return known
  const around = { ...last.own, options: task.options }
  last.byOptions.set(task.options, around)
  return around
}

function made([now, options, deck, characters]: Parts): PanelAround {
  const { roundLength, timeDieHits } = options
  return {
    now,
    options: { roundLength, timeDieHits },
    deck,
    name: (id) => find(characters, id)?.name ?? '?',
    people: inOrder(characters).map(({ id, name, panel }) => ({ id, name, panel })),
    moment: (at) => momentIn(options, at, now),
  }
}
