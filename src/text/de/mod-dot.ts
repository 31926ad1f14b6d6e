import type { ModDotLine, ModDotReason, SideLine } from '../../rules/systems/mod-dot/lines'
import type { LineContext, LineWords, ReasonWords } from '../words'
import { count } from './say'

const total = (n: number): string => (n < 0 ? `−${-n}` : String(n))

const DEGREES: Readonly<Record<NonNullable<SideLine['degree']>, string>> = {
  barely: 'gerade so',
  'enough with a catch': 'genug, mit einem Haken',
  clean: 'sauber',
  'more than clean': 'mehr als sauber',
  outstanding: 'überragend',
}

/** How good a success is: `gerade so`. */
export const degreeText = (degree: string | null): string =>
  degree !== null && isDegree(degree) ? DEGREES[degree] : ''

const isDegree = (text: string): text is keyof typeof DEGREES => Object.hasOwn(DEGREES, text)

function outcome(side: SideLine): string {
  switch (side.outcome) {
    case 'success':
      return `${count(side.total, 'Erfolg', 'Erfolge')}, ${degreeText(side.degree)}`
    case 'failure':
      return side.total < 1
        ? `${total(side.total)}, ein Fehlschlag`
        : `${total(side.total)}, aber ${side.downs} verloren: ein Fehlschlag`
    case 'botch':
      return side.total < 0
        ? `${total(side.total)}, ein Patzer`
        : `${total(side.total)}, aber ${side.downs} verloren: ein Patzer`
  }
}

const side = (line: SideLine, { name }: LineContext): string =>
  `${name(line.character)} wirft ${[...line.throws].join(' ')} auf ${line.base}: ${outcome(line)}`

const winner = (line: Extract<ModDotLine, { key: 'modDot.contested' }>, { name }: LineContext): string => {
  const won = line.winner === null ? undefined : line.sides[line.winner]
  return won === undefined
    ? 'Niemand gewinnt'
    : `${name(won.character)} gewinnt mit ${line.net}, ${degreeText(line.degree)}`
}

export const modDotLines: LineWords<ModDotLine> = {
  'modDot.tested': (line, context) => side(line.side, context),
  'modDot.contested': (line, context) =>
    `${line.sides.map((one) => side(one, context)).join('; ')}. ${winner(line, context)}`,
  'modDot.extended': (line, context) =>
    `${side(line.side, context)}, ${line.have} von ${line.need}${line.completes ? ', fertig' : ''}`,
}

export const modDotReasons: ReasonWords<ModDotReason> = {
  'modDot.letters': () => 'Würfe schreibt man W (gewonnen), T (unentschieden) und L (verloren): WL, oder WWT.',
  'modDot.two-throws': ({ facts }) =>
    facts.missing === 2
      ? 'Eine Probe hat mindestens zwei Würfe: Tipp beide ein.'
      : 'Eine Probe hat mindestens zwei Würfe: Einer fehlt.',
  'modDot.over-after': ({ facts }) => `Nach Wurf ${facts.throws} ist die Probe vorbei. Nimm weg, was danach kommt.`,
  'modDot.won-goes-on': () =>
    'Beide gewonnen mit Spezialisierung: Wirf weiter bis zum ersten Unentschieden oder Verlust und tipp auch den ein.',
  'modDot.lost-goes-on': () =>
    'Beide verloren: Wirf weiter bis zu einem Unentschieden, einem Sieg oder dem fünften Verlust und tipp auch den ein.',
  'modDot.extended-only': () => 'Nur eine ausgedehnte Probe hat ein Ziel, gesammelte Erfolge und eine Grenze.',
}
