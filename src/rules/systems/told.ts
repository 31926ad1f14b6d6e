import type { GameSeconds } from '../core/units'

/*
  What may be told to players of a task whose progress they may see: as much as lies open on a table, and never what is
  needed, how many rolls are left, or a text that somebody wrote. `Who` is a character's id here; whoever tells it names
  them.
*/

/** How far a task is, in the way its game draws it. */
export type ToldProgress<Who> =
  /** `last`: what the last roll brought. */
  | { readonly type: 'dots'; readonly have: number; readonly last: number }
  | {
      readonly type: 'tokens'
      readonly have: number
      readonly cards: readonly { readonly who: Who; readonly card: string }[]
    }
  /** Margins in order; null is a failed test. */
  | { readonly type: 'tally'; readonly have: number; readonly margins: readonly (number | null)[] }
  /** `steps`: where its bar is cut, by the intervals that are over. */
  | {
      readonly type: 'race'
      readonly sides: readonly { readonly who: Who; readonly tally: number; readonly steps: readonly number[] }[]
      readonly intervals: number
    }
  | { readonly type: 'totals'; readonly sides: readonly { readonly who: Who; readonly total: number | null }[] }
  /** `throws` as they fell; `have` is null where nothing is gathered. */
  | {
      readonly type: 'hands'
      readonly have: number | null
      readonly sides: readonly { readonly who: Who; readonly throws: string; readonly total: number | null }[]
    }
  /** What each interval brought, the running one last; null where nobody has tested. */
  | { readonly type: 'gauge'; readonly have: number; readonly gains: readonly (number | null)[] }
  /** Null: not found yet. */
  | { readonly type: 'duration'; readonly lasts: GameSeconds | null }

export interface ToldDie {
  readonly sides: 4 | 6 | 8 | 10 | 12
  readonly face: number
  /** It is among those that count. */
  readonly counts: boolean
}

/** What a roll came to. */
export type ToldResult =
  | { readonly is: 'successes'; readonly count: number; readonly outcome: string }
  /** −1: one was lost. */
  | { readonly is: 'tokens'; readonly count: number; readonly total: number | null }
  | { readonly is: 'support'; readonly help: number }
  | { readonly is: 'test'; readonly total: number | null; readonly success: boolean }
  | { readonly is: 'totals'; readonly totals: readonly (number | null)[] }
  | { readonly is: 'gained'; readonly count: number }
  | { readonly is: 'hits'; readonly count: number; readonly roll: number | null }
  | { readonly is: 'duration'; readonly lasts: number }

export interface ToldRoll<Who> {
  readonly who: readonly Who[]
  readonly result: ToldResult
  /** In the order in which they fell; none where only the result was typed in. */
  readonly dice: readonly ToldDie[]
  /** Hands instead of dice, a text for each side. */
  readonly throws: readonly string[]
}
