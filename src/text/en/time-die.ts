import type { TimeDieLine, TimeDieReason } from '../../rules/systems/time-die/lines'
import type { Pace, TimeDie } from '../../rules/systems/time-die/pace'
import type { LineWords, ReasonWords } from '../words'
import { count, duration, list, signed } from './say'

const UNITS = { s: 'seconds', r: 'rounds', m: 'minutes', h: 'hours', d: 'days', w: 'weeks' } as const

/** `d6 minutes`, `d6 × 10 seconds`. */
export const dieWords = ({ unit, times }: TimeDie): string => `d6 ${times === 1 ? '' : `× ${times} `}${UNITS[unit]}`

const PACES = { normal: '', rush: ', rushed', slow: ', taking time' } as const

const changed = (pace: Pace, before: number, after: number): string =>
  ({
    normal: duration(after),
    rush: `${duration(before)}, rushed ${duration(after)}`,
    slow: `${duration(before)}, taking time ${duration(after)}`,
  })[pace]

const hits = (n: number): string => `${n === 0 ? '0' : signed(n)} ${Math.abs(n) === 1 ? 'Hit' : 'Hits'}`

export const timeDieLines: LineWords<TimeDieLine> = {
  'timeDie.rolled': (line, { who, title }) => {
    const how = line.isAverage ? 'on average 4' : `${line.face} rolled`
    return `${who}, ${title}: ${dieWords(line.die)}, ${how}: it takes ${changed(line.pace, line.before, line.duration)}`
  },
  'timeDie.tested': (line, { name }) => {
    const roll = line.roll === null ? '' : ` ${line.roll} against ${line.target}:`
    const end = line.complication === null ? '' : `. Complication: ${line.complication}`
    const have = `${line.have} of ${line.need}${line.completes ? ', done' : ''}`
    return `${name(line.character)} tests:${roll} ${hits(line.hits)}, ${have}${end}`
  },
  'timeDie.interval-ended': (line, { name }) => {
    const die =
      line.die === null || line.face === null ? '' : ` (${dieWords(line.die)}${PACES[line.pace]}: ${line.face})`
    const forwent = line.forwent.length === 0 ? '' : `, without ${list(line.forwent.map(name))}`
    const standing = `${line.have} of ${line.need}`
    return `Interval ${line.used} of ${line.limit} ends after ${duration(line.lasted)}${die}${forwent}: ${standing}`
  },
  'timeDie.partial': (line, { title }) =>
    `${title}: a partial success with ${line.have} of ${line.need}${line.replaces ? ' (said anew)' : ''}`,
  'timeDie.joined': (line, { name, title }) =>
    `${name(line.character)} joins ${title} with a Success Target of ${line.successTarget}`,
  'timeDie.left': (line, { name, title }) => `${name(line.character)} leaves ${title}`,
}

export const timeDieReasons: ReasonWords<TimeDieReason> = {
  'timeDie.hits-are-typed': () => 'Hits are counted at the table here and nothing is rolled: type the Hits.',
  'timeDie.has-acted': () => 'Has tested in this interval already. The next test comes when it has ended.',
  'timeDie.average-or-face': () => 'Either the average or a face that was rolled, not both.',
  'timeDie.fixed-interval': () => 'This interval is fixed: it ends without a die.',
  'timeDie.not-failed': () => 'A partial success is recorded after a failure.',
  'timeDie.last-one': () => 'One has to stay. Settle or give up the test instead.',
  'timeDie.too-many': ({ facts }) => `At most ${count(facts.most, 'character')} take part.`,
  'timeDie.needs-limit': () => 'An Extended Test always has a limit: 1 to 100 intervals.',
  'timeDie.duration-only': () => 'This task only finds how long something takes: it has no Hits and no intervals.',
}
