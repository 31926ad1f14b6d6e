import type { HelperTest, OpposedFacts, SagaLine, SagaReason, WonBy } from '../../rules/systems/saga-machine/lines'
import type { Test } from '../../rules/systems/saga-machine/task'
import type { LineContext, LineWords, ReasonWords } from '../words'
import { count, list } from './say'

/** `⊕`, `⊕⊕`, `⊖`: what is left when boons and banes have cancelled; empty for none. */
export const netWords = (net: number): string => (net < 0 ? '⊖' : '⊕').repeat(Math.abs(net))

const diceWords = (test: Test): string => {
  const net = netWords(test.boons - test.banes)
  const parts = [...(test.faces === null ? [] : [test.faces.join(' ')]), ...(net === '' ? [] : [net])]
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

const totalWords = (test: Test): string => (test.total === null ? 'ein kritischer Fehlschlag' : String(test.total))

const criticalWords = (test: Test): string => {
  if (test.total === null || test.critical === null) return ''
  return test.critical === 'success' ? ', ein kritischer Erfolg' : ', ein kritischer Fehlschlag'
}

const resultWords = (test: Test): string =>
  test.success ? `Spanne ${test.margin ?? 0}${criticalWords(test)}` : `kein Erfolg${criticalWords(test)}`

const helperWords = (helpers: readonly HelperTest[], { name }: LineContext): string => {
  const helped = helpers.filter((helper) => helper.success).map((helper) => name(helper.character))
  const hindered = helpers.filter((helper) => helper.critical === 'failure').map((helper) => name(helper.character))
  const neither = helpers.length > 0 && helped.length + hindered.length === 0
  return [
    ...(helped.length === 0 ? [] : [`Hilfe von ${list(helped)}`]),
    ...(hindered.length === 0 ? [] : [`${list(hindered)} im Weg`]),
    ...(neither ? ['keine Hilfe'] : []),
  ]
    .map((text) => `; ${text}`)
    .join('')
}

const HOW: Readonly<Record<WonBy, string>> = {
  'two-ones': ' gegen zwei Einsen',
  total: '',
  tally: '',
  stat: ' mit dem höheren Stat',
  edge: ' mit der höheren Edge',
  draw: '',
}

export const sagaLines: LineWords<SagaLine> = {
  'saga.tested': (line, context) => {
    const end = line.completes ? ', fertig' : ''
    const total = `${totalWords(line.test)}${diceWords(line.test)} gegen ${line.test.tn}`
    const standing = `Tally ${line.have} von ${line.need}${end}`
    return `${context.who}, Probe: ${total}, ${resultWords(line.test)}, ${standing}${helperWords(line.helpers, context)}`
  },
  'saga.showed': (line, { name }) =>
    `${name(line.character)} zeigt ${totalWords(line.test)}${diceWords(line.test)}; Glück lässt sich noch herausfordern`,
  'saga.pushed-luck': (line, { name }) =>
    `${name(line.character)} fordert das Glück heraus: ${line.was ?? 'ein kritischer Fehlschlag'} → ${totalWords(line.test)}${diceWords(line.test)}`,
  'saga.opposed': (line, context) => {
    const isRace = line.kind === 'opposed-extended'
    const [first, second] = line.sides.map((side) => sideWords(side, isRace, context))
    const round = isRace ? `Intervall ${line.used}${line.limit === null ? '' : ` von ${line.limit}`}: ` : ''
    return `${round}${first ?? ''}, ${second ?? ''}${wonWords(line, context)}`
  },
}

const sideWords = ({ character, test, added, tally }: OpposedFacts, isRace: boolean, { name }: LineContext): string => {
  const shown = `${name(character)} ${totalWords(test)}${diceWords(test)}`
  return isRace ? `${shown} +${added}, Tally ${tally}` : shown
}

function wonWords(line: Extract<SagaLine, { readonly key: 'saga.opposed' }>, { name }: LineContext): string {
  if (line.winner === null || line.by === null) return ''
  if (line.winner === 'draw') return ': unentschieden'
  return `: ${name(line.sides[line.winner].character)} gewinnt${HOW[line.by]}`
}

const boonWords = (net: number): string =>
  net === 0
    ? 'Ohne Boon oder Bane unterm Strich'
    : `Mit ${count(Math.abs(net), net > 0 ? 'Boon' : 'Bane', net > 0 ? 'Boons' : 'Banes')} unterm Strich`

export const sagaReasons: ReasonWords<SagaReason> = {
  'saga.dice-count': ({ facts }) =>
    `${boonWords(facts.net)} ${facts.wanted === 1 ? 'wird ein W10' : `werden ${facts.wanted} W10`} geworfen, nicht ${facts.given}.`,
  'saga.only-true': () =>
    'Sag ja oder lass es weg: Eine Probe, die kein kritischer Fehlschlag ist, hat Würfel oder eine Summe.',
  'saga.helps-itself': () => 'Macht die Probe schon selbst. Helfen kann jede andere Person.',
  'saga.help-first': () =>
    'Erst würfeln, die helfen: Davon hängt ab, wie viele Würfel du wirfst. Tipp auch ihre Ergebnisse ein oder nur deine Summe.',
  'saga.shown-already': () => 'Hat schon ein Ergebnis gezeigt. Es fehlt nur das der anderen Seite.',
  'saga.nothing-shown': () =>
    'Glück fordert man nach dem Ergebnis der einen und vor dem der anderen Seite heraus. Gib erst das der einen ein.',
  'saga.luck-of-the-other': () =>
    'Diese Seite hat noch nichts gezeigt: Wiederholen lässt sich nur, was schon gewürfelt ist.',
  'saga.luck-pushed': () => 'In dieser Probe wurde das Glück schon herausgefordert. Der neue Wurf gilt.',
  'saga.no-need': () => 'Eine vergleichende Aufgabe hat kein Ziel und keine eigene Tally: Die höhere Seite gewinnt.',
  'saga.no-side': () => 'Gib mindestens das Ergebnis einer Seite ein.',
}
