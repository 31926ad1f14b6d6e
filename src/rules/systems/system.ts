import type { Chance } from '../core/chance'
import type { Fields } from '../core/fields'
import { refuse, type Refusal } from '../core/refusal'
import { ok, type Result } from '../core/result'
import { gameSeconds, later, type GameSeconds, type JsonObject } from '../core/units'
import type { Deck } from '../dice/deck'
import type { Odds } from '../odds/odds'
import type { ToldProgress, ToldRoll } from './told'

export type SystemId = 'storytelling' | 'dramatic-task' | 'saga-machine' | 'mod-dot' | 'time-die'

export type TaskStatus = 'running' | 'waiting' | 'stopped' | 'succeeded' | 'failed'

export type TaskReason =
  | 'target-reached'
  | 'scored'
  | 'rolls-exhausted'
  | 'deadline'
  | 'time-up'
  | 'abandoned'
  | 'dramatic-failure'
  | 'complication'
  | 'botch'
  | 'gm'
  | 'settled'

export type TimeDieHits = 'margin' | 'single' | 'typed'

/** The campaign options that a task began with and keeps. */
export interface TaskOptions {
  readonly roundLength: GameSeconds
  readonly timeDieHits: TimeDieHits
}

/** An open choice: nothing can be rolled until one of the options is taken. */
export interface Pending {
  readonly choice: string
  readonly options: readonly string[]
}

/** Gathered and needed, in whatever the system gathers. */
export interface Progress {
  readonly have: number
  readonly need: number
}

/**
 * A task as the campaign keeps it: what every system has, and in `rules` what only its own system knows.
 * The next roll (round, interval) is due an `interval` after `since`; nobody stores the moment itself.
 */
export interface TaskRecord<R = unknown> {
  readonly id: string
  /** Tasks begun later have a higher number. */
  readonly order: number
  readonly system: SystemId
  readonly kind: string | null
  readonly title: string
  /** Who takes part, in order; the task shows in full in the first one's panel. */
  readonly characters: readonly string[]
  readonly status: TaskStatus
  readonly reason: TaskReason | null
  readonly pending: Pending | null
  readonly begunAt: GameSeconds
  /** The moment from which the current interval is counted: the beginning, the taking up again, the last roll. */
  readonly since: GameSeconds
  /** When it stopped or ended; null while it runs. */
  readonly endedAt: GameSeconds | null
  /** Null where nothing takes game time, or where a Time Die has yet to tell. */
  readonly interval: GameSeconds | null
  readonly deadlineAt: GameSeconds | null
  /** The moments for which alarms have been raised, so that each is raised once. */
  readonly raised: { readonly due: GameSeconds | null; readonly deadline: GameSeconds | null }
  readonly options: TaskOptions
  readonly notes: readonly string[]
  readonly rules: R
}

/** What a system makes of `task.begin`; the campaign adds the rest. */
export interface NewTask<R> {
  readonly kind: string | null
  readonly characters: readonly string[]
  readonly interval: GameSeconds | null
  /** A duration from now. */
  readonly deadline: GameSeconds | null
  readonly rules: R
}

/** What a command may look at beside its task. */
export interface Around {
  readonly now: GameSeconds
  /** The task's own options; at `begin` the campaign's. */
  readonly options: TaskOptions
  readonly deck: Deck
  readonly knows: (character: string) => boolean
}

/** What a command wants done outside its task. Effects are applied in their order, by the campaign alone. */
export type Effect =
  /** The clock moves to the task's next moment and the following interval begins there. `lasts`: as rolled with a Time Die. */
  | { readonly type: 'take-interval'; readonly lasts?: GameSeconds }
  | { readonly type: 'condition'; readonly character: string; readonly condition: string }
  | { readonly type: 'beat'; readonly character: string }
  | { readonly type: 'deck'; readonly deck: Deck }

export const takeInterval: Effect = { type: 'take-interval' }

/** A log line as key and facts; `text` words it. Characters are named by id. */
export interface Line {
  readonly key: string
}

