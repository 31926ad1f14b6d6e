import type { Degree, Outcome } from './count'

/** One side of a test as it fell and as it counts. */
export interface SideLine {
  readonly character: string
  readonly dots: number
  readonly difficulty: number
  /** What the difficulty adds to the dots. */
  readonly modifier: number
  /** Dots and modifier, never below 0. */
  readonly pool: number
  readonly base: number
  readonly specialty: boolean
  readonly throws: string
  readonly rolled: 'app' | 'typed'
  readonly total: number
  readonly downs: number
  readonly outcome: Outcome
  readonly degree: Degree | null
}

/** What Mod-Dot writes into the log: keys and facts, worded in `text`. */
export type ModDotLine =
  | { readonly key: 'modDot.tested'; readonly side: SideLine }
  | {
      readonly key: 'modDot.contested'
      readonly sides: readonly SideLine[]
      readonly winner: 0 | 1 | null
      readonly net: number
      /** How well the winner does it, by the difference. */
      readonly degree: Degree | null
    }
  | {
      readonly key: 'modDot.extended'
      readonly side: SideLine
      readonly added: number
      readonly have: number
      readonly need: number
      readonly used: number
      readonly limit: number | null
      readonly completes: boolean
    }

/** Mod-Dot's own reasons to refuse, beside those all commands share. */
export type ModDotReason =
  | { readonly key: 'modDot.letters' }
  | { readonly key: 'modDot.two-throws'; readonly facts: { readonly missing: number } }
  | { readonly key: 'modDot.over-after'; readonly facts: { readonly throws: number } }
  | { readonly key: 'modDot.won-goes-on' }
  | { readonly key: 'modDot.lost-goes-on' }
  | { readonly key: 'modDot.extended-only' }
