import { later, type GameSeconds } from '../rules/core/units'
import { systemOf } from '../rules/systems/index'
import { dueAt, rollsBeforeDeadline, type TaskRecord } from '../rules/systems/system'
import { find, inOrder, nextOrder, withTask, type Alarm, type CampaignState } from './state'
import { placeEnded } from './task-end'

/** Something on the way of the clock: a roll (round, interval) that comes due, or a deadline. */
export interface Crossing {
  readonly kind: 'due' | 'deadline'
  readonly task: TaskRecord
  readonly at: GameSeconds
}

/**
 * What a clock that moves to `to` comes to and has not raised yet: in order of game time, at the same moment due before
 * deadline, then the older task first (GT-14).
 */
export function crossings(state: CampaignState, to: GameSeconds): readonly Crossing[] {
  if (to <= state.clock.now) return []
  const all = inOrder(state.tasks).flatMap((task): readonly Crossing[] => {
    const due = dueAt(task)
    const { deadlineAt, raised } = task
    return [
      ...(task.status === 'running' &&
      due !== null &&
      due <= to &&
      raised.due !== due &&
      (deadlineAt === null || due <= deadlineAt)
        ? [{ kind: 'due' as const, task, at: due }]
        : []),
      ...(mayRaiseDeadline(task) && deadlineAt !== null && deadlineAt <= to && raised.deadline !== deadlineAt
        ? [{ kind: 'deadline' as const, task, at: deadlineAt }]
        : []),
    ]
  })
  const rank = (crossing: Crossing): number => (crossing.kind === 'due' ? 0 : 1)
  return all.sort((a, b) => a.at - b.at || rank(a) - rank(b) || a.task.order - b.task.order)
}

const mayRaiseDeadline = (task: TaskRecord): boolean => task.status === 'running' || task.status === 'waiting'

/** One occurrence, one id: raising it again after the clock was set back is the same occurrence. */
const alarmId = ({ kind, task, at }: Crossing): string => `${kind}/${task.id}/${at}`

/**
 * Sets the clock. Forward it raises alarms in order (GT-13, GT-14); back it arms again what lies ahead (GT-18). Then what no
 * longer fits its deadline stops; with the clock where it is, only the task that something happened to is judged (GT-10).
 */
export function moveClock(state: CampaignState, to: GameSeconds, acting: string | null = null): CampaignState {
  const { now } = state.clock
  if (to === now) return acting === null ? state : stopWhatNoLongerFits(state, [acting])
  const moved = to < now ? setBack(state, to) : crossings(state, to).reduce(raise, state)
  return stopWhatNoLongerFits({ ...moved, clock: { ...moved.clock, now: to } }, Object.keys(moved.tasks))
}

function raise(state: CampaignState, crossing: Crossing): CampaignState {
  const {
    kind,
    task: { id },
    at,
  } = crossing
  const task = state.tasks[id]
  if (task === undefined) return state
  const marked = withTask(state, { ...task, raised: { ...task.raised, [kind]: at } })
  if (isOpen(state, crossing)) return marked
  const alarm: Alarm = { id: alarmId(crossing), order: nextOrder(state.alarms), kind, task: id, at }
  return { ...marked, alarms: { ...state.alarms, [alarm.id]: alarm } }
}

/** Its alarm is there already: the clock was set back, and the alarm has not been acknowledged since (GT-18). */
export const isOpen = (state: CampaignState, crossing: Crossing): boolean =>
  find(state.alarms, alarmId(crossing)) !== undefined

/** What had been raised and lies ahead again is armed again; an alarm stays until it is acknowledged (GT-16, GT-18). */
function setBack(state: CampaignState, to: GameSeconds): CampaignState {
  const ahead = (at: GameSeconds | null): GameSeconds | null => (at !== null && at > to ? null : at)
  const tasks = Object.fromEntries(
    Object.entries(state.tasks).map(([id, task]) => {
      const raised = { due: ahead(task.raised.due), deadline: ahead(task.raised.deadline) }
      const changed = raised.due !== task.raised.due || raised.deadline !== task.raised.deadline
      return [id, changed ? { ...task, raised } : task]
    }),
  )
  return { ...state, tasks }
}

function stopWhatNoLongerFits(state: CampaignState, ids: readonly string[]): CampaignState {
  const now = state.clock.now
  return ids.reduce((all, id) => {
    const task = find(all.tasks, id)
    if (task?.status !== 'running' || rollsBeforeDeadline(task, now) !== 0) return all
    return placeEnded(all, { ...systemOf(task).runOut(task), endedAt: now })
  }, state)
}

/** The roll of the current interval has been made: its due alarm goes in the same step (GT-16). */
export function withoutDueAlarm(state: CampaignState, task: string): CampaignState {
  const kept = Object.entries(state.alarms).filter(([, alarm]) => alarm.kind !== 'due' || alarm.task !== task)
  return kept.length === Object.keys(state.alarms).length ? state : { ...state, alarms: Object.fromEntries(kept) }
}

/** The earliest due of a running task, or deadline, that is later than now; null when nothing lies ahead (GT-20). */
export function nextAhead(state: CampaignState): GameSeconds | null {
  const now = state.clock.now
  const moments = Object.values(state.tasks).flatMap((task) => [
    ...(task.status === 'running' ? [dueAt(task)] : []),
    ...(mayRaiseDeadline(task) ? [task.deadlineAt] : []),
  ])
  const ahead = moments.filter((at) => at !== null && at > now).filter((at) => at !== null)
  return ahead.length === 0 ? null : ahead.reduce((first, at) => (at < first ? at : first))
}

/** Where the clock stands when the interval ends: never earlier than it is (GT-5). */
export const endOfInterval = (task: TaskRecord, now: GameSeconds, lasts: GameSeconds | null): GameSeconds =>
  lasts === null ? now : later(now, (task.since + lasts) as GameSeconds)
