import type { Pace, TimeDie } from '../../rules/systems/time-die/pace'
import type { timeDieEn } from '../en/window-time-die'
import type { SameWords } from '../speak'
import { count, duration, list } from './say'

// The Time Die panel, its begin form and why a roll counted as it did.

const UNITS = { s: 's', r: 'Runden', m: 'min', h: 'h', d: 'Tage', w: 'Wochen' } as const

/** `W6 min`, `W6 × 10 min`. */
const dieWords = ({ unit, times }: TimeDie): string => `W6 ${times === 1 ? '' : `× ${times} `}${UNITS[unit]}`

const spaced = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`)
const tight = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0')
const hits = (n: number): string => `${n < 0 ? tight(n) : n} Treffer`
const paceWords: Readonly<Record<Pace, string>> = { normal: '', rush: ', in Eile', slow: ', in Ruhe' }

const REASONS: Readonly<Record<string, string>> = {
  deadline: 'die Frist ist abgelaufen',
  abandoned: 'aufgegeben',
  gm: 'Machtwort',
}

const GUIDE = [
  'ein einfaches Hindernis',
  'Entschärfen im Kampf',
  'ein einfaches Schloss',
  'ein klemmender Mechanismus',
  'Erste Hilfe',
  'eine Reparatur',
  'gründliches Durchsuchen',
  'technische Arbeit',
  'Nachforschungen',
  'eine Überholung',
  'ein großes Archiv',
  'ein langes Vorhaben',
] as const

const paceParts = (pace: Pace): readonly string[] =>
  pace === 'rush' ? ['− 20 in Eile'] : pace === 'slow' ? ['+ 20 in Ruhe'] : []

export const timeDieDe: SameWords<typeof timeDieEn> = {
  'timeDie.system': 'Zeitwürfel',
  'timeDie.detail': (f) => {
    const time = f.die === null ? (f.interval === null ? '' : `je ${duration(f.interval)}`) : dieWords(f.die)
    const others = f.others === 0 ? '' : f.others === 1 ? 'mit einer Person mehr · ' : `mit ${f.others} weiteren · `
    return `${others}${time}${paceWords[f.pace]}`
  },
  'timeDie.turnRoll': 'Jetzt würfeln',
  'timeDie.comingUpDuration': (f) => `${f.name}, wie lange`,
  'timeDie.comingUp': (f) => (f.isLast ? `${f.name}, letztes Intervall` : `${f.name}, Intervall ${f.interval}`),
  'timeDie.lastInterval': 'Letztes Intervall',
  'timeDie.settled': 'Abgeschlossen',
  'timeDie.standing': (f) => `${f.have} von ${f.need} Treffern`,
  'timeDie.standingDuration': (f) => (f.found === null ? '' : `dauert ${duration(f.found)}`),

  'timeDie.stand': (f) => `${f.have} von ${f.need}`,
  'timeDie.hits': 'Treffer',
  'timeDie.hitsLeft': (f) => `Treffer, ${f.left}`,
  'timeDie.gauge': (f) =>
    `${f.have} von ${f.need} Treffern; ${f.isOver ? `${f.used} von ${f.limit} Intervallen vorbei` : `Intervall ${f.used + 1} von ${f.limit}`}`,
  'timeDie.complications': (f) => f.texts.join(' · '),
  'timeDie.complicationsLabel': 'Komplikationen',
  'timeDie.left': (f) =>
    f.left === 0 ? 'kein Intervall mehr übrig' : `noch ${count(f.left, 'Intervall', 'Intervalle')}`,
  'timeDie.last': 'Letztes Intervall',
  'timeDie.lastBefore': (f) => `Letztes Intervall vor ${f.moment}`,
  'timeDie.fitBefore': (f) => `${count(f.left, 'Intervall', 'Intervalle')} bis ${f.moment}`,
  'timeDie.until': (f) => `${f.isLast ? 'Letztes Intervall, bis' : 'Bis'} ${f.moment}`,

  'timeDie.who': 'Wer würfelt',
  'timeDie.brought': (f) => tight(f.hits),
  'timeDie.whoTests': (f) => `${f.name} würfelt, W100 auf ${f.target}`,
  'timeDie.whoAreDone': (f) => `${f.count} fertig`,
  'timeDie.say': (f) => {
    if (f.isTyped) return f.isAlone ? 'Eine Probe: Treffer zählen.' : `${f.name}, Probe: Treffer zählen.`
    return f.isAlone ? `W100 auf ${f.target}.` : `${f.name} würfelt, W100 auf ${f.target}.`
  },
  'timeDie.sayMore': (f) => {
    const parts = [...paceParts(f.pace), ...(f.modifier === 0 ? [] : [`${spaced(f.modifier)} für diese Probe`])]
    return parts.length === 0 ? '' : `Mit ${list(parts)}.`
  },
  'timeDie.sayEndFixed': (f) =>
    `${f.isAlone ? 'Gewürfelt' : 'Alle haben gewürfelt'}: ${duration(f.interval)} vergehen.`,
  'timeDie.sayEndDie': (f) =>
    `${f.isAlone ? 'Gewürfelt' : 'Alle haben gewürfelt'}: ${dieWords(f.die)} sagt, wie lange es dauerte.`,
  'timeDie.saySpent': 'Alle Intervalle sind verbraucht. Ein Machtwort gibt mehr.',
  'timeDie.modifier': 'Modifikator für diese Probe',
  'timeDie.complication': 'Komplikation',
  'timeDie.addComplication': 'Eine Komplikation…',
  'timeDie.tellMore': 'Was sich änderte…',
  'timeDie.roll': 'Würfeln',
  'timeDie.rollFor': (f) => `Für ${f.name} würfeln`,
  'timeDie.enter': 'Eingeben',
  'timeDie.enterDice': 'Eingeben',
  'timeDie.enterHits': 'Treffer eingeben',
  'timeDie.end': (f) => `Intervall beenden, ${duration(f.interval)}`,
  'timeDie.endRoll': 'Den W6 würfeln',
  'timeDie.endNow': 'Intervall jetzt beenden',
  'timeDie.endNowRoll': 'Intervall jetzt beenden, W6 würfeln',
  'timeDie.endNowEnter': 'Intervall jetzt beenden, W6 eingeben…',
  'timeDie.average': '4 nehmen',
  'timeDie.advance': (f) => `${duration(f.by)} vorrücken`,

  'timeDie.whatRolled': (f) => `Was ${f.name} gewürfelt hat`,
  'timeDie.whatDie': 'Wie lange es dauerte',
  'timeDie.orHits': 'oder Treffer',
  'timeDie.onlyHits': 'Treffer',
  'timeDie.d100': 'W100',
  'timeDie.d6': 'W6',
  'timeDie.emptyHundred': 'W100: 1 bis 100, 00 ist 100',
  'timeDie.emptySix': (f) => `Was ${dieWords(f.die)} zeigt`,
  'timeDie.badHundred': 'Ein W100 zeigt 1 bis 100',
  'timeDie.badSix': 'Ein W6 zeigt 1 bis 6',
  'timeDie.oneThrow': 'Nur ein Wurf: Nimm weg, was zu viel ist',
  'timeDie.goOn': (f) => `${f.means}. Oder weiter für ${f.digit}0 bis ${f.digit}9`,
  'timeDie.means': (f) => `${f.roll} gegen ${f.target}: ${hits(f.hits)}, ${f.have} von ${f.need}`,
  'timeDie.hitsMean': (f) => `${hits(f.hits)}: ${f.have} von ${f.need}`,
  'timeDie.faceMeans': (f) => `Eine ${f.face}: ${duration(f.lasts)}`,

  'timeDie.paces': 'Wie lange in jedem Tempo',
  'timeDie.paceName': (f) => ({ normal: 'normal', rush: 'Eile', slow: 'Ruhe' })[f.pace],
  'timeDie.paceTarget': (f) => ({ normal: '± 0', rush: '− 20', slow: '+ 20' })[f.pace],
  'timeDie.paceFigure': (f) => duration(f.lasts),
  'timeDie.paceRange': (f) => `${duration(f.least)} bis ${duration(f.most)}`,
  'timeDie.found': (f) => {
    const unit = `${f.die.times === 1 ? '1' : f.die.times} ${UNITS[f.die.unit]}`
    const pace = { normal: '', rush: ', halbiert', slow: ', verdoppelt' }[f.pace]
    return `${f.face} × ${unit}${pace}`
  },
  'timeDie.foundMore': (f) => {
    const how = f.isAverage ? 'Nicht gewürfelt: 4 genommen' : ''
    const target = { normal: '', rush: 'Zielwert − 20', slow: 'Zielwert + 20' }[f.pace]
    return [how, target].filter((part) => part !== '').join('. ')
  },
  'timeDie.itTakes': 'es dauert',
  'timeDie.notFound': (f) => `${dieWords(f.die)}, noch nicht gewürfelt`,
  'timeDie.sayDuration': 'Einen W6 würfeln oder 4 nehmen.',
  'timeDie.sayDurationMore': (f) => ({ normal: '', rush: 'Zielwert − 20.', slow: 'Zielwert + 20.' })[f.pace],
  'timeDie.sayFound': 'Die Uhr bleibt, wo sie ist.',

  'timeDie.reason': (f) =>
    ({
      ...REASONS,
      'target-reached': `in Intervall ${f.interval} von ${f.limit}, ${f.moment}`,
      'time-up': 'die Zeit ist um',
    })[f.reason ?? ''] ?? '',
  'timeDie.reasonDuration': (f) => REASONS[f.reason ?? ''] ?? '',
  'timeDie.partly': (f) => `Teilweise: ${f.note}`,
  'timeDie.partial': 'Teilerfolg…',
  'timeDie.partialAgain': 'Noch ein Teilerfolg…',
  'timeDie.partialWhat': 'Was trotzdem gelang',
  'timeDie.partialDo': 'Festhalten',

  'timeDie.kind': 'Art',
  'timeDie.kindName': (f) => ({ extended: 'Ausgedehnte Probe', duration: 'nur die Dauer' })[f.kind],
  'timeDie.guide': 'Wie schwer',
  'timeDie.complexity': (f) =>
    ({ simple: 'Einfach', standard: 'Normal', hard: 'Schwer', extreme: 'Extrem' })[f.complexity],
  'timeDie.needIn': (f) => `${f.need} in ${f.limit}`,
  'timeDie.need': 'Treffer nötig',
  'timeDie.limit': 'Intervalle',
  'timeDie.each': 'Jedes Intervall',
  'timeDie.howLong': 'Zeitwürfel',
  'timeDie.fixed': 'eine feste Zeit',
  'timeDie.otherDie': 'anderer Zeitwürfel',
  'timeDie.lasts': 'Es dauert',
  'timeDie.times': 'W6 mal',
  'timeDie.unit': 'in',
  'timeDie.unitName': (f) =>
    ({ s: 'Sekunden', r: 'Runden', m: 'Minuten', h: 'Stunden', d: 'Tage', w: 'Wochen' })[f.unit],
  'timeDie.guideFor': (f) => GUIDE[f.place] ?? '',
  'timeDie.guideLine': (f) => `${dieWords(f.die)} · ${f.what}`,
  'timeDie.pace': (f) => {
    const what = f.kind === 'extended' ? 'wie lange ein Intervall dauert' : 'wie lange es dauert'
    return `Tempo, und ${what}${f.isRolled ? ' mit einer 4' : ''}`
  },
  'timeDie.paceChoice': (f) => {
    const target = { normal: 'normal', rush: 'Eile, − 20', slow: 'Ruhe, + 20' }[f.pace]
    return f.range === '' ? target : `${target} · ${f.range}`
  },
  'timeDie.participants': 'Wer mitmacht',
  'timeDie.participant': (f) => `Person ${f.place}`,
  'timeDie.successTarget': 'Zielwert',
  'timeDie.addParticipant': 'Noch jemand',
  'timeDie.removeParticipant': (f) => `${f.name} macht nicht mit`,
  'timeDie.sum': (f) =>
    `${f.need} Treffer in ${count(f.limit, 'Intervall', 'Intervallen')}, ${f.people === 1 ? 'eine Person würfelt' : `${f.people} würfeln`} in jedem.`,
  'timeDie.sumTime': (f) =>
    f.isRolled ? `Etwa ${duration(f.longest)} höchstens, mit 4.` : `Höchstens ${duration(f.longest)}.`,
  'timeDie.sumDuration': (f) => `Etwa ${duration(f.average)}, mit 4.`,
  'timeDie.sumCounting': (f) =>
    ({
      margin: 'Treffer nach Abstand: einer, und einer mehr je volle 10.',
      single: 'Treffer: einer rauf oder einer runter.',
      typed: 'Treffer werden am Tisch gezählt und eingetippt.',
    })[f.counting],

  'timeDie.whyTarget': (f) => {
    const parts = [
      `Zielwert ${f.base}`,
      ...paceParts(f.pace),
      ...(f.modifier === 0 ? [] : [`${spaced(f.modifier)} für die Probe`]),
    ]
    return parts.length === 1 ? `${parts[0] ?? ''}.` : `${parts.join(', ')}: ${f.target}.`
  },
  'timeDie.whyHits': (f) => {
    const by = Math.abs(f.target - f.roll)
    const full = Math.floor(by / 10)
    if (f.counting === 'single') return `${f.roll} liegt ${f.roll > f.target ? 'darüber: −1' : 'nicht darüber: +1'}.`
    if (f.roll > f.target)
      return `${f.roll} liegt ${by} darüber: ${full === 0 ? 'keine volle 10, 0 Treffer' : `−1 je volle 10, ${hits(f.hits)}`}.`
    return `${f.roll} liegt ${by === 0 ? 'genau darauf' : `${by} darunter`}: 1${full === 0 ? '' : ` und ${full} für die vollen Zehner`}, ${hits(f.hits)}.`
  },
  'timeDie.whyTyped': (f) => `${hits(f.hits)}, am Tisch gezählt.`,
  'timeDie.whyChanged': (f) => `${f.from} → ${f.to} von ${f.need}.`,
  'timeDie.whyComplication': (f) => `Komplikation: ${f.text}. Von selbst nimmt sie keinen Fortschritt.`,
  'timeDie.whyDuration': (f) => {
    const how = f.isAverage ? 'Nicht gewürfelt, also 4' : String(f.face)
    const unit = f.die.times === 1 ? UNITS[f.die.unit] : `${f.die.times} ${UNITS[f.die.unit]}`
    const pace = {
      normal: '',
      rush: `; in Eile die Hälfte: ${duration(f.lasts)}`,
      slow: `; in Ruhe das Doppelte: ${duration(f.lasts)}`,
    }
    return `${how} × ${unit} ist ${duration(f.before)}${pace[f.pace]}.`
  },
  'timeDie.whyEnded': (f) => `Intervall ${f.used} von ${f.limit} dauerte ${duration(f.lasts)}.`,
  'timeDie.whyForwent': (f) => `${list(f.names)} ${f.names.length === 1 ? 'hat' : 'haben'} darin nicht gewürfelt.`,
}
