import type { Numbers } from '../../odds/numbers'
import { cardsKey, countCards, draws, kindOf, nextRound, Places, type CardKind, type CardsLeft } from './odds-deck'
import { betweenRounds, jokerIsOut, type DramaticRules, type Participant } from './task'
import type { Deck } from '../../dice/deck'

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

/** A card is drawn: from each deck that there may be, to which card in whose hand. */
export interface DrawLayer<N> {
  readonly turn: Turn
  readonly turnsLeft: number
  readonly draws: readonly (readonly { readonly chance: N; readonly next: number }[])[]
}

/** With the card in hand: what kind it is, and which deck the next turn finds. */
export interface ActLayer {
  readonly turn: Turn
  readonly turnsLeft: number
  readonly hands: readonly { readonly kind: CardKind; readonly next: number }[]
}

export type Layer<N> = DrawLayer<N> | ActLayer

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

/** The layers of all turns, with every deck that there may be. */
export function layersOf<N>(
  numbers: Numbers<N>,
  rules: DramaticRules,
  deck: Deck,
  turns: readonly Turn[],
): readonly Layer<N>[] {
  const count = rules.participants.length
  const layers: Layer<N>[] = []
  const now = countCards(deck, jokerIsOut(rules))
  // Before a deal, and where nobody of the open round is left to act, the deck is still as the last round left it.
  let decks: readonly CardsLeft[] = [turns[0]?.card === null ? nextRound(now, count) : now]
  turns.forEach((turn, i) => {
    const turnsLeft = turns.length - i
    const next = new Places<CardsLeft>(cardsKey)
    const nextPlace = (after: CardsLeft): number => next.of(turn.endsRound ? nextRound(after, count) : after)
    if (turn.card !== null) {
      const kind = kindOf(turn.card)
      layers.push({ turn, turnsLeft, hands: decks.map((cards) => ({ kind, next: nextPlace(cards) })) })
    } else {
      const hands = new Places<{ readonly kind: CardKind; readonly after: CardsLeft }>(
        ({ kind, after }) => `${kind}/${cardsKey(after)}`,
      )
      layers.push({
        turn,
        turnsLeft,
        draws: decks.map((cards) =>
          draws(numbers, cards).map(({ kind, chance, after }) => ({ chance, next: hands.of({ kind, after }) })),
        ),
      })
      layers.push({ turn, turnsLeft, hands: hands.all.map(({ kind, after }) => ({ kind, next: nextPlace(after) })) })
    }
    decks = next.all
  })
  return layers
}
