import { Fields } from '../rules/core/fields'
import { plus, type JsonObject } from '../rules/core/units'
import type { Odds } from '../rules/odds/odds'
import { systemIds, systemOf, systems } from '../rules/systems/index'
import { isOver, type Around, type NewTask, type SystemId, type TaskRecord } from '../rules/systems/system'
import { around } from './commands/apply'
import type { CampaignState } from './state'

/** `see: odds`: the chance that a task succeeds, as things stand; null for what is over, stopped, or has no odds. */
export const oddsView = (state: CampaignState, task: TaskRecord): Odds | null => oddsOf(task, around(state, task))

/** The chance that a task succeeds; null for what is over, stopped, or has none to tell. */
export function oddsOf(task: TaskRecord, now: Around): Odds | null {
  if (isOver(task) || task.status === 'stopped') return null
  return systemOf(task).odds?.(task, now) ?? null
}

/** The odds of a task that `task.begin` would begin with what is given; null also where it would be refused. */
export function oddsOfNew(given: JsonObject, now: Around): Odds | null {
  const id = systemIds.find((known) => known === given['system'])
  const system = id === undefined ? undefined : systems[id]
  if (id === undefined || system === undefined) return null
  const begun = system.begin(new Fields(given), now)
  if (!begun.ok) return null
  const { interval, deadline } = begun.value
  if (interval !== null && deadline !== null && deadline < interval) return null
  return oddsOf(asBegun(id, begun.value, now), now)
}

/** As it would lie in the campaign, but for what odds do not look at. */
const asBegun = (system: SystemId, begun: NewTask<unknown>, { now, options }: Around): TaskRecord => ({
  id: '',
  order: 0,
  system,
  kind: begun.kind,
  title: '',
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
  options,
  notes: [],
  rules: begun.rules,
})
