import type { Chance } from '../../core/chance'
import type { Fields } from '../../core/fields'
import { refuse } from '../../core/refusal'
import { fail } from '../../core/result'
import { decided, ended, requireRunning, takeInterval, type Around, type Decision } from '../system'
import { citesOf, makeTest, readTyped } from './dice'
import { readHelpers, testHelpers, type Help } from './help'
import type { SagaLine, SagaReason } from './lines'
import { readGiven, unknownIn } from './read'
import { gain, isExtended, isUsedUp, type ExtendedTask, type SagaRules, type SagaTask, type Test } from './task'

/** `saga.test`: one test of an extended action, at the end of its interval, the helpers' tests before it (SM-1 to SM-18). */
export function test(task: SagaTask, input: Fields, around: Around, chance: Chance): Decision<SagaRules> {
  const unknown = unknownIn(input, 'helpers', around)
  if (unknown) return unknown
  if (!isExtended(task)) return refuse('wrong-state', { key: 'other-kind' }, 'task')
  const blocked = requireRunning(task, around.now)
  if (blocked) return blocked
  if (isUsedUp(task.rules)) return refuse('no-rolls-left', { key: 'no-rolls-left' })

  const given = readGiven(input)
  const helpers = readHelpers(input, task.characters)
  const typed = readTyped(input)
  // How many dice the primary rolls is known only when the helpers have rolled (SM-R5).
  const helpFirst: SagaReason = { key: 'saga.help-first' }
  if (typed.type === 'dice' && helpers.some((helper) => helper.typed.type === 'nothing'))
    input.wrong('helpers', helpFirst)
  if (input.refusal) return fail(input.refusal)

  const help = testHelpers(helpers, chance)
  if (!help.ok) return help
  const { rules } = task
  const boons = given.boons + help.value.boons
  const banes = given.banes + help.value.banes
  const made = makeTest(typed, rules, { boons, banes, modifier: given.modifier, tn: rules.tn }, 'primary', chance)
  if (!made.ok) return made

  const after = recorded(task, made.value)
  const tests: readonly Test[] = [...help.value.helpers, made.value]
  return decided<SagaRules>(after, {
    effects: [takeInterval],
    line: lineOf(after, made.value, help.value),
    cites: citesFor(after, made.value, help.value),
    rolled: tests.some((each) => each.typed) ? 'typed' : 'app',
  })
}

/** The margin of a success goes into the Tally; the interval is used (SM-10). */
function recorded(task: ExtendedTask, made: Test): ExtendedTask {
  const { rules } = task
  return judgeExtended({
    ...task,
    rules: { ...rules, tally: rules.tally + gain(made), used: rules.used + 1, tests: [...rules.tests, made] },
  })
}

/** Tally reached: success, at once (SM-11). Limit used up: failure (SM-12). */
export function judgeExtended(task: ExtendedTask): ExtendedTask {
  if (task.rules.tally >= task.rules.need) return ended(task, 'succeeded', 'target-reached')
  return isUsedUp(task.rules) ? ended(task, 'failed', 'time-up') : task
}

const lineOf = ({ rules, status }: ExtendedTask, made: Test, { helpers, boons, banes }: Help): SagaLine => ({
  key: 'saga.tested',
  test: made,
  helpers,
  help: { boons, banes },
  added: gain(made),
  have: rules.tally,
  need: rules.need,
  used: rules.used,
  limit: rules.limit,
  completes: status === 'succeeded',
})

function citesFor({ reason }: ExtendedTask, made: Test, help: Help): readonly string[] {
  return [
    ...citesOf(made),
    ...(help.helpers.length > 0 ? ['SM-15'] : []),
    ...(help.boons > 0 ? ['SM-16'] : []),
    ...(help.banes > 0 ? ['SM-17'] : []),
    ...(help.helpers.length > 0 ? ['SM-18'] : []),
    'SM-10',
    ...(reason === 'target-reached' ? ['SM-11'] : []),
    ...(reason === 'time-up' ? ['SM-12'] : []),
  ]
}
