import { epochMs, realMs, type EpochMs, type RealMs } from '../../rules/core/units'
import { find, nextOrder, type CampaignState } from '../state'
import type { Meanwhile, NextTimeOfDay, Timer, TimerAlarm } from './timer'

/** Milliseconds until the timer rings: 0 when it rang or was cancelled. */
export function timeLeft(timer: Timer, now: EpochMs): RealMs {
  if (timer.state === 'paused') return timer.left ?? realMs(0)
  if (timer.state !== 'running' || timer.endsAt === null) return realMs(0)
  return realMs(Math.max(0, timer.endsAt - now))
}

const TWO_MINUTES = 120_000
const TEN_SECONDS = 10_000

/**
 * From how much left on a timer is short: the last tenth, or the last two minutes; of the pace of a round, which may be no
 * longer, the last ten seconds.
 */
export function shortFrom({ runs, isPace }: Timer): RealMs {
  const last = isPace ? TEN_SECONDS : TWO_MINUTES
  return realMs(runs.type === 'countdown' ? Math.max(runs.length / 10, last) : last)
}

/** The earliest instant at which a timer rings; null when none runs. */
export function nextRing(state: CampaignState): EpochMs | null {
  let first: EpochMs | null = null
  for (const { state: is, endsAt } of Object.values(state.timers)) {
    if (is === 'running' && endsAt !== null && (first === null || endsAt < first)) first = endsAt
  }
  return first
}

/**
 * How long until timers must be looked at again: nobody waits longer than a quarter of a minute, for the machine may have
 * slept; near the end every quarter of a second, and at the very instant. Null when none runs.
 */
export function nextLook(state: CampaignState, now: EpochMs): RealMs | null {
  const first = nextRing(state)
  if (first === null) return null
  const left = first - now
  if (left <= 0) return NEAR_STEP
  return realMs(left <= NEAR ? Math.min(NEAR_STEP, left) : Math.min(LONGEST_WAIT, left - NEAR))
}

const LONGEST_WAIT = realMs(15_000)
const NEAR = realMs(2_000)
const NEAR_STEP = realMs(250)

/** Up to so late an alarm rings as any other. */
export const USUAL_LATENESS = realMs(15_000)
/** Up to so late it is told on one card, with one soft sound; what is older still is a quiet list. */
export const CARD_LATENESS = realMs(12 * 3_600_000)

export type Lateness = 'usual' | 'missed' | 'old'

/** How a late alarm is told: as usual up to 15 s, on a card up to 12 h, then in the quiet list (RT-4). */
export const latenessOf = ({ late }: TimerAlarm): Lateness =>
  late <= USUAL_LATENESS ? 'usual' : late <= CARD_LATENESS ? 'missed' : 'old'

/**
 * Raises what is due: every timer whose instant has come rings, in the order of their instants, each occurrence once. Its
 * alarm says how late it is. The state is to be written before anything is heard.
 */
export function ringDue(
  state: CampaignState,
  now: EpochMs,
  next: NextTimeOfDay,
  meanwhile: Meanwhile = null,
): CampaignState {
  const due = Object.values(state.timers)
    .filter(({ state: is, endsAt }) => is === 'running' && endsAt !== null && endsAt <= now)
    .sort((a, b) => (a.endsAt ?? 0) - (b.endsAt ?? 0) || a.order - b.order)
  if (due.length === 0) return state
  let order = nextOrder(state.alarms)
  const rings = due.map((timer) => ring(timer, order++, now, next, meanwhile))
  return {
    ...state,
    timers: { ...state.timers, ...Object.fromEntries(rings.map(({ after }) => [after.id, after])) },
    alarms: { ...state.alarms, ...Object.fromEntries(rings.map(({ alarm }) => [alarm.id, alarm])) },
  }
}

function ring(
  timer: Timer,
  order: number,
  now: EpochMs,
  next: NextTimeOfDay,
  meanwhile: Meanwhile,
): { readonly after: Timer; readonly alarm: TimerAlarm } {
  const at = timer.endsAt ?? now
  const { after, times } = afterRing(timer, at, now, next)
  const { id, label, task, rung } = timer
  const alarm: TimerAlarm = {
    id: timerAlarmId(id, rung + 1),
    order,
    kind: 'timer',
    timer: id,
    label,
    task,
    at,
    late: realMs(now - at),
    times,
    meanwhile,
  }
  return { after: { ...after, rung: rung + times }, alarm }
}

/** A repeating timer goes on with the first occurrence that lies ahead; those between rang together with this one. */
function afterRing(
  timer: Timer,
  at: EpochMs,
  now: EpochMs,
  next: NextTimeOfDay,
): { readonly after: Timer; readonly times: number } {
  if (!timer.repeat) return { after: { ...timer, state: 'rang', endsAt: null, since: null }, times: 1 }
  if (timer.runs.type === 'countdown') {
    const times = Math.floor((now - at) / timer.runs.length) + 1
    return { after: { ...timer, endsAt: epochMs(at + times * timer.runs.length) }, times }
  }
  let times = 1
  let since = at
  let endsAt = nextDay(timer.runs.time, at, next)
  while (endsAt <= now) {
    times += 1
    since = endsAt
    endsAt = nextDay(timer.runs.time, endsAt, next)
  }
  return { after: { ...timer, endsAt, since }, times }
}

const HALF_A_DAY = 12 * 3_600_000

/** The same time on another day: in the night in which the clock is set back it comes twice, and rings once. */
function nextDay(time: string, at: EpochMs, next: NextTimeOfDay): EpochMs {
  const again = next(time, at)
  return again - at < HALF_A_DAY ? next(time, again) : again
}

/** One occurrence, one id. */
export const timerAlarmId = (timer: string, occurrence: number): string => `timer/${timer}/${occurrence}`

/** Whether an alarm's id is that of a timer; those of the game clock begin otherwise. */
export const isTimerAlarm = (id: string): boolean => id.startsWith('timer/')

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
