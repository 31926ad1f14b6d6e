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

/** `16`, or what a critical failure without its total is called. */
const totalWords = (test: Test): string => (test.total === null ? 'a critical failure' : String(test.total))

const criticalWords = (test: Test): string => {
  if (test.total === null || test.critical === null) return ''
  return test.critical === 'success' ? ', a critical success' : ', a critical failure'
}

const resultWords = (test: Test): string =>
  test.success ? `margin ${test.margin ?? 0}${criticalWords(test)}` : `no success${criticalWords(test)}`

const helperWords = (helpers: readonly HelperTest[], { name }: LineContext): string => {
  const helped = helpers.filter((helper) => helper.success).map((helper) => name(helper.character))
  const hindered = helpers.filter((helper) => helper.critical === 'failure').map((helper) => name(helper.character))
  const neither = helpers.length > 0 && helped.length + hindered.length === 0
  return [
    ...(helped.length === 0 ? [] : [`${list(helped)} helped`]),
    ...(hindered.length === 0 ? [] : [`${list(hindered)} got in the way`]),
    ...(neither ? ['no help'] : []),
  ]
    .map((text) => `; ${text}`)
    .join('')
}

const HOW: Readonly<Record<WonBy, string>> = {
  'two-ones': ' over two ones',
  total: '',
  tally: '',
  stat: ' by the higher stat',
  edge: ' by the higher Edge',
  draw: '',
}

export const sagaLines: LineWords<SagaLine> = {
  'saga.tested': (line, context) => {
    const end = line.completes ? ', done' : ''
    const total = `${totalWords(line.test)}${diceWords(line.test)} against ${line.test.tn}`
    const standing = `Tally ${line.have} of ${line.need}${end}`
    return `${context.who} tests: ${total}, ${resultWords(line.test)}, ${standing}${helperWords(line.helpers, context)}`
  },
  'saga.showed': (line, { name }) =>
    `${name(line.character)} shows ${totalWords(line.test)}${diceWords(line.test)}; luck may still be pushed`,
  'saga.pushed-luck': (line, { name }) =>
    `${name(line.character)} pushes luck: ${line.was ?? 'a critical failure'} → ${totalWords(line.test)}${diceWords(line.test)}`,
  'saga.opposed': (line, context) => {
    const isRace = line.kind === 'opposed-extended'
    const [first, second] = line.sides.map((side) => sideWords(side, isRace, context))
    const round = isRace ? `Interval ${line.used}${line.limit === null ? '' : ` of ${line.limit}`}: ` : ''
    return `${round}${first ?? ''}, ${second ?? ''}${wonWords(line, context)}`
  },
}

const sideWords = ({ character, test, added, tally }: OpposedFacts, isRace: boolean, { name }: LineContext): string => {
  const shown = `${name(character)} ${totalWords(test)}${diceWords(test)}`
  return isRace ? `${shown} +${added}, Tally ${tally}` : shown
}

function wonWords(line: Extract<SagaLine, { readonly key: 'saga.opposed' }>, { name }: LineContext): string {
  if (line.winner === null || line.by === null) return ''
  if (line.winner === 'draw') return ': a draw'
  return `: ${name(line.sides[line.winner].character)} wins${HOW[line.by]}`
}

const boonWords = (net: number): string =>
  net === 0 ? 'Without a net boon or bane' : `With ${count(Math.abs(net), net > 0 ? 'net boon' : 'net bane')}`

export const sagaReasons: ReasonWords<SagaReason> = {
  'saga.dice-count': ({ facts }) =>
    `${boonWords(facts.net)} ${facts.wanted === 1 ? 'one d10 is' : `${facts.wanted} d10 are`} rolled, not ${facts.given}.`,
  'saga.only-true': () => 'Say yes, or leave it out: a test that is no critical failure has dice or a total.',
  'saga.helps-itself': () => 'Makes the test already. Anybody else can help.',
  'saga.help-first': () =>
    'Helpers test first, and how many dice you roll depends on them. Type their results too, or only your total.',
  'saga.shown-already': () => 'Has shown a result already. Only the other side’s is missing.',
  'saga.nothing-shown': () => 'Luck is pushed after one side’s result and before the other’s. Enter one side’s first.',
  'saga.luck-of-the-other': () => 'This side has shown nothing yet: only a test that was made can be made again.',
  'saga.luck-pushed': () => 'Luck has been pushed in this test already. The new roll stands.',
  'saga.no-need': () => 'An opposed task has no need and no Tally of its own to set: the higher side wins.',
  'saga.no-side': () => 'Give at least one side’s result.',
}
