import type { Fields } from '../../core/fields'
import { badValue, refuse, type Refusal } from '../../core/refusal'
import { fail } from '../../core/result'
import { decided, type Around, type Decision } from '../system'
import { readParticipant } from './begin'
import type { DramaticTaskLine } from './lines'
import { MOST_PARTICIPANTS, participantOf, type DramaticRules, type DramaticTask } from './task'

/** Participants come and go between rounds only, while the task runs (DT-38). */
function requireBetweenRounds(task: DramaticTask): { readonly ok: false; readonly error: Refusal } | null {
  if (task.status !== 'running') return refuse('wrong-state', { key: 'over' })
  return task.rules.isOpen ? refuse('wrong-state', { key: 'dramaticTask.round-is-open' }) : null
}

/** `task.join`: a participant as in `task.begin`; it acts from the next round on. */
export function join(task: DramaticTask, input: Fields, around: Around): Decision<DramaticRules> {
  const one = readParticipant(input, around)
  if (input.refusal?.code === 'unknown') return fail(input.refusal)
  const blocked = requireBetweenRounds(task)
  if (blocked) return blocked
  if (input.refusal) return fail(input.refusal)
  const { participants } = task.rules
  if (participantOf(task.rules, one.character) !== undefined) {
    return badValue(input.path('character'), { key: 'dramaticTask.takes-part-already' })
  }
  if (participants.length >= MOST_PARTICIPANTS) {
    return badValue(input.path('character'), {
      key: 'dramaticTask.too-many-participants',
      facts: { most: MOST_PARTICIPANTS },
    })
  }
  const line: DramaticTaskLine = {
    key: 'dramaticTask.joined',
    character: one.character,
    participants: participants.length + 1,
  }
  return decided(company(task, [...participants, one]), { line, cites: ['DT-38'] })
}

/** `task.leave`: somebody has to stay. */
export function leave(task: DramaticTask, character: string): Decision<DramaticRules> {
  if (participantOf(task.rules, character) === undefined)
    return refuse('unknown', { key: 'not-taking-part' }, 'character')
  const blocked = requireBetweenRounds(task)
  if (blocked) return blocked
  const stay = task.rules.participants.filter((one) => one.character !== character)
  if (stay.length === 0) return badValue('character', { key: 'dramaticTask.last-participant' })
  const line: DramaticTaskLine = { key: 'dramaticTask.left', character, participants: stay.length }
  return decided(company(task, stay), { line, cites: ['DT-38'] })
}

const company = (task: DramaticTask, participants: DramaticRules['participants']): DramaticTask => ({
  ...task,
  characters: participants.map(({ character }) => character),
  rules: { ...task.rules, participants },
})
