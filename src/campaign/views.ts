import { formatDuration } from '../rules/core/duration'
import { gameSeconds, type EpochMs, type GameSeconds } from '../rules/core/units'
import { cardsLeft } from '../rules/dice/deck'
import { systemOf } from '../rules/systems/index'
import {
  dueAt,
  isOver,
  type Pending,
  type Progress,
  type SystemId,
  type TaskReason,
  type TaskRecord,
  type TaskStatus,
} from '../rules/systems/system'
import { around } from './commands/apply'
import { inOrder, type CampaignState, type Character } from './state'
import { timeLeft } from './timers/look'
import type { Timer } from './timers/timer'

/** What `see: task` shows of every task; the system adds its own part. Durations and moments as text. */
export interface TaskView {
  readonly system: SystemId
  readonly kind: string | null
  readonly title: string
  readonly status: TaskStatus
  readonly reason: TaskReason | null
  readonly pending: Pending | null
  readonly progress: Progress | null
  readonly interval: string | null
  readonly elapsed: string
  readonly dueAt: string | null
  readonly deadlineAt: string | null
  readonly notes: readonly string[]
}

const shown = (seconds: GameSeconds | null): string | null => (seconds === null ? null : formatDuration(seconds))

/** When its next roll is due; null for what is over or stopped. */
export const shownDueAt = (task: TaskRecord): GameSeconds | null =>
  isOver(task) || task.status === 'stopped' ? null : dueAt(task)

/** Game time from the beginning to now, or to the end. */
export const elapsed = (task: TaskRecord, now: GameSeconds): GameSeconds =>
  gameSeconds(Math.max(0, (task.endedAt ?? now) - task.begunAt))

/** `see: task`: what every task shows, and its system's own part. */
export function taskView(state: CampaignState, task: TaskRecord): TaskView {
  const system = systemOf(task)
  return {
    system: task.system,
    kind: task.kind,
    title: task.title,
    status: task.status,
    reason: task.reason,
    pending: task.pending,
    progress: system.progress(task),
    interval: shown(task.interval),
    elapsed: formatDuration(elapsed(task, state.clock.now)),
    dueAt: shown(shownDueAt(task)),
    deadlineAt: shown(task.deadlineAt),
    notes: task.notes,
    ...system.view(task, around(state, task)),
  }
}

export interface CharacterView {
  readonly name: string
  readonly conditions: readonly string[]
  readonly beats: number
  /** Ids of all tasks it takes part in, over or not, oldest first. */
  readonly tasks: readonly string[]
}

/** `see: character`: Conditions in the order they came, and Beats. */
export const characterView = (state: CampaignState, { id, name, conditions, beats }: Character): CharacterView => ({
  name,
  conditions,
  beats,
  tasks: inOrder(state.tasks)
    .filter((task) => task.characters.includes(id))
    .map((task) => task.id),
})

/** `see: clock`: the time since the campaign began, written as a duration, with chapter and story. */
export const clockView = ({
  clock,
}: CampaignState): { readonly now: string; readonly chapter: number; readonly story: number } => ({
  ...clock,
  now: formatDuration(clock.now),
})

/** `see: deck`: how many of the 54 cards are left to deal. */
export const deckView = ({ deck }: CampaignState): { readonly left: number } => ({ left: cardsLeft(deck).length })

export interface AlarmView {
  readonly id: string
  readonly kind: 'due' | 'deadline' | 'timer'
  readonly task: string | null
  readonly timer: string | null
  /** The game time, for timers the real time since `origin`, at which it was due. */
  readonly at: string
  readonly late: string
}

/**
 * Alarms not acknowledged, oldest first. Game-time alarms are raised by the command that gets there: never late.
 *
 * @param origin the instant from which real time is counted in the view
 */
export const alarmsView = (state: CampaignState, origin: EpochMs): readonly AlarmView[] =>
  inOrder(state.alarms).map((alarm) => {
    const { id, kind, task } = alarm
    if (alarm.kind !== 'timer') return { id, kind, task, timer: null, at: formatDuration(alarm.at), late: '0s' }
    return { id, kind, task, timer: alarm.timer, at: shownMs(alarm.at - origin), late: shownMs(alarm.late) }
  })

export interface TimerView {
  readonly label: string
  readonly state: Timer['state']
  readonly left: string
}

/** All timers, in the order in which they were started. */
export const timersView = (state: CampaignState, now: EpochMs): readonly TimerView[] =>
  inOrder(state.timers).map((timer) => ({
    label: timer.label,
    state: timer.state,
    left: shownMs(timeLeft(timer, now)),
  }))

/** A second that has begun is shown until it is over, as on any countdown. */
const shownMs = (ms: number): string => formatDuration(gameSeconds(Math.max(0, Math.ceil(ms / 1_000))))
