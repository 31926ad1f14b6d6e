import type { Fields } from '../../core/fields'
import { refuse, type Refusal } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import { requireRunning, type Around } from '../system'
import { participantOf, roundsUsed, type DramaticTask, type Participant } from './task'

type No = { readonly ok: false; readonly error: Refusal }

/** A name that was given and is nobody's, or nobody's in this task; who is not named at all is a mistake of the values. */
export function unknownIn(task: DramaticTask, input: Fields, field: string, around: Around): No | null {
  const value = input.raw(field)
  if (typeof value !== 'string' || value.trim() === '') return null
  const id = value.trim()
  if (!around.knows(id)) return refuse('unknown', { key: 'unknown-character' }, field)
  return participantOf(task.rules, id) === undefined ? refuse('unknown', { key: 'not-taking-part' }, field) : null
}

/** Running, with a round left: what deal, roll, support and hold ask first. A reopened task may have none (DT-R6). */
export function requireRound(task: DramaticTask, around: Around): No | null {
  const blocked = requireRunning(task, around.now)
  if (blocked) return blocked
  const { rounds } = task.rules
  if (roundsUsed(task.rules) < rounds) return null
  return refuse('no-rolls-left', { key: 'dramaticTask.rounds-used-up', facts: { rounds } })
}

/** Null when the round has its cards; otherwise the refusal. */
export const requireCards = (task: DramaticTask): No | null =>
  task.rules.isOpen ? null : refuse('cards-not-dealt', { key: 'dramaticTask.cards-not-dealt' })

/** Who acts: it takes part, the round has been dealt, and it has not acted in it yet (DT-10). */
export function readActor(task: DramaticTask, input: Fields, around: Around): Result<Participant, Refusal> {
  const blocked = unknownIn(task, input, 'character', around) ?? requireRound(task, around) ?? requireCards(task)
  if (blocked) return blocked
  const id = input.text('character')
  const actor = participantOf(task.rules, id)
  if (actor === undefined)
    return input.refusal ? fail(input.refusal) : refuse('unknown', { key: 'not-taking-part' }, 'character')
  return actor.acted ? refuse('already-acted', { key: 'dramaticTask.already-acted' }, 'character') : ok(actor)
}
