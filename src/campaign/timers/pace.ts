import { epochMs, type EpochMs } from '../../rules/core/units'
import type { TaskRecord } from '../../rules/systems/system'
import { find, nextOrder, without, type CampaignState } from '../state'
import type { Timer } from './timer'

/** A task has one countdown of its own, for the round or roll that it is in. */
export const paceTimerId = (task: string): string => `pace/${task}`

/**
 * Keeps the countdowns of tasks that have a pace: one begins when the pace is set, when an interval was taken and when the
 * task runs again; it ends with the task, and goes when there is no pace any more.
 *
 * @param took the task whose interval was just taken, if any
 */
export function keepPace(
  before: CampaignState,
  after: CampaignState,
  now: EpochMs,
  took: string | null,
): CampaignState {
  const ids = new Set([...Object.keys(before.paces), ...Object.keys(after.paces)])
  return [...ids].reduce((state, id) => keepOne(before, state, id, now, took === id), after)
}

function keepOne(before: CampaignState, state: CampaignState, id: string, now: EpochMs, took: boolean): CampaignState {
  const timerId = paceTimerId(id)
  const timer = find(state.timers, timerId)
  const task = find(state.tasks, id)
  const length = find(state.paces, id)
  if (task === undefined || length === undefined) {
    const paces = task === undefined ? without(state.paces, id) : state.paces
    return { ...state, paces, timers: without(state.timers, timerId) }
  }
  const put = (next: Timer): CampaignState => ({ ...state, timers: { ...state.timers, [timerId]: next } })
  if (!goesOn(task)) {
    const isOn = timer?.state === 'running' || timer?.state === 'paused'
    return isOn ? put({ ...timer, state: 'cancelled', endsAt: null, left: null, since: null }) : state
  }
  const isNew = find(before.paces, id) !== length
  const goesOnAgain = !goesOn(find(before.tasks, id))
  if (timer !== undefined && !took && !isNew && !goesOnAgain) return state
  return put({
    id: timerId,
    order: timer?.order ?? nextOrder(state.timers),
    label: task.title,
    runs: { type: 'countdown', length },
    state: 'running',
    endsAt: epochMs(now + length),
    left: null,
    since: now,
    repeat: false,
    inSleep: timer?.inSleep ?? 'runs',
    task: id,
    character: null,
    rung: timer?.rung ?? 0,
    isPace: true,
  })
}

const goesOn = (task: TaskRecord | undefined): boolean => task?.status === 'running' || task?.status === 'waiting'
