import { badValue, type Refusal } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { GmChange } from '../system'
import { tooManyTokens } from './begin'
import { settleRounds, settleSteps } from './gather'
import { MOST_ROUNDS, MOST_TOKENS, needed, withStep, type DramaticTask } from './task'

/** The GM's word: need and tokens of the step at hand, the number of rounds, how long one lasts (DT-39). */
export function edit(task: DramaticTask, change: GmChange): Result<DramaticTask, Refusal> {
  if (change.limit === null) return badValue('limit', { key: 'not-whole', least: 1, most: MOST_ROUNDS })
  const rules = withStep(task.rules, {
    ...(change.need === undefined ? {} : { need: change.need }),
    ...(change.have === undefined ? {} : { have: change.have }),
  })
  if (change.need !== undefined && needed(rules) > MOST_TOKENS) return tooManyTokens(needed(rules), 'need')
  return ok({
    ...task,
    interval: change.interval ?? task.interval,
    rules: { ...rules, rounds: change.limit ?? rules.rounds },
  })
}

/** From then on the rules go on from the new values: need reached first, then rounds used up. */
export function judge(task: DramaticTask): DramaticTask {
  return task.status === 'running' ? settleRounds(settleSteps(task)) : task
}
