import { badValue, type Refusal } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import { isOver, type GmChange } from '../system'
import { judgeExtended } from './extended'
import type { SagaReason } from './lines'
import { judgeOpposed } from './opposed'
import { isExtended, isOpposed, type SagaTask } from './task'

/** The GM's word. What is gathered against the other side, and what it is gathered for, no single number says (SM-R9). */
export function edit(task: SagaTask, change: GmChange): Result<SagaTask, Refusal> {
  const interval = change.interval ?? task.interval
  const limit = change.limit === undefined ? task.rules.limit : change.limit
  if (isExtended(task)) {
    const { rules } = task
    const numbers = { need: change.need ?? rules.need, tally: change.have ?? rules.tally, limit }
    return ok({ ...task, interval, rules: { ...rules, ...numbers } })
  }
  const noNeed: SagaReason = { key: 'saga.no-need' }
  if (change.need !== undefined) return badValue('need', noNeed)
  if (change.have !== undefined) return badValue('have', noNeed)
  if (isOpposed(task)) return ok({ ...task, interval, rules: { ...task.rules, limit } })
  return ok(task)
}

/** What the GM's word on numbers comes to: reached, used up, or going on. */
export function judge(task: SagaTask): SagaTask {
  if (isOver(task)) return task
  if (isExtended(task)) return judgeExtended(task)
  return isOpposed(task) ? judgeOpposed(task) : task
}
