import { count, duration, signed } from './say'

// The Mod-Dot panel, its begin form and why a test counted as it did.

type Kind = 'single' | 'contested' | 'extended'
type Outcome = 'success' | 'failure' | 'botch'

const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n))
/** `+ 4`, `− 2`: added to what stands before it. */
const apart = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`)

export const modDotEn = {
  'modDot.system': 'Mod-Dot',
  'modDot.detail': (f: { dots: number; difficulty: number }) => `${count(f.dots, 'dot')}, difficulty ${f.difficulty}`,
  'modDot.contested': 'contested',
  'modDot.turn': 'Throw now',
  'modDot.tests': (f: { name: string }) => `${f.name} tests`,
  'modDot.lastTests': (f: { name: string }) => `${f.name}, last test`,
  'modDot.against': (f: { ours: string; theirs: string }) => `${f.ours} against ${f.theirs}`,
  'modDot.lastTest': 'Last test',
  'modDot.won': 'Won',
  'modDot.settled': 'Settled',

  'modDot.base': 'base',
  'modDot.baseIs': (f: { base: number }) => `base ${f.base}`,
  'modDot.value': (f: { value: number }) => signed(f.value),
  'modDot.total': (f: { total: number }) => plain(f.total),
  'modDot.handsLabel': (f: { base: number; total: number; throws: number }) =>
    f.throws === 0
      ? `Base ${f.base}, nothing thrown`
      : `Base ${f.base}, with ${count(f.throws, 'throw')} ${plain(f.total)}`,
  'modDot.stand': (f: { have: number; need: number }) => `${f.have} of ${f.need}`,
  'modDot.beforeTest': 'before this test',
  'modDot.successes': 'successes',
  'modDot.soFar': 'so far',
  'modDot.inAll': 'in all',
  'modDot.standing': (f: {
    kind: Kind
    have: number
    need: number | null
    total: number | null
    outcome: Outcome | null
    net: number | null
  }) => {
    if (f.kind === 'extended') return `${f.have} of ${f.need ?? 0} successes`
    if (f.kind === 'contested') return f.net === null ? '' : f.net === 0 ? 'nobody won' : `decided by ${f.net}`
    if (f.outcome === null) return ''
    return f.outcome === 'success' ? count(f.total ?? 0, 'success', 'successes') : `a ${f.outcome}`
  },
  'modDot.left': (f: { left: number; interval: number | null }) =>
    `${count(f.left, 'test')}${f.interval === null ? '' : ` of ${duration(f.interval)}`} left`,
  'modDot.leftBefore': (f: { left: number; moment: string }) => `${count(f.left, 'test')} before ${f.moment}`,
  'modDot.noLimit': (f: { made: number; interval: number | null }) =>
    `${f.made === 0 ? 'First test' : `Test ${f.made + 1}`}, no limit${f.interval === null ? '' : `, ${duration(f.interval)} each`}`,
  'modDot.takes': (f: { interval: number }) => `One test of ${duration(f.interval)}`,
  'modDot.made': (f: { made: number; limit: number | null }) =>
    f.limit === null ? count(f.made, 'test') : `${f.made} of ${count(f.limit, 'test')}`,
  'modDot.reason': (f: { reason: string | null; moment: string }) =>
    ({
      'target-reached': `need reached ${f.moment}`,
      'time-up': 'no test is left',
      deadline: 'the deadline is over',
      abandoned: 'given up',
      botch: 'by a botch',
      gm: 'the GM’s word',
    })[f.reason ?? ''] ?? '',
  'modDot.overSuccess': (f: { total: number; degree: string }) =>
    `${count(f.total, 'success', 'successes')}, ${f.degree}`,
  'modDot.overFailure': (f: { total: number; downs: number }) =>
    f.total < 1 ? `a total of ${plain(f.total)}` : `${f.downs} lost, whatever is left`,
  'modDot.overBotch': (f: { total: number; downs: number }) =>
    f.downs >= 5 ? `a botch: ${f.downs} lost` : `a botch: ${f.downs} lost and ${plain(f.total)}`,
  'modDot.wonBy': (f: { net: number }) => `Won by ${f.net}`,
  'modDot.lostBy': (f: { net: number }) => `Lost by ${f.net}`,
  'modDot.nobody': 'Nobody wins',
  'modDot.equal': (f: { worth: number }) => `both at ${f.worth}`,
  'modDot.winnerDegree': (f: { name: string; degree: string }) => `${f.name}: ${f.degree}`,

  'modDot.say': (f: { name: string | null; thrown: number; row: 'W' | 'L' | null }) => {
    const who = f.name === null ? '' : `${f.name}: `
    const words =
      f.row === 'W'
        ? 'throw again: each win is one more.'
        : f.row === 'L'
          ? 'throw again: each loss takes one more.'
          : f.thrown === 0
            ? 'throw twice.'
            : 'one more throw.'
    return who === '' ? words.charAt(0).toUpperCase() + words.slice(1) : who + words
  },
  'modDot.sayMore': (f: { row: 'W' | 'L' | null; specialty: boolean; base: number }) => {
    if (f.row === 'W') return 'A tie or loss ends it and takes nothing.'
    if (f.row === 'L') return 'A tie or win ends it; the fifth loss is a botch.'
    return f.specialty ? 'A specialty applies: two wins go on.' : `On a base of ${f.base}.`
  },
  'modDot.sayDone': 'All thrown.',
  'modDot.throwWon': 'Won',
  'modDot.throwTied': 'Tied',
  'modDot.throwLost': 'Lost',
  'modDot.throwHere': 'Throw here',
  'modDot.throwHereFor': (f: { name: string }) => `Throw here for ${f.name}`,
  'modDot.takeBack': 'Take the last throw back',
  'modDot.typeThrows': 'Type the throws',
  'modDot.whatThrew': (f: { name: string }) => `What ${f.name} threw`,
  'modDot.tellMore': 'What changed…',

  'modDot.entryEmpty': 'Two throws: W, T or L',
  'modDot.entryMore': 'One more throw',
  'modDot.entryWon': 'Both won, a specialty applies: on',
  'modDot.entryLost': (f: { losses: number }) => (f.losses === 2 ? 'Both lost: on' : `${f.losses} lost: on`),
  'modDot.entryOver': (f: { throws: number; last: 'W' | 'T' | 'L' }) =>
    f.throws === 2
      ? 'The test is over after two throws'
      : `After ${{ W: 'a win', T: 'a tie', L: f.throws === 5 ? 'the fifth loss' : 'a loss' }[f.last]} the test is over: ${f.throws} throws`,
  'modDot.entryMeans': (f: { total: number; downs: number; outcome: Outcome; degree: string | null }) => {
    if (f.outcome === 'success') return `${count(f.total, 'success', 'successes')}, ${f.degree ?? ''}`
    return f.outcome === 'botch'
      ? `${plain(f.total)} with ${f.downs} lost: a botch`
      : `${plain(f.total)} with ${f.downs} lost: a failure`
  },

  'modDot.kind': 'Kind',
  'modDot.kindName': (f: { kind: Kind }) => f.kind,
  'modDot.difficulty': 'Difficulty',
  'modDot.modifier': (f: { modifier: number }) => signed(f.modifier),
  'modDot.difficultyOption': (f: { difficulty: number; modifier: number }) =>
    f.modifier === 0 ? String(f.difficulty) : `${f.difficulty} (${signed(f.modifier)})`,
  'modDot.dots': 'Dots',
  'modDot.need': 'Need',
  'modDot.limit': 'Limit',
  'modDot.limitNone': 'none',
  'modDot.specialty': 'Specialty',
  'modDot.applies': 'applies',
  'modDot.interval': 'Each test takes',
  'modDot.intervalOne': 'It takes',
  'modDot.first': (f: { moment: string }) => `first at ${f.moment}`,
  'modDot.ourSide': 'One side',
  'modDot.theirSide': 'The other',
  'modDot.sum': (f: { base: number; dots: number; modifier: number }) =>
    `Base ${f.base}: ${count(f.dots, 'dot')}${f.modifier === 0 ? '' : ` ${apart(f.modifier)}`}, halved, rounded up.`,
  'modDot.sumSides': (f: { ours: number; theirs: number }) => `Base ${f.ours} against ${f.theirs}.`,
  'modDot.sumMore': (f: { kind: Kind }) =>
    ({
      single: 'Two throws settle it.',
      contested: 'Both throw; the higher total wins.',
      extended: 'Successes add up; a botch ends it.',
    })[f.kind],

  'modDot.whyBase': (f: {
    name: string | null
    dots: number
    difficulty: number
    modifier: number
    pool: number
    base: number
  }) => {
    const who = f.name === null ? '' : `${f.name}: `
    const pool =
      f.modifier === 0 ? '' : ` ${apart(f.modifier)}${f.dots + f.modifier < 0 ? ', not below 0' : ''} is ${f.pool}`
    return `${who}${count(f.dots, 'dot')} at difficulty ${f.difficulty}${pool}; halved, rounded up: base ${f.base}.`
  },
  'modDot.whyThrows': (f: { total: number; outcome: Outcome; downs: number; row: 'W' | 'L' | null }) => {
    const row =
      f.row === 'W' ? 'Both won, a specialty applied: it went on. ' : f.row === 'L' ? 'Both lost: it went on. ' : ''
    if (f.outcome === 'success') return `${row}Total ${f.total}.`
    return `${row}Total ${plain(f.total)} with ${f.downs} lost: a ${f.outcome}.`
  },
  'modDot.whyRolled': (f: { rolled: 'app' | 'typed' }) =>
    f.rolled === 'app' ? 'Thrown here.' : 'Thrown at the table.',
  'modDot.whyZero': 'A failure or botch counts as 0.',
  'modDot.whyChanged': (f: { from: number; to: number; need: number }) => `${f.from} → ${f.to} of ${f.need}.`,
} as const
