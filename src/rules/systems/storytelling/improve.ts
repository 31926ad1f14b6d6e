import type { Fields } from '../../core/fields'
import { refuse } from '../../core/refusal'
import { fail } from '../../core/result'
import { decided, isOver, type Around, type Decision } from '../system'
import type { StorytellingLine, StorytellingReason } from './lines'
import { basePool, type Pool, type StorytellingRules, type StorytellingTask } from './task'

/** The most dice that a pool with its equipment may have. */
export const MOST_DICE = 30

const no = (
  reason: StorytellingReason,
  field: string,
): {
  readonly ok: false
  readonly error: { readonly code: 'bad-value'; readonly field: string; readonly reason: StorytellingReason }
} => fail({ code: 'bad-value', field, reason })

/** `storytelling.improve`: dots bought while the action is not over; each new die of the base pool is one more roll (WOD-34). */
export function improve(task: StorytellingTask, input: Fields, _around: Around): Decision<StorytellingRules> {
  if (isOver(task)) return refuse('not-running', { key: 'over' })
  const before = task.rules.pool
  const pool: Pool = {
    ...before,
    attribute: input.whole('attribute', 0, MOST_DICE, before.attribute),
    skill: input.whole('skill', 0, MOST_DICE, before.skill),
    specialty: input.flag('specialty', before.specialty),
  }
  if (input.refusal) return fail(input.refusal)
  if (pool.attribute < before.attribute)
    return no({ key: 'storytelling.shrinks', facts: { now: before.attribute } }, 'attribute')
  if (pool.skill < before.skill) return no({ key: 'storytelling.shrinks', facts: { now: before.skill } }, 'skill')
  if (before.specialty && !pool.specialty) return no({ key: 'storytelling.shrinks', facts: { now: 1 } }, 'specialty')
  const [from, to] = [basePool(before), basePool(pool)]
  if (from === to) return no({ key: 'storytelling.nothing-grows' }, 'attribute')
  if (to + pool.equipment > MOST_DICE)
    return no({ key: 'storytelling.pool-too-large', facts: { most: MOST_DICE } }, 'attribute')
  const line: StorytellingLine = { key: 'storytelling.improved', from, to }
  return decided({ ...task, rules: { ...task.rules, pool } }, { line, cites: ['WOD-34'] })
}
