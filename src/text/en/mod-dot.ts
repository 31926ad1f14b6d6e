import type { ModDotLine, ModDotReason, SideLine } from '../../rules/systems/mod-dot/lines'
import type { LineContext, LineWords, ReasonWords } from '../words'
import { count } from './say'

const total = (n: number): string => (n < 0 ? `−${-n}` : String(n))

function outcome(side: SideLine): string {
  switch (side.outcome) {
    case 'success':
      return `${count(side.total, 'success', 'successes')}, ${side.degree ?? ''}`
    case 'failure':
      return side.total < 1
        ? `${total(side.total)}, a failure`
        : `${total(side.total)}, but ${side.downs} lost: a failure`
    case 'botch':
      return side.total < 0 ? `${total(side.total)}, a botch` : `${total(side.total)}, but ${side.downs} lost: a botch`
  }
}

const side = (line: SideLine, { name }: LineContext): string =>
  `${name(line.character)} throws ${[...line.throws].join(' ')} on ${line.base}: ${outcome(line)}`

const winner = (line: Extract<ModDotLine, { key: 'modDot.contested' }>, { name }: LineContext): string => {
  const won = line.winner === null ? undefined : line.sides[line.winner]
  return won === undefined ? 'Nobody wins' : `${name(won.character)} wins by ${line.net}, ${line.degree ?? ''}`
}

export const modDotLines: LineWords<ModDotLine> = {
  'modDot.tested': (line, context) => side(line.side, context),
  'modDot.contested': (line, context) =>
    `${line.sides.map((one) => side(one, context)).join('; ')}. ${winner(line, context)}`,
  'modDot.extended': (line, context) =>
    `${side(line.side, context)}, ${line.have} of ${line.need}${line.completes ? ', done' : ''}`,
}

export const modDotReasons: ReasonWords<ModDotReason> = {
  'modDot.letters': () => 'Throws are written as W (won), T (tied) and L (lost): WL, or WWT.',
  'modDot.two-throws': ({ facts }) =>
    facts.missing === 2
      ? 'A test has two throws at least: type both.'
      : 'A test has two throws at least: one is missing.',
  'modDot.over-after': ({ facts }) => `The test is over after throw ${facts.throws}. Take away what comes after it.`,
  'modDot.won-goes-on': () => 'Both won with a specialty: throw on until the first tie or loss, and type that too.',
  'modDot.lost-goes-on': () => 'Both lost: throw on until a tie, a win or the fifth loss, and type that too.',
  'modDot.extended-only': () => 'Only an extended test has a need, gathered successes and a limit.',
}
