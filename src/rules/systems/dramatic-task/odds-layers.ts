import type { Deck } from '../../dice/deck'
import { surely, type Layer, type Situation } from '../../odds/chain'
import type { Numbers } from '../../odds/numbers'
import { cardsKey, countCards, draws, kindOf, nextRound, Places, type CardKind, type CardsLeft } from './odds-deck'
import type { DramaticTables } from './odds-tables'
import type { Turn } from './odds-turns'
import { jokerIsOut, type DramaticRules } from './task'

/** A card in hand, and the deck without it. */
interface Hand {
  readonly kind: CardKind
  readonly after: CardsLeft
}

/** The layers of all turns: a card is drawn, then there is a turn with it; in a round that has been dealt the turns alone. */
export function layersOf<N>(
  numbers: Numbers<N>,
  rules: DramaticRules,
  deck: Deck,
  turns: readonly Turn[],
  tables: DramaticTables<N>,
): readonly Layer<N>[] {
  const { places } = tables
  const count = rules.participants.length
  const now = countCards(deck, jokerIsOut(rules))
  // Before a deal, and where nobody of the open round is left to act, the deck is still as the last round left it.
  let decks: readonly CardsLeft[] = [turns[0]?.card === null ? nextRound(now, count) : now]
  return turns.flatMap((turn, i) => {
    const isLast = i === turns.length - 1
    const next = new Places<CardsLeft>(cardsKey)
    const hands = new Places<Hand>(({ kind, after }) => `${kind}/${cardsKey(after)}`)
    const { card } = turn
    const draw = decks.map((cards): Situation<N> => {
      if (card !== null) return [surely(numbers.one, null, hands.of({ kind: kindOf(card), after: cards }))]
      return [
        draws(numbers, cards).map(({ chance, kind, after }) => ({
          chance,
          table: null,
          next: hands.of({ kind, after }),
        })),
      ]
    })
    const act = hands.all.map(({ kind, after }): Situation<N> => {
      const following = isLast ? null : next.of(turn.endsRound ? nextRound(after, count) : after)
      const attempt = surely(numbers.one, tables.attempt(turn, kind), following)
      return kind === 'club' ? [attempt, surely(numbers.one, tables.hold(turn), following)] : [attempt]
    })
    decks = next.all
    const acting = { situations: act, places, step: turn.round }
    // A card that lies there is not drawn, so that the options of a Club in hand are those of the first layer.
    return card === null ? [{ situations: draw, places, step: turn.round }, acting] : [acting]
  })
}
