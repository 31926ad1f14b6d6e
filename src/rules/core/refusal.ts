import { fail } from './result'

/** Why a command was refused; the same codes for bridge, scripts and windows. */
export type RefusalCode =
  | 'bad-value'
  | 'unknown'
  | 'wrong-state'
  | 'nothing-ahead'
  | 'in-use'
  | 'wrong-dice'
  | 'wrong-throws'
  | 'not-running'
  | 'choice-pending'
  | 'no-choice-pending'
  | 'not-an-option'
  | 'already-acted'
  | 'cards-not-dealt'
  | 'card-taken'
  | 'no-rolls-left'
  | 'stale'
  | 'nothing-to-undo'
  | 'nothing-to-redo'

/**
 * What exactly is wrong, as key and facts; `text` words it for the GM (what is wrong, and what would be right).
 * A reason without words does not compile.
 */
export type Reason =
  | { readonly key: 'missing' }
  | { readonly key: 'not-text' }
  | { readonly key: 'too-long'; readonly most: number }
  | { readonly key: 'not-whole'; readonly least: number; readonly most: number }
  | { readonly key: 'not-one-of'; readonly allowed: readonly string[] }
  | { readonly key: 'not-yes-or-no' }
  | { readonly key: 'not-a-list' }
  | { readonly key: 'not-an-object' }
  | { readonly key: 'list-length'; readonly least: number; readonly most: number }
  | { readonly key: 'not-a-duration' }
  | { readonly key: 'no-time' }
  | { readonly key: 'not-a-game-time' }
  | { readonly key: 'not-a-time-of-day' }
  /** No day of the campaign's calendar, or not written as one. */
  | { readonly key: 'not-a-date' }
  | { readonly key: 'not-a-multiple'; readonly of: number }
  | { readonly key: 'timer-state' }
  | { readonly key: 'only-one-of'; readonly fields: readonly string[] }
  | { readonly key: 'twice' }
  | { readonly key: 'unknown-command' }
  | { readonly key: 'unknown-task' }
  | { readonly key: 'unknown-character' }
  | { readonly key: 'not-taking-part' }
  | { readonly key: 'unknown-alarm' }
  | { readonly key: 'unknown-condition' }
  | { readonly key: 'unknown-preset' }
  | { readonly key: 'unknown-entry' }
  | { readonly key: 'not-correctable' }
  | { readonly key: 'unknown-timer' }
  | { readonly key: 'other-system' }
  | { readonly key: 'other-kind' }
  | { readonly key: 'not-stopped' }
  | { readonly key: 'not-over' }
  | { readonly key: 'over' }
  | { readonly key: 'stopped' }
  | { readonly key: 'choice-open' }
  | { readonly key: 'no-choice' }
  | { readonly key: 'not-an-option'; readonly options: readonly string[] }
  | { readonly key: 'no-rolls-left' }
  | { readonly key: 'not-by-itself' }
  | { readonly key: 'deadline-before-first-roll'; readonly first: string }
  | { readonly key: 'nothing-ahead' }
  | { readonly key: 'nothing-to-undo' }
  /** What was kept of an old step does not fit what there is: it is a bug, or somebody wrote the file by hand. */
  | { readonly key: 'history-does-not-fit' }
  | { readonly key: 'nothing-to-redo' }
  | { readonly key: 'in-use'; readonly tasks: readonly string[] }
  | { readonly key: 'stale' }
  | { readonly key: 'face'; readonly face: number; readonly sides: number }
  | { readonly key: 'too-few-dice'; readonly missing: number }
  | { readonly key: 'too-many-dice'; readonly extra: number }
  | { readonly key: 'cannot-change' }
  /** A system's own reason: its words lie beside the system's other texts. */
  | SystemReason

/** Keys begin with the system's command word (`storytelling.base-pool-0`); facts are plain numbers and texts. */
export interface SystemReason {
  readonly key: `${'storytelling' | 'dramaticTask' | 'saga' | 'modDot' | 'timeDie'}.${string}`
  readonly facts?: Readonly<Record<string, number | string>>
}

export interface Refusal {
  readonly code: RefusalCode
  /** Where the mistake is: a field of the command, dotted (`pool.attribute`, `participants.0.die`). */
  readonly field?: string
  readonly reason: Reason
}

/** A refusal as a result. `field` names what was given wrong, dotted. */
export const refuse = (
  code: RefusalCode,
  reason: Reason,
  field?: string,
): { readonly ok: false; readonly error: Refusal } =>
  fail(field === undefined ? { code, reason } : { code, field, reason })

/** A refusal of one field's value, as a result. */
export const badValue = (field: string, reason: Reason): { readonly ok: false; readonly error: Refusal } =>
  refuse('bad-value', reason, field)
