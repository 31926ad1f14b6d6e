import { cardsLeft, freshDeck, isClub, isJoker, type Deck } from '../../../rules/dice/deck'
import { t } from '../../words'

/*
  How typed text becomes cards: rank and suit, two keys each (three for a ten), jokers JB and JR. `0` and `T` are a ten.
  The field puts the space after a card by itself.
*/

export interface CardsTyped {
  readonly cards: readonly string[]
  /** What is not a card yet: a rank without its suit, or something that no card begins with. */
  readonly rest: string
}

const CARD = /^(10|[2-9JQKAT0])([CDHS])|^(J[BR])/
const RANK = /^(1|10|[2-9JQKAT0])$/

/** Cards as they are typed, with or without spaces: `10C JR 2d`. */
export function readCards(text: string): CardsTyped {
  const cards: string[] = []
  let rest = text.toUpperCase().replace(/[\s,;/]+/g, '')
  for (let found = CARD.exec(rest); found !== null; found = CARD.exec(rest)) {
    const rank = found[1]
    cards.push(rank === undefined ? found[0] : `${rank === '0' || rank === 'T' ? '10' : rank}${found[2] ?? ''}`)
    rest = rest.slice(found[0].length)
  }
  return { cards, rest }
}

/** The field's text, with the space for the next card behind the last. */
export const writeCards = ({ cards, rest }: CardsTyped, people: number): string => {
  const text = cards.join(' ')
  return rest === '' && (cards.length === 0 || cards.length >= people)
    ? text
    : `${text}${cards.length === 0 ? '' : ' '}${rest}`
}

export interface CardSeen {
  readonly name: string
  readonly card: string | null
  readonly isWrong: boolean
  readonly isNext: boolean
}

export interface CardsJudgement {
  readonly seen: readonly CardSeen[]
  readonly message: string
  readonly tone: 'plain' | 'wrong'
  readonly isComplete: boolean
}

/** How the cards typed so far stand, for these people in their order, out of this deck. */
export function judgeCards({ cards, rest }: CardsTyped, names: readonly string[], deck: Deck): CardsJudgement {
  // With too few cards for all the deck is reshuffled before the deal.
  const left = cardsLeft(cardsLeft(deck).length < names.length ? freshDeck : deck)
  const isTwice = (card: string, i: number): boolean => cards.indexOf(card) !== i
  const wrong = cards.findIndex((card, i) => isTwice(card, i) || !left.includes(card))
  const seen = names.map((name, i): CardSeen => ({
    name,
    card: cards[i] ?? null,
    isWrong: i === wrong,
    isNext: i === cards.length,
  }))
  const answer = (tone: 'plain' | 'wrong', message: string, isComplete = false): CardsJudgement => ({
    seen,
    tone,
    message,
    isComplete,
  })
  const bad = cards[wrong]
  if (bad !== undefined)
    return answer(
      'wrong',
      isTwice(bad, wrong) ? t('dramatic.cardsTwice', { card: bad }) : t('dramatic.cardsOut', { card: bad }),
    )
  if (cards.length > names.length || (cards.length === names.length && rest !== ''))
    return answer('wrong', t('dramatic.cardsTooMany', { people: names.length }))
  if (rest !== '' && !RANK.test(rest)) return answer('wrong', t('dramatic.cardsUnknown', { text: rest }))
  if (rest !== '' && rest !== '1')
    return answer('plain', t('dramatic.cardsSuit', { rank: rest === '0' || rest === 'T' ? '10' : rest }))
  if (cards.length < names.length)
    return answer('plain', t('dramatic.cardsNext', { name: names.length === 1 ? null : (names[cards.length] ?? null) }))
  const who = (is: (card: string) => boolean): readonly string[] => names.filter((_, i) => is(cards[i] ?? ''))
  return answer('plain', t('dramatic.cardsDone', { complications: who(isClub), jokers: who(isJoker) }), true)
}
