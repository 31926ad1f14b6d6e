import type { modDotEn } from '../en/window-mod-dot'
import type { SameWords } from '../speak'
import { degreeText } from './mod-dot'
import { count, duration, signed } from './say'

// The Mod-Dot panel, its begin form and why a test counted as it did.

const KINDS = { single: 'einzeln', contested: 'vergleichend', extended: 'ausgedehnt' } as const
const OUTCOMES = { success: 'ein Erfolg', failure: 'ein Fehlschlag', botch: 'ein Patzer' } as const

const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n))
/** `+ 4`, `− 2`: added to what stands before it. */
const apart = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`)
const successes = (n: number): string => count(n, 'Erfolg', 'Erfolge')
const tests = (n: number): string => count(n, 'Probe', 'Proben')
const dots = (n: number): string => count(n, 'Punkt', 'Punkte')

export const modDotDe: SameWords<typeof modDotEn> = {
  'modDot.system': 'Mod-Dot',
  'modDot.detail': (f) => `${dots(f.dots)}, Schwierigkeit ${f.difficulty}`,
  'modDot.contested': 'vergleichend',
  'modDot.turn': 'Jetzt werfen',
  'modDot.tests': (f) => `${f.name}, Probe`,
  'modDot.lastTests': (f) => `${f.name}, letzte Probe`,
  'modDot.against': (f) => `${f.ours} gegen ${f.theirs}`,
  'modDot.lastTest': 'Letzte Probe',
  'modDot.won': 'Gewonnen',
  'modDot.settled': 'Abgeschlossen',

  'modDot.base': 'Basis',
  'modDot.baseIs': (f) => `Basis ${f.base}`,
  'modDot.value': (f) => signed(f.value),
  'modDot.total': (f) => plain(f.total),
  'modDot.handsLabel': (f) =>
    f.throws === 0
      ? `Basis ${f.base}, nichts geworfen`
      : `Basis ${f.base}, mit ${count(f.throws, 'Wurf', 'Würfen')} ${plain(f.total)}`,
  'modDot.stand': (f) => `${f.have} von ${f.need}`,
  'modDot.beforeTest': 'vor dieser Probe',
  'modDot.successes': 'Erfolge',
  'modDot.soFar': 'bisher',
  'modDot.inAll': 'insgesamt',
  'modDot.standing': (f) => {
    if (f.kind === 'extended') return `${f.have} von ${f.need ?? 0} Erfolgen`
    if (f.kind === 'contested')
      return f.net === null ? '' : f.net === 0 ? 'niemand gewinnt' : `entschieden mit ${f.net}`
    if (f.outcome === null) return ''
    return f.outcome === 'success' ? successes(f.total ?? 0) : OUTCOMES[f.outcome]
  },
  'modDot.left': (f) => `noch ${tests(f.left)}${f.interval === null ? '' : ` je ${duration(f.interval)}`}`,
  'modDot.leftBefore': (f) => `${tests(f.left)} bis ${f.moment}`,
  'modDot.noLimit': (f) =>
    `${f.made === 0 ? 'Erste Probe' : `Probe ${f.made + 1}`}, keine Grenze${f.interval === null ? '' : `, je ${duration(f.interval)}`}`,
  'modDot.takes': (f) => `Eine Probe zu ${duration(f.interval)}`,
  'modDot.made': (f) => (f.limit === null ? tests(f.made) : `${f.made} von ${tests(f.limit)}`),
  'modDot.reason': (f) =>
    ({
      'target-reached': `Ziel erreicht ${f.moment}`,
      'time-up': 'keine Probe mehr übrig',
      deadline: 'die Frist ist abgelaufen',
      abandoned: 'aufgegeben',
      botch: 'durch einen Patzer',
      gm: 'Machtwort',
    })[f.reason ?? ''] ?? '',
  'modDot.overSuccess': (f) => `${successes(f.total)}, ${degreeText(f.degree)}`,
  'modDot.overFailure': (f) =>
    f.total < 1 ? `eine Summe von ${plain(f.total)}` : `${f.downs} verloren, was auch übrig ist`,
  'modDot.overBotch': (f) =>
    f.downs >= 5 ? `ein Patzer: ${f.downs} verloren` : `ein Patzer: ${f.downs} verloren und ${plain(f.total)}`,
  'modDot.wonBy': (f) => `Gewonnen mit ${f.net}`,
  'modDot.lostBy': (f) => `Verloren mit ${f.net}`,
  'modDot.nobody': 'Niemand gewinnt',
  'modDot.equal': (f) => `beide bei ${f.worth}`,
  'modDot.winnerDegree': (f) => `${f.name}: ${degreeText(f.degree)}`,

  'modDot.say': (f) => {
    const words =
      f.row === 'W'
        ? 'noch mal werfen: jeder Sieg ist einer mehr.'
        : f.row === 'L'
          ? 'noch mal werfen: jeder Verlust nimmt einen mehr.'
          : f.thrown === 0
            ? 'zweimal werfen.'
            : 'noch ein Wurf.'
    return f.name === null ? words.charAt(0).toUpperCase() + words.slice(1) : `${f.name}: ${words}`
  },
  'modDot.sayMore': (f) => {
    if (f.row === 'W') return 'Unentschieden oder Verlust beendet es und nimmt nichts.'
    if (f.row === 'L') return 'Unentschieden oder Sieg beendet es; der fünfte Verlust ist ein Patzer.'
    return f.specialty ? 'Eine Spezialisierung passt: Zwei Siege gehen weiter.' : `Auf eine Basis von ${f.base}.`
  },
  'modDot.sayDone': 'Alles geworfen.',
  'modDot.throwWon': 'Gewonnen',
  'modDot.throwTied': 'Patt',
  'modDot.throwLost': 'Verloren',
  'modDot.throwHere': 'Hier werfen',
  'modDot.throwHereFor': (f) => `Hier für ${f.name} werfen`,
  'modDot.takeBack': 'Letzten Wurf zurücknehmen',
  'modDot.typeThrows': 'Würfe eintippen',
  'modDot.whatThrew': (f) => `Was ${f.name} geworfen hat`,
  'modDot.tellMore': 'Was sich änderte…',

  'modDot.entryEmpty': 'Zwei Würfe: W, T oder L',
  'modDot.entryMore': 'Noch ein Wurf',
  'modDot.entryWon': 'Beide gewonnen, Spezialisierung passt: weiter',
  'modDot.entryLost': (f) => (f.losses === 2 ? 'Beide verloren: weiter' : `${f.losses} verloren: weiter`),
  'modDot.entryOver': (f) => {
    if (f.throws === 2) return 'Nach zwei Würfen ist die Probe vorbei'
    const last = {
      W: 'einem Sieg',
      T: 'einem Unentschieden',
      L: f.throws === 5 ? 'dem fünften Verlust' : 'einem Verlust',
    }[f.last]
    return `Nach ${last} ist die Probe vorbei: ${f.throws} Würfe`
  },
  'modDot.entryMeans': (f) => {
    if (f.outcome === 'success') return `${successes(f.total)}, ${degreeText(f.degree)}`
    return `${plain(f.total)} mit ${f.downs} verloren: ${OUTCOMES[f.outcome]}`
  },

  'modDot.kind': 'Art',
  'modDot.kindName': (f) => KINDS[f.kind],
  'modDot.difficulty': 'Schwierigkeit',
  'modDot.modifier': (f) => signed(f.modifier),
  'modDot.difficultyOption': (f) =>
    f.modifier === 0 ? String(f.difficulty) : `${f.difficulty} (${signed(f.modifier)})`,
  'modDot.dots': 'Punkte',
  'modDot.need': 'Nötig',
  'modDot.limit': 'Grenze',
  'modDot.limitNone': 'keine',
  'modDot.specialty': 'Spezialisierung',
  'modDot.applies': 'passt',
  'modDot.interval': 'Jede Probe dauert',
  'modDot.intervalOne': 'Es dauert',
  'modDot.first': (f) => `erste um ${f.moment}`,
  'modDot.ourSide': 'Die eine Seite',
  'modDot.theirSide': 'Die andere',
  'modDot.sum': (f) =>
    `Basis ${f.base}: ${dots(f.dots)}${f.modifier === 0 ? '' : ` ${apart(f.modifier)}`}, halbiert, aufgerundet.`,
  'modDot.sumSides': (f) => `Basis ${f.ours} gegen ${f.theirs}.`,
  'modDot.sumMore': (f) =>
    ({
      single: 'Zwei Würfe entscheiden es.',
      contested: 'Beide werfen; die höhere Summe gewinnt.',
      extended: 'Erfolge sammeln sich; ein Patzer beendet es.',
    })[f.kind],

  'modDot.whyBase': (f) => {
    const who = f.name === null ? '' : `${f.name}: `
    const pool =
      f.modifier === 0 ? '' : ` ${apart(f.modifier)}${f.dots + f.modifier < 0 ? ', nicht unter 0,' : ''} ist ${f.pool}`
    return `${who}${dots(f.dots)} bei Schwierigkeit ${f.difficulty}${pool}; halbiert, aufgerundet: Basis ${f.base}.`
  },
  'modDot.whyThrows': (f) => {
    const row =
      f.row === 'W'
        ? 'Beide gewonnen, eine Spezialisierung passte: Es ging weiter. '
        : f.row === 'L'
          ? 'Beide verloren: Es ging weiter. '
          : ''
    if (f.outcome === 'success') return `${row}Summe ${f.total}.`
    return `${row}Summe ${plain(f.total)} mit ${f.downs} verloren: ${OUTCOMES[f.outcome]}.`
  },
  'modDot.whyRolled': (f) => (f.rolled === 'app' ? 'Hier geworfen.' : 'Am Tisch geworfen.'),
  'modDot.whyZero': 'Ein Fehlschlag oder Patzer zählt als 0.',
  'modDot.whyChanged': (f) => `${f.from} → ${f.to} von ${f.need}.`,
}
