import { ended } from '../system'
import { currentStep, gathered, roundsUsed, withStep, type DramaticTask } from './task'

/**
 * Where the task stands once tokens or need have changed: a step whose need is reached is finished and the next begins;
 * after the last the task is over, as a success unless there was nothing left to gather (DT-23, DT-28, DT-36).
 */
export function settleSteps(task: DramaticTask): DramaticTask {
  const { rules } = task
  const step = currentStep(rules)
  if (step.have < step.need) return task
  const isLast = rules.step === rules.steps.length - 1
  if (!isLast) {
    // What is beyond the need does not carry over (DT-22); only the GM's word can have brought it here (DT-R5).
    const left = withStep(rules, { have: Math.min(step.have, step.need) })
    return settleSteps({ ...task, rules: { ...left, step: rules.step + 1 } })
  }
  return gathered(rules) === 0 ? ended(task, 'failed', 'complication') : ended(task, 'succeeded', 'target-reached')
}

/** Rounds used up end the task: in failure, or with what was gathered (DT-37). */
export function settleRounds(task: DramaticTask): DramaticTask {
  if (task.status !== 'running' || roundsUsed(task.rules) < task.rules.rounds) return task
  return task.rules.measure === 'score' ? ended(task, 'succeeded', 'scored') : ended(task, 'failed', 'time-up')
}
