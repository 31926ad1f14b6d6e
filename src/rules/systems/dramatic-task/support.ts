import type { Chance } from '../../core/chance'
import type { Fields } from '../../core/fields'
import { badValue, refuse } from '../../core/refusal'
import { fail } from '../../core/result'
import { decided, type Around, type Decision } from '../system'
import type { DramaticTaskLine } from './lines'
import {
  hasComplication,
  participantOf,
  supportFor,
  withParticipant,
  type DramaticRules,
  type DramaticTask,
} from './task'
import { readRoll, type Roll } from './throw'
import { readActor, unknownIn } from './who'

/** `dramaticTask.support`: a participant uses its turn to help another's next roll in this round (DT-30 to DT-35). */
export function support(task: DramaticTask, input: Fields, around: Around, chance: Chance): Decision<DramaticRules> {
  const stranger = unknownIn(task, input, 'character', around) ?? unknownIn(task, input, 'for', around)
  if (stranger) return stranger
  const actor = readActor(task, input, around)
  if (!actor.ok) return actor
  const id = input.text('for')
  if (input.refusal) return fail(input.refusal)
  const supported = participantOf(task.rules, id)
  if (supported === undefined) return refuse('unknown', { key: 'not-taking-part' }, 'for')
  if (supported.acted) return refuse('already-acted', { key: 'dramaticTask.supported-has-acted' }, 'for')
  const itself = supported.character === actor.value.character
  const penalty = hasComplication(supported) ? -2 : 0
  const read = itself
    ? badValue('for', { key: 'dramaticTask.supports-itself' })
    : readRoll(task, actor.value, [{ why: 'complication-of-supported', value: penalty }], input, chance)
  if (!read.ok) return read

  const { thrown, rolled, cites } = read.value
  const help = helpOf(read.value)
  const helped = { ...supported, support: supported.support + help }
  const rules = withParticipant(
    withParticipant(task.rules, helped.character, { support: helped.support }),
    actor.value.character,
    { acted: true, did: { how: 'supported', supported: helped.character, help }, support: 0 },
  )
  const line: DramaticTaskLine = {
    key: 'dramaticTask.supported',
    character: actor.value.character,
    supported: helped.character,
    thrown,
    help,
    inAll: supportFor(helped),
  }
  const after = {
    ...task,
    rules: { ...rules, lastRoll: { total: thrown.total, tokens: 0, criticalFailure: thrown.criticalFailure } },
  }
  return decided(after, { line, rolled, cites: [...cites, 'DT-30', ...(help > 0 ? [] : ['DT-34'])] })
}

/** +1, with a raise +2; −2 for a critical failure; a plain failure does nothing (DT-30). */
function helpOf({ isSuccess, raises, thrown }: Roll): number {
  if (isSuccess) return raises > 0 ? 2 : 1
  return thrown.criticalFailure ? -2 : 0
}
