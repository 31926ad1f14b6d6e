import type { GameSeconds } from '../../core/units'
import type { TaskRecord } from '../system'
import type { Pace, TimeDie } from './pace'

/** Finds how long something takes, once (TD-11). */
export interface DurationRules {
  readonly kind: 'duration'
  readonly die: TimeDie
  readonly pace: Pace
  /** Null before it is found. */
  readonly found: Found | null
}

export interface Found {
  readonly face: number
  /** Not rolled: 4 was used (TD-2). */
  readonly isAverage: boolean
  readonly duration: GameSeconds
}

export interface Participant {
  readonly character: string
  readonly successTarget: number
}

export interface ExtendedRules {
  readonly kind: 'extended'
  readonly participants: readonly Participant[]
  readonly need: number
  readonly have: number
  /** How many intervals there are, and how many have been ended. */
  readonly limit: number
  readonly used: number
  readonly pace: Pace
  /** Null for a fixed interval: its length, pace included, is the task's own. */
  readonly intervalDie: TimeDie | null
  /** Who has tested in the current interval, in order; also those who left meanwhile (TD-16). */
  readonly acted: readonly string[]
  /** The Hits of those tests, by character. */
  readonly hitsNow: Readonly<Record<string, number>>
  /** What each interval brought, one more than have been ended; null where nobody has tested. */
  readonly gains: readonly (number | null)[]
  readonly lastTest: { readonly hits: number; readonly success: boolean } | null
  readonly complications: readonly string[]
  readonly partial: string | null
}

export type TimeDieRules = DurationRules | ExtendedRules

export type TimeDieTask = TaskRecord<TimeDieRules>

export type Complexity = 'simple' | 'standard' | 'hard' | 'extreme'

/** The guide (TD-13). */
export const COMPLEXITIES: Readonly<Record<Complexity, { readonly need: number; readonly limit: number }>> = {
  simple: { need: 3, limit: 3 },
  standard: { need: 6, limit: 4 },
  hard: { need: 9, limit: 5 },
  extreme: { need: 12, limit: 6 },
}

export const MOST_NEED = 100
export const MOST_INTERVALS = 100
export const MOST_PARTICIPANTS = 12
export const MOST_SUCCESS_TARGET = 300
