import type {
  DramaticTaskLine,
  DramaticTaskReason,
  RollModifier,
  Thrown,
} from '../../rules/systems/dramatic-task/lines'
import type { LineWords, ReasonWords } from '../words'
import { count, list, signed } from './say'

const SUIT_SIGNS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' }

/** `10♣`, `black joker`. */
export function shortCard(card: string): string {
  if (card === 'JB') return 'black joker'
  if (card === 'JR') return 'red joker'
  return `${card.slice(0, -1)}${SUIT_SIGNS[card.slice(-1)] ?? ''}`
}

const modifierWords: Readonly<Record<RollModifier['why'], string>> = {
  skill: 'skill',
  said: 'situation',
  joker: 'joker',
  complication: 'Club',
  'complication-of-supported': 'the other’s Club',
  support: 'support',
}

/** `+2 joker, −2 Club`. */
export const modifiersText = (modifiers: readonly RollModifier[]): string =>
  modifiers.map(({ why, value }) => `${signed(value)} ${modifierWords[why]}`).join(', ')

/** `d8 8 3, wild 2, +2 joker: 13`. */
function thrownText(thrown: Thrown): string {
  const dice = [
    ...(thrown.trait === null ? [] : [`d${thrown.die} ${thrown.trait.join(' ')}`]),
    ...(thrown.wild === null ? [] : [`wild ${thrown.wild.join(' ')}`]),
    ...(thrown.check === null ? [] : [`then d6 ${thrown.check}`]),
    ...(thrown.modifiers.length === 0 ? [] : [modifiersText(thrown.modifiers)]),
  ]
  const total = thrown.total === null ? '' : `${thrown.total < 0 ? signed(thrown.total) : thrown.total}`
  const shown = dice.join(', ')
  if (shown === '') return total
  return total === '' ? shown : `${total} (${shown})`
}

const tokens = (n: number): string => count(n, 'token')

function outcome({
  thrown,
  tokens: rolled,
  counted,
  complication,
}: Extract<DramaticTaskLine, { key: 'dramaticTask.rolled' }>): string {
  if (thrown.criticalFailure) return `a critical failure${rolled < 0 ? ', 1 token lost' : ''}`
  if (rolled === 0) return complication === null ? 'no progress' : 'failed'
  return rolled === counted ? tokens(rolled) : `${tokens(rolled)}, ${counted} needed`
}

export const dramaticTaskLines: LineWords<DramaticTaskLine> = {
  'dramaticTask.dealt': ({ round, rounds, cards, isReshuffled }, { name }) =>
    `${isReshuffled ? 'The deck is reshuffled. ' : ''}Round ${round} of ${rounds}: ${list(
      cards.map(({ character, card }) => `${name(character)} ${shortCard(card)}`),
    )}`,
  'dramaticTask.rolled': (line, { name }) => {
    const { standing, finishes, complication } = line
    const threw = thrownText(line.thrown)
    const step = standing.steps > 1 ? ` in step ${standing.step + 1}` : ''
    const club = { 'task-fails': ', the Complication ends it', 'lose-one': ', the Complication costs one' }
    const done = finishes === 'task' ? ', done' : finishes === 'step' ? ', step done' : ''
    return `${name(line.character)} rolls ${threw === '' ? '' : `${threw}: `}${outcome(line)}${
      complication === null ? '' : club[complication]
    }, ${standing.have} of ${standing.need}${step}${done}`
  },
  'dramaticTask.supported': (line, { name }) => {
    const threw = thrownText(line.thrown)
    const help =
      line.help === 0 ? 'no help' : `${signed(line.help)}${line.thrown.criticalFailure ? ', a critical failure' : ''}`
    const inAll = line.inAll === line.help ? '' : `, ${signed(line.inAll)} in all`
    return `${name(line.character)} supports ${name(line.supported)}${threw === '' ? '' : ` with ${threw}`}: ${help}${inAll}`
  },
  'dramaticTask.held': ({ character, complication }, { name }) =>
    `${name(character)} holds${complication ? ', with a Complication' : ''}`,
  'dramaticTask.round-ended': ({ round, rounds, forgone, isReshuffled, have, need }, { name }) => {
    const waited = forgone.length === 0 ? '' : `, ${list(forgone.map(name))} did not act`
    return `Round ${round} of ${rounds} ends: ${have} of ${need}${waited}${isReshuffled ? '. Joker: the deck is reshuffled' : ''}`
  },
  'dramaticTask.joined': ({ character, participants }, { name }) =>
    `${name(character)} joins in: ${participants} take part`,
  'dramaticTask.left': ({ character, participants }, { name }) =>
    `${name(character)} drops out: ${participants === 1 ? '1 stays' : `${participants} stay`}`,
}

export const dramaticTaskReasons: ReasonWords<DramaticTaskReason> = {
  'dramaticTask.cards-not-dealt': () => 'No cards are dealt. Deal first: that begins the round.',
  'dramaticTask.already-dealt': () => 'This round has its cards. End it before the next deal.',
  'dramaticTask.already-acted': () => 'Has acted in this round. Its next turn is in the next one.',
  'dramaticTask.supported-has-acted': () =>
    'Has acted in this round, so support comes too late. Support somebody who has still to act.',
  'dramaticTask.supports-itself': () => 'Nobody supports itself. Choose somebody else.',
  'dramaticTask.rounds-used-up': ({ facts }) =>
    facts.rounds === 1
      ? 'Its one round is used up. The GM’s word gives more.'
      : `All ${facts.rounds} rounds are used up. The GM’s word gives more.`,
  'dramaticTask.not-a-card': () => 'Rank and suit: 2 to 10, J, Q, K or A, then C, D, H or S. Jokers are JB and JR.',
  'dramaticTask.card-missing': () => 'Everybody who takes part gets a card, or nobody and the app deals.',
  'dramaticTask.card-twice': () => 'This card lies before somebody else. Each card is there once.',
  'dramaticTask.card-out': () => 'This card is out of the deck. Reshuffle the deck, or choose one that is still in it.',
  'dramaticTask.no-wild-die': () => 'An Extra rolls the skill’s die only, no Wild Die.',
  'dramaticTask.wild-missing': () => 'A Wild Card rolls two dice: give the Wild Die too.',
  'dramaticTask.no-check': () => 'The d6 is rolled only by an Extra whose die shows 1.',
  'dramaticTask.total-is-final': () =>
    'A total has everything in it already. Leave the modifier out, or give the dice.',
  'dramaticTask.too-many-tokens': ({ facts }) => `${facts.tokens} tokens in all: at most ${facts.most}.`,
  'dramaticTask.round-is-open': () =>
    'A round is going on. Who joins or drops out does so between rounds: end it first.',
  'dramaticTask.takes-part-already': () => 'Takes part already.',
  'dramaticTask.last-participant': () => 'Somebody has to stay. Give the task up instead, or let somebody join first.',
  'dramaticTask.too-many-participants': ({ facts }) => `At most ${facts.most} take part.`,
  'dramaticTask.rounds-needed': () => 'How many rounds are there? Give a number, or choose a preset.',
}
