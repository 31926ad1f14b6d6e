import { inOrder, type CampaignState } from '../../../campaign/state'
import type { GameSeconds } from '../../../rules/core/units'
import { dueAt, type TaskRecord } from '../../../rules/systems/system'
import { plugOf } from '../../panels/registry'
import { panelAround } from './around'

/** Whether something of the task is to be rolled now: its plug knows better, otherwise the clock tells. */
export function isDueNow(state: CampaignState, task: TaskRecord): boolean {
  if (task.status !== 'running') return false
  const own = plugOf(task.system)?.isDueNow
  if (own !== undefined) return own(task, panelAround(state, task))
  const due = dueAt(task)
  return due === null || due <= state.clock.now
}

/** When it came due: what has no moment of its own waits since its interval began. */
export const dueSince = (task: TaskRecord): GameSeconds => dueAt(task) ?? task.since

/** The one whose turn it is: of several due at once the earliest, then the oldest. Null: nobody's. */
export function turnOf(state: CampaignState): TaskRecord | null {
  const due = inOrder(state.tasks).filter((task) => isDueNow(state, task))
  return due.reduce<TaskRecord | null>(
    (first, task) => (first === null || dueSince(task) < dueSince(first) ? task : first),
    null,
  )
}

/** The task whose interval "Advance" offers: the one whose turn it is, otherwise the one that comes due first. */
export function nextTask(state: CampaignState): TaskRecord | null {
  const turn = turnOf(state)
  if (turn !== null) return turn
  return inOrder(state.tasks)
    .filter((task) => task.status === 'running' && dueAt(task) !== null)
    .reduce<TaskRecord | null>(
      (first, task) => (first === null || dueSince(task) < dueSince(first) ? task : first),
      null,
    )
}
