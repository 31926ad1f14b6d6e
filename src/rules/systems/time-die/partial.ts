import type { Fields } from '../../core/fields'
import { refuse } from '../../core/refusal'
import { fail } from '../../core/result'
import { decided, type Around, type Decision } from '../system'
import type { TimeDieLine, TimeDieReason } from './lines'
import type { TimeDieRules, TimeDieTask } from './task'

/** `timeDie.partial`: what a failed test has brought all the same; a second note replaces the first (TD-21). */
export function partial(task: TimeDieTask, input: Fields, _around: Around): Decision<TimeDieRules> {
  const { rules } = task
  if (rules.kind !== 'extended') return refuse('wrong-state', { key: 'other-kind' }, 'task')
  const notFailed: TimeDieReason = { key: 'timeDie.not-failed' }
  if (task.status !== 'failed') return refuse('wrong-state', notFailed)
  const note = input.text('note')
  if (input.refusal) return fail(input.refusal)
  const { have, need } = rules
  const line: TimeDieLine = { key: 'timeDie.partial', have, need, replaces: rules.partial !== null }
  return decided({ ...task, rules: { ...rules, partial: note } }, { line, cites: ['TD-21'] })
}
