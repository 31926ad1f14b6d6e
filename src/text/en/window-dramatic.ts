import { count, list } from './say'
import { shortCard } from './dramatic-task'

// The Dramatic Task panel, its begin form and why a roll counted as it did.

/** `+ 2`, `− 2`, as they stand between other figures. */
const apart = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`)
const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n))

type Why = 'skill' | 'said' | 'joker' | 'complication' | 'complication-of-supported' | 'support'

const because = (why: Why, value: number, supported: string): string =>
  ({
    skill: apart(value),
    said: `${apart(value)} for this roll`,
    joker: `${apart(value)} for the joker`,
    complication: `${apart(value)} for the Club`,
    'complication-of-supported': `${apart(value)} for ${supported === '' ? 'the other’s' : `${supported}’s`} Club`,
    support: `${apart(value)} support`,
  })[why]

const dice = (die: number, wild: boolean): string => (wild ? `d${die} and d6` : `d${die}`)

export interface DramaticModifier {
  readonly why: Why
  readonly value: number
}

export const dramaticEn = {
  'dramatic.system': 'Dramatic Task',
  'dramatic.detail': (f: {
    skill: string | null
    die: number
    modifier: number
    others: number
    isScore: boolean
  }): string => {
    const numbers = ['nobody', 'one other', 'two others', 'three others', 'four others', 'five others']
    const own = `${f.skill === null ? '' : `${f.skill} `}d${f.die}${f.modifier === 0 ? '' : ` ${apart(f.modifier)}`}`
    const who = f.others === 0 ? own : `with ${numbers[f.others] ?? `${f.others} others`}`
    return f.isScore ? `score, ${who}` : who
  },
  'dramatic.turn': 'Act now',
  'dramatic.lastRound': 'Last round',
  'dramatic.comingUp': (f: { name: string; round: number; isOpen: boolean }) =>
    f.isOpen ? `${f.name}, round ${f.round} ends` : `${f.name}, round ${f.round}`,
  'dramatic.overScored': 'Finished',
  'dramatic.standing': (f: { have: number; need: number }) => `${f.have} of ${count(f.need, 'token')}`,
  'dramatic.tokensLabel': (f: { have: number; need: number }) => `${f.have} of ${count(f.need, 'token')}`,
  'dramatic.step': (f: { step: number; steps: number }) => `Step ${f.step} of ${f.steps}`,
  'dramatic.stepStands': (f: { skill: string; have: number; need: number }) => `${f.skill}, ${f.have} of ${f.need}`,
  'dramatic.left': (f: {
    round: number
    rounds: number
    isOpen: boolean
    have: number
    need: number
    isScore: boolean
  }) => {
    const stands = f.isScore ? `${f.have} of ${f.need}` : `${f.need - f.have} missing`
    if (f.isOpen) return `Round ${f.round} of ${f.rounds}, ${stands}`
    const left = Math.max(0, f.rounds - f.round)
    return f.round === 0
      ? `${count(f.rounds, 'round')}, ${stands}`
      : `${left} of ${count(f.rounds, 'round')} left, ${stands}`
  },
  'dramatic.leftBefore': (f: { left: number; moment: string }) => `${count(f.left, 'round')} before ${f.moment}`,
  'dramatic.used': (f: { round: number; rounds: number }) =>
    f.round === 0 ? 'before the first round' : `Round ${f.round} of ${f.rounds}`,
  'dramatic.reason': (f: { reason: string | null; have: number; need: number; moment: string }) =>
    ({
      'target-reached': f.moment,
      scored: `${f.have} of ${f.need}`,
      complication: 'by the Complication',
      'time-up': `the last round is over, ${f.need - f.have} missing`,
      deadline: 'the deadline is over',
      abandoned: 'given up',
      gm: 'the GM’s word',
    })[f.reason ?? ''] ?? '',

  'dramatic.cardWord': (f: { complication: boolean; joker: boolean; dealt: boolean }) => {
    if (!f.dealt) return 'No card'
    if (f.complication) return 'Complication'
    return f.joker ? 'Joker' : 'No trouble'
  },
  'dramatic.cardEffect': (f: { complication: boolean; joker: boolean; dealt: boolean; losesOne: boolean }) => {
    if (!f.dealt) return 'not yet dealt'
    if (f.complication) return f.losesOne ? '−2, a failed roll loses one' : '−2, a failed roll ends it'
    return f.joker ? '+2 on its rolls' : 'for now'
  },

  'dramatic.did': (f: { tokens: number }) =>
    f.tokens < 0 ? '1 token lost' : f.tokens === 0 ? 'no token' : count(f.tokens, 'token'),
  'dramatic.didSupport': (f: { name: string; help: number }) =>
    f.help === 0 ? `no help to ${f.name}` : `${apart(f.help)} to ${f.name}`,
  'dramatic.didHold': 'holds',
  'dramatic.didNothing': 'did not act',
  'dramatic.toAct': (f: {
    isNow: boolean
    complication: boolean
    joker: boolean
    support: number
    losesOne: boolean
  }) => {
    const parts = [
      ...(f.complication
        ? [f.isNow ? 'Club' : f.losesOne ? 'Club, a failure loses one' : 'Club, a failure ends it']
        : []),
      ...(f.joker ? ['+ 2'] : []),
      ...(f.support === 0 || f.isNow ? [] : [`${apart(f.support)} support`]),
      ...(f.isNow ? ['acts now'] : f.complication ? [] : ['to act']),
    ]
    return parts.join(', ')
  },
  'dramatic.trait': (f: { die: number; modifier: number; wild: boolean }) =>
    `d${f.die}${f.modifier === 0 ? '' : ` ${apart(f.modifier)}`}${f.wild ? '' : ', Extra'}`,
  'dramatic.pickActor': (f: { name: string }) => `${f.name} acts now`,
  'dramatic.acts': 'Who takes part, in order',

  'dramatic.say': (f: {
    name: string | null
    die: number
    wild: boolean
    skill: string | null
    modifiers: readonly DramaticModifier[]
    supported: string | null
  }) => {
    const who =
      f.supported !== null ? `${f.name ?? ''} supports ${f.supported}: ` : f.name === null ? '' : `${f.name}: `
    const skill = f.skill === null ? '' : `${f.skill} `
    const because_ = f.modifiers.map(({ why, value }) => because(why, value, f.supported ?? ''))
    return [`${who}${skill}${dice(f.die, f.wild)}`, ...because_].join(', ')
  },
  'dramatic.sayModifier': (f: { modifier: number; hasOthers: boolean }) =>
    f.modifier === 0 ? (f.hasOthers ? 'no other bonus' : 'no bonus') : `${apart(f.modifier)} for this roll`,
  'dramatic.sayMore': '4 or more; each 4 above it one more.',
  'dramatic.sayDeal': (f: { round: number; people: number }) =>
    `Round ${f.round}: ${f.people === 1 ? 'a card' : 'a card for each'}.`,
  'dramatic.sayDeck': (f: { left: number; isReshuffled: boolean }) =>
    f.isReshuffled ? 'Too few cards are left: the deck is reshuffled first.' : `${count(f.left, 'card')} in the deck.`,
  'dramatic.sayAllActed': (f: { people: number }) => (f.people === 1 ? 'Acted.' : 'All have acted.'),
  'dramatic.sayEnds': (f: { isLast: boolean; reshuffles: boolean }) => {
    const parts = [
      ...(f.isLast ? ['It was the last round.'] : []),
      ...(f.reshuffles ? ['A joker: the deck is reshuffled.'] : []),
    ]
    return parts.join(' ')
  },
  'dramatic.sayUsedUp': 'No round is left. The GM’s word gives more.',

  'dramatic.deal': 'Deal',
  'dramatic.enterCards': 'Enter cards',
  'dramatic.roll': 'Roll',
  'dramatic.enter': 'Enter dice',
  'dramatic.endRound': (f: { round: number }) => `End round ${f.round}`,
  'dramatic.back': 'Back',
  'dramatic.try': 'Try',
  'dramatic.tryEffect': (f: { die: number; wild: boolean; sum: number }) =>
    `${dice(f.die, f.wild)}, ${f.sum === 0 ? 'no bonus' : `${apart(f.sum)} in all`}, 4 or more`,
  'dramatic.hold': 'Hold',
  'dramatic.holdEffect': 'loses only this turn',
  'dramatic.complication': 'A Complication: try or hold',
  'dramatic.supportMenu': 'Support somebody',
  'dramatic.supportWhom': (f: { name: string }) => `Support ${f.name}`,
  'dramatic.critical': 'A critical failure came up',
  'dramatic.tellMore': 'What changed…',
  'dramatic.modifier': 'Modifier',
  'dramatic.modifierOf': 'Modifier and skill for this roll',
  'dramatic.skill': 'Skill',
  'dramatic.anySkill': 'any',

  'dramatic.whatRolled': (f: { name: string }) => `What ${f.name} rolled`,
  'dramatic.whatDealt': 'Which cards were dealt',
  'dramatic.laneDie': (f: { die: number }) => `d${f.die}`,
  'dramatic.laneWild': 'wild',
  'dramatic.laneCheck': 'then d6',
  'dramatic.placeholder': (f: { die: number; wild: boolean }) => (f.wild ? `d${f.die} / wild` : `d${f.die}`),
  'dramatic.orTotal': 'or total',
  'dramatic.entryEmpty': (f: { die: number; wild: boolean }) =>
    f.wild ? `d${f.die} first, then the Wild Die` : `What the d${f.die} shows`,
  'dramatic.entryWild': 'Now the Wild Die',
  'dramatic.entryAce': (f: { sides: number }) => `The ${f.sides} is an ace: one more d${f.sides}`,
  'dramatic.entryCheck': 'A 1: now a d6, or take it and it is rolled here',
  'dramatic.entryFace': (f: { sides: number }) => `A d${f.sides} shows 1 to ${f.sides}`,
  'dramatic.entryTooMany': (f: { extra: number }) => `${count(f.extra, 'die', 'dice')} too many`,
  'dramatic.entryMeans': (f: {
    total: number
    tokens: number
    isCritical: boolean
    have: number
    need: number
    ends: boolean
    losesOne: boolean
  }) => {
    const after = `${f.have} of ${f.need}`
    const club = f.ends ? ', the task fails' : f.losesOne ? ', one is lost for good' : ''
    if (f.isCritical) return `A critical failure${club}: ${after}`
    const tokens = f.tokens === 0 ? 'no token' : count(f.tokens, 'token')
    return f.ends ? `${plain(f.total)}: failed, the task fails` : `${plain(f.total)}: ${tokens}${club}, ${after}`
  },
  'dramatic.entryHelps': (f: { total: number; help: number; isCritical: boolean; name: string }) => {
    if (f.isCritical) return `A critical failure: − 2 for ${f.name}`
    return `${plain(f.total)}: ${f.help === 0 ? 'no help' : `${apart(f.help)} for ${f.name}`}`
  },

  'dramatic.cardsFields': 'Rank and suit: 10C, QH; JB and JR are jokers',
  'dramatic.cardsNext': (f: { name: string | null }) =>
    f.name === null ? 'Rank, then suit: C D H S' : `Now ${f.name}: rank, then suit`,
  'dramatic.cardsSuit': (f: { rank: string }) =>
    `${f.rank} of what? C D H S${f.rank === 'J' ? ', or B R for a joker' : ''}`,
  'dramatic.cardsUnknown': (f: { text: string }) => `${f.text} is no card. Rank and suit: 10C, QH; jokers JB, JR`,
  'dramatic.cardsOut': (f: { card: string }) => `${shortCard(f.card)} is out of the deck`,
  'dramatic.cardsTwice': (f: { card: string }) => `${shortCard(f.card)} is there only once`,
  'dramatic.cardsTooMany': (f: { people: number }) =>
    f.people === 1 ? 'One card is enough' : `${f.people} cards are enough`,
  'dramatic.cardsDone': (f: { complications: readonly string[]; jokers: readonly string[] }) => {
    const parts = [
      ...(f.complications.length === 0 ? [] : [`Club: ${list(f.complications)}`]),
      ...(f.jokers.length === 0 ? [] : [`joker: ${list(f.jokers)}`]),
    ]
    return parts.length === 0 ? 'Neither Club nor joker' : parts.join('; ')
  },

  'dramatic.measure': 'Measured as',
  'dramatic.win': 'reach the need',
  'dramatic.score': 'score',
  'dramatic.guideOne': 'How hard, for one',
  'dramatic.guideMany': (f: { people: number }) => `Fair for ${f.people}`,
  'dramatic.figure': (f: { tokens: number; rounds: number }) => `${f.tokens} in ${f.rounds}`,
  'dramatic.challenging': 'Challenging',
  'dramatic.difficult': 'Difficult',
  'dramatic.complex': 'Complex',
  'dramatic.fair': (f: { rounds: number }) => `${f.rounds} each`,
  'dramatic.tokens': 'Tokens',
  'dramatic.rounds': 'Rounds',
  'dramatic.people': 'Who takes part',
  'dramatic.person': (f: { place: number }) => `Participant ${f.place}`,
  'dramatic.die': 'Die',
  'dramatic.dieOption': (f: { die: number }) => `d${f.die}`,
  'dramatic.bonus': 'Bonus',
  'dramatic.wild': 'Wild Card',
  'dramatic.another': 'Another participant',
  'dramatic.drop': (f: { name: string }) => `Without ${f.name}`,
  'dramatic.steps': 'Steps, in order',
  'dramatic.stepSkill': (f: { place: number }) => `Skill of step ${f.place}`,
  'dramatic.stepTokens': (f: { place: number }) => `Tokens of step ${f.place}`,
  'dramatic.skillColumn': 'Skill',
  'dramatic.addStep': 'Steps',
  'dramatic.anotherStep': 'Another step',
  'dramatic.dropStep': (f: { place: number }) => `Without step ${f.place}`,
  'dramatic.sameDie': 'same',
  'dramatic.skillDie': (f: { name: string; skill: string }) => `${f.name}, die for ${f.skill}`,
  'dramatic.skillBonus': (f: { name: string; skill: string }) => `${f.name}, bonus for ${f.skill}`,
  'dramatic.clubs': 'A failed roll on a Club',
  'dramatic.clubEnds': 'ends it',
  'dramatic.clubCosts': 'loses one',
  'dramatic.sum': (f: { tokens: number; rounds: number }) =>
    `${count(f.tokens, 'token')} in ${count(f.rounds, 'round')}.`,
  'dramatic.sumMore': (f: { measure: 'win' | 'score'; losesOne: boolean }) =>
    `${f.losesOne ? 'A failed roll on a Club loses one.' : 'A failed roll on a Club ends it.'}${
      f.measure === 'score' ? ' What is gathered counts.' : ''
    }`,

  'dramatic.whyLane': (f: { die: number }) => `d${f.die}`,
  'dramatic.whyTotal': (f: { best: number; modifiers: readonly DramaticModifier[]; total: number }) =>
    f.modifiers.length === 0
      ? `${f.best} in all.`
      : `${f.best} ${f.modifiers.map(({ why, value }) => because(why, value, '')).join(' ')}: ${plain(f.total)}.`,
  'dramatic.whyTyped': (f: { total: number | null }) =>
    f.total === null ? 'The critical failure alone was typed in.' : `Only the total was typed in: ${plain(f.total)}.`,
  'dramatic.whyCheck': (f: { drawn: boolean; isWild: boolean }) =>
    f.isWild ? 'Both dice show 1: a critical failure.' : `A 1, then a d6${f.drawn ? ' rolled here' : ''}.`,
  'dramatic.whyCritical': 'A critical failure fails whatever the total.',
  'dramatic.whyTokens': (f: { tokens: number; counted: number; from: number; to: number; need: number }) => {
    const lost = f.tokens > f.counted ? `; the step needed ${f.counted}` : ''
    const what = f.tokens < 0 ? '1 token lost' : f.tokens === 0 ? 'No token' : count(f.tokens, 'token')
    return `${what}${lost}: ${f.from} → ${f.to} of ${f.need}.`
  },
  'dramatic.whyClub': (f: { losesOne: boolean }) =>
    f.losesOne ? 'Failed on a Club: there is one less to gather.' : 'Failed on a Club: the task fails.',
  'dramatic.whyHelp': (f: { name: string; help: number; inAll: number }) =>
    f.help === 0
      ? `No help to ${f.name}.`
      : `${apart(f.help)} on ${f.name}’s next roll this round${f.inAll === f.help ? '' : `, ${apart(f.inAll)} in all`}.`,
} as const
