import type { Pace, TimeDie } from '../../rules/systems/time-die/pace'
import { count, duration, list } from './say'

// The Time Die panel, its begin form and why a roll counted as it did.

const UNITS = { s: 's', r: 'rounds', m: 'min', h: 'h', d: 'days', w: 'weeks' } as const

/** `d6 min`, `d6 × 10 min`. */
const dieWords = ({ unit, times }: TimeDie): string => `d6 ${times === 1 ? '' : `× ${times} `}${UNITS[unit]}`

const spaced = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`)
const tight = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0')
const hits = (n: number): string => `${n < 0 ? tight(n) : n} ${Math.abs(n) === 1 ? 'Hit' : 'Hits'}`
const paceWords: Readonly<Record<Pace, string>> = { normal: '', rush: ', rushed', slow: ', taking time' }

export const timeDieEn = {
  'timeDie.system': 'Time Die',
  'timeDie.detail': (f: { die: TimeDie | null; interval: number | null; pace: Pace; others: number }) => {
    const time = f.die === null ? (f.interval === null ? '' : `each ${duration(f.interval)}`) : dieWords(f.die)
    const others = f.others === 0 ? '' : f.others === 1 ? 'with one other · ' : `with ${f.others} others · `
    return `${others}${time}${paceWords[f.pace]}`
  },
  'timeDie.turnRoll': 'Roll now',
  'timeDie.comingUpDuration': (f: { name: string }) => `${f.name}, how long`,
  'timeDie.comingUp': (f: { name: string; interval: number; isLast: boolean }) =>
    f.isLast ? `${f.name}, last interval` : `${f.name}, interval ${f.interval}`,
  'timeDie.lastInterval': 'Last interval',
  'timeDie.settled': 'Settled',
  'timeDie.standing': (f: { have: number; need: number }) => `${f.have} of ${f.need} Hits`,
  'timeDie.standingDuration': (f: { found: number | null }) =>
    f.found === null ? '' : `it takes ${duration(f.found)}`,

  'timeDie.stand': (f: { have: number; need: number }) => `${f.have} of ${f.need}`,
  'timeDie.hits': 'Hits',
  'timeDie.hitsLeft': (f: { left: string }) => `Hits, ${f.left}`,
  'timeDie.gauge': (f: { have: number; need: number; used: number; limit: number; isOver: boolean }) =>
    `${f.have} of ${f.need} Hits; ${f.isOver ? `${f.used} of ${f.limit} intervals ended` : `interval ${f.used + 1} of ${f.limit}`}`,
  'timeDie.complications': (f: { texts: readonly string[] }) => f.texts.join(' · '),
  'timeDie.complicationsLabel': 'Complications',
  'timeDie.left': (f: { left: number }) => (f.left === 0 ? 'no interval is left' : `${count(f.left, 'interval')} left`),
  'timeDie.last': 'Last interval',
  'timeDie.lastBefore': (f: { moment: string }) => `Last interval before ${f.moment}`,
  'timeDie.fitBefore': (f: { left: number; moment: string }) => `${f.left} intervals before ${f.moment}`,
  'timeDie.until': (f: { isLast: boolean; moment: string }) =>
    `${f.isLast ? 'Last interval, until' : 'Until'} ${f.moment}`,

  'timeDie.who': 'Who tests',
  'timeDie.brought': (f: { hits: number }) => tight(f.hits),
  'timeDie.whoTests': (f: { name: string; target: number }) => `${f.name} tests, d100 at ${f.target}`,
  'timeDie.whoAreDone': (f: { count: number }) => `${f.count} done`,
  'timeDie.say': (f: { name: string; target: number; isAlone: boolean; isTyped: boolean }) => {
    if (f.isTyped) return f.isAlone ? 'A test: count the Hits.' : `${f.name} tests: count the Hits.`
    return f.isAlone ? `d100 at ${f.target}.` : `${f.name} tests, d100 at ${f.target}.`
  },
  'timeDie.sayMore': (f: { pace: Pace; modifier: number }) => {
    const parts = [
      ...(f.pace === 'rush' ? ['− 20 rushed'] : f.pace === 'slow' ? ['+ 20 taking time'] : []),
      ...(f.modifier === 0 ? [] : [`${spaced(f.modifier)} for this test`]),
    ]
    return parts.length === 0 ? '' : `With ${list(parts)}.`
  },
  'timeDie.sayEndFixed': (f: { interval: number; isAlone: boolean }) =>
    `${f.isAlone ? 'Tested' : 'All have tested'}: ${duration(f.interval)} pass.`,
  'timeDie.sayEndDie': (f: { die: TimeDie; isAlone: boolean }) =>
    `${f.isAlone ? 'Tested' : 'All have tested'}: ${dieWords(f.die)} say how long it took.`,
  'timeDie.saySpent': 'All intervals are used up. The GM’s word gives more.',
  'timeDie.modifier': 'Modifier for this test',
  'timeDie.complication': 'Complication',
  'timeDie.addComplication': 'A Complication…',
  'timeDie.tellMore': 'What changed…',
  'timeDie.roll': 'Roll',
  'timeDie.rollFor': (f: { name: string }) => `Roll for ${f.name}`,
  'timeDie.enter': 'Enter',
  'timeDie.enterDice': 'Enter dice',
  'timeDie.enterHits': 'Enter Hits',
  'timeDie.end': (f: { interval: number }) => `End interval, ${duration(f.interval)}`,
  'timeDie.endRoll': 'Roll the d6',
  'timeDie.endNow': 'End the interval now',
  'timeDie.endNowRoll': 'End the interval now, roll its d6',
  'timeDie.endNowEnter': 'End the interval now, enter its d6…',
  'timeDie.average': 'Take 4',
  'timeDie.advance': (f: { by: number }) => `Advance ${duration(f.by)}`,

  'timeDie.whatRolled': (f: { name: string }) => `What ${f.name} rolled`,
  'timeDie.whatDie': 'How long it took',
  'timeDie.orHits': 'or Hits',
  'timeDie.onlyHits': 'Hits',
  'timeDie.d100': 'd100',
  'timeDie.d6': 'd6',
  'timeDie.emptyHundred': 'd100: 1 to 100, 00 is 100',
  'timeDie.emptySix': (f: { die: TimeDie }) => `The face of ${dieWords(f.die)}`,
  'timeDie.badHundred': 'A d100 shows 1 to 100',
  'timeDie.badSix': 'A d6 shows 1 to 6',
  'timeDie.oneThrow': 'One throw: take away what is too much',
  'timeDie.goOn': (f: { digit: number; means: string }) => `${f.means}. Or go on for ${f.digit}0 to ${f.digit}9`,
  'timeDie.means': (f: { roll: number; target: number; hits: number; have: number; need: number }) =>
    `${f.roll} against ${f.target}: ${hits(f.hits)}, ${f.have} of ${f.need}`,
  'timeDie.hitsMean': (f: { hits: number; have: number; need: number }) => `${hits(f.hits)}: ${f.have} of ${f.need}`,
  'timeDie.faceMeans': (f: { face: number; lasts: number }) => `A ${f.face}: ${duration(f.lasts)}`,

  'timeDie.paces': 'What it takes at each pace',
  'timeDie.paceName': (f: { pace: Pace }) => ({ normal: 'normal', rush: 'rush', slow: 'slow' })[f.pace],
  'timeDie.paceTarget': (f: { pace: Pace }) => ({ normal: '± 0', rush: '− 20', slow: '+ 20' })[f.pace],
  'timeDie.paceFigure': (f: { lasts: number }) => duration(f.lasts),
  'timeDie.paceRange': (f: { least: number; most: number }) => `${duration(f.least)} to ${duration(f.most)}`,
  'timeDie.found': (f: { face: number; die: TimeDie; isAverage: boolean; pace: Pace }) => {
    const unit = `${f.die.times === 1 ? '' : `${f.die.times} `}${UNITS[f.die.unit]}`
    const pace = { normal: '', rush: ', halved', slow: ', doubled' }[f.pace]
    return `${f.face} × ${f.die.times === 1 ? `1 ${UNITS[f.die.unit]}` : unit}${pace}`
  },
  'timeDie.foundMore': (f: { pace: Pace; isAverage: boolean }) => {
    const how = f.isAverage ? 'Not rolled: 4 is taken' : ''
    const target = { normal: '', rush: 'Success Target − 20', slow: 'Success Target + 20' }[f.pace]
    return [how, target].filter((part) => part !== '').join('. ')
  },
  'timeDie.itTakes': 'it takes',
  'timeDie.notFound': (f: { die: TimeDie }) => `${dieWords(f.die)}, not rolled yet`,
  'timeDie.sayDuration': 'Roll a d6, or take 4.',
  'timeDie.sayDurationMore': (f: { pace: Pace }) =>
    ({ normal: '', rush: 'Success Target − 20.', slow: 'Success Target + 20.' })[f.pace],
  'timeDie.sayFound': 'The clock stays where it is.',

  'timeDie.reason': (f: { reason: string | null; moment: string; interval: number; limit: number }) =>
    ({
      'target-reached': `in interval ${f.interval} of ${f.limit}, ${f.moment}`,
      'time-up': 'time is up',
      deadline: 'the deadline is over',
      abandoned: 'given up',
      gm: 'the GM’s word',
    })[f.reason ?? ''] ?? '',
  'timeDie.reasonDuration': (f: { reason: string | null }) =>
    ({ deadline: 'the deadline is over', abandoned: 'given up', gm: 'the GM’s word' })[f.reason ?? ''] ?? '',
  'timeDie.partly': (f: { note: string }) => `Partly: ${f.note}`,
  'timeDie.partial': 'Partial success…',
  'timeDie.partialAgain': 'Another partial success…',
  'timeDie.partialWhat': 'What was done all the same',
  'timeDie.partialDo': 'Record',

  'timeDie.kind': 'Kind',
  'timeDie.kindName': (f: { kind: 'extended' | 'duration' }) =>
    ({ extended: 'Extended Test', duration: 'duration only' })[f.kind],
  'timeDie.guide': 'How hard',
  'timeDie.complexity': (f: { complexity: 'simple' | 'standard' | 'hard' | 'extreme' }) =>
    ({ simple: 'Simple', standard: 'Standard', hard: 'Hard', extreme: 'Extreme' })[f.complexity],
  'timeDie.needIn': (f: { need: number; limit: number }) => `${f.need} in ${f.limit}`,
  'timeDie.need': 'Hits needed',
  'timeDie.limit': 'Intervals',
  'timeDie.each': 'Each interval',
  'timeDie.howLong': 'Time Die',
  'timeDie.fixed': 'a fixed time',
  'timeDie.otherDie': 'another Time Die',
  'timeDie.lasts': 'It lasts',
  'timeDie.times': 'd6 times',
  'timeDie.unit': 'of',
  'timeDie.unitName': (f: { unit: TimeDie['unit'] }) =>
    ({ s: 'seconds', r: 'rounds', m: 'minutes', h: 'hours', d: 'days', w: 'weeks' })[f.unit],
  'timeDie.guideFor': (f: { place: number }) =>
    [
      'a simple obstacle',
      'disarming in combat',
      'a basic lock',
      'a jammed mechanism',
      'first aid',
      'a repair',
      'a thorough search',
      'technical work',
      'research',
      'an overhaul',
      'a large archive',
      'a long project',
    ][f.place] ?? '',
  'timeDie.guideLine': (f: { die: TimeDie; what: string }) => `${dieWords(f.die)} · ${f.what}`,
  'timeDie.pace': (f: { isRolled: boolean; kind: 'extended' | 'duration' }) => {
    const what = f.kind === 'extended' ? 'an interval takes' : 'it takes'
    return `Pace, and what ${what}${f.isRolled ? ' with a 4' : ''}`
  },
  'timeDie.paceChoice': (f: { pace: Pace; range: string }) => {
    const target = { normal: 'normal', rush: 'rush, − 20', slow: 'slow, + 20' }[f.pace]
    return f.range === '' ? target : `${target} · ${f.range}`
  },
  'timeDie.participants': 'Who takes part',
  'timeDie.participant': (f: { place: number }) => `Participant ${f.place}`,
  'timeDie.successTarget': 'Success Target',
  'timeDie.addParticipant': 'Another participant',
  'timeDie.removeParticipant': (f: { name: string }) => `${f.name} does not take part`,
  'timeDie.sum': (f: { need: number; limit: number; people: number }) =>
    `${count(f.need, 'Hit')} in ${count(f.limit, 'interval')}, ${f.people === 1 ? 'one tests' : `${f.people} test`} in each.`,
  'timeDie.sumTime': (f: { longest: number; isRolled: boolean }) =>
    f.isRolled ? `About ${duration(f.longest)} at most, taking 4.` : `${duration(f.longest)} at most.`,
  'timeDie.sumDuration': (f: { average: number }) => `About ${duration(f.average)}, taking 4.`,
  'timeDie.sumCounting': (f: { counting: 'margin' | 'single' | 'typed' }) =>
    ({
      margin: 'Hits by margin: one, and one more per full 10.',
      single: 'Hits: one up or one down.',
      typed: 'Hits are counted at the table and typed in.',
    })[f.counting],

  'timeDie.whyTarget': (f: { base: number; pace: Pace; modifier: number; target: number }) => {
    const parts = [
      `Success Target ${f.base}`,
      ...(f.pace === 'rush' ? ['− 20 rushed'] : f.pace === 'slow' ? ['+ 20 taking time'] : []),
      ...(f.modifier === 0 ? [] : [`${spaced(f.modifier)} for the test`]),
    ]
    return parts.length === 1 ? `${parts[0] ?? ''}.` : `${parts.join(', ')}: ${f.target}.`
  },
  'timeDie.whyHits': (f: { roll: number; target: number; hits: number; counting: 'margin' | 'single' | 'typed' }) => {
    const by = Math.abs(f.target - f.roll)
    const full = Math.floor(by / 10)
    if (f.counting === 'single') return `${f.roll} is ${f.roll > f.target ? 'above it: −1' : 'not above it: +1'}.`
    if (f.roll > f.target)
      return `${f.roll} is ${by} above it: ${full === 0 ? 'no full 10, 0 Hits' : `−1 per full 10, ${hits(f.hits)}`}.`
    return `${f.roll} is ${by === 0 ? 'just at it' : `${by} below it`}: 1${full === 0 ? '' : ` and ${full} for the full tens`}, ${hits(f.hits)}.`
  },
  'timeDie.whyTyped': (f: { hits: number }) => `${hits(f.hits)}, counted at the table.`,
  'timeDie.whyChanged': (f: { from: number; to: number; need: number }) => `${f.from} → ${f.to} of ${f.need}.`,
  'timeDie.whyComplication': (f: { text: string }) => `Complication: ${f.text}. It takes no progress by itself.`,
  'timeDie.whyDuration': (f: {
    face: number
    die: TimeDie
    isAverage: boolean
    pace: Pace
    before: number
    lasts: number
  }) => {
    const how = f.isAverage ? 'Not rolled, so 4' : String(f.face)
    const unit = f.die.times === 1 ? UNITS[f.die.unit] : `${f.die.times} ${UNITS[f.die.unit]}`
    const pace = {
      normal: '',
      rush: `; rushed, half of it: ${duration(f.lasts)}`,
      slow: `; taking time, twice it: ${duration(f.lasts)}`,
    }
    return `${how} × ${unit} is ${duration(f.before)}${pace[f.pace]}.`
  },
  'timeDie.whyEnded': (f: { lasts: number; used: number; limit: number }) =>
    `Interval ${f.used} of ${f.limit} took ${duration(f.lasts)}.`,
  'timeDie.whyForwent': (f: { names: readonly string[] }) => `${list(f.names)} did not test in it.`,
} as const
