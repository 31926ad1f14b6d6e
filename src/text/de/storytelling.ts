import type { StorytellingLine, StorytellingReason } from '../../rules/systems/storytelling/lines'
import type { LineContext, LineWords, ReasonWords } from '../words'
import { count, duration, signed } from './say'

const faces = (waves: readonly (readonly number[])[]): string => waves.map((wave) => wave.join(' ')).join(' ↻ ')

/** Mara würfelt, Mara und Theo würfeln. */
const does = ({ who, areSeveral }: LineContext, one: string, many: string): string =>
  `${who} ${areSeveral ? many : one}`

export const storytellingLines: LineWords<StorytellingLine> = {
  'storytelling.rolled': (line, context) => {
    const what = line.chance ? 'einen Glückswürfel' : count(line.dice, 'Würfel')
    const shown = line.waves === null ? '' : ` (${faces(line.waves)})`
    const outcome = {
      failure: 'kein Erfolg',
      success: count(line.successes, 'Erfolg', 'Erfolge'),
      exceptional: `${line.successes} Erfolge, außergewöhnlich`,
      'dramatic-failure': 'ein dramatischer Fehlschlag',
    }[line.outcome]
    return `${does(context, 'würfelt', 'würfeln')} ${what}${shown}: ${outcome}, ${line.have} von ${line.need}${line.completes ? ', fertig' : ''}`
  },
  'storytelling.accepted': (line, context) =>
    `${does(context, 'nimmt', 'nehmen')} ${line.condition} an und ${context.areSeveral ? 'machen' : 'macht'} weiter`,
  'storytelling.refused': (line, context) =>
    `${does(context, 'lehnt', 'lehnen')} den Zustand ab: ${count(line.lost, 'Erfolg geht', 'Erfolge gehen')} verloren`,
  'storytelling.took-dramatic-failure': (line, context) =>
    `${does(context, 'nimmt', 'nehmen')} es als dramatischen Fehlschlag: ${line.condition}, 1 Beat, nächster Versuch −2`,
  'storytelling.reduced-target': (line, context) =>
    `${does(context, 'senkt', 'senken')} das Ziel: ${line.from} → ${line.to}${line.completes ? ', fertig' : ''}`,
  'storytelling.reduced-interval': (line, context) =>
    `${does(context, 'arbeitet', 'arbeiten')} schneller: jeder Wurf ${duration(line.from)} → ${duration(line.to)}`,
  'storytelling.claimed-end-bonus': (line, context) =>
    `${does(context, 'nimmt', 'nehmen')} den Abschlussbonus${line.text === null ? '' : `: ${line.text}`}`,
  'storytelling.improved': (line, context) =>
    `${does(context, 'wird', 'werden')} besser: Grundpool ${line.from} → ${line.to} (${signed(line.to - line.from)} ${line.to - line.from === 1 ? 'Wurf' : 'Würfe'})`,
}

export const storytellingReasons: ReasonWords<StorytellingReason> = {
  'storytelling.base-pool-0': () =>
    'Attribut, Fertigkeit und Spezialisierung sind zusammen 0: Da gibt es nichts zu würfeln. Gib mindestens einen Punkt oder eine Spezialisierung.',
  'storytelling.pool-too-large': ({ facts }) => `Ein Pool hat mit Ausrüstung höchstens ${facts.most} Würfel.`,
  'storytelling.rote-counts-only': () =>
    'Bei Routine wird zweimal geworfen: Zähl die Erfolge am Tisch und tipp die Zahl ein.',
  'storytelling.one-chance-die': () => 'Der Pool ist leer, also ein Glückswürfel: Tipp ein, was er zeigt.',
  'storytelling.not-a-chance-die': ({ facts }) =>
    `Das ist ein Wurf mit ${count(facts.dice, 'Würfel', 'Würfeln')}, kein Glückswürfel.`,
  'storytelling.more-successes-than-dice': ({ facts }) =>
    `Mehr als ${count(facts.dice, 'Erfolg', 'Erfolge')} können nicht fallen: Jeder Würfel zählt hier einmal.`,
  'storytelling.shrinks': ({ facts }) => `Es sind jetzt ${facts.now}. Punkte werden nur mehr.`,
  'storytelling.nothing-grows': () => 'Sag, was besser wurde: Attribut, Fertigkeit oder Spezialisierung.',
}
