import type { LogLine, Said } from '../campaign/lines'
import type { Damage, FileError, FileTrouble, IpcError, NotWritten, ScriptError } from '../contract/errors'
import type { Reason, SystemReason } from '../rules/core/refusal'
import type { KnownSystemReason } from '../rules/systems/index'
import type { SystemId, TaskStatus } from '../rules/systems/system'

/** Who and what a log line is about, by the names they had when it happened. */
export interface LineContext {
  /** A character's name by id. */
  readonly name: (character: string) => string
  /** The task's title; empty where a line is about no task. */
  readonly title: string
  /** Names of the task's characters, in order, as a GM would list them. */
  readonly who: string
  /** Whether that is more than one: they begin, she begins. */
  readonly areSeveral: boolean
  /** A moment of game time as the reader's clock writes it. */
  readonly moment: (at: number) => string
  /** Another entry in words, for a line that is about it. */
  readonly say: (said: Said) => string
}

/** Words for every line of a union: a line without words does not compile. */
export type LineWords<L extends { readonly key: string }> = {
  readonly [K in L['key']]: (line: Extract<L, { readonly key: K }>, context: LineContext) => string
}

/** Words for every reason of a union. They say what is wrong and what would be right. */
export type ReasonWords<R extends { readonly key: string }> = {
  readonly [K in R['key']]: (reason: Extract<R, { readonly key: K }>) => string
}

/** Codes of errors that are no refusals: a refusal has its reason's words. */
export type ErrorCode = PlainError['code']

type PlainError = FileError | NotWritten | ScriptError | IpcError

/** Words for every error that a window may be answered. */
export type ErrorWords = {
  readonly [C in ErrorCode]: (error: Extract<PlainError, { readonly code: C }>, refusal: string | null) => string
}

export interface DateWords {
  /** January first. */
  readonly months: readonly string[]
  /** Sunday first. */
  readonly weekDays: readonly string[]
  /** A day of a campaign that has no calendar. */
  readonly day: (day: number) => string
  readonly date: (day: number, month: string) => string
}

export interface OddsWords {
  readonly none: (title: string) => string
  readonly percent: (n: number) => string
  readonly under: string
  readonly over: string
  readonly after: (option: string, chance: string) => string
  readonly by: (step: string, n: number, chance: string) => string
  /** What a step of the odds is called. */
  readonly step: Readonly<Record<SystemId, string>>
}

export interface RecapWords {
  readonly tasks: string
  readonly people: string
  readonly else: string
  readonly nothing: string
  readonly removed: string
  readonly status: Readonly<Record<TaskStatus, string>>
  readonly ended: Readonly<Record<'succeeded' | 'failed' | 'stopped', string>>
  readonly progress: (have: number, need: number) => string
}

/** What is told of campaigns, by every process: the shape that each language fills. */
export interface Told {
  readonly lines: LineWords<LogLine>
  readonly reasons: ReasonWords<Exclude<Reason, SystemReason> | KnownSystemReason>
  readonly errors: ErrorWords
  readonly trouble: Readonly<Record<FileTrouble, string>>
  readonly damage: Readonly<Record<Damage, string>>
  readonly journal: Readonly<Record<JournalConflict, string>>
  readonly dates: DateWords
  readonly odds: OddsWords
  readonly recap: RecapWords
  readonly systemNames: Readonly<Record<SystemId, string>>
  /** `Ann, Bo and Cy`. */
  readonly list: (names: readonly string[]) => string
}

/** Why a journal does not go on from its file. */
export type JournalConflict = Extract<FileError, { readonly code: 'file/journal-conflict' }>['why']
