import type { sagaEn } from '../en/window-saga'
import type { SameWords } from '../speak'
import { netWords } from './saga-machine'
import { count, list, signed } from './say'

// The Saga Machine panels, their begin form and why a test counted as it did.

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'] as const
const inWords = (n: number): string => NUMBERS[n] ?? String(n)

const bonus = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`)

const UNITS = {
  hour: ['Stunde', 'Stunden', 'Stunden'],
  day: ['Tag', 'Tage', 'Tagen'],
  week: ['Woche', 'Wochen', 'Wochen'],
  test: ['Probe', 'Proben', 'Proben'],
} as const

/** Tests of exactly a day are days. One, many, and many after "von". */
const unitOf = (interval: number | null): readonly [string, string, string] =>
  interval === 3_600 ? UNITS.hour : interval === 86_400 ? UNITS.day : interval === 604_800 ? UNITS.week : UNITS.test

/** `1 Tag`, `3 Tage`. */
const units = (n: number, interval: number | null): string => count(n, unitOf(interval)[0], unitOf(interval)[1])
const ofUnits = (n: number, interval: number | null): string =>
  `${n} ${n === 1 ? unitOf(interval)[0] : unitOf(interval)[2]}`

export const sagaDe: SameWords<typeof sagaEn> = {
  'saga.system': 'Saga Machine',
  'saga.turn': 'Jetzt würfeln',
  'saga.tests': (f) => `${f.name}, Probe`,
  'saga.lastTests': (f) => `${f.name}, letzte Probe`,
  'saga.leg': (f) => `${f.name}, Etappe ${f.leg}${f.limit === null ? '' : ` von ${f.limit}`}`,
  'saga.against': (f) => `${f.first} gegen ${f.second}`,
  'saga.lastTest': 'Letzte Probe',
  'saga.detail': (f) => (f.skill === 0 ? `${f.stat} halbiert, ungelernt` : `${f.stat} + ${f.skill}`),
  'saga.detailOpposed': 'vergleichend',
  'saga.detailRace': 'Wettlauf',
  'saga.standing': (f) => `Tally ${f.have} von ${f.need}`,
  'saga.standingRace': (f) => `Tally ${f.first} gegen ${f.second}`,
  'saga.standingOpposed': (f) => `${f.first} gegen ${f.second}`,
  'saga.notShown': 'noch nicht beide gezeigt',
  'saga.stand': (f) => `${f.have} von ${f.need}`,
  'saga.tally': 'Tally',
  'saga.tallyNow': (f) => (f.isSuccess ? `Tally, ${signed(f.added)} gerade eben` : 'Tally, gerade eben kein Erfolg'),
  'saga.toGo': (f) => `noch ${f.missing}`,
  'saga.tallyLabel': (f) => `Tally ${f.have} von ${f.need}`,
  'saga.left': (f) => {
    if (f.left === null || f.limit === null)
      return f.used === 0 ? 'Keine Grenze' : `${units(f.used, f.interval)} verbraucht, keine Grenze`
    if (f.left === 0) return 'Keine Probe mehr übrig'
    if (f.limit === 1) return units(1, f.interval)
    if (f.used === 0 && f.left === f.limit) return units(f.limit, f.interval)
    if (f.left === 1) return `Noch ${ofUnits(1, f.interval)} von ${f.limit}`
    return `noch ${f.left} von ${ofUnits(f.limit, f.interval)}`
  },
  'saga.leftBefore': (f) => `${count(f.left, 'Probe', 'Proben')} bis ${f.moment}`,
  'saga.usedUp': (f) =>
    f.limit === null
      ? `${units(f.used, f.interval)} verbraucht`
      : `${f.used} von ${ofUnits(f.limit, f.interval)} verbraucht`,
  'saga.reason': (f) =>
    ({
      'target-reached': `Tally erreicht ${f.moment}`,
      'time-up': 'die Zeit ist um',
      deadline: 'die Frist ist abgelaufen',
      abandoned: 'aufgegeben',
      gm: 'Machtwort',
    })[f.reason ?? ''] ?? '',
  'saga.won': 'Gewonnen',
  'saga.lost': 'Verloren',
  'saga.draw': 'Unentschieden',
  'saga.settled': 'Abgeschlossen',
  'saga.wins': (f) => `${f.name} gewinnt`,
  'saga.drawHow': 'auch Stat und Edge sind gleich',
  'saga.wonBy': (f) =>
    ({
      'two-ones': 'drüben fielen zwei Einsen',
      total: f.gap === 0 ? 'mit der höheren Summe' : `mit ${f.gap} mehr`,
      tally: `mit ${f.gap} mehr Tally`,
      stat: 'gleich: der höhere Stat zählt',
      edge: 'gleich: die höhere Edge zählt',
      draw: '',
    })[f.by],
  'saga.ahead': (f) => (f.gap === 0 ? 'Gleichauf' : f.gap > 0 ? `${f.gap} voraus` : `${-f.gap} zurück`),
  'saga.afterLegs': (f) => (f.used === 0 ? 'noch ist niemand gestartet' : `nach ${count(f.used, 'Etappe', 'Etappen')}`),
  'saga.raceLabel': (f) => `${f.ours} ${f.oursTally}, ${f.theirs} ${f.theirsTally}`,

  'saga.formula': (f) =>
    `W10 ${bonus(f.bonus)}${f.net === 0 ? '' : ` ${netWords(f.net).length > 3 ? `${Math.abs(f.net)} ${f.net > 0 ? '⊕' : '⊖'}` : netWords(f.net)}`}`,
  'saga.say': (f) => {
    const dice = `W10 ${bonus(f.bonus)}`
    if (f.net !== 0) {
      const many = `${inWords(Math.abs(f.net))} ${f.net > 0 ? '⊕' : '⊖'}`
      return `${dice} und ${many}, also ${inWords(Math.abs(f.net) + 1)} Würfel.`
    }
    return f.needed === null ? `${dice}.` : `${dice}, nötig ist eine ${f.needed}.`
  },
  'saga.sayMore': (f) =>
    [
      ...(f.needed === null ? [] : [`Nötig ist ${f.needed}.`]),
      ...(f.modifier === 0 ? [] : [`${bonus(f.modifier)} ist drin.`]),
      ...(f.helpers.length === 0
        ? []
        : [
            f.helpers.length > 2
              ? `${f.helpers.length} helfen.`
              : `${list(f.helpers)} ${f.helpers.length === 1 ? 'hilft' : 'helfen'}.`,
          ]),
      `TN ${f.tn}.`,
    ].join(' '),
  'saga.shows': (f) => (f.total === null ? 'zeigt zwei Einsen' : `zeigt ${f.total}`),
  'saga.oneMoreBoon': 'Ein Boon mehr',
  'saga.oneMoreBane': 'Ein Bane mehr',
  'saga.boonFor': (f) => `Ein Boon mehr für ${f.name}`,
  'saga.baneFor': (f) => `Ein Bane mehr für ${f.name}`,
  'saga.roll': 'Würfeln',
  'saga.rollBoth': 'Beide würfeln',
  'saga.rollFor': (f) => `Für ${f.name} würfeln`,
  'saga.rollOnly': (f) => `Nur für ${f.name} würfeln`,
  'saga.enter': 'Eingeben',
  'saga.pushLuckFor': (f) =>
    f.total === null ? `Glück herausfordern für ${f.name}` : `Glück herausfordern statt ${f.total}`,
  'saga.enterLuck': 'Den herausgeforderten Wurf eingeben',
  'saga.whatTested': (f) => `Was ${f.name} gewürfelt hat`,
  'saga.showsFirst': (f) => `${f.name} zeigt zuerst`,
  'saga.enterOther': 'Eingeben',
  'saga.luckOf': (f) => `Der neue Wurf von ${f.name} gilt.`,
  'saga.orTotal': 'oder Summe',
  'saga.onlyTotal': 'Summe',
  'saga.critical': 'Zwei Einsen',
  'saga.criticalMeans': 'Ein kritischer Fehlschlag: zwei Einsen',
  'saga.before': 'Hilfe, Boons, Modifikator…',
  'saga.beforeOpposed': 'Boons, Banes, Modifikator…',
  'saga.tellMore': 'Was sich änderte…',
  'saga.helpFirst': (f) =>
    `Wie viele Würfel, hängt von ${list(f.names)} ab: Tipp ${f.names.length === 1 ? 'diesen Wurf' : 'deren Würfe'} ein oder nur die Summe.`,
  'saga.helpNow': 'Hilfe eintippen…',

  'saga.badFace': 'Ein W10 zeigt 1 bis 10',
  'saga.tooMany': (f) =>
    f.net === 0
      ? `Ein W10 ohne ⊕ oder ⊖: ${f.extra} zu viel`
      : `${count(Math.abs(f.net), f.net > 0 ? 'Boon' : 'Bane', f.net > 0 ? 'Boons' : 'Banes')}: ${f.count} Würfel, ${f.extra} zu viel`,
  'saga.empty': (f) =>
    f.net === 0
      ? 'Ein Würfel: 0 ist eine Zehn'
      : f.net > 0
        ? `${f.count} Würfel: der höchste, oder ein Paar zusammen`
        : `${f.count} Würfel: der niedrigste zählt`,
  'saga.counted': (f) => {
    if (f.isTwoOnes) return `Zwei Einsen: ein kritischer Fehlschlag bei ${f.total}`
    return `${f.isPair ? 'Ein Paar: ' : ''}${f.kept} ${bonus(f.total - f.kept)} ist ${f.total}`
  },
  'saga.totalGiven': (f) => String(f.total).replace('-', '−'),
  'saga.means': (f) => (f.margin === null ? ', kein Erfolg' : `, Spanne ${f.margin}: ${f.have} von ${f.need}`),
  'saga.meansRace': (f) => (f.margin === null ? ', kein Erfolg' : `, Spanne ${f.margin}`),

  'saga.beforeTitle': 'Vor der Probe',
  'saga.boons': 'Boons ⊕',
  'saga.banes': 'Banes ⊖',
  'saga.modifier': 'Modifikator',
  'saga.helpers': 'Wer hilft',
  'saga.helpersExplain':
    'Wer hilft, würfelt zuerst gegen TN 10. Gibt es einen Erfolg, ein ⊕; gibt es einen kritischen Fehlschlag, ein ⊖. Ohne Würfel oder Summe wird hier gewürfelt.',
  'saga.helper': (f) => `Hilfe ${f.place}`,
  'saga.addHelper': 'Noch eine Hilfe',
  'saga.removeHelper': (f) => `${f.name} hilft nicht`,
  'saga.nobodyElse': 'Sonst ist niemand in der Kampagne.',
  'saga.face': 'W10',
  'saga.total': 'oder Summe',
  'saga.helperRolls': 'hier gewürfelt',
  'saga.helperMeans': (f) =>
    `${f.total}: ${f.success ? 'hilft, ein ⊕' : f.critical ? 'ist im Weg, ein ⊖' : 'keine Hilfe'}`,

  'saga.kind': 'Art',
  'saga.kindExtended': 'ausgedehnt',
  'saga.kindOpposed': 'vergleichend',
  'saga.kindRace': 'Wettlauf',
  'saga.guide': 'Wie viel',
  'saga.guide5': 'Etwas Arbeit',
  'saga.guide10': 'Viel',
  'saga.guide15': 'Jede Menge',
  'saga.stat': 'Stat',
  'saga.skill': 'Fertigkeit',
  'saga.edge': 'Edge',
  'saga.tn': 'TN',
  'saga.tallyField': 'Tally',
  'saga.limit': 'Grenze',
  'saga.noLimit': 'keine',
  'saga.interval': 'Jede Probe dauert',
  'saga.firstAt': (f) => `erste um ${f.moment}`,
  'saga.deadline': 'Frist',
  'saga.deadlineAt': (f) => `um ${f.moment}`,
  'saga.firstSide': 'Die eine Seite',
  'saga.secondSide': 'Die andere Seite',
  'saga.sumExtended': (f) =>
    `W10 ${bonus(f.bonus)} gegen ${f.tn}, ${f.limit === null ? 'keine Grenze' : count(f.limit, 'Probe', 'Proben')}.`,
  'saga.sumExtendedMore': 'Die Spannen ergeben die Tally.',
  'saga.sumUnskilled': (f) => `Ungelernt: ${f.stat} zählt als ${f.counted}.`,
  'saga.sumOpposed': (f) => `W10 ${bonus(f.first)} gegen W10 ${bonus(f.second)}.`,
  'saga.sumOpposedMore': 'Die höhere Summe gewinnt; dann Stat, dann Edge.',
  'saga.sumRaceMore': (f) =>
    `Beide sammeln Spannen gegen ${f.tn}; nach ${f.limit === null ? 'beliebig vielen Proben' : count(f.limit, 'Probe', 'Proben')} gewinnt die höhere Tally.`,

  'saga.whyKept': (f) => {
    if (f.isTwoOnes) return 'Zwei Einsen mit Banes unterm Strich: misslingt bei jeder Summe.'
    if (f.net === 0) return ''
    if (f.net < 0) return 'Der niedrigste zählt.'
    return f.isPair ? 'Ein Paar, zusammengezählt.' : 'Der höchste zählt.'
  },
  'saga.whyAdded': (f) => {
    const stat =
      f.skill === 0 ? `Stat ${f.stat} halbiert auf ${f.counted}, ungelernt` : `Stat ${f.stat}, Fertigkeit ${f.skill}`
    return `Mit ${stat}${f.modifier === 0 ? '' : `, ${signed(f.modifier)} für die Probe`}.`
  },
  'saga.whyTotal': (f) => `Nur die Summe wurde eingegeben: ${f.total}.`,
  'saga.whyTwoOnes': 'Eingegeben wurde nur, dass es zwei Einsen waren.',
  'saga.whyMeasured': (f) => {
    const critical =
      f.critical === null ? '' : f.critical === 'success' ? ', ein kritischer Erfolg' : ', ein kritischer Fehlschlag'
    return `${f.total} gegen ${f.tn}: ${f.success ? '' : 'kein Erfolg, '}Spanne ${signed(f.margin)}${critical}.`
  },
  'saga.whyBoons': (f) => `${f.boons} ⊕ und ${f.banes} ⊖ heben sich eins zu eins auf.`,
  'saga.whyHelp': (f) =>
    f.boons + f.banes === 0
      ? 'Die Hilfe brachte nichts.'
      : `Die Hilfe brachte ${list([...(f.boons > 0 ? ['ein ⊕'] : []), ...(f.banes > 0 ? ['ein ⊖'] : [])])}.`,
  'saga.whyChanged': (f) => `Tally ${f.from} → ${f.to} von ${f.need}.`,
  'saga.whySide': (f) => `${f.name}:`,
  'saga.whyTally': (f) => `Tally ${f.from} → ${f.to}.`,
  'saga.whyWas': (f) => `Vorher war es ${f.was}; der neue Wurf gilt.`,
  'saga.whyApp': 'Hier gewürfelt.',
  'saga.whyTyped': 'Eingetippt.',
}
