import { cardsLeft, freshDeck, isClub, isJoker, type Deck } from '../../dice/deck'
import type { Numbers } from '../../odds/numbers'

/** Of a card only this counts: a Club's Complication, a joker's help, or neither. */
export type CardKind = 'plain' | 'club' | 'joker'

/** What a card means for the odds: a joker, a Club, or neither. */
export const kindOf = (card: string): CardKind => (isJoker(card) ? 'joker' : isClub(card) ? 'club' : 'plain')

/** How many cards of each kind are left, and whether a joker has been dealt in the round at hand (DT-8). */
export interface CardsLeft {
  readonly plain: number
  readonly club: number
  readonly joker: number
  readonly jokerIsOut: boolean
}

/** How many cards of each kind are left, and whether a joker that is out brings a new deck. */
export function countCards(deck: Deck, jokerIsOut: boolean): CardsLeft {
  const left = { plain: 0, club: 0, joker: 0 }
  for (const card of cardsLeft(deck)) left[kindOf(card)] += 1
  return { ...left, jokerIsOut }
}

const ALL: CardsLeft = countCards(freshDeck, false)

/** As the deck is dealt from in the next round: reshuffled after a joker, or with fewer cards than participants (DT-R1). */
export function nextRound(cards: CardsLeft, participants: number): CardsLeft {
  return cards.jokerIsOut || total(cards) < participants ? ALL : cards
}

const total = ({ plain, club, joker }: CardsLeft): number => plain + club + joker

/** What may be drawn, how likely, and what is then left. */
export function draws<N>(
  numbers: Numbers<N>,
  cards: CardsLeft,
): readonly { readonly kind: CardKind; readonly chance: N; readonly after: CardsLeft }[] {
  return (['plain', 'club', 'joker'] as const).flatMap((kind) =>
    cards[kind] === 0
      ? []
      : [
          {
            kind,
            chance: numbers.ratio(cards[kind], total(cards)),
            after: { ...cards, [kind]: cards[kind] - 1, jokerIsOut: cards.jokerIsOut || kind === 'joker' },
          },
        ],
  )
}

/** A list that holds what is equal once. */
export class Places<T> {
  readonly all: T[] = []
  readonly #places = new Map<string, number>()
  readonly #keyOf: (one: T) => string

  constructor(keyOf: (one: T) => string) {
    this.#keyOf = keyOf
  }

  of(one: T): number {
    const key = this.#keyOf(one)
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.#places.set(key, this.all.length)
    return this.all.push(one) - 1
  }
}

/** The same text for decks that are alike to the odds. */
export const cardsKey = ({ plain, club, joker, jokerIsOut }: CardsLeft): string =>
  `${plain}/${club}/${joker}/${jokerIsOut ? 'out' : 'in'}`
