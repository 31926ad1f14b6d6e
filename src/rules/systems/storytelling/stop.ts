import { ended, type TaskReason } from '../system'
import { mostRolls, noCarry, type Carry, type StorytellingTask } from './task'

const share = (target: number, quarters: number): number => Math.floor((target * quarters) / 4)

/**
 * What the first roll of the next attempt gets for the work done: +4 from three quarters, +2 from half, each threshold
 * rounded down; nothing without a success (WOD-27 to WOD-30).
 */
export function nearMiss(successes: number, target: number): Carry {
  if (successes === 0) return noCarry
  if (successes >= share(target, 3)) return { bonus: 4, penalty: 0, until: 'story' }
  if (successes >= share(target, 2)) return { bonus: 2, penalty: 0, until: 'chapter' }
  return noCarry
}

/**
 * Stops an attempt short: near misses are judged against the target as it now stands, unless nothing was rolled in it;
 * then what was carried stays (WOD-31). A task that does not keep has failed (WOD-25).
 */
export function stopShort(task: StorytellingTask, reason: TaskReason): StorytellingTask {
  return ended({ ...task, rules: judgeAttempt(task, reason) }, task.rules.keeps ? 'stopped' : 'failed', reason)
}

function judgeAttempt({ rules }: StorytellingTask, reason: TaskReason): StorytellingTask['rules'] {
  if (rules.madeInAttempt === 0) return rules
  const kept = rules.successes < share(rules.target, 1) ? 0 : rules.successes
  const penalty = reason === 'dramatic-failure' ? -2 : 0
  return { ...rules, successes: kept, carry: { ...nearMiss(kept, rules.target), penalty } }
}

/**
 * Where a task stands once nothing is open any more: done, out of rolls, or running on. Deadlines are the campaign's
 * to judge. Out of rolls counts before a deadline (WOD-22).
 */
export function settle(task: StorytellingTask): StorytellingTask {
  const { rules } = task
  if (rules.successes >= rules.target) return ended(task, 'succeeded', 'target-reached')
  if (rules.made >= mostRolls(rules)) return stopShort(task, 'rolls-exhausted')
  return { ...task, status: 'running', reason: null, pending: null }
}
