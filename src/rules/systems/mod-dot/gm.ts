import { badValue, type Refusal } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import { ended, isOver, type GmChange } from '../system'
import type { ModDotReason } from './lines'
import { isExtended, isReached, isUsedUp, type ModDotRules, type ModDotTask } from './task'

/** The GM's word on an extended test's numbers, and on the interval of any test (MD-30). */
export function edit(task: ModDotTask, change: GmChange): Result<ModDotTask, Refusal> {
  const field = (['need', 'have', 'limit'] as const).find((name) => change[name] !== undefined)
  if (field !== undefined && !isExtended(task)) {
    const reason: ModDotReason = { key: 'modDot.extended-only' }
    return badValue(field, reason)
  }
  const { rules } = task
  const changed: ModDotRules = {
    ...rules,
    need: change.need ?? rules.need,
    have: change.have ?? rules.have,
    limit: change.limit === undefined ? rules.limit : change.limit,
  }
  return ok({ ...task, interval: change.interval ?? task.interval, rules: changed })
}

/** The need reached succeeds at once, else a limit used up ends it; single and contested tests have neither (MD-22, MD-25). */
export function judge(task: ModDotTask): ModDotTask {
  if (isOver(task)) return task
  if (isReached(task.rules)) return ended(task, 'succeeded', 'target-reached')
  return isUsedUp(task.rules) ? ended(task, 'failed', 'time-up') : task
}
