import { epochMs, realMs, type EpochMs, type RealMs } from '../../rules/core/units'
import { find, nextOrder, type CampaignState } from '../state'
import type { NextTimeOfDay, Timer, TimerAlarm } from './timer'

/** Milliseconds until the timer rings: 0 when it rang or was cancelled. */
export function timeLeft(timer: Timer, now: EpochMs): RealMs {
  if (timer.state === 'paused') return timer.left ?? realMs(0)
  if (timer.state !== 'running' || timer.endsAt === null) return realMs(0)
  return realMs(Math.max(0, timer.endsAt - now))
}

/** The earliest instant at which a timer rings; null when none runs. */
export function nextRing(state: CampaignState): EpochMs | null {
  const ends = Object.values(state.timers).flatMap(({ state: is, endsAt }) =>
    is === 'running' && endsAt !== null ? [endsAt] : [],
  )
  return ends.length === 0 ? null : epochMs(Math.min(...ends))
}

/**
 * Raises what is due: every timer whose instant has come rings, in the order of their instants, each occurrence once. Its
 * alarm says how late it is. The state is to be written before anything is heard.
 */
export function ringDue(state: CampaignState, now: EpochMs, next: NextTimeOfDay): CampaignState {
  const due = Object.values(state.timers)
    .filter(({ state: is, endsAt }) => is === 'running' && endsAt !== null && endsAt <= now)
    .sort((a, b) => (a.endsAt ?? 0) - (b.endsAt ?? 0) || a.order - b.order)
  return due.reduce((all, timer) => ring(all, timer, now, next), state)
}

function ring(state: CampaignState, timer: Timer, now: EpochMs, next: NextTimeOfDay): CampaignState {
  const at = timer.endsAt ?? now
  const { after, times } = afterRing(timer, at, now, next)
  const id = timerAlarmId(timer.id, at)
  const alarm: TimerAlarm = {
    id,
    order: nextOrder(state.alarms),
    kind: 'timer',
    timer: timer.id,
    label: timer.label,
    task: timer.task,
    at,
    late: realMs(now - at),
    times,
  }
  return { ...state, timers: { ...state.timers, [timer.id]: after }, alarms: { ...state.alarms, [id]: alarm } }
}

/** A repeating timer goes on with the first occurrence that lies ahead; those between rang together with this one. */
function afterRing(
  timer: Timer,
  at: EpochMs,
  now: EpochMs,
  next: NextTimeOfDay,
): { readonly after: Timer; readonly times: number } {
  if (!timer.repeat) return { after: { ...timer, state: 'rang', endsAt: null }, times: 1 }
  if (timer.runs.type === 'countdown') {
    const times = Math.floor((now - at) / timer.runs.length) + 1
    return { after: { ...timer, endsAt: epochMs(at + times * timer.runs.length) }, times }
  }
  let times = 1
  let endsAt = next(timer.runs.time, at)
  while (endsAt <= now) {
    times += 1
    endsAt = next(timer.runs.time, endsAt)
  }
  return { after: { ...timer, endsAt }, times }
}

/** One occurrence, one id. */
export const timerAlarmId = (timer: string, at: EpochMs): string => `timer/${timer}/${at}`
export const isTimerAlarm = (id: string): boolean => id.startsWith('timer/')

/**
 * After the machine slept for `slept`: countdowns that pause in sleep have lost nothing of their time. Times of day and
 * countdowns that run on are where they were.
 */
export const afterSleep = (state: CampaignState, slept: RealMs): CampaignState =>
  shiftCountdowns(state, slept, (timer) => timer.inSleep === 'pauses')

/**
 * After the wall clock was set by `by` while the machine was awake: countdowns measure elapsed time, so their instants move
 * with the clock; a time of day is found anew.
 */
export function afterClockChange(state: CampaignState, by: RealMs, now: EpochMs, next: NextTimeOfDay): CampaignState {
  const shifted = shiftCountdowns(state, by, () => true)
  const timers = Object.entries(shifted.timers).map(([id, timer]) => {
    if (timer.state !== 'running' || timer.runs.type !== 'time-of-day') return [id, timer] as const
    return [id, { ...timer, endsAt: next(timer.runs.time, epochMs(now - 1)) }] as const
  })
  return { ...shifted, timers: Object.fromEntries(timers) }
}

function shiftCountdowns(state: CampaignState, by: RealMs, which: (timer: Timer) => boolean): CampaignState {
  const timers = Object.entries(state.timers).map(([id, timer]) => {
    const moves = timer.state === 'running' && timer.runs.type === 'countdown' && which(timer)
    return [id, moves && timer.endsAt !== null ? { ...timer, endsAt: epochMs(timer.endsAt + by) } : timer] as const
  })
  return { ...state, timers: Object.fromEntries(timers) }
}

/** Timers whose task or character is gone go on without it. */
export function untied(state: CampaignState): CampaignState {
  const loose = Object.values(state.timers).filter(
    ({ task, character }) =>
      (task !== null && find(state.tasks, task) === undefined) ||
      (character !== null && find(state.characters, character) === undefined),
  )
  return loose.reduce((all, timer) => {
    const task = timer.task !== null && find(state.tasks, timer.task) === undefined ? null : timer.task
    const character =
      timer.character !== null && find(state.characters, timer.character) === undefined ? null : timer.character
    return { ...all, timers: { ...all.timers, [timer.id]: { ...timer, task, character } } }
  }, state)
}
