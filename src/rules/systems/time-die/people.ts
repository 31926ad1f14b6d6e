import type { Fields } from '../../core/fields'
import { refuse, type Refusal } from '../../core/refusal'
import { fail } from '../../core/result'
import { decided, isOver, type Around, type Decision } from '../system'
import { readParticipant } from './begin'
import type { TimeDieLine, TimeDieReason } from './lines'
import { MOST_PARTICIPANTS, type ExtendedRules, type Participant, type TimeDieRules, type TimeDieTask } from './task'

/** One more who takes part, at any time while the test is not over (TD-31). */
export function join(task: TimeDieTask, input: Fields, around: Around): Decision<TimeDieRules> {
  const participant = readParticipant(input, around)
  if (input.refusal?.code === 'unknown') return fail(input.refusal)
  const { rules } = task
  if (rules.kind !== 'extended') return refuse('wrong-state', { key: 'other-kind' })
  const shut = requireOpen(task)
  if (shut) return shut
  if (input.refusal) return fail(input.refusal)
  const { character, successTarget } = participant
  if (task.characters.includes(character)) return refuse('bad-value', { key: 'twice' }, input.path('character'))
  const tooMany: TimeDieReason = { key: 'timeDie.too-many', facts: { most: MOST_PARTICIPANTS } }
  if (rules.participants.length >= MOST_PARTICIPANTS) return refuse('bad-value', tooMany, input.path('character'))
  const line: TimeDieLine = { key: 'timeDie.joined', character, successTarget }
  return decided(withParticipants(task, rules, [...rules.participants, participant]), { line, cites: ['TD-31'] })
}

/** One takes part no longer; who has tested has tested (TD-16, TD-31). */
export function leave(task: TimeDieTask, character: string, _around: Around): Decision<TimeDieRules> {
  const { rules } = task
  if (!task.characters.includes(character)) return refuse('unknown', { key: 'not-taking-part' }, 'character')
  if (rules.kind !== 'extended') return refuse('wrong-state', { key: 'other-kind' })
  const shut = requireOpen(task)
  if (shut) return shut
  const stay = rules.participants.filter((one) => one.character !== character)
  const lastOne: TimeDieReason = { key: 'timeDie.last-one' }
  if (stay.length === 0) return refuse('bad-value', lastOne, 'character')
  const line: TimeDieLine = { key: 'timeDie.left', character }
  return decided(withParticipants(task, rules, stay), { line, cites: ['TD-31'] })
}

const requireOpen = (task: TimeDieTask): { readonly ok: false; readonly error: Refusal } | null =>
  isOver(task) ? refuse('wrong-state', { key: 'over' }) : null

const withParticipants = (
  task: TimeDieTask,
  rules: ExtendedRules,
  participants: readonly Participant[],
): TimeDieTask => ({
  ...task,
  characters: participants.map(({ character }) => character),
  rules: { ...rules, participants },
})
