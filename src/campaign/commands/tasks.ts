import { formatDuration } from '../../rules/core/duration'
import type { Fields } from '../../rules/core/fields'
import { badValue, refuse, type Refusal } from '../../rules/core/refusal'
import { fail, ok, type Result } from '../../rules/core/result'
import { plus, type GameSeconds } from '../../rules/core/units'
import { systemIds, systemOf, systems } from '../../rules/systems/index'
import type { AnySystem, NewTask, SystemId, TaskRecord } from '../../rules/systems/system'
import { find, nextOrder, withTask, type CampaignState } from '../state'
import { withoutTask } from '../task-end'
import { untied } from '../timers/look'
import { applyDecision, around, placeTask } from './apply'
import { changed, type CampaignCommand } from './change'

/** Reads the task a command is about: `bad-value` if it is not named, `unknown` if there is none. */
export function theTask(state: CampaignState, input: Fields): Result<TaskRecord, Refusal> {
  const id = input.text('task', undefined, 200)
  if (input.refusal) return fail(input.refusal)
  const task = find(state.tasks, id)
  return task === undefined ? refuse('unknown', { key: 'unknown-task' }, 'task') : ok(task)
}

export const beginTask: CampaignCommand = (state, input, { newId }) => {
  const system = theSystem(input)
  if (!system.ok) return system
  const begun = system.value.begin(input, around(state, null))
  if (!begun.ok && begun.error.code === 'unknown') return begun
  const title = input.text('title', undefined, 500)
  if (!begun.ok) return begun
  if (input.refusal) return fail(input.refusal)
  const early = deadlineTooEarly(begun.value.interval, begun.value.deadline)
  if (early) return early
  const task = newTask(state, newId(), system.value.id, title, begun.value)
  return changed(withTask(state, task), { key: 'task.begun' }, { made: task.id, task: task.id })
}

function theSystem(input: Fields): Result<AnySystem, Refusal> {
  const name = input.raw('system')
  const id = systemIds.find((known) => known === name)
  const system = id === undefined ? undefined : systems[id]
  return system === undefined
    ? badValue('system', name === undefined ? { key: 'missing' } : { key: 'not-one-of', allowed: systemIds })
    : ok(system)
}

/** A deadline before the first roll is refused (GT-9). Where no interval is known, any deadline will do. */
function deadlineTooEarly(
  interval: GameSeconds | null,
  deadline: GameSeconds | null,
): { readonly ok: false; readonly error: Refusal } | null {
  if (interval === null || deadline === null || deadline >= interval) return null
  return badValue('deadline', { key: 'deadline-before-first-roll', first: formatDuration(interval) })
}

function newTask(
  state: CampaignState,
  id: string,
  system: SystemId,
  title: string,
  begun: NewTask<unknown>,
): TaskRecord {
  const now = state.clock.now
  return {
    id,
    order: nextOrder(state.tasks),
    system,
    kind: begun.kind,
    title,
    characters: begun.characters,
    status: 'running',
    reason: null,
    pending: null,
    begunAt: now,
    since: now,
    endedAt: null,
    interval: begun.interval,
    deadlineAt: begun.deadline === null ? null : plus(now, begun.deadline),
    raised: { due: null, deadline: null },
    options: around(state, null).options,
    notes: [],
    rules: begun.rules,
  }
}

export const abandonTask: CampaignCommand = (state, input) => {
  const found = theTask(state, input)
  if (!found.ok) return found
  const task = found.value
  if (task.status === 'waiting') return refuse('choice-pending', { key: 'choice-open' })
  if (task.status !== 'running') return refuse('not-running', { key: task.status === 'stopped' ? 'stopped' : 'over' })
  return changed(placeTask(state, systemOf(task).abandon(task)), { key: 'task.abandoned' }, { task: task.id })
}

/** A further attempt: its first roll is due an interval from now, with the deadline given now or none (WOD-35). */
export const resumeTask: CampaignCommand = (state, input) => {
  const found = theTask(state, input)
  if (!found.ok) return found
  const task = found.value
  const resume = systemOf(task).resume
  if (task.status !== 'stopped' || resume === undefined) return refuse('wrong-state', { key: 'not-stopped' })
  const resumed = resume(task)
  if (!resumed.ok) return resumed
  const deadline = input.durationOrNull('deadline', task.options.roundLength)
  if (input.refusal) return fail(input.refusal)
  const early = deadlineTooEarly(task.interval, deadline)
  if (early) return early
  const now = state.clock.now
  const deadlineAt = deadline === null ? null : plus(now, deadline)
  const after: TaskRecord = { ...resumed.value, since: now, deadlineAt, raised: { due: null, deadline: null } }
  return changed(placeTask(state, after), { key: 'task.resumed', deadlineAt }, { task: task.id })
}

/** The task goes for good, and its alarms with it: there is nothing left that they could lead to. */
export const removeTask: CampaignCommand = (state, input) => {
  const found = theTask(state, input)
  if (!found.ok) return found
  const { id } = found.value
  const alarms = Object.fromEntries(
    Object.entries(state.alarms).filter(([, alarm]) => alarm.kind === 'timer' || alarm.task !== id),
  )
  return changed(untied({ ...withoutTask(state, found.value), alarms }), { key: 'task.removed' }, { task: id })
}

/** Who does not exist comes first, then whether anybody can join now, then what else is wrong with who is to. */
export const joinTask: CampaignCommand = (state, input) => {
  const found = theTask(state, input)
  if (!found.ok) return found
  const task = found.value
  const join = systemOf(task).join
  const participant = input.inside('participant')
  if (join !== undefined) return applyDecision(state, join(task, participant, around(state, task)))
  const who = participant.raw('character')
  if (typeof who === 'string' && who.trim() !== '' && find(state.characters, who.trim()) === undefined)
    return refuse('unknown', { key: 'unknown-character' }, participant.path('character'))
  return refuse('wrong-state', { key: 'other-system' })
}

export const leaveTask: CampaignCommand = (state, input) => {
  const found = theTask(state, input)
  if (!found.ok) return found
  const task = found.value
  const leave = systemOf(task).leave
  const character = input.text('character', undefined, 200)
  if (character !== '' && find(state.characters, character) === undefined)
    return refuse('unknown', { key: 'unknown-character' }, 'character')
  if (character !== '' && !task.characters.includes(character))
    return refuse('unknown', { key: 'not-taking-part' }, 'character')
  if (leave === undefined) return refuse('wrong-state', { key: 'other-system' })
  if (input.refusal) return fail(input.refusal)
  return applyDecision(state, leave(task, character, around(state, task)))
}

export const noteTask: CampaignCommand = (state, input) => {
  const found = theTask(state, input)
  if (!found.ok) return found
  const task = found.value
  const text = input.text('text', undefined, 20_000)
  if (input.refusal) return fail(input.refusal)
  const after = withTask(state, { ...task, notes: [...task.notes, text] })
  return changed(after, { key: 'task.noted', text }, { task: task.id })
}

/** A note for the log, about a task, a character or nothing in particular. */
export const addNote: CampaignCommand = (state, input) => {
  const task = input.has('task') ? theTask(state, input) : null
  if (task !== null && !task.ok) return task
  const character = input.has('character') ? input.text('character', undefined, 200) : null
  if (character !== null && character !== '' && find(state.characters, character) === undefined) {
    return refuse('unknown', { key: 'unknown-character' }, 'character')
  }
  const text = input.text('text', undefined, 20_000)
  if (input.refusal) return fail(input.refusal)
  return changed(state, { key: 'note.added', text, character }, task === null ? {} : { task: task.value.id })
}
