import { isClub, isJoker } from '../../dice/deck'
import type { TaskRecord } from '../system'

export type Die = 4 | 6 | 8 | 10 | 12
export const DICE: readonly Die[] = [4, 6, 8, 10, 12]

/** A die and what is added to it. Unskilled is d4 − 2 (DT-6). */
export interface Trait {
  readonly die: Die
  readonly modifier: number
}

export interface Participant extends Trait {
  readonly character: string
  /** A Wild Card rolls a Wild Die beside the skill's; an Extra does not (DT-15). */
  readonly wild: boolean
  /** Skills with a die and modifier of their own, which replace both (DT-6). */
  readonly skills: Readonly<Record<string, Trait>>
  /** What lies before it; null between rounds. */
  readonly card: string | null
  readonly acted: boolean
  /** What it did with its turn in this round; null while it has not acted. */
  readonly did: Did | null
  /** All support given for its next roll, penalties counted, before the cap of +4 (DT-32). */
  readonly support: number
}

export type Did =
  /** Tokens as they counted; −1 if one was lost. */
  | { readonly how: 'rolled'; readonly tokens: number }
  | { readonly how: 'supported'; readonly supported: string; readonly help: number }
  | { readonly how: 'held' }

export interface Step {
  /** Null where the task has no steps: then every skill is as good as another. */
  readonly skill: string | null
  readonly need: number
  readonly have: number
}

export type Measure = 'win' | 'score'
export type ComplicationFailure = 'task-fails' | 'lose-one'

export interface LastRoll {
  /** Null when only the critical failure was typed in. */
  readonly total: number | null
  /** As rolled, also those beyond the need; −1 if one was lost; 0 for support. */
  readonly tokens: number
  readonly criticalFailure: boolean
}

export interface DramaticRules {
  readonly participants: readonly Participant[]
  readonly steps: readonly Step[]
  /** The step at hand, from 0; when done, the last. */
  readonly step: number
  readonly rounds: number
  /** The last round dealt, 0 at first. */
  readonly round: number
  /** The round has been dealt and not yet ended. */
  readonly isOpen: boolean
  readonly measure: Measure
  readonly complicationFailure: ComplicationFailure
  readonly lastRoll: LastRoll | null
}

export type DramaticTask = TaskRecord<DramaticRules>

/** The most tokens of all steps together, rounds, and participants (DT-41). */
export const MOST_TOKENS = 100
export const MOST_ROUNDS = 100
export const MOST_PARTICIPANTS = 12

/** The step at hand; the last one when all are done. @throws Error where there is no such step (a bug) */
export const currentStep = (rules: DramaticRules): Step => {
  const step = rules.steps[rules.step]
  if (step === undefined) throw new Error(`There is no step ${rules.step}`)
  return step
}

/** The rules with the step at hand changed. */
export const withStep = (rules: DramaticRules, change: Partial<Step>): DramaticRules => ({
  ...rules,
  steps: rules.steps.map((step, i) => (i === rules.step ? { ...step, ...change } : step)),
})

/** Gathered over all steps. */
export const gathered = (rules: DramaticRules): number => rules.steps.reduce((sum, step) => sum + step.have, 0)

/** The tokens of all steps together. */
export const needed = (rules: DramaticRules): number => rules.steps.reduce((sum, step) => sum + step.need, 0)

/** Somebody's part in the task; undefined for those who have none. */
export const participantOf = (rules: DramaticRules, character: string): Participant | undefined =>
  rules.participants.find((participant) => participant.character === character)

/** The rules with one participant changed. */
export const withParticipant = (
  rules: DramaticRules,
  character: string,
  change: Partial<Participant>,
): DramaticRules => ({
  ...rules,
  participants: rules.participants.map((one) => (one.character === character ? { ...one, ...change } : one)),
})

/** The die and modifier a participant rolls a skill with: an entry replaces both (DT-6). */
export const traitFor = (participant: Participant, skill: string | null): Trait => {
  const entry = skill !== null && Object.hasOwn(participant.skills, skill) ? participant.skills[skill] : undefined
  return entry ?? { die: participant.die, modifier: participant.modifier }
}

/** Its card is a Club (DT-25). */
export const hasComplication = ({ card }: Participant): boolean => card !== null && isClub(card)

/** Whether somebody was dealt a joker this round. */
export const hasJoker = ({ card }: Participant): boolean => card !== null && isJoker(card)

/** All support together, penalties counted, helps by 4 at most (DT-32). */
export const supportFor = ({ support }: Participant): number => Math.min(4, support)

/** A joker lies before somebody in the round at hand (DT-8). */
export const jokerIsOut = (rules: DramaticRules): boolean => rules.isOpen && rules.participants.some(hasJoker)

/** Rounds that have been ended: the one at hand is not used up yet (DT-R6). */
export const roundsUsed = (rules: DramaticRules): number => (rules.isOpen ? rules.round - 1 : rules.round)

/** No card, not acted, no support: as everybody is between rounds (DT-R4). */
export const betweenRounds = { card: null, acted: false, did: null, support: 0 } as const