export interface Decided<R> {
  readonly task: TaskRecord<R>
  readonly effects: readonly Effect[]
  readonly line: Line
  /** Numbers of the rules that counted the roll or allowed the choice (`WOD-4`). */
  readonly cites: readonly string[]
  /** Who rolled; null where nothing was rolled. Mixed counts as typed: something of it fell on the table. */
  readonly rolled: 'app' | 'typed' | null
}

export type Decision<R> = Result<Decided<R>, Refusal>

/** What a command came to: the task after it, its line, and what it wants done outside the task. */
export const decided = <R>(
  task: TaskRecord<R>,
  what: {
    readonly line: Line
    readonly effects?: readonly Effect[]
    readonly cites?: readonly string[]
    readonly rolled?: 'app' | 'typed' | null
  },
): Decision<R> => ok({ effects: [], cites: [], rolled: null, ...what, task })

/**
 * A command on a task. It checks in this order: characters that do not exist or take no part (`unknown`), then the
 * state (`requireRunning` and what the system knows), then what was given.
 */
export type SystemCommand<R> = (task: TaskRecord<R>, input: Fields, around: Around, chance: Chance) => Decision<R>

/** The GM's word on numbers (`task.edit`); what is left out stays. */
export interface GmChange {
  readonly need?: number
  readonly have?: number
  /** Null: none, where the system can do without. */
  readonly limit?: number | null
  readonly interval?: GameSeconds
}

/** A command of a system, without the task that it is given on. */
export interface Act {
  readonly do: string
  readonly with: JsonObject
}

/** How a task goes on by itself. A choice has its options by the names that the odds give them. */
export type Next =
  | { readonly type: 'act'; readonly act: Act }
  | {
      readonly type: 'choice'
      readonly options: Readonly<Record<string, Act>>
      /** What is taken where there are no odds. */
      readonly otherwise: string
    }

/** A command as what comes next when a task is rolled out. */
export const goOn = (name: string, given: JsonObject = {}): Next => ({ type: 'act', act: { do: name, with: given } })

/** A number of a task to be begun that may be turned until its chance is as wanted. */
export interface Dial {
  /** As the GM knows it: target, tokens, rounds, Tally, dots, need, limit, interval, deadline. */
  readonly name: 'target' | 'tokens' | 'rounds' | 'tally' | 'dots' | 'need' | 'limit' | 'interval' | 'deadline'
  /** All that may be taken, in an order in which the chance only rises, or only falls. */
  readonly values: readonly (number | string)[]
  readonly rises: boolean
  /** What `task.begin` would be given. */
  readonly put: (value: number | string) => JsonObject
}

/** What a rule system offers to the campaign. A plain object; nothing of it sees the clock, chance or disk by itself. */
export interface RuleSystem<R, L extends Line = Line> {
  readonly id: SystemId
  /** Reads `task.begin`. Unknown characters are refused first. A deadline before the first roll is the campaign's to refuse. */
  readonly begin: (input: Fields, around: Around) => Result<NewTask<R>, Refusal>
  /** By full name: `storytelling.roll`. */
  readonly commands: Readonly<Record<string, SystemCommand<R>>>
  /** Given up: stopped where it may be resumed, otherwise failed. The campaign has checked that it runs. */
  readonly abandon: (task: TaskRecord<R>) => TaskRecord<R>
  /** No roll fits before the deadline any more. Called for running tasks only. */
  readonly runOut: (task: TaskRecord<R>) => TaskRecord<R>
  /** A further attempt at a stopped task; only where tasks stop. */
  readonly resume?: (task: TaskRecord<R>) => Result<TaskRecord<R>, Refusal>
  /** The GM's word on need, what is gathered, limit and interval: the values only, checked against the system's bounds. */
  readonly edit: (task: TaskRecord<R>, change: GmChange) => Result<TaskRecord<R>, Refusal>
  /** Applied after the GM's word to a task that is not over: need reached succeeds, a used-up limit ends as usual. */
  readonly judge: (task: TaskRecord<R>) => TaskRecord<R>
  readonly progress: (task: TaskRecord<R>) => Progress | null
  /** The system's own part of `see: task`. */
  readonly view: (task: TaskRecord<R>, around: Around) => object
  /** What players may be told of its progress, and of a roll by its line; null for a line of no roll. */
  readonly told: {
    readonly progress: (task: TaskRecord<R>) => ToldProgress<string>
    /** @param who the task's characters when it was rolled */
    readonly roll: (line: L, who: readonly string[]) => ToldRoll<string> | null
  }
  /** The exact chance to succeed from here on; null where there is none to tell. Tasks that run or wait. */
  readonly odds?: (task: TaskRecord<R>, around: Around) => Odds | null
  /** What of a `task.begin` can be turned to make a task easier or harder; nothing where there are no odds. */
  readonly dials?: (given: JsonObject, options: TaskOptions) => readonly Dial[]
  /** What is to be done next for the task to go on by itself (rolled out); null where the table has to do it. */
  readonly next?: (task: TaskRecord<R>, around: Around) => Next | null
  /** The Action Deck as a task leaves it that is over, however it came to be so; the task as it then is. */
  readonly deckAtEnd?: (task: TaskRecord<R>, deck: Deck) => Deck
  readonly chapterEnds?: (task: TaskRecord<R>) => TaskRecord<R>
  readonly storyEnds?: (task: TaskRecord<R>) => TaskRecord<R>
  /** Coming and going of one participant; where a system has none of it, `wrong-state`. */
  readonly join?: (task: TaskRecord<R>, input: Fields, around: Around) => Decision<R>
  readonly leave?: (task: TaskRecord<R>, character: string, around: Around) => Decision<R>
}

