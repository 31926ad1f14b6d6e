import type { TimeDieLine, TimeDieReason } from '../../rules/systems/time-die/lines'
import type { Pace, TimeDie } from '../../rules/systems/time-die/pace'
import type { LineWords, ReasonWords } from '../words'
import { duration, list, signed } from './say'

const UNITS = { s: 'Sekunden', r: 'Runden', m: 'Minuten', h: 'Stunden', d: 'Tage', w: 'Wochen' } as const

/** `W6 Minuten`, `W6 × 10 Sekunden`. */
const dieWords = ({ unit, times }: TimeDie): string => `W6 ${times === 1 ? '' : `× ${times} `}${UNITS[unit]}`

const PACES = { normal: '', rush: ', in Eile', slow: ', in Ruhe' } as const

const changed = (pace: Pace, before: number, after: number): string =>
  ({
    normal: duration(after),
    rush: `${duration(before)}, in Eile ${duration(after)}`,
    slow: `${duration(before)}, in Ruhe ${duration(after)}`,
  })[pace]

const hits = (n: number): string => `${n === 0 ? '0' : signed(n)} Treffer`

export const timeDieLines: LineWords<TimeDieLine> = {
  'timeDie.rolled': (line, { who, title }) => {
    const how = line.isAverage ? 'im Schnitt 4' : `${line.face} gewürfelt`
    return `${who}, ${title}: ${dieWords(line.die)}, ${how}: Es dauert ${changed(line.pace, line.before, line.duration)}`
  },
  'timeDie.tested': (line, { name }) => {
    const roll = line.roll === null ? '' : ` ${line.roll} gegen ${line.target}:`
    const end = line.complication === null ? '' : `. Komplikation: ${line.complication}`
    const have = `${line.have} von ${line.need}${line.completes ? ', fertig' : ''}`
    return `${name(line.character)}, Probe:${roll} ${hits(line.hits)}, ${have}${end}`
  },
  'timeDie.interval-ended': (line, { name }) => {
    const die =
      line.die === null || line.face === null ? '' : ` (${dieWords(line.die)}${PACES[line.pace]}: ${line.face})`
    const forwent = line.forwent.length === 0 ? '' : `, ohne ${list(line.forwent.map(name))}`
    const standing = `${line.have} von ${line.need}`
    return `Intervall ${line.used} von ${line.limit} endet nach ${duration(line.lasted)}${die}${forwent}: ${standing}`
  },
  'timeDie.partial': (line, { title }) =>
    `${title}: ein Teilerfolg mit ${line.have} von ${line.need}${line.replaces ? ' (neu gesagt)' : ''}`,
  'timeDie.joined': (line, { name, title }) =>
    `${name(line.character)} steigt ein bei ${title}, Zielwert ${line.successTarget}`,
  'timeDie.left': (line, { name, title }) => `${name(line.character)} steigt aus bei ${title}`,
}

export const timeDieReasons: ReasonWords<TimeDieReason> = {
  'timeDie.hits-are-typed': () => 'Treffer werden hier am Tisch gezählt, gewürfelt wird nichts: Tipp die Treffer ein.',
  'timeDie.has-acted': () => 'Hat in diesem Intervall schon gewürfelt. Die nächste Probe kommt, wenn es endet.',
  'timeDie.average-or-face': () => 'Entweder der Schnitt oder eine gewürfelte Zahl, nicht beides.',
  'timeDie.fixed-interval': () => 'Dieses Intervall ist fest: Es endet ohne Würfel.',
  'timeDie.not-failed': () => 'Ein Teilerfolg wird nach einem Scheitern festgehalten.',
  'timeDie.last-one': () => 'Eine Person muss bleiben. Schließ die Probe lieber ab oder gib sie auf.',
  'timeDie.too-many': ({ facts }) => `Höchstens ${facts.most} machen mit.`,
  'timeDie.needs-limit': () => 'Eine ausgedehnte Probe hat immer eine Grenze: 1 bis 100 Intervalle.',
  'timeDie.duration-only': () =>
    'Diese Aufgabe findet nur heraus, wie lange etwas dauert: Sie hat keine Treffer und keine Intervalle.',
}
