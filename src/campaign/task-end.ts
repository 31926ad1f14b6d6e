import { systemOf } from '../rules/systems/index'
import { isOver, type TaskRecord } from '../rules/systems/system'
import { find, withTask, without, type CampaignState } from './state'

/** Puts a task in its place. However it came to be over, what its end brings with it follows here. */
export function placeEnded(state: CampaignState, task: TaskRecord): CampaignState {
  const before = find(state.tasks, task.id)
  const ends = before !== undefined && !isOver(before) && isOver(task)
  return withTask(ends ? withDeckAfter(state, task) : state, task)
}

/** A task that is removed before it is over ends by that. */
export function withoutTask(state: CampaignState, task: TaskRecord): CampaignState {
  const after = isOver(task) ? state : withDeckAfter(state, task)
  return { ...after, tasks: without(after.tasks, task.id) }
}

function withDeckAfter(state: CampaignState, task: TaskRecord): CampaignState {
  const deck = systemOf(task).deckAtEnd?.(task, state.deck) ?? state.deck
  return deck === state.deck ? state : { ...state, deck }
}
