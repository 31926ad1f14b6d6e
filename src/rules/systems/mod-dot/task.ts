import type { TaskRecord } from '../system'
import type { Degree, Outcome } from './count'
import type { Difficulty } from './base'

export type Kind = 'single' | 'contested' | 'extended'

export interface Side {
  readonly character: string
  readonly dots: number
  readonly difficulty: Difficulty
  /** A specialty applies: two wins are not the end (MD-7). */
  readonly specialty: boolean
}

/** What a side's last test came to. */
export interface SideResult {
  /** As they fell: `WWT`. */
  readonly throws: string
  readonly total: number
  /** Losses that took one away (MD-10). */
  readonly downs: number
  readonly outcome: Outcome
  readonly degree: Degree | null
}

export interface ModDotRules {
  /** One side; two when contested. */
  readonly sides: readonly Side[]
  /** Side by side with `sides`; empty before the first test (MD-32). */
  readonly results: readonly SideResult[]
  /** Intervals used: tests made. */
  readonly used: number
  /** Null where the kind has none. */
  readonly need: number | null
  readonly have: number
  /** Null: it goes on. */
  readonly limit: number | null
}

/** Its `kind` is always one of `Kind`: only `begin` makes such tasks. */
export type ModDotTask = TaskRecord<ModDotRules>

/** Whether test after test gathers towards a need (MD-22). */
export const isExtended = (task: ModDotTask): boolean => task.kind === 'extended'

/** Whether two sides test against each other (MD-18). */
export const isContested = (task: ModDotTask): boolean => task.kind === 'contested'

/** Whether no interval of the limit is left; without a limit never. */
export const isUsedUp = ({ used, limit }: ModDotRules): boolean => limit !== null && used >= limit

/** Whether as much is gathered as is needed; never where nothing is. */
export const isReached = ({ have, need }: ModDotRules): boolean => need !== null && have >= need
