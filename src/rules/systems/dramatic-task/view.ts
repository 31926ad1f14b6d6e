import { isOver } from '../system'
import {
  betweenRounds,
  currentStep,
  hasComplication,
  hasJoker,
  supportFor,
  type DramaticTask,
  type LastRoll,
  type Participant,
} from './task'

export interface ParticipantView {
  readonly character: string
  readonly card: string | null
  readonly complication: boolean
  readonly joker: boolean
  readonly acted: boolean
  readonly support: number
}

/** Dramatic Tasks' own part of `see: task`. */
export interface DramaticView {
  readonly round: number
  readonly rounds: number
  readonly step: number
  readonly tokens: { readonly have: number; readonly need: number }
  readonly participants: readonly ParticipantView[]
  readonly lastRoll: LastRoll | null
}

/** Dramatic Tasks' own part of `see: task`. */
export function view(task: DramaticTask): DramaticView {
  const { rules } = task
  const { have, need } = currentStep(rules)
  return {
    round: rules.round,
    rounds: rules.rounds,
    step: rules.step,
    tokens: { have, need },
    participants: asShown(task).map((one) => ({
      character: one.character,
      card: one.card,
      complication: hasComplication(one),
      joker: hasJoker(one),
      acted: one.acted,
      support: supportFor(one),
    })),
    lastRoll: rules.lastRoll,
  }
}

/**
 * As they are in the round at hand; after the end as they were, also after the end of the last round; between rounds
 * without cards (DT-R4).
 */
export function asShown(task: DramaticTask): readonly Participant[] {
  const { participants, isOpen } = task.rules
  const lastRoundWasEnded = isOver(task) && (task.reason === 'time-up' || task.reason === 'scored')
  return isOpen || lastRoundWasEnded ? participants : participants.map((one) => ({ ...one, ...betweenRounds }))
}
