import { badValue, type Refusal } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { GmChange } from '../system'
import type { TimeDieReason } from './lines'
import type { TimeDieTask } from './task'

const FIELDS = ['need', 'have', 'limit', 'interval'] as const

/** The GM's word on numbers (TD-33); an interval is then fixed and just as long as said (TD-34). */
export function edit(task: TimeDieTask, change: GmChange): Result<TimeDieTask, Refusal> {
  const { rules } = task
  if (rules.kind === 'duration') {
    const wrong = FIELDS.find((field) => change[field] !== undefined)
    const reason: TimeDieReason = { key: 'timeDie.duration-only' }
    return wrong === undefined ? ok(task) : badValue(wrong, reason)
  }
  const needsLimit: TimeDieReason = { key: 'timeDie.needs-limit' }
  if (change.limit === null) return badValue('limit', needsLimit)
  return ok({
    ...task,
    interval: change.interval ?? task.interval,
    rules: {
      ...rules,
      need: change.need ?? rules.need,
      have: change.have ?? rules.have,
      limit: change.limit ?? rules.limit,
      intervalDie: change.interval === undefined ? rules.intervalDie : null,
    },
  })
}
