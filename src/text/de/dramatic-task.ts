import type {
  DramaticTaskLine,
  DramaticTaskReason,
  RollModifier,
  Thrown,
} from '../../rules/systems/dramatic-task/lines'
import type { LineWords, ReasonWords } from '../words'
import { count, list, signed } from './say'

const SUIT_SIGNS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' }
/** As German cards show it; J Q K A are typed as everywhere. */
const RANKS: Readonly<Record<string, string>> = { J: 'Bube', Q: 'Dame', K: 'König', A: 'Ass' }

/** `10♣`, `Dame♥`, `schwarzer Joker`. */
export function shortCard(card: string): string {
  if (card === 'JB') return 'schwarzer Joker'
  if (card === 'JR') return 'roter Joker'
  const rank = card.slice(0, -1)
  return `${RANKS[rank] ?? rank}${SUIT_SIGNS[card.slice(-1)] ?? ''}`
}

const modifierWords: Readonly<Record<RollModifier['why'], string>> = {
  skill: 'Fertigkeit',
  said: 'Lage',
  joker: 'Joker',
  complication: 'Kreuz',
  'complication-of-supported': 'fremdes Kreuz',
  support: 'Unterstützung',
}

/** `+2 Joker, −2 Kreuz`. */
const modifiersText = (modifiers: readonly RollModifier[]): string =>
  modifiers.map(({ why, value }) => `${signed(value)} ${modifierWords[why]}`).join(', ')

/** `13 (W8 8 3, Wild 2, +2 Joker)`. */
function thrownText(thrown: Thrown): string {
  const dice = [
    ...(thrown.trait === null ? [] : [`W${thrown.die} ${thrown.trait.join(' ')}`]),
    ...(thrown.wild === null ? [] : [`Wild ${thrown.wild.join(' ')}`]),
    ...(thrown.check === null ? [] : [`dann W6 ${thrown.check}`]),
    ...(thrown.modifiers.length === 0 ? [] : [modifiersText(thrown.modifiers)]),
  ]
  const total = thrown.total === null ? '' : `${thrown.total < 0 ? signed(thrown.total) : thrown.total}`
  const shown = dice.join(', ')
  if (shown === '') return total
  return total === '' ? shown : `${total} (${shown})`
}

const tokens = (n: number): string => count(n, 'Marker')

function outcome({
  thrown,
  tokens: rolled,
  counted,
  complication,
}: Extract<DramaticTaskLine, { key: 'dramaticTask.rolled' }>): string {
  if (thrown.criticalFailure) return `ein kritischer Fehlschlag${rolled < 0 ? ', 1 Marker verloren' : ''}`
  if (rolled === 0) return complication === null ? 'kein Fortschritt' : 'misslungen'
  return rolled === counted ? tokens(rolled) : `${tokens(rolled)}, ${counted} nötig`
}

export const dramaticTaskLines: LineWords<DramaticTaskLine> = {
  'dramaticTask.dealt': ({ round, rounds, cards, isReshuffled }, { name }) =>
    `${isReshuffled ? 'Das Deck wird neu gemischt. ' : ''}Runde ${round} von ${rounds}: ${list(
      cards.map(({ character, card }) => `${name(character)} ${shortCard(card)}`),
    )}`,
  'dramaticTask.rolled': (line, { name }) => {
    const { standing, finishes, complication } = line
    const threw = thrownText(line.thrown)
    const step = standing.steps > 1 ? ` in Schritt ${standing.step + 1}` : ''
    const club = { 'task-fails': ', die Komplikation beendet es', 'lose-one': ', die Komplikation kostet einen' }
    const done = finishes === 'task' ? ', fertig' : finishes === 'step' ? ', Schritt fertig' : ''
    return `${name(line.character)} würfelt ${threw === '' ? '' : `${threw}: `}${outcome(line)}${
      complication === null ? '' : club[complication]
    }, ${standing.have} von ${standing.need}${step}${done}`
  },
  'dramaticTask.supported': (line, { name }) => {
    const threw = thrownText(line.thrown)
    const help =
      line.help === 0
        ? 'keine Hilfe'
        : `${signed(line.help)}${line.thrown.criticalFailure ? ', ein kritischer Fehlschlag' : ''}`
    const inAll = line.inAll === line.help ? '' : `, ${signed(line.inAll)} insgesamt`
    return `${name(line.character)} unterstützt ${name(line.supported)}${threw === '' ? '' : ` mit ${threw}`}: ${help}${inAll}`
  },
  'dramaticTask.held': ({ character, complication }, { name }) =>
    `${name(character)} wartet ab${complication ? ', mit einer Komplikation' : ''}`,
  'dramaticTask.round-ended': ({ round, rounds, forgone, isReshuffled, have, need }, { name }) => {
    const waited =
      forgone.length === 0 ? '' : `, ${list(forgone.map(name))} ${forgone.length === 1 ? 'war' : 'waren'} nicht am Zug`
    return `Runde ${round} von ${rounds} endet: ${have} von ${need}${waited}${isReshuffled ? '. Joker: Das Deck wird neu gemischt' : ''}`
  },
  'dramaticTask.joined': ({ character, participants }, { name }) =>
    `${name(character)} steigt ein: ${participants} machen mit`,
  'dramaticTask.left': ({ character, participants }, { name }) =>
    `${name(character)} steigt aus: ${participants === 1 ? 'eine Person bleibt' : `${participants} bleiben`}`,
}

