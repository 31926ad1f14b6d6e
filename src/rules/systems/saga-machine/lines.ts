import type { Both, SideIndex, Test } from './task'

export interface HelperTest extends Test {
  readonly character: string
}

/** Who wins an opposed task: a side, or nobody because all was equal. */
export type Winner = SideIndex | 'draw'

/** What decided it. */
export type WonBy = 'two-ones' | 'total' | 'tally' | 'stat' | 'edge' | 'draw'

/** What Saga Machine writes into the log: keys and facts, worded in `text`. */
export type SagaLine =
  | {
      readonly key: 'saga.tested'
      readonly test: Test
      readonly helpers: readonly HelperTest[]
      /** What the helpers gave, 0 or 1 each; already counted in the test's boons and banes. */
      readonly help: { readonly boons: number; readonly banes: number }
      /** What it added to the Tally. */
      readonly added: number
      readonly have: number
      readonly need: number
      readonly used: number
      readonly limit: number | null
      readonly completes: boolean
    }
  | {
      /** One side has shown its result, the other has not. */
      readonly key: 'saga.showed'
      readonly side: SideIndex
      readonly character: string
      readonly test: Test
    }
  | {
      readonly key: 'saga.pushed-luck'
      readonly side: SideIndex
      readonly character: string
      readonly was: number | null
      readonly test: Test
    }
  | {
      /** Both sides have been shown: an opposed test, or one interval of an opposed extended one. */
      readonly key: 'saga.opposed'
      readonly kind: 'opposed' | 'opposed-extended'
      readonly sides: Both<OpposedFacts>
      readonly used: number
      readonly limit: number | null
      /** Null while the task goes on. */
      readonly winner: Winner | null
      readonly by: WonBy | null
    }

export interface OpposedFacts {
  readonly character: string
  readonly test: Test
  /** Shown in an earlier command, not in this one. */
  readonly before: boolean
  readonly added: number
  readonly tally: number
  readonly edge: number
}

/** Saga Machine's own reasons to refuse, beside those all commands share. */
export type SagaReason =
  | {
      readonly key: 'saga.dice-count'
      readonly facts: { readonly wanted: number; readonly given: number; readonly net: number }
    }
  | { readonly key: 'saga.only-true' }
  | { readonly key: 'saga.helps-itself' }
  | { readonly key: 'saga.help-first' }
  | { readonly key: 'saga.shown-already' }
  | { readonly key: 'saga.nothing-shown' }
  | { readonly key: 'saga.luck-of-the-other' }
  | { readonly key: 'saga.luck-pushed' }
  | { readonly key: 'saga.no-need' }
  | { readonly key: 'saga.no-side' }
