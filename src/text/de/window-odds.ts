import type { oddsEn } from '../en/window-odds'
import type { SameWords } from '../speak'
import { count, duration } from './say'

// Chances: what is said beside them, what they assume, finding the number that gives the one wanted, rolling a task out.

/** What a GM would call a chance. */
function likely(chance: number): string {
  if (chance <= 0) return 'unmöglich'
  if (chance < 0.05) return 'so gut wie aussichtslos'
  if (chance < 0.25) return 'nur mit Glück'
  if (chance < 0.42) return 'eher nicht'
  if (chance <= 0.58) return 'etwa halbe-halbe'
  if (chance < 0.75) return 'eher ja'
  if (chance < 0.9) return 'gute Aussichten'
  return chance < 1 - 1e-12 ? 'fast sicher' : 'sicher'
}

const DIALS = {
  target: 'Ziel',
  tokens: 'Marker',
  rounds: 'Runden',
  tally: 'Tally',
  dots: 'Punkte',
  need: 'Nötig',
  limit: 'Grenze',
  interval: 'Jeder Wurf dauert',
  deadline: 'Frist',
}

const timeDieDials: Readonly<Record<string, string>> = { need: 'Treffer nötig', limit: 'Intervalle' }

const lines = (...texts: readonly string[]): string => texts.join('\n')

export const oddsDe: SameWords<typeof oddsEn> = {
  'odds.percent': (f) => `${f.percent} %`,
  'odds.sign': '%',
  'odds.likely': (f) => likely(f.chance),
  'odds.makeIt': 'es zu schaffen',
  'odds.winsIt': (f) => `dass ${f.name} gewinnt`,
  'odds.button': (f) => `${f.percent} % Chance, ${f.aim}: ${likely(f.chance)}. Was dabei angenommen ist`,
  'odds.working': 'Die Chance wird ausgerechnet',
  'odds.curve': 'Chance, es geschafft zu haben',
  'odds.by': 'Bis',
  'odds.chance': 'Chance',
  'odds.best': 'am besten',
  'odds.outcomes': (f) => `Fehlschlag ${f.failure} %, Patzer ${f.botch} %`,
  'odds.stepAt': (f) => `${f.step}, ${f.moment}`,

  'odds.roll': (f) => `Wurf ${f.n}`,
  'odds.round': (f) => `Runde ${f.n}`,
  'odds.test': (f) => `Probe ${f.n}`,
  'odds.interval': (f) => `Intervall ${f.n}`,
  'odds.inRolls': (f) => `in ${count(f.n, 'Wurf', 'Würfen')}`,
  'odds.inRounds': (f) => `in ${count(f.n, 'Runde', 'Runden')}`,
  'odds.inTests': (f) => `in ${count(f.n, 'Probe', 'Proben')}`,
  'odds.inIntervals': (f) => `in ${count(f.n, 'Intervall', 'Intervallen')}`,

  'odds.noneRace': 'Wettlauf: nicht berechnet',
  'odds.noneOpposed': 'Vergleich: nicht berechnet',
  'odds.noneScore': 'der Stand zählt: nicht berechnet',
  'odds.noneLimit': 'keine Grenze: nicht berechenbar',
  'odds.noneTyped': 'getippte Treffer: nicht berechenbar',
  'odds.noneLong': 'zu lang zum Berechnen',
  'odds.notYet': 'Die Chance steht hier, sobald die Zahlen vollständig sind.',

  'odds.title': (f) => `Die Chancen: ${f.title}`,
  'odds.assumed': 'Was die Chancen annehmen',
  'odds.pace': (f) => (f.lasts === null ? `${f.percent} %` : `${f.percent} % in etwa ${duration(f.lasts)}`),
  'odds.exact': 'Genau ausgerechnet, so wie es jetzt steht; nichts wird ausprobiert oder simuliert.',
  'odds.assumesNothingElse':
    'Keine Modifikatoren für einzelne Würfe, keine Bennies, kein Glück, keine Hilfe außer der schon gegebenen, nichts zwischendurch gekauft.',
  'odds.assumesStorytelling': lines(
    'Nach einem Fehlschlag wird der Zustand angenommen, und es geht weiter.',
    'Nach einem außergewöhnlichen Erfolg wird das Beste der drei genommen. Eine 1 auf dem Glückswürfel beendet es.',
    'So viele Würfe, wie der Grundpool gibt und wie beim jeweiligen Intervall vor die Frist passen.',
    'Ein mitgebrachter Bonus oder Malus zählt nur für den ersten Wurf.',
  ),
  'odds.assumesDramatic': lines(
    'Alle handeln der Reihe nach, ziehen aus dem Deck, wie es ist, und kennen die nächsten Karten nicht.',
    'In einer schon verteilten Runde sind die Karten bekannt, und wer dran war, ist fertig.',
    'Mit Kreuz wird abgewartet, wo das besser ist, und sonst versucht. Niemand sonst wartet ab, niemand unterstützt.',
    'Ein Fehlschlag bei Kreuz zählt wie im Spiel.',
  ),
  'odds.assumesSaga': lines('Eine Probe je Intervall bis zur Grenze, ohne Boons, Banes oder Helfende.'),
  'odds.assumesModDot': lines(
    'Ein Wurf wird zu je einem Drittel gewonnen, unentschieden oder verloren.',
    'In einer ausgedehnten Probe eine Probe je Intervall bis zur Grenze; ein Patzer beendet sie.',
    'In einer vergleichenden Probe ist es die Chance der ersten Seite.',
  ),
  'odds.assumesTimeDie': lines(
    'Wer in diesem Intervall noch nicht gewürfelt hat, würfelt der Reihe nach; dann alle in jedem weiteren.',
    'Im Tempo, das die Aufgabe hat. Eine Komplikation nimmt nichts weg.',
    'Ein Intervall mit Zeitwürfel ist so lang, wie der Würfel es sagen kann.',
  ),

  'find.dial': (f) => (f.isTimeDie ? timeDieDials[f.dial] : undefined) ?? DIALS[f.dial],
  'find.about': 'Auf etwa bringen',
  'find.chance': 'Gewünschte Chance in Prozent',
  'find.nearest': 'am nächsten',
  'find.list': 'Was ungefähr diese Chance ergäbe',
  'find.nothing': 'Nichts hier ergibt sie.',
  'find.change': (f) => `${f.from} → ${f.to}`,
  'find.asItIs': (f) => `${f.value}, wie es ist`,
  'find.none': 'keine',

  'rollOut.it': 'Durchwürfeln',
  'rollOut.beginToEnd': 'Beginnen und bis zum Ende würfeln',
  'rollOut.beginStopping': 'Beginnen, würfeln, bei Entscheidungen halten',
}
