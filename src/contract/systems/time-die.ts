/** What the commands of Time Die are given; SCRIPT.md has the same in words. */
export interface TimeDieCommands {
  'timeDie.roll': TimeDieRoll
  'timeDie.test': TimeDieTest
  'timeDie.endInterval': { readonly task: string; readonly face?: number; readonly note?: string }
  'timeDie.partial': { readonly task: string; readonly note: string }
}

export interface TimeDieRoll {
  readonly task: string
  /** At most one of these; neither: rolled here. */
  readonly face?: number
  readonly average?: boolean
  readonly note?: string
}

export interface TimeDieTest {
  readonly task: string
  readonly character: string
  readonly modifier?: number
  readonly complication?: string
  /** At most one of these; neither: rolled here. */
  readonly roll?: number
  readonly hits?: number
  readonly note?: string
}

/** The fields of `task.begin` beside `system` and `title`. */
export type TimeDieBegin =
  | {
      readonly kind: 'duration'
      readonly character: string
      readonly die: TimeDieGiven
      readonly pace?: TimeDiePace
    }
  | {
      readonly kind: 'extended'
      readonly participants: readonly TimeDieParticipant[]
      readonly complexity?: 'simple' | 'standard' | 'hard' | 'extreme'
      readonly need?: number
      readonly limit?: number
      readonly interval: string | TimeDieGiven
      readonly pace?: TimeDiePace
    }

export interface TimeDieGiven {
  readonly unit: 's' | 'r' | 'm' | 'h' | 'd' | 'w'
  readonly times?: number
}

export interface TimeDieParticipant {
  readonly character: string
  readonly successTarget: number
}

export type TimeDiePace = 'normal' | 'rush' | 'slow'
