import type { GameSeconds } from '../../core/units'
import { rollsBeforeDeadline, type TaskRecord } from '../system'

export type Again = 10 | 9 | 8 | 'none'

export interface Pool {
  readonly attribute: number
  readonly skill: number
  readonly specialty: boolean
  readonly equipment: number
}

export type Outcome = 'failure' | 'success' | 'exceptional' | 'dramatic-failure'

/** What waits for the first roll of the next attempt, or of this one while it has not been rolled. */
export interface Carry {
  readonly bonus: 0 | 2 | 4
  readonly penalty: 0 | -2
  readonly until: 'chapter' | 'story' | null
}

export interface StorytellingRules {
  readonly pool: Pool
  readonly target: number
  readonly successes: number
  /** Rolls made over all attempts. */
  readonly made: number
  /** Rolls made in this attempt; an attempt without one is not judged again (WOD-31). */
  readonly madeInAttempt: number
  readonly again: Again
  readonly rote: boolean
  readonly keeps: boolean
  readonly carry: Carry
  readonly endBonus: { readonly claimed: boolean; readonly text: string | null }
  readonly lastRoll: { readonly outcome: Outcome; readonly successes: number } | null
  /** More rolls, or fewer, than the base pool gives: the GM's word on the limit. */
  readonly limitShift: number
}

export type StorytellingTask = TaskRecord<StorytellingRules>

export const noCarry: Carry = { bonus: 0, penalty: 0, until: null }

/** Attribute + skill + specialty (WOD-2). */
export const basePool = (pool: Pool): number => pool.attribute + pool.skill + (pool.specialty ? 1 : 0)

/** The most rolls the whole action can have (WOD-2), unless the GM said otherwise. */
export const mostRolls = (rules: StorytellingRules): number => basePool(rules.pool) + rules.limitShift

/** Dice of a roll before it becomes a chance die: base pool, equipment, modifier, what is carried (WOD-1). */
export const diceFor = (rules: StorytellingRules, modifier: number): number =>
  basePool(rules.pool) + rules.pool.equipment + modifier + rules.carry.bonus + rules.carry.penalty

/** Rolls that can still be made: by the pool, and while it runs also by the deadline. */
export function rollsLeft(task: StorytellingTask, now: GameSeconds): number {
  const byPool = Math.max(0, mostRolls(task.rules) - task.rules.made)
  if (task.status !== 'running' && task.status !== 'waiting') return byPool
  return Math.min(byPool, rollsBeforeDeadline(task, now) ?? byPool)
}

/** Three quarters of the interval, to the second, half up; it compounds (WOD-18). */
export const quicken = (interval: GameSeconds): GameSeconds => Math.floor((interval * 3 + 2) / 4) as GameSeconds
