import { count, duration } from './say'

// Chances: what is said beside them, what they assume, finding the number that gives the one wanted, rolling a task out.

/** What a GM would call a chance. */
function likely(chance: number): string {
  if (chance <= 0) return 'cannot be'
  if (chance < 0.05) return 'next to none'
  if (chance < 0.25) return 'a long shot'
  if (chance < 0.42) return 'less likely than not'
  if (chance <= 0.58) return 'about even'
  if (chance < 0.75) return 'likelier than not'
  if (chance < 0.9) return 'a good bet'
  return chance < 1 - 1e-12 ? 'all but certain' : 'certain'
}

type DialName = 'target' | 'tokens' | 'rounds' | 'tally' | 'dots' | 'need' | 'limit' | 'interval' | 'deadline'
const dials: Readonly<Record<DialName, string>> = {
  target: 'Target',
  tokens: 'Tokens',
  rounds: 'Rounds',
  tally: 'Tally',
  dots: 'Dots',
  need: 'Need',
  limit: 'Limit',
  interval: 'Each roll takes',
  deadline: 'Deadline',
}

const timeDieDials: Readonly<Partial<Record<DialName, string>>> = { need: 'Hits needed', limit: 'Intervals' }

const lines = (...texts: readonly string[]): string => texts.join('\n')

export const oddsEn = {
  'odds.percent': (f: { percent: string }) => `${f.percent} %`,
  'odds.sign': '%',
  'odds.likely': (f: { chance: number }) => likely(f.chance),
  'odds.makeIt': 'to make it',
  'odds.winsIt': (f: { name: string }) => `that ${f.name} wins`,
  'odds.button': (f: { percent: string; aim: string; chance: number }) =>
    `${f.percent} % ${f.aim}: ${likely(f.chance)}. What this assumes`,
  'odds.working': 'The chance is being worked out',
  'odds.curve': 'Chance to have made it',
  'odds.by': 'By',
  'odds.chance': 'Chance',
  'odds.best': 'best',
  'odds.outcomes': (f: { failure: string; botch: string }) => `fails ${f.failure} %, botches ${f.botch} %`,
  'odds.stepAt': (f: { step: string; moment: string }) => `${f.step}, ${f.moment}`,

  'odds.roll': (f: { n: number }) => `roll ${f.n}`,
  'odds.round': (f: { n: number }) => `round ${f.n}`,
  'odds.test': (f: { n: number }) => `test ${f.n}`,
  'odds.interval': (f: { n: number }) => `interval ${f.n}`,
  'odds.inRolls': (f: { n: number }) => `in ${count(f.n, 'roll')}`,
  'odds.inRounds': (f: { n: number }) => `in ${count(f.n, 'round')}`,
  'odds.inTests': (f: { n: number }) => `in ${count(f.n, 'test')}`,
  'odds.inIntervals': (f: { n: number }) => `in ${count(f.n, 'interval')}`,

  'odds.noneRace': 'no odds for a race',
  'odds.noneOpposed': 'no odds for an opposed test',
  'odds.noneScore': 'no odds for a score',
  'odds.noneLimit': 'no limit, so no odds',
  'odds.noneTyped': 'no odds where Hits are typed in',
  'odds.noneLong': 'too long for odds',
  'odds.notYet': 'The chance shows here as soon as the numbers are whole.',

  'odds.title': (f: { title: string }) => `The odds: ${f.title}`,
  'odds.assumed': 'What the odds assume',
  'odds.pace': (f: { percent: string; lasts: number | null }) =>
    f.lasts === null ? `${f.percent} %` : `${f.percent} % in about ${duration(f.lasts)}`,
  'odds.exact': 'Worked out exactly from how things stand now; nothing is tried out or simulated.',
  'odds.assumesNothingElse':
    'No modifiers for single rolls to come, no bennies, no luck, no help beyond what was given, nothing bought in between.',
  'odds.assumesStorytelling': lines(
    'After a failure the Condition is accepted, and the work goes on.',
    'After an exceptional success the best of the three is taken. A 1 on a chance die ends it.',
    'As many rolls as the base pool gives, and as fit before the deadline at the interval as it is then.',
    'A bonus or penalty carried here counts for the first roll only.',
  ),
  'odds.assumesDramatic': lines(
    'Everybody acts in order, each drawing from the deck as it is, not knowing the cards to come.',
    'In a round already dealt the cards are known, and whoever has acted is done.',
    'With a Club whoever acts holds where that is better, and tries where it is not. Nobody else holds, and nobody supports.',
    'A failure on a Club counts as it does in play.',
  ),
  'odds.assumesSaga': lines('One test each interval until the limit, without boons, banes or helpers.'),
  'odds.assumesModDot': lines(
    'A throw is won, tied or lost one time in three each.',
    'In an extended test one test each interval until the limit; a botch ends it.',
    'In a contested test it is the chance of the first side.',
  ),
  'odds.assumesTimeDie': lines(
    'Whoever has not yet tested in this interval does so, in order; then everybody in each further one.',
    'At the pace that the task has. A Complication takes nothing away.',
    'An interval rolled with a Time Die is as long as the die may say.',
  ),

  'find.dial': (f: { dial: DialName; isTimeDie: boolean }) =>
    (f.isTimeDie ? timeDieDials[f.dial] : undefined) ?? dials[f.dial],
  'find.about': 'Make it about',
  'find.chance': 'Chance wanted, in per cent',
  'find.nearest': 'nearest',
  'find.list': 'What would give about that chance',
  'find.nothing': 'Nothing here can give it.',
  'find.change': (f: { from: string; to: string }) => `${f.from} → ${f.to}`,
  'find.asItIs': (f: { value: string }) => `${f.value}, as it is`,
  'find.none': 'none',

  'rollOut.it': 'Roll it out',
  'rollOut.beginToEnd': 'Begin it and roll to its end',
  'rollOut.beginStopping': 'Begin it, roll, stop at choices',
} as const
