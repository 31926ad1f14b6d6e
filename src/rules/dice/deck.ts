import type { Chance } from '../core/chance'

/**
 * The campaign's Action Deck: 54 cards, two of them jokers. Which cards are out is all there is to keep: every card of
 * the rest is equally likely to come next, so no order is stored.
 *
 * Source: Longroll's rules, Dramatic Tasks, a round (DT-7 to DT-9).
 */
export interface Deck {
  /** Cards dealt since the last reshuffle, in the order in which they were dealt. */
  readonly out: readonly string[]
}

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export const SUITS = ['C', 'D', 'H', 'S'] as const
export const JOKERS = ['JB', 'JR'] as const

export const ALL_CARDS: readonly string[] = [
  ...SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`)),
  ...JOKERS,
]

export const freshDeck: Deck = { out: [] }

/** Whether a text names one of the 54 cards: `10C`, `JR`. */
export const isCard = (text: string): boolean => ALL_CARDS.includes(text)

/** Whether a card is the black or the red joker. */
export const isJoker = (card: string): boolean => card === 'JB' || card === 'JR'

/** Whether a card is a Club, which brings a Complication (DT-25). */
export const isClub = (card: string): boolean => card.endsWith('C')

/** The cards that can still be dealt, in the order of a new deck. */
export const cardsLeft = (deck: Deck): readonly string[] => ALL_CARDS.filter((card) => !deck.out.includes(card))

/** The deck without a card that was dealt. */
export const takeCard = (deck: Deck, card: string): Deck => ({ out: [...deck.out, card] })

/** @throws Error when the deck is empty (the caller reshuffles first) */
export function drawCard(deck: Deck, chance: Chance, role: string): { readonly card: string; readonly deck: Deck } {
  const card = chance.pick(role, cardsLeft(deck))
  return { card, deck: takeCard(deck, card) }
}
