import type { Outcome } from './task'

/** What Storytelling writes into the log: keys and facts, worded in `text`. */
export type StorytellingLine =
  | {
      readonly key: 'storytelling.rolled'
      readonly dice: number
      readonly chance: boolean
      readonly modifier: number
      /** What was carried onto this roll, bonus and penalty together. */
      readonly carried: number
      /** Faces wave by wave; null when only the count was typed in. */
      readonly waves: readonly (readonly number[])[] | null
      readonly again: 10 | 9 | 8 | 'none'
      readonly rote: boolean
      readonly outcome: Outcome
      readonly successes: number
      readonly have: number
      readonly need: number
      readonly completes: boolean
    }
  | { readonly key: 'storytelling.accepted'; readonly condition: string }
  | { readonly key: 'storytelling.refused'; readonly lost: number }
  | { readonly key: 'storytelling.took-dramatic-failure'; readonly condition: string }
  | {
      readonly key: 'storytelling.reduced-target'
      readonly from: number
      readonly to: number
      readonly completes: boolean
    }
  | { readonly key: 'storytelling.reduced-interval'; readonly from: number; readonly to: number }
  | { readonly key: 'storytelling.claimed-end-bonus'; readonly text: string | null }
  | { readonly key: 'storytelling.improved'; readonly from: number; readonly to: number }

/** Storytelling's own reasons to refuse, beside those all commands share. */
export type StorytellingReason =
  | { readonly key: 'storytelling.base-pool-0' }
  | { readonly key: 'storytelling.pool-too-large'; readonly facts: { readonly most: number } }
  | { readonly key: 'storytelling.rote-counts-only' }
  | { readonly key: 'storytelling.one-chance-die' }
  | { readonly key: 'storytelling.not-a-chance-die'; readonly facts: { readonly dice: number } }
  | { readonly key: 'storytelling.more-successes-than-dice'; readonly facts: { readonly dice: number } }
  | { readonly key: 'storytelling.shrinks'; readonly facts: { readonly now: number } }
  | { readonly key: 'storytelling.nothing-grows' }
