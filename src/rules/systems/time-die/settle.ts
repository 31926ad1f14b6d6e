import { refuse, type Refusal } from '../../core/refusal'
import { ended, isOver, requireRunning, type Around } from '../system'
import type { ExtendedRules, TimeDieTask } from './task'

/** Where an Extended Test stands with these numbers: done (TD-18), out of intervals (TD-20), or running on. */
export function settle(task: TimeDieTask, rules: ExtendedRules): TimeDieTask {
  const after: TimeDieTask = { ...task, rules }
  if (rules.have >= rules.need) return ended(after, 'succeeded', 'target-reached')
  if (rules.used >= rules.limit) return ended(after, 'failed', 'time-up')
  return after
}

/** After the GM's word: what is over stays over, and a duration has nothing to judge (TD-33). */
export const judge = (task: TimeDieTask): TimeDieTask =>
  isOver(task) || task.rules.kind === 'duration' ? task : settle(task, task.rules)

/** Null while an interval runs; otherwise why nothing can be tested or ended. */
export function requireInterval(
  task: TimeDieTask,
  rules: ExtendedRules,
  around: Around,
): { readonly ok: false; readonly error: Refusal } | null {
  const blocked = requireRunning(task, around.now)
  if (blocked) return blocked
  // Only a task that the GM reopened can run on with its limit used up (TD-35).
  return rules.used >= rules.limit ? refuse('no-rolls-left', { key: 'no-rolls-left' }) : null
}
