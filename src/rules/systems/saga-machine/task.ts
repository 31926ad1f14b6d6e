import type { TaskRecord } from '../system'

/** What a test is made with: the stat in full, and the skill; a skill of 0 is unskilled (SM-2). */
export interface Ability {
  readonly stat: number
  readonly skill: number
}

/** One test as it fell and as it counts; kept for the view, the panel and the log line alike. */
export interface Test extends Ability {
  /** All that were granted, from group effort too; they cancel one for one (SM-3). */
  readonly boons: number
  readonly banes: number
  readonly modifier: number
  /** In the order in which they fell; null when only the total, or the critical failure, was typed in. */
  readonly faces: readonly number[] | null
  /** The faces that count: one die, or a pair added together (SM-4, SM-5). */
  readonly kept: readonly number[] | null
  /** Fell on the table; false: rolled in the app. */
  readonly typed: boolean
  /** Null only for a critical failure typed in without its total. */
  readonly total: number | null
  readonly tn: number
  readonly success: boolean
  readonly critical: 'success' | 'failure' | null
  /** Two or more ones with net banes (SM-9). */
  readonly twoOnes: boolean
  /** Total − TN, whatever became of the test; null where there is no total. */
  readonly margin: number | null
}

interface Intervals {
  /** Intervals used: tests made, or opposed tests in which both sides have been shown. */
  readonly used: number
  /** Null: none. */
  readonly limit: number | null
}

export interface ExtendedRules extends Ability, Intervals {
  readonly kind: 'extended'
  readonly tn: number
  readonly need: number
  /** Margins added up, or what the GM says it is. */
  readonly tally: number
  readonly tests: readonly Test[]
}

export interface Side extends Ability {
  readonly character: string
  readonly edge: number
  readonly tally: number
}

export type SideIndex = 0 | 1
export type Both<T> = readonly [T, T]

export interface OpposedRules extends Intervals {
  readonly kind: 'opposed' | 'opposed-extended'
  readonly tn: number
  readonly sides: Both<Side>
  /** Opposed tests in which both sides have been shown. */
  readonly rounds: readonly Both<Test>[]
  /** The opposed test being made: what has been shown of it. Never both. */
  readonly shown: Both<Test | null>
  /** Luck has been pushed in this opposed test (SM-25). */
  readonly pushed: boolean
}

export type SagaRules = ExtendedRules | OpposedRules
export type SagaTask = TaskRecord<SagaRules>
export type ExtendedTask = TaskRecord<ExtendedRules>
export type OpposedTask = TaskRecord<OpposedRules>

export const KINDS = ['extended', 'opposed', 'opposed-extended'] as const

/** Tells the compiler, too, that a Tally is gathered towards a need. */
export const isExtended = (task: SagaTask): task is ExtendedTask => task.rules.kind === 'extended'

/** Tells the compiler, too, that two sides test against each other: opposed, or a race. */
export const isOpposed = (task: SagaTask): task is OpposedTask => task.rules.kind !== 'extended'

/** How much work an extended action is (SM-13). */
export const AMOUNTS = { some: 5, lots: 10, tons: 15 } as const

/** TN of a test unless said otherwise, and of every helper's (SM-1, SM-15). */
export const USUAL_TN = 10

/** The Rule of Three (SM-14). */
export const USUAL_LIMIT = 3

/** Whether no interval of the limit is left; without a limit never. */
export const isUsedUp = ({ used, limit }: Intervals): boolean => limit !== null && used >= limit

/** The side whose result has been shown while the other's has not; null when none has. */
export function sideShown({ shown }: OpposedRules): SideIndex | null {
  if (shown[0] !== null) return 0
  return shown[1] === null ? null : 1
}

/** The side against this one. */
export const otherSide = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0)

/** A test alone adds this to a Tally: its margin if it succeeded, else nothing (SM-10). */
export const gain = (test: Test): number => (test.success ? Math.max(0, test.margin ?? 0) : 0)
