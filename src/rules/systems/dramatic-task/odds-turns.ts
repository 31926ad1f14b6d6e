import { betweenRounds, type DramaticRules, type Participant } from './task'

/** One participant's turn: the card is drawn when it comes, or lies there already. */
export interface Turn {
  readonly participant: Participant
  /** Rounds from now: 0 is the one at hand. */
  readonly round: number
  /** Its card, where the round has been dealt. */
  readonly card: string | null
  /** Nobody acts after it in its round. */
  readonly endsRound: boolean
}

/** The turns still to come, in order. @param rounds that can be played, the open one included */
export function turnsToCome({ participants, isOpen }: DramaticRules, rounds: number): readonly Turn[] {
  const turns = Array.from({ length: rounds }, (_, round) =>
    isOpen && round === 0
      ? participants
          .filter(({ acted }) => !acted)
          .map((participant) => ({ participant, round, card: participant.card }))
      : participants.map((one) => ({ participant: { ...one, ...betweenRounds }, round, card: null })),
  ).flat()
  return turns.map((turn, i) => ({ ...turn, endsRound: turns[i + 1]?.round !== turn.round }))
}
