import type { Die } from './task'

/** Why something was added to a roll or taken from it. */
export type ModifierReason = 'skill' | 'said' | 'joker' | 'complication' | 'complication-of-supported' | 'support'

export interface RollModifier {
  readonly why: ModifierReason
  readonly value: number
}

/** All facts of one roll. Faces are those of one die with its aces, in order; null where they are not known. */
export interface Thrown {
  readonly skill: string | null
  readonly die: Die
  readonly trait: readonly number[] | null
  /** Null also for an Extra, who has no Wild Die. */
  readonly wild: readonly number[] | null
  /** An Extra's d6 after a 1. */
  readonly check: number | null
  /** The check was rolled here although the die was typed in. */
  readonly checkDrawn: boolean
  /** Empty where the total was typed in: it holds them all. */
  readonly modifiers: readonly RollModifier[]
  readonly total: number | null
  readonly criticalFailure: boolean
}

/** Where the tokens stand after a roll. */
export interface Standing {
  /** Place of the step that was rolled for, from 0, and how many steps there are. */
  readonly step: number
  readonly steps: number
  readonly have: number
  readonly need: number
}

/** What Dramatic Tasks write into the log: keys and facts, worded in `text`. Characters are ids. */
export type DramaticTaskLine =
  | {
      readonly key: 'dramaticTask.dealt'
      readonly round: number
      readonly rounds: number
      readonly cards: readonly { readonly character: string; readonly card: string }[]
      /** Too few cards were left, so the deck was reshuffled first. */
      readonly isReshuffled: boolean
    }
  | {
      readonly key: 'dramaticTask.rolled'
      readonly character: string
      readonly thrown: Thrown
      /** As rolled; −1 if one was lost. */
      readonly tokens: number
      /** What of them counted: fewer where the step needed fewer. */
      readonly counted: number
      readonly standing: Standing
      readonly finishes: 'step' | 'task' | null
      /** What failing under a Complication did. */
      readonly complication: 'task-fails' | 'lose-one' | null
    }
  | {
      readonly key: 'dramaticTask.supported'
      readonly character: string
      readonly supported: string
      readonly thrown: Thrown
      /** What this support adds to the other's next roll, and what all support together now does. */
      readonly help: number
      readonly inAll: number
    }
  | { readonly key: 'dramaticTask.held'; readonly character: string; readonly complication: boolean }
  | {
      readonly key: 'dramaticTask.round-ended'
      readonly round: number
      readonly rounds: number
      /** Who had not acted. */
      readonly forgone: readonly string[]
      /** A joker had been dealt. */
      readonly isReshuffled: boolean
      readonly have: number
      readonly need: number
    }
  | { readonly key: 'dramaticTask.joined'; readonly character: string; readonly participants: number }
  | { readonly key: 'dramaticTask.left'; readonly character: string; readonly participants: number }

/** Its own reasons to refuse, beside those all commands share. */
export type DramaticTaskReason =
  | { readonly key: 'dramaticTask.cards-not-dealt' }
  | { readonly key: 'dramaticTask.already-dealt' }
  | { readonly key: 'dramaticTask.already-acted' }
  | { readonly key: 'dramaticTask.supported-has-acted' }
  | { readonly key: 'dramaticTask.supports-itself' }
  | { readonly key: 'dramaticTask.rounds-used-up'; readonly facts: { readonly rounds: number } }
  | { readonly key: 'dramaticTask.not-a-card' }
  | { readonly key: 'dramaticTask.card-missing' }
  | { readonly key: 'dramaticTask.card-twice' }
  | { readonly key: 'dramaticTask.card-out' }
  | { readonly key: 'dramaticTask.no-wild-die' }
  | { readonly key: 'dramaticTask.wild-missing' }
  | { readonly key: 'dramaticTask.no-check' }
  | { readonly key: 'dramaticTask.total-is-final' }
  | { readonly key: 'dramaticTask.too-many-tokens'; readonly facts: { readonly most: number; readonly tokens: number } }
  | { readonly key: 'dramaticTask.round-is-open' }
  | { readonly key: 'dramaticTask.takes-part-already' }
  | { readonly key: 'dramaticTask.last-participant' }
  | { readonly key: 'dramaticTask.too-many-participants'; readonly facts: { readonly most: number } }
  | { readonly key: 'dramaticTask.rounds-needed' }
