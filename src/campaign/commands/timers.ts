import { parseDuration } from '../../rules/core/duration'
import type { Fields } from '../../rules/core/fields'
import { refuse, type Refusal } from '../../rules/core/refusal'
import { fail, ok, type Result } from '../../rules/core/result'
import { epochMs, realMs, type EpochMs, type GameSeconds, type RealMs } from '../../rules/core/units'
import { find, nextOrder, type CampaignState } from '../state'
import { timeLeft } from '../timers/look'
import type { Timer, TimerAct } from '../timers/timer'
import { changed, type CampaignCommand, type Change, type Given } from './change'

/** Reads the timer a command is about: `bad-value` if it is not named, `unknown` if there is none. */
export function theTimer(state: CampaignState, input: Fields): Result<Timer, Refusal> {
  const id = input.text('timer', undefined, 200)
  if (input.refusal) return fail(input.refusal)
  const timer = find(state.timers, id)
  return timer === undefined ? refuse('unknown', { key: 'unknown-timer' }, 'timer') : ok(timer)
}

const put = (state: CampaignState, timer: Timer): CampaignState => ({
  ...state,
  timers: { ...state.timers, [timer.id]: timer },
})

/** Timers lie outside undo: it neither takes them back nor is anything dropped that could be redone. */
const done = (state: CampaignState, timer: Timer, what: TimerAct): Result<Change, Refusal> =>
  changed(
    put(state, timer),
    { key: 'timer.changed', label: timer.label, what },
    { outsideUndo: true, made: timer.id, ...(timer.task === null ? {} : { task: timer.task }) },
  )

const inMs = (seconds: GameSeconds): RealMs => realMs(seconds * 1_000)

const notNow = refuse('wrong-state', { key: 'timer-state' }, 'timer')

export const startTimer: CampaignCommand = (state, input, given) => {
  const [task, character] = [optional(input, 'task'), optional(input, 'character')]
  if (task !== null && find(state.tasks, task) === undefined) return refuse('unknown', { key: 'unknown-task' }, 'task')
  if (character !== null && find(state.characters, character) === undefined) {
    return refuse('unknown', { key: 'unknown-character' }, 'character')
  }
  const label = input.text('label', undefined, 200)
  const which = input.only(['for', 'at'], true)
  const runs: Timer['runs'] =
    which === 'at'
      ? { type: 'time-of-day', time: readTimeOfDay(input) }
      : { type: 'countdown', length: inMs(input.duration('for', state.options.roundLength)) }
  const repeat = input.flag('repeat', false)
  const inSleep = input.oneOf('inSleep', ['runs', 'pauses'], 'runs')
  if (input.refusal) return fail(input.refusal)
  const id = given.newId()
  const order = nextOrder(state.timers)
  const fixed = { id, order, label, runs, repeat, inSleep, task, character, rung: 0, isPace: false }
  const timer: Timer = { ...fixed, ...fromNow(runs, given) }
  return done(state, timer, 'started')
}

const optional = (input: Fields, name: string): string | null =>
  input.raw(name) === undefined || input.raw(name) === null ? null : input.text(name, undefined, 200)

function readTimeOfDay(input: Fields): string {
  const time = input.text('at', undefined, 5)
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) input.wrong('at', { key: 'not-a-time-of-day' })
  return time
}

/** Running from now: a countdown with its whole length, a time of day when it comes next. */
export function fromNow(
  runs: Timer['runs'],
  { now, nextTimeOfDay }: Pick<Given, 'now' | 'nextTimeOfDay'>,
): Pick<Timer, 'state' | 'endsAt' | 'left' | 'since'> {
  const endsAt = runs.type === 'countdown' ? epochMs(now + runs.length) : nextTimeOfDay(runs.time, now)
  return { state: 'running', endsAt, left: null, since: now }
}

export const pauseTimer: CampaignCommand = (state, input, { now }) => {
  const found = theTimer(state, input)
  if (!found.ok) return found
  const timer = found.value
  if (timer.state !== 'running' || timer.runs.type !== 'countdown') return notNow
  return done(state, { ...timer, state: 'paused', endsAt: null, since: null, left: timeLeft(timer, now) }, 'paused')
}

export const resumeTimer: CampaignCommand = (state, input, { now }) => {
  const found = theTimer(state, input)
  if (!found.ok) return found
  const timer = found.value
  if (timer.state !== 'paused') return notNow
  const endsAt = epochMs(now + timeLeft(timer, now))
  return done(state, { ...timer, state: 'running', endsAt, since: now, left: null }, 'resumed')
}

export const cancelTimer: CampaignCommand = (state, input) => {
  const found = theTimer(state, input)
  if (!found.ok) return found
  const timer = found.value
  if (timer.state !== 'running' && timer.state !== 'paused') return notNow
  return done(state, { ...timer, state: 'cancelled', endsAt: null, since: null, left: null }, 'cancelled')
}

/** From the beginning again, whatever state it is in. */
export const restartTimer: CampaignCommand = (state, input, given) => {
  const found = theTimer(state, input)
  if (!found.ok) return found
  const timer = found.value
  return done(state, { ...timer, ...fromNow(timer.runs, given) }, 'restarted')
}

/** Longer or shorter, never past now: what is used up rings at the next look. */
export const changeTimer: CampaignCommand = (state, input, { now }) => {
  const found = theTimer(state, input)
  if (!found.ok) return found
  const timer = found.value
  if (timer.runs.type !== 'countdown' || (timer.state !== 'running' && timer.state !== 'paused')) return notNow
  const by = readSigned(input, state.options.roundLength)
  if (input.refusal) return fail(input.refusal)
  const left = realMs(Math.max(0, timeLeft(timer, now) + by))
  const after: Timer = timer.state === 'paused' ? { ...timer, left } : { ...timer, endsAt: added(timer, by, now) }
  return done(state, after, 'changed')
}

const added = (timer: Timer, by: RealMs, now: EpochMs): EpochMs => epochMs(Math.max(now, (timer.endsAt ?? now) + by))

function readSigned(input: Fields, roundLength: GameSeconds): RealMs {
  const text = input.text('by', undefined, 40)
  const sign = /^[-−]/.test(text) ? -1 : 1
  const seconds = parseDuration(text.replace(/^[-−+]/, ''), roundLength)
  if (input.refusal === null && (seconds === null || seconds === 0)) {
    input.wrong('by', seconds === null ? { key: 'not-a-duration' } : { key: 'no-time' })
  }
  return realMs(sign * (seconds ?? 0) * 1_000)
}
