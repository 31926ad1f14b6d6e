import type { StorytellingLine, StorytellingReason } from '../../rules/systems/storytelling/lines'
import type { LineWords, ReasonWords } from '../words'
import { count, duration, signed } from './say'

const faces = (waves: readonly (readonly number[])[]): string => waves.map((wave) => wave.join(' ')).join(' ↻ ')

export const storytellingLines: LineWords<StorytellingLine> = {
  'storytelling.rolled': (line, { who }) => {
    const what = line.chance ? 'a chance die' : count(line.dice, 'die', 'dice')
    const shown = line.waves === null ? '' : ` (${faces(line.waves)})`
    const outcome = {
      failure: 'no success',
      success: count(line.successes, 'success', 'successes'),
      exceptional: `${line.successes} successes, exceptional`,
      'dramatic-failure': 'a dramatic failure',
    }[line.outcome]
    return `${who} rolls ${what}${shown}: ${outcome}, ${line.have} of ${line.need}${line.completes ? ', done' : ''}`
  },
  'storytelling.accepted': (line, { who }) => `${who} accepts ${line.condition} and goes on`,
  'storytelling.refused': (line, { who }) =>
    `${who} refuses the Condition: ${count(line.lost, 'success is', 'successes are')} lost`,
  'storytelling.took-dramatic-failure': (line, { who }) =>
    `${who} takes it as a dramatic failure: ${line.condition}, 1 Beat, next attempt −2`,
  'storytelling.reduced-target': (line, { who }) =>
    `${who} lowers the target: ${line.from} → ${line.to}${line.completes ? ', done' : ''}`,
  'storytelling.reduced-interval': (line, { who }) =>
    `${who} works faster: each roll ${duration(line.from)} → ${duration(line.to)}`,
  'storytelling.claimed-end-bonus': (line, { who }) =>
    line.text === null ? `${who} takes the end bonus` : `${who} takes the end bonus: ${line.text}`,
  'storytelling.improved': (line, { who }) =>
    `${who} improves: base pool ${line.from} → ${line.to} (${signed(line.to - line.from)} ${line.to - line.from === 1 ? 'roll' : 'rolls'})`,
}

export const storytellingReasons: ReasonWords<StorytellingReason> = {
  'storytelling.base-pool-0': () =>
    'Attribute, skill and specialty together are 0: nothing can be rolled. Give at least one dot or a specialty.',
  'storytelling.pool-too-large': ({ facts }) => `A pool with its equipment has at most ${facts.most} dice.`,
  'storytelling.rote-counts-only': () =>
    'With rote, dice are thrown twice: count the successes at the table and type the count.',
  'storytelling.one-chance-die': () => 'The pool is empty, so one chance die is rolled: type its face.',
  'storytelling.not-a-chance-die': ({ facts }) =>
    `This is a roll of ${count(facts.dice, 'die', 'dice')}, not a chance die.`,
  'storytelling.more-successes-than-dice': ({ facts }) =>
    `No more than ${count(facts.dice, 'success', 'successes')} can come up: each die counts once here.`,
  'storytelling.shrinks': ({ facts }) => `It is ${facts.now} now. Dots only grow.`,
  'storytelling.nothing-grows': () => 'Say what grew: attribute, skill or specialty.',
}