export const dramaticTaskReasons: ReasonWords<DramaticTaskReason> = {
  'dramaticTask.cards-not-dealt': () => 'Noch keine Karten verteilt. Erst austeilen: Damit beginnt die Runde.',
  'dramaticTask.already-dealt': () => 'Diese Runde hat ihre Karten. Vor dem nächsten Austeilen die Runde beenden.',
  'dramaticTask.already-acted': () => 'War in dieser Runde schon am Zug und ist es erst in der nächsten wieder.',
  'dramaticTask.supported-has-acted': () =>
    'War in dieser Runde schon am Zug, die Unterstützung kommt zu spät. Unterstütze, wer noch dran ist.',
  'dramaticTask.supports-itself': () => 'Sich selbst unterstützen geht nicht. Wähl jemand anderen.',
  'dramaticTask.rounds-used-up': ({ facts }) =>
    facts.rounds === 1
      ? 'Die eine Runde ist aufgebraucht. Ein Machtwort gibt mehr.'
      : `Alle ${facts.rounds} Runden sind aufgebraucht. Ein Machtwort gibt mehr.`,
  'dramaticTask.not-a-card': () =>
    'Wert und Farbe: 2 bis 10, J, Q, K oder A, dann C (Kreuz), D (Karo), H (Herz) oder S (Pik). Joker sind JB und JR.',
  'dramaticTask.card-missing': () => 'Alle, die mitmachen, bekommen eine Karte – oder niemand, und die App teilt aus.',
  'dramaticTask.card-twice': () => 'Diese Karte liegt schon vor jemand anderem. Jede gibt es nur einmal.',
  'dramaticTask.card-out': () =>
    'Diese Karte ist nicht mehr im Deck. Misch das Deck neu oder wähl eine, die noch darin ist.',
  'dramaticTask.no-wild-die': () => 'Statisten würfeln nur den Fertigkeitswürfel, keinen Wildcard-Würfel.',
  'dramaticTask.wild-missing': () => 'Eine Wildcard würfelt zwei Würfel: Gib auch den Wildcard-Würfel ein.',
  'dramaticTask.no-check': () => 'Den W6 würfeln nur Statisten, deren Würfel eine 1 zeigt.',
  'dramaticTask.total-is-final': () =>
    'In einer Summe ist schon alles drin. Lass den Modifikator weg oder gib die Würfel ein.',
  'dramaticTask.too-many-tokens': ({ facts }) => `${facts.tokens} Marker insgesamt: höchstens ${facts.most}.`,
  'dramaticTask.round-is-open': () =>
    'Eine Runde läuft. Ein- und Aussteigen geht nur zwischen den Runden: Beende sie zuerst.',
  'dramaticTask.takes-part-already': () => 'Macht schon mit.',
  'dramaticTask.last-participant': () =>
    'Irgendwer muss bleiben. Gib die Aufgabe lieber auf, oder lass erst jemanden einsteigen.',
  'dramaticTask.too-many-participants': ({ facts }) => `Höchstens ${facts.most} machen mit.`,
  'dramaticTask.rounds-needed': () => 'Wie viele Runden sind es? Gib eine Zahl ein oder wähl eine Vorlage.',
}