/** A system as the registry holds it: whose rules the record keeps is known by its `system` alone. */
export type AnySystem = RuleSystem<unknown>

/**
 * Puts a system into the registry. Its functions are only ever given records and lines that it made itself, so the types of
 * `rules` and lines can be forgotten here and nowhere else.
 */
export const forRegistry = <R, L extends Line>(system: RuleSystem<R, L>): AnySystem => system as unknown as AnySystem

/** Succeeded or failed: nothing is rolled for it any more. Stopped is not over. */
export const isOver = (task: TaskRecord): boolean => task.status === 'succeeded' || task.status === 'failed'

/** When the next roll (the end of the round or interval) is due; null where no time passes or it is not known yet. */
export const dueAt = (task: TaskRecord): GameSeconds | null =>
  task.interval === null ? null : gameSeconds(task.since + task.interval)

/** The moment at which the next roll would be made: the later of the clock and `dueAt` (GT-5). */
export function nextMoment(task: TaskRecord, now: GameSeconds): GameSeconds {
  const due = dueAt(task)
  return due === null ? now : later(now, due)
}

/** Rolls at next, next + interval, … not after the deadline (GT-8); null: as many as you like. */
export function rollsBeforeDeadline(task: TaskRecord, now: GameSeconds): number | null {
  if (task.deadlineAt === null) return null
  const next = nextMoment(task, now)
  if (next > task.deadlineAt) return 0
  return task.interval === null ? null : Math.floor((task.deadlineAt - next) / task.interval) + 1
}

/** Null when the task runs and a roll still fits; otherwise why nothing can be rolled. */
export function requireRunning(
  task: TaskRecord,
  now: GameSeconds,
): { readonly ok: false; readonly error: Refusal } | null {
  if (task.status === 'waiting') return refuse('choice-pending', { key: 'choice-open' })
  if (task.status === 'stopped') return refuse('not-running', { key: 'stopped' })
  if (task.status !== 'running') return refuse('not-running', { key: 'over' })
  // Only a task that the GM reopened can run on after its deadline.
  if (rollsBeforeDeadline(task, now) === 0) return refuse('no-rolls-left', { key: 'no-rolls-left' })
  return null
}

/** Ends a task. What the clock says about when is the campaign's to add. */
export const ended = <R>(
  task: TaskRecord<R>,
  status: 'succeeded' | 'failed' | 'stopped',
  reason: TaskReason,
): TaskRecord<R> => ({
  ...task,
  status,
  reason,
  pending: null,
})

/** Reads a character that has to exist; `unknown` if it does not. */
export function readCharacter(input: Fields, name: string, around: Around): string {
  const id = input.text(name, undefined, 200)
  if (id !== '' && !around.knows(id)) input.wrong(name, { key: 'unknown-character' }, 'unknown')
  return id
}
