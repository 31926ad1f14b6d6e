import type { Chance } from '../../core/chance'
import type { Fields } from '../../core/fields'
import { refuse, type Refusal } from '../../core/refusal'
import { fail } from '../../core/result'
import { decided, type Around, type Decision } from '../system'
import { citesOf, makeTest, readTyped } from './dice'
import type { SagaLine, SagaReason } from './lines'
import { blockedNow } from './opposed'
import { SIDES } from './read'
import { isOpposed, otherSide, sideShown, type Both, type SagaRules, type SagaTask, type Test } from './task'

/** `saga.pushLuck`: the test shown alone is made again, and the new roll stands (SM-24, SM-25). */
export function pushLuck(task: SagaTask, input: Fields, around: Around, chance: Chance): Decision<SagaRules> {
  if (!isOpposed(task)) return refuse('wrong-state', { key: 'other-kind' }, 'task')
  const blocked = blockedNow(task, around)
  if (blocked) return blocked
  const { rules } = task
  const shown = sideShown(rules)
  const was = shown === null ? null : rules.shown[shown]
  if (shown === null || was === null) return notNow({ key: 'saga.nothing-shown' })
  if (input.raw('side') === otherSide(shown)) return notNow({ key: 'saga.luck-of-the-other' })
  if (rules.pushed) return notNow({ key: 'saga.luck-pushed' })
  input.oneOf('side', SIDES)
  const typed = readTyped(input)
  if (input.refusal) return fail(input.refusal)

  const made = makeTest(typed, rules.sides[shown], was, `luck/${shown}`, chance)
  if (!made.ok) return made
  const test = made.value
  const now: Both<Test | null> = shown === 0 ? [test, null] : [null, test]
  const line: SagaLine = {
    key: 'saga.pushed-luck',
    side: shown,
    character: rules.sides[shown].character,
    was: was.total,
    test,
  }
  return decided<SagaRules>(
    { ...task, rules: { ...rules, shown: now, pushed: true } },
    { line, cites: [...citesOf(test), 'SM-24', 'SM-25'], rolled: test.typed ? 'typed' : 'app' },
  )
}

const notNow = (reason: SagaReason): { readonly ok: false; readonly error: Refusal } =>
  refuse('not-an-option', reason, 'side')
