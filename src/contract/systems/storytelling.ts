/** What is given with Storytelling's commands. */
export interface StorytellingPoolInput {
  readonly attribute: number
  readonly skill: number
  readonly specialty?: boolean
  readonly equipment?: number
}

/** The fields of `task.begin` beside `system` and `title`. */
export interface StorytellingBegin {
  readonly character: string
  readonly pool: StorytellingPoolInput
  readonly target: number
  readonly interval: string
  readonly deadline?: string | null
  readonly again?: 10 | 9 | 8 | 'none'
  readonly rote?: boolean
  readonly keeps?: boolean
  readonly endBonus?: string | null
}

export interface StorytellingCommands {
  /** At most one of dice, successes and face; none: rolled here. */
  'storytelling.roll': {
    readonly task: string
    readonly modifier?: number
    readonly condition?: string
    readonly dice?: readonly number[]
    readonly successes?: number
    readonly face?: number
    readonly note?: string
  }
  'storytelling.choose': {
    readonly task: string
    readonly option: string
    readonly condition?: string
    readonly note?: string
  }
  'storytelling.improve': {
    readonly task: string
    readonly attribute?: number
    readonly skill?: number
    readonly specialty?: boolean
    readonly note?: string
  }
}
