import type { Odds } from '../rules/odds/odds'
import { systemOf } from '../rules/systems/index'
import { isOver, type TaskRecord } from '../rules/systems/system'
import { around } from './commands/apply'
import type { CampaignState } from './state'

/** `see: odds`: the chance that a task succeeds, as things stand; null for what is over, stopped, or has no odds. */
export function oddsView(state: CampaignState, task: TaskRecord): Odds | null {
  if (isOver(task) || task.status === 'stopped') return null
  return systemOf(task).odds?.(task, around(state, task)) ?? null
}
