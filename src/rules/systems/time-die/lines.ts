import type { TimeDieHits } from '../system'
import type { Pace, TimeDie } from './pace'

/** What Time Die writes into the log: keys and facts, worded in `text`. Lengths are whole seconds of game time. */
export type TimeDieLine =
  | {
      readonly key: 'timeDie.rolled'
      readonly die: TimeDie
      readonly face: number
      /** Not rolled: 4 was used. */
      readonly isAverage: boolean
      readonly pace: Pace
      /** As the face says, and as the pace then makes it. */
      readonly before: number
      readonly duration: number
    }
  | {
      readonly key: 'timeDie.tested'
      readonly character: string
      /** Null when Hits were typed in. */
      readonly roll: number | null
      readonly successTarget: number
      readonly modifier: number
      readonly pace: Pace
      /** Success Target, modifier and pace together. */
      readonly target: number
      readonly counting: TimeDieHits
      readonly hits: number
      readonly success: boolean
      readonly before: number
      readonly have: number
      readonly need: number
      readonly complication: string | null
      readonly completes: boolean
    }
  | {
      readonly key: 'timeDie.interval-ended'
      /** Null for a fixed interval. */
      readonly die: TimeDie | null
      readonly face: number | null
      readonly pace: Pace
      /** How long it was, pace included. */
      readonly lasted: number
      readonly used: number
      readonly limit: number
      readonly have: number
      readonly need: number
      /** Who has not tested in it. */
      readonly forwent: readonly string[]
    }
  /** What was only partly done is the entry's note. */
  | { readonly key: 'timeDie.partial'; readonly have: number; readonly need: number; readonly replaces: boolean }
  | { readonly key: 'timeDie.joined'; readonly character: string; readonly successTarget: number }
  | { readonly key: 'timeDie.left'; readonly character: string }

/** Time Die's own reasons to refuse, beside those all commands share. */
export type TimeDieReason =
  | { readonly key: 'timeDie.hits-are-typed' }
  | { readonly key: 'timeDie.has-acted' }
  | { readonly key: 'timeDie.average-or-face' }
  | { readonly key: 'timeDie.fixed-interval' }
  | { readonly key: 'timeDie.not-failed' }
  | { readonly key: 'timeDie.last-one' }
  | { readonly key: 'timeDie.too-many'; readonly facts: { readonly most: number } }
  | { readonly key: 'timeDie.needs-limit' }
  | { readonly key: 'timeDie.duration-only' }
