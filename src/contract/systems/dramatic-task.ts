/** What is given with Dramatic Tasks' commands. Characters and tasks are ids. */
export type DieInput = 4 | 6 | 8 | 10 | 12

export interface TraitInput {
  readonly die: DieInput
  /** 0 if left out. */
  readonly modifier?: number
}

/** As in `task.begin` and `task.join`. */
export interface DramaticParticipantInput extends TraitInput {
  readonly character: string
  /** A Wild Card unless it is said otherwise. */
  readonly wild?: boolean
  /** An entry replaces die and modifier for its skill. */
  readonly skills?: Readonly<Record<string, TraitInput>>
}

export interface DramaticTaskBeginInput {
  readonly system: 'dramatic-task'
  readonly title: string
  readonly participants: readonly DramaticParticipantInput[]
  readonly preset?: 'challenging' | 'difficult' | 'complex'
  readonly tokens?: number
  /** Go before tokens. */
  readonly steps?: readonly { readonly skill: string; readonly tokens: number }[]
  /** Needed unless a preset gives it. */
  readonly rounds?: number
  readonly measure?: 'win' | 'score'
  readonly complicationFailure?: 'task-fails' | 'lose-one'
}

/** One of: faces, a final total, a critical failure, or nothing (then it is rolled here). */
export interface DramaticRollInput {
  readonly task: string
  readonly character: string
  /** Not with a total. */
  readonly modifier?: number
  /** The step's if left out. */
  readonly skill?: string
  readonly trait?: readonly number[]
  readonly wild?: readonly number[]
  /** An Extra's d6 after a 1; rolled here if left out. */
  readonly check?: number
  readonly total?: number
  readonly criticalFailure?: true
  readonly note?: string
}

export interface DramaticTaskCommands {
  'dramaticTask.deal': {
    readonly task: string
    /** `10C`, `AS`, `JB`, `JR`; for all participants or for none. */
    readonly cards?: Readonly<Record<string, string>>
    readonly note?: string
  }
  'dramaticTask.roll': DramaticRollInput
  'dramaticTask.support': DramaticRollInput & { readonly for: string }
  'dramaticTask.hold': { readonly task: string; readonly character: string; readonly note?: string }
  'dramaticTask.endRound': { readonly task: string; readonly note?: string }
}
