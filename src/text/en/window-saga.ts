import { count, signed } from './say'
import { netWords } from './saga-machine'

// The Saga Machine panels, their begin form and why a test counted as it did.

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const
const inWords = (n: number): string => NUMBERS[n] ?? String(n)

/** "an 11", "a 16". */
const article = (n: number): string => (n === 8 || n === 11 || n === 18 || (n >= 80 && n < 90) ? 'an' : 'a')

const bonus = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`)

/** Tests of exactly a day are days: "Last of 3 days". */
const unitOf = (interval: number | null, many: boolean): string => {
  const unit = { 3600: 'hour', 86400: 'day', 604800: 'week' }[interval ?? 0] ?? 'test'
  return many ? `${unit}s` : unit
}

export const sagaEn = {
  'saga.system': 'Saga Machine',
  'saga.turn': 'Test now',
  'saga.tests': (f: { name: string }) => `${f.name} tests`,
  'saga.lastTests': (f: { name: string }) => `${f.name}, last test`,
  'saga.leg': (f: { name: string; leg: number; limit: number | null }) =>
    `${f.name}, leg ${f.leg}${f.limit === null ? '' : ` of ${f.limit}`}`,
  'saga.against': (f: { first: string; second: string }) => `${f.first} against ${f.second}`,
  'saga.lastTest': 'Last test',
  'saga.detail': (f: { stat: number; skill: number }) =>
    f.skill === 0 ? `${f.stat} halved, unskilled` : `${f.stat} + ${f.skill}`,
  'saga.detailOpposed': 'opposed',
  'saga.detailRace': 'opposed extended',
  'saga.standing': (f: { have: number; need: number }) => `Tally ${f.have} of ${f.need}`,
  'saga.standingRace': (f: { first: number; second: number }) => `Tally ${f.first} against ${f.second}`,
  'saga.standingOpposed': (f: { first: number; second: number }) => `${f.first} against ${f.second}`,
  'saga.notShown': 'not both shown',
  'saga.stand': (f: { have: number; need: number }) => `${f.have} of ${f.need}`,
  'saga.tally': 'Tally',
  'saga.tallyNow': (f: { added: number; isSuccess: boolean }) =>
    f.isSuccess ? `Tally, ${signed(f.added)} just now` : 'Tally, no success just now',
  'saga.toGo': (f: { missing: number }) => `${f.missing} to go`,
  'saga.tallyLabel': (f: { have: number; need: number }) => `Tally ${f.have} of ${f.need}`,
  'saga.left': (f: { left: number | null; used: number; limit: number | null; interval: number | null }) => {
    if (f.left === null || f.limit === null)
      return f.used === 0 ? 'No limit' : `${count(f.used, unitOf(f.interval, false))} used, no limit`
    if (f.left === 0) return 'No test left'
    if (f.limit === 1) return f.interval === null ? 'One test' : `One ${unitOf(f.interval, false)}`
    if (f.used === 0 && f.left === f.limit) return `${f.limit} ${unitOf(f.interval, true)}`
    if (f.left === 1) return `Last of ${f.limit} ${unitOf(f.interval, true)}`
    return `${f.left} of ${f.limit} ${unitOf(f.interval, true)} left`
  },
  'saga.leftBefore': (f: { left: number; moment: string }) => `${count(f.left, 'test')} before ${f.moment}`,
  'saga.usedUp': (f: { used: number; limit: number | null; interval: number | null }) =>
    f.limit === null
      ? `${count(f.used, unitOf(f.interval, false))} used`
      : `${f.used} of ${count(f.limit, unitOf(f.interval, false))} used`,
  'saga.reason': (f: { reason: string | null; moment: string }) =>
    ({
      'target-reached': `Tally reached ${f.moment}`,
      'time-up': 'time is up',
      deadline: 'the deadline is over',
      abandoned: 'given up',
      gm: 'the GM’s word',
    })[f.reason ?? ''] ?? '',
  'saga.won': 'Won',
  'saga.lost': 'Lost',
  'saga.draw': 'Draw',
  'saga.settled': 'Settled',
  'saga.wins': (f: { name: string }) => `${f.name} wins`,
  'saga.drawHow': 'stat and Edge are equal too',
  'saga.wonBy': (f: { by: 'two-ones' | 'total' | 'tally' | 'stat' | 'edge' | 'draw'; gap: number }) =>
    ({
      'two-ones': 'the other rolled two ones',
      total: f.gap === 0 ? 'by the higher total' : `by ${f.gap}`,
      tally: `by a Tally of ${f.gap} more`,
      stat: 'equal: by the higher stat',
      edge: 'equal: by the higher Edge',
      draw: '',
    })[f.by],
  'saga.ahead': (f: { gap: number; name: string }) =>
    f.gap === 0 ? 'Level' : f.gap > 0 ? `${f.gap} ahead` : `${-f.gap} behind`,
  'saga.afterLegs': (f: { used: number }) => (f.used === 0 ? 'nobody has moved yet' : `after ${count(f.used, 'leg')}`),
  'saga.raceLabel': (f: { ours: string; oursTally: number; theirs: string; theirsTally: number }) =>
    `${f.ours} ${f.oursTally}, ${f.theirs} ${f.theirsTally}`,

  'saga.formula': (f: { bonus: number; net: number }) =>
    `d10 ${bonus(f.bonus)}${f.net === 0 ? '' : ` ${netWords(f.net).length > 3 ? `${Math.abs(f.net)} ${f.net > 0 ? '⊕' : '⊖'}` : netWords(f.net)}`}`,
  'saga.say': (f: { bonus: number; net: number; needed: number | null }) => {
    const dice = `d10 ${bonus(f.bonus)}`
    if (f.net !== 0) {
      const many = `${inWords(Math.abs(f.net))} ${f.net > 0 ? '⊕' : '⊖'}`
      return `${dice} and ${many}, so ${inWords(Math.abs(f.net) + 1)} dice.`
    }
    return f.needed === null ? `${dice}.` : `${dice}, and it takes ${article(f.needed)} ${f.needed}.`
  },
  'saga.sayMore': (f: { tn: number; modifier: number; needed: number | null; helpers: readonly string[] }) =>
    [
      ...(f.needed === null ? [] : [`It takes ${f.needed}.`]),
      ...(f.modifier === 0 ? [] : [`${bonus(f.modifier)} included.`]),
      ...(f.helpers.length === 0
        ? []
        : [
            f.helpers.length > 2
              ? `${f.helpers.length} help.`
              : `${f.helpers.join(' and ')} ${f.helpers.length === 1 ? 'helps' : 'help'}.`,
          ]),
      `TN ${f.tn}.`,
    ].join(' '),
  'saga.shows': (f: { total: number | null }) => (f.total === null ? 'shows two ones' : `shows ${f.total}`),
  'saga.oneMoreBoon': 'One boon more',
  'saga.oneMoreBane': 'One bane more',
  'saga.boonFor': (f: { name: string }) => `One boon more for ${f.name}`,
  'saga.baneFor': (f: { name: string }) => `One bane more for ${f.name}`,
  'saga.roll': 'Roll',
  'saga.rollBoth': 'Roll both',
  'saga.rollFor': (f: { name: string }) => `Roll ${f.name}`,
  'saga.rollOnly': (f: { name: string }) => `Roll only for ${f.name}`,
  'saga.enter': 'Enter dice',
  'saga.pushLuckFor': (f: { name: string; total: number | null }) =>
    f.total === null ? `Push luck for ${f.name}` : `Push luck over ${f.total}`,
  'saga.enterLuck': 'Enter the roll of pushed luck',
  'saga.whatTested': (f: { name: string }) => `What ${f.name} rolled`,
  'saga.showsFirst': (f: { name: string }) => `${f.name} shows first`,
  'saga.enterOther': 'Enter',
  'saga.luckOf': (f: { name: string }) => `The new roll of ${f.name} stands.`,
  'saga.orTotal': 'or total',
  'saga.onlyTotal': 'total',
  'saga.critical': 'Two ones',
  'saga.criticalMeans': 'A critical failure: two ones',
  'saga.before': 'Help, boons, modifier…',
  'saga.beforeOpposed': 'Boons, banes, modifier…',
  'saga.tellMore': 'What changed…',
  'saga.helpFirst': (f: { names: readonly string[] }) =>
    `How many dice depends on ${f.names.join(' and ')}: type what ${f.names.length === 1 ? 'the helper' : 'they'} rolled, or only the total.`,
  'saga.helpNow': 'Type the help…',

  'saga.badFace': 'A d10 shows 1 to 10',
  'saga.tooMany': (f: { net: number; count: number; extra: number }) =>
    f.net === 0
      ? `One d10 without ⊕ or ⊖: ${inWords(f.extra)} too many`
      : `${count(Math.abs(f.net), f.net > 0 ? 'boon' : 'bane')} is ${f.count} dice: ${inWords(f.extra)} too many`,
  'saga.empty': (f: { net: number; count: number }) =>
    f.net === 0
      ? 'One face: 0 is a ten'
      : f.net > 0
        ? `${f.count} dice: the highest, or a pair added`
        : `${f.count} dice: the lowest counts`,
  'saga.counted': (f: { kept: number; isPair: boolean; total: number; isTwoOnes: boolean }) => {
    if (f.isTwoOnes) return `Two ones: a critical failure at ${f.total}`
    return `${f.isPair ? 'A pair: ' : ''}${f.kept} ${bonus(f.total - f.kept)} is ${f.total}`
  },
  'saga.totalGiven': (f: { total: number }) => `${f.total}`.replace('-', '−'),
  'saga.means': (f: { margin: number | null; have: number; need: number }) =>
    f.margin === null ? ', no success' : `, margin ${f.margin}: ${f.have} of ${f.need}`,
  'saga.meansRace': (f: { margin: number | null }) => (f.margin === null ? ', no success' : `, margin ${f.margin}`),

  'saga.beforeTitle': 'Before the test',
  'saga.boons': 'Boons ⊕',
  'saga.banes': 'Banes ⊖',
  'saga.modifier': 'Modifier',
  'saga.helpers': 'Who helps',
  'saga.helpersExplain':
    'Helpers test first at TN 10. Any success gives one ⊕, any critical failure one ⊖. Without a die or total they are rolled here.',
  'saga.helper': (f: { place: number }) => `Helper ${f.place}`,
  'saga.addHelper': 'Another helper',
  'saga.removeHelper': (f: { name: string }) => `${f.name} does not help`,
  'saga.nobodyElse': 'There is nobody else in the campaign.',
  'saga.face': 'd10',
  'saga.total': 'or total',
  'saga.helperRolls': 'rolled here',
  'saga.helperMeans': (f: { total: number; success: boolean; critical: boolean }) =>
    `${f.total}: ${f.success ? 'helps, one ⊕' : f.critical ? 'gets in the way, one ⊖' : 'no help'}`,

  'saga.kind': 'Kind',
  'saga.kindExtended': 'extended',
  'saga.kindOpposed': 'opposed',
  'saga.kindRace': 'opposed extended',
  'saga.guide': 'How much',
  'saga.guide5': 'Some work',
  'saga.guide10': 'Lots',
  'saga.guide15': 'Tons',
  'saga.stat': 'Stat',
  'saga.skill': 'Skill',
  'saga.edge': 'Edge',
  'saga.tn': 'TN',
  'saga.tallyField': 'Tally',
  'saga.limit': 'Limit',
  'saga.noLimit': 'none',
  'saga.interval': 'Each test takes',
  'saga.firstAt': (f: { moment: string }) => `first at ${f.moment}`,
  'saga.deadline': 'Deadline',
  'saga.deadlineAt': (f: { moment: string }) => `at ${f.moment}`,
  'saga.firstSide': 'One side',
  'saga.secondSide': 'The other side',
  'saga.sumExtended': (f: { bonus: number; tn: number; limit: number | null }) =>
    `d10 ${bonus(f.bonus)} against ${f.tn}, ${f.limit === null ? 'no limit' : count(f.limit, 'test')}.`,
  'saga.sumExtendedMore': 'Margins make the Tally.',
  'saga.sumUnskilled': (f: { stat: number; counted: number }) => `Unskilled: ${f.stat} counts as ${f.counted}.`,
  'saga.sumOpposed': (f: { first: number; second: number }) => `d10 ${bonus(f.first)} against d10 ${bonus(f.second)}.`,
  'saga.sumOpposedMore': 'The higher total wins; then stat, then Edge.',
  'saga.sumRaceMore': (f: { tn: number; limit: number | null }) =>
    `Each gathers margins against ${f.tn}; after ${f.limit === null ? 'as many tests as you like' : count(f.limit, 'test')} the higher Tally wins.`,

  'saga.whyKept': (f: { net: number; isPair: boolean; isTwoOnes: boolean }) => {
    if (f.isTwoOnes) return 'Two ones with net banes: it fails whatever the total.'
    if (f.net === 0) return ''
    if (f.net < 0) return 'The lowest counts.'
    return f.isPair ? 'A pair, added together.' : 'The highest counts.'
  },
  'saga.whyAdded': (f: { stat: number; counted: number; skill: number; modifier: number }) => {
    const stat = f.skill === 0 ? `stat ${f.stat} halved to ${f.counted}, unskilled` : `stat ${f.stat}, skill ${f.skill}`
    return `With ${stat}${f.modifier === 0 ? '' : `, ${signed(f.modifier)} for the test`}.`
  },
  'saga.whyTotal': (f: { total: number }) => `Only the total was given: ${f.total}.`,
  'saga.whyTwoOnes': 'Only that it was two ones was given.',
  'saga.whyMeasured': (f: {
    total: number
    tn: number
    margin: number
    success: boolean
    critical: 'success' | 'failure' | null
  }) =>
    `${f.total} against ${f.tn}: ${f.success ? `margin ${signed(f.margin)}` : `no success, margin ${signed(f.margin)}`}${f.critical === null ? '' : `, a critical ${f.critical}`}.`,
  'saga.whyBoons': (f: { boons: number; banes: number }) => `${f.boons} ⊕ and ${f.banes} ⊖ cancel one for one.`,
  'saga.whyHelp': (f: { boons: number; banes: number }) =>
    f.boons + f.banes === 0
      ? 'The helpers gave nothing.'
      : `The helpers gave ${[...(f.boons > 0 ? ['one ⊕'] : []), ...(f.banes > 0 ? ['one ⊖'] : [])].join(' and ')}.`,
  'saga.whyChanged': (f: { from: number; to: number; need: number }) => `Tally ${f.from} → ${f.to} of ${f.need}.`,
  'saga.whySide': (f: { name: string }) => `${f.name}:`,
  'saga.whyTally': (f: { from: number; to: number }) => `Tally ${f.from} → ${f.to}.`,
  'saga.whyWas': (f: { was: string }) => `It was ${f.was} before; the new roll stands.`,
  'saga.whyApp': 'Rolled here.',
  'saga.whyTyped': 'Typed in.',
} as const
