import type { Chance } from '../../rules/core/chance'
import type { Fields } from '../../rules/core/fields'
import type { EpochMs } from '../../rules/core/units'
import type { Refusal } from '../../rules/core/refusal'
import { ok, type Result } from '../../rules/core/result'
import type { LogLine } from '../lines'
import type { CampaignState } from '../state'
import type { NextTimeOfDay } from '../timers/timer'

/** What a command makes of the campaign. The state is the whole one after it; the patch follows from the difference. */
export interface Change {
  readonly state: CampaignState
  readonly line: LogLine
  /** Id of what was made (a character, a task, a preset), for scripts that name it. */
  readonly made?: string
  readonly task?: string
  readonly cites?: readonly string[]
  readonly rolled?: 'app' | 'typed' | null
  /** No step of undo, and drops nothing that could be redone (timers). */
  readonly outsideUndo?: boolean
  /** The task's round or interval has passed. */
  readonly tookInterval?: boolean
}

/** Time, chance and ids come in as arguments; what they gave is kept with the command. */
export interface Given {
  readonly chance: Chance
  readonly newId: () => string
  /** The wall clock now. */
  readonly now: EpochMs
  readonly nextTimeOfDay: NextTimeOfDay
}

/** Null: nothing to do, and nothing to record (acknowledging where there is nothing). */
export type CampaignCommand = (state: CampaignState, input: Fields, given: Given) => Result<Change | null, Refusal>

/** What a command of the campaign made: the state after it and the line for the log. */
export const changed = (
  state: CampaignState,
  line: LogLine,
  more: Omit<Change, 'state' | 'line'> = {},
): Result<Change, Refusal> => ok({ state, line, ...more })
