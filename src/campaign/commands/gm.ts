import { badValue, refuse } from '../../rules/core/refusal'
import { fail } from '../../rules/core/result'
import { plus } from '../../rules/core/units'
import { systemOf } from '../../rules/systems/index'
import { isOver, type GmChange } from '../../rules/systems/system'
import type { GmChangeLine } from '../lines'
import { find, withTask } from '../state'
import { placeTask } from './apply'
import { changed, type CampaignCommand } from './change'
import { theTask } from './tasks'

const FIELDS = ['title', 'need', 'have', 'limit', 'interval', 'deadline'] as const

/**
 * The GM's word: need, what is gathered, limit, interval, deadline (a duration from now, or none) and title. From then
 * on the rules go on from the new values (GM-1 to GM-4).
 */
export const editTask: CampaignCommand = (state, input) => {
  const found = theTask(state, input)
  if (!found.ok) return found
  const task = found.value
  const { roundLength } = task.options
  if (!FIELDS.some((field) => input.has(field))) return badValue('need', { key: 'missing' })
  const change: GmChange = {
    ...(input.has('need') ? { need: input.whole('need', 1, 100) } : {}),
    ...(input.has('have') ? { have: input.whole('have', 0, 1_000) } : {}),
    ...(input.has('limit') ? { limit: input.wholeOrNull('limit', 1, 100) } : {}),
    ...(input.has('interval') ? { interval: input.duration('interval', roundLength) } : {}),
  }
  const title = input.text('title', task.title, 500)
  const deadline = input.durationOrNull('deadline', roundLength)
  if (input.refusal) return fail(input.refusal)
  const system = systemOf(task)
  const edited = system.edit(task, change)
  if (!edited.ok) return edited
  const deadlineAt = !input.has('deadline')
    ? task.deadlineAt
    : deadline === null
      ? null
      : plus(state.clock.now, deadline)
  const after = { ...edited.value, title, deadlineAt }
  const to: Record<GmChangeLine['field'], string | number | null> = {
    title,
    need: change.need ?? null,
    have: change.have ?? null,
    limit: change.limit ?? null,
    interval: change.interval ?? null,
    deadline: deadlineAt,
  }
  const changes = FIELDS.filter((field) => input.has(field)).map((field) => ({ field, to: to[field] }))
  const judged = isOver(task) ? withTask(state, after) : placeTask(state, system.judge(after))
  return changed(judged, { key: 'task.edited', changes }, { task: task.id, cites: ['GM-1'] })
}

export const settleTask: CampaignCommand = (state, input) => {
  const found = theTask(state, input)
  if (!found.ok) return found
  const as = input.oneOf('as', ['succeeded', 'failed'])
  if (input.refusal) return fail(input.refusal)
  const task = { ...found.value, status: as, reason: 'gm' as const, pending: null, endedAt: null }
  return changed(placeTask(state, task), { key: 'task.settled', as }, { task: task.id, cites: ['GM-2'] })
}

/**
 * Running again as it stood; an open choice stays settled. It is not judged at once, or a task that had reached its need
 * would be over again before the GM could change a number (GM-3).
 */
export const reopenTask: CampaignCommand = (state, input) => {
  const found = theTask(state, input)
  if (!found.ok) return found
  const task = found.value
  if (!isOver(task)) return refuse('wrong-state', { key: 'not-over' })
  if (task.characters.some((id) => find(state.characters, id) === undefined)) {
    return refuse('unknown', { key: 'unknown-character' })
  }
  const after = withTask(state, { ...task, status: 'running', reason: null, pending: null, endedAt: null })
  return changed(after, { key: 'task.reopened' }, { task: task.id, cites: ['GM-3'] })
}
