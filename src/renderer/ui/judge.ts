import type { DieSides, DieState } from './drawings/dice'

/*
  What a panel says about the dice typed so far. A judge is pure and is asked again on every key, so it can be tested
  without a window. DiceEntry draws what it answers and knows no rule itself.
*/

/** One die of the row above the field. */
export interface DieSeen {
  readonly sides: DieSides
  /** Null: not yet typed. A percentile throw shows its digits on two d10 (`0` and `0` is 100). */
  readonly face: number | string | null
  readonly state: DieState
}

/** Dice that belong together: the pool, the dice that fell again, the Wild Die. */
export interface DiceLane {
  /** Said before the dice: "d10", "wild". */
  readonly label?: string
  /** Dice that fall again stand on a line of their own, behind the sign for "again". */
  readonly isAgain?: boolean
  readonly dice: readonly DieSeen[]
}

export interface Judgement {
  readonly lanes: readonly DiceLane[]
  /**
   * The sides of the die that is typed next, so that the field knows when a face is whole: one key on a d4 to d10 (`0` is
   * 10 on a d10), one or two on a d12, up to three on a d100 (`00` is 100). Null: no more dice belong to this roll.
   */
  readonly next: DieSides | 100 | null
  readonly message: string
  /** `ask`: more dice are wanted in place; `wrong`: what is typed cannot have fallen so. */
  readonly tone: 'plain' | 'ask' | 'wrong'
  /** Whether it can be taken as it stands. */
  readonly isComplete: boolean
}

export type Judge = (faces: readonly number[]) => Judgement

/** The quicker way, where the game allows it: only the count, the total, the Hits. */
export interface Alternative {
  /** Said before the field: "or count", "or total". */
  readonly label: string
  /** Said while nothing is typed, where faces cannot be typed at all. */
  readonly hint?: string
  /** The lowest and highest that can be; null: no bound. */
  readonly least: number | null
  readonly most: number | null
  /** What it would mean, "3 successes, 5 of 7"; or why it cannot be. */
  readonly judge: (value: number) => { readonly message: string; readonly isPossible: boolean }
}

/** What was typed; it stays while the entry is closed and until the roll is taken. */
export interface DiceDraft {
  readonly faces: string
  readonly alternative: string
}

export const emptyDraft: DiceDraft = { faces: '', alternative: '' }

/** What "Take it" hands over: the faces in the order typed, or the alternative's number. */
export type Taken =
  | { readonly type: 'faces'; readonly faces: readonly number[] }
  | { readonly type: 'alternative'; readonly value: number }
