import type { Chance } from '../../core/chance'
import type { Fields } from '../../core/fields'
import type { Refusal } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import { makeTest, readTyped, type Typed } from './dice'
import type { HelperTest, SagaReason } from './lines'
import { readAbility } from './read'
import { USUAL_TN, type Ability } from './task'

/** Participants of a task are twelve at most, the primary among them. */
const MOST_HELPERS = 11

interface Helper extends Ability {
  readonly character: string
  readonly typed: Typed
}

export interface Help {
  readonly helpers: readonly HelperTest[]
  readonly boons: 0 | 1
  readonly banes: 0 | 1
}

/** Reads who helps and what they rolled; anybody but the primary may, each once (SM-18, SM-R4). */
export function readHelpers(input: Fields, primary: readonly string[]): readonly Helper[] {
  if (!input.has('helpers')) return []
  const seen = new Set<string>()
  return input.each('helpers', 0, MOST_HELPERS).map((fields) => {
    const character = fields.text('character', undefined, 200)
    const itself: SagaReason = { key: 'saga.helps-itself' }
    if (primary.includes(character)) fields.wrong('character', itself)
    if (seen.has(character)) fields.wrong('character', { key: 'twice' })
    seen.add(character)
    return { character, ...readAbility(fields), typed: readTyped(fields) }
  })
}

/**
 * The helpers test first, at TN 10, without boons or banes of their own: any success is one ⊕, any critical failure one
 * ⊖, never more (SM-15 to SM-17).
 */
export function testHelpers(helpers: readonly Helper[], chance: Chance): Result<Help, Refusal> {
  const tests: HelperTest[] = []
  for (const { character, stat, skill, typed } of helpers) {
    const under = { boons: 0, banes: 0, modifier: 0, tn: USUAL_TN }
    const test = makeTest(typed, { stat, skill }, under, `helper/${character}`, chance)
    if (!test.ok) return test
    tests.push({ ...test.value, character })
  }
  return ok({
    helpers: tests,
    boons: tests.some((test) => test.success) ? 1 : 0,
    banes: tests.some((test) => test.critical === 'failure') ? 1 : 0,
  })
}
