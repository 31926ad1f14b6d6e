import { count, duration, signed } from './say'

// The Storytelling panel, its begin form and why a roll counted as it did.

/** With a space that does not break. */
const bonus = (n: number): string => (n < 0 ? `−\u00a0${-n}` : `+\u00a0${n}`)

export const storytellingEn = {
  'storytelling.system': 'Storytelling',
  'storytelling.detail': (f: { attribute: number; skill: number; specialty: boolean }) =>
    `${f.attribute} + ${f.skill}${f.specialty ? ' + specialty' : ''}`,
  'storytelling.turn': 'Roll now',
  'storytelling.rolls': (f: { name: string }) => `${f.name} rolls`,
  'storytelling.lastRolls': (f: { name: string }) => `${f.name}, last roll`,
  'storytelling.lastRoll': 'Last roll',
  'storytelling.stand': (f: { have: number; need: number }) => `${f.have} of ${f.need}`,
  'storytelling.standing': (f: { have: number; need: number }) => `${f.have} of ${f.need} successes`,
  'storytelling.successes': 'successes',
  'storytelling.justNow': (f: { count: number }) => `successes, ${f.count} just now`,
  'storytelling.noneJustNow': 'no success just now',
  'storytelling.kept': 'successes kept',
  'storytelling.dotsLabel': (f: { have: number; need: number }) => `${f.have} successes of ${f.need}`,
  'storytelling.left': (f: { left: number }) => `${count(f.left, 'roll')} left`,
  'storytelling.leftBefore': (f: { left: number; moment: string }) => `${count(f.left, 'roll')} before ${f.moment}`,
  'storytelling.reason': (f: { reason: string | null }) =>
    ({
      'target-reached': 'target reached',
      'rolls-exhausted': 'no rolls are left',
      deadline: 'the deadline is over',
      abandoned: 'given up',
      'dramatic-failure': 'a dramatic failure',
      gm: 'the GM’s word',
    })[f.reason ?? ''] ?? '',
  'storytelling.overExceptional': (f: { moment: string; text: string | null }) =>
    `${f.moment}, exceptional${f.text === null ? '' : `: ${f.text}`}`,
  'storytelling.say': (f: { dice: number; carried: number }) => {
    const dice = f.dice <= 0 ? 'A chance die' : count(f.dice, 'die', 'dice')
    return f.carried === 0 ? dice : `${dice}, ${bonus(f.carried)} carried`
  },
  'storytelling.sayModifier': (f: { modifier: number; carried: number }) =>
    f.modifier === 0 ? (f.carried === 0 ? 'no bonus' : 'no other bonus') : `${bonus(f.modifier)} for this roll`,
  'storytelling.counts': (f: { again: 10 | 9 | 8 | 'none'; rote: boolean }) => {
    const again = f.again === 'none' ? '' : f.again === 10 ? '' : `, ${f.again} again`
    return `8 and up counts${again}${f.rote ? ', rote' : ''}.`
  },
  'storytelling.countsChance': 'Only a 10 counts; a 1 is a dramatic failure.',
  'storytelling.sayStopped': (f: { dice: number; carried: number; until: 'chapter' | 'story' | null }) => {
    const until = f.until === null ? '' : ` until the ${f.until} ends`
    return f.carried === 0
      ? `${count(f.dice, 'die', 'dice')} next.`
      : `${count(f.dice, 'die', 'dice')} next, ${bonus(f.carried)} carried${until}.`
  },
  'storytelling.sayExhausted': 'A better pool gives more rolls.',
  'storytelling.modifier': 'Modifier for this roll',
  'storytelling.roll': 'Roll',
  'storytelling.enter': 'Enter dice',
  'storytelling.whatRolled': (f: { name: string }) => `What ${f.name} rolled`,
  'storytelling.orCount': 'or count',
  'storytelling.onlyCount': 'successes',
  'storytelling.empty': (f: { dice: number }) =>
    f.dice === 1 ? '1 face, or only whether it counts' : `${f.dice} faces, or only how many count`,
  'storytelling.chanceEmpty': 'One face: 0 is a ten',
  'storytelling.roteEmpty': 'A rote action: type how many count in the end',
  'storytelling.toCome': (f: { missing: number; successes: number }) =>
    `${count(f.missing, 'die', 'dice')} to come. ${count(f.successes, 'success', 'successes')} so far`,
  'storytelling.again': (f: { faces: readonly number[] }) =>
    f.faces.length === 1
      ? `The ${f.faces[0] ?? ''} falls again: one more die`
      : `${f.faces.length} dice fall again: ${f.faces.length} more`,
  'storytelling.complete': (f: { successes: number; have: number; need: number }) => {
    const kind = f.successes === 0 ? 'No success' : count(f.successes, 'success', 'successes')
    return `${kind}${f.successes >= 5 ? ', exceptional' : ''}: ${f.have} of ${f.need}`
  },
  'storytelling.completeChance': (f: { face: number }) =>
    f.face === 1 ? 'A 1: a dramatic failure' : f.face === 10 ? 'A 10: 1 success' : 'No success',
  'storytelling.badFace': (f: { kept: readonly number[] }) =>
    `A d10 shows 1 to 10${f.kept.length === 0 ? '' : `. ${f.kept.length > 3 ? `The first ${f.kept.length}` : f.kept.join(' and ')} ${f.kept.length === 1 ? 'stays' : 'stay'}`}`,
  'storytelling.tooMany': (f: { dice: number; extra: number }) =>
    `${count(f.dice, 'die', 'dice')} in all: ${f.extra} too many`,
  'storytelling.tooManySuccesses': (f: { dice: number }) =>
    `Only ${count(f.dice, 'die', 'dice')}, and none falls again`,
  'storytelling.countMeans': (f: { successes: number; have: number; need: number }) =>
    `${count(f.successes, 'success', 'successes')}${f.successes >= 5 ? ', exceptional' : ''}: ${f.have} of ${f.need}`,
  'storytelling.dramaticCondition': 'Condition, if it is a dramatic failure',
  'storytelling.conditionChoice': 'A failure: choose',
  'storytelling.exceptionalChoice': 'Exceptional: choose',
  'storytelling.condition': 'Condition',
  'storytelling.accept': (f: { condition: string }) =>
    f.condition === '' ? 'Accept a Condition' : `Accept “${f.condition}”`,
  'storytelling.acceptEffect': (f: { have: number; need: number; left: number }) =>
    f.left === 0 ? `keep ${f.have} of ${f.need}; no roll is left` : `go on with ${f.have} of ${f.need}`,
  'storytelling.refuse': 'Refuse',
  'storytelling.refuseEffect': (f: { have: number }) =>
    f.have === 0 ? 'it stops' : `${f.have === 1 ? 'the success is' : `all ${f.have} successes are`} lost, it stops`,
  'storytelling.dramatic': 'Dramatic failure',
  'storytelling.dramaticEffect': (f: { condition: string }) =>
    `1 Beat${f.condition === '' ? '' : `, “${f.condition}”`}, it stops, next roll −\u00a02`,
  'storytelling.reduceTarget': 'Lower the target',
  'storytelling.reduceTargetEffect': (f: { from: number; to: number; missing: number }) =>
    `target ${f.from} → ${f.to}: ${f.missing <= 0 ? 'done now' : `${f.missing} missing`}`,
  'storytelling.reduceInterval': 'Work faster',
  'storytelling.reduceIntervalEffect': (f: { from: number; to: number }) =>
    `each roll ${duration(f.from)} → ${duration(f.to)}`,
  'storytelling.endBonus': 'End bonus',
  'storytelling.endBonusEffect': (f: { text: string | null }) =>
    f.text === null ? 'counts as exceptional when done' : `exceptional when done: ${f.text}`,
  'storytelling.resume': 'Take it up again',
  'storytelling.resumeTitle': (f: { title: string }) => `Take it up again: ${f.title}`,
  'storytelling.resumeDeadline': 'Deadline from now',
  'storytelling.resumeFirst': (f: { moment: string }) => `first roll at ${f.moment}`,
  'storytelling.improve': 'A better pool…',
  'storytelling.improveTitle': (f: { name: string }) => `A better pool for ${f.name}`,
  'storytelling.improveExplain': 'Each die more in the base pool is one more roll.',
  'storytelling.improveDo': 'Improve',
  'storytelling.sayMore': 'What changed…',

  'storytelling.guide': 'How hard',
  'storytelling.guide5': 'A competent character with the tools',
  'storytelling.guide10': 'Difficult, work for a professional',
  'storytelling.guide20': 'Very difficult',
  'storytelling.pool': 'Pool',
  'storytelling.attribute': 'Attribute',
  'storytelling.skill': 'Skill',
  'storytelling.specialty': 'Specialty',
  'storytelling.specialtyApplies': 'applies',
  'storytelling.equipment': 'Equipment',
  'storytelling.sumDice': (f: { dice: number }) =>
    f.dice <= 0 ? 'A chance die a roll.' : `${count(f.dice, 'die', 'dice')} a roll.`,
  'storytelling.sumBase': (f: { base: number }) => `Base pool ${f.base}, so at most ${count(f.base, 'roll')}.`,
  'storytelling.time': 'Against time',
  'storytelling.target': 'Target',
  'storytelling.interval': 'Each roll takes',
  'storytelling.first': (f: { moment: string }) => `first at ${f.moment}`,
  'storytelling.deadline': 'Deadline',
  'storytelling.deadlineAt': (f: { moment: string }) => `at ${f.moment}`,
  'storytelling.fit': (f: { fit: number; max: number; moment: string }) =>
    `${f.fit} of ${count(f.max, 'roll')} fit before ${f.moment}`,
  'storytelling.allFit': (f: { max: number }) => `${count(f.max, 'roll')}, no deadline`,
  'storytelling.options': (f: { again: 10 | 9 | 8 | 'none'; rote: boolean; keeps: boolean }) =>
    `${f.again === 'none' ? 'no again' : `${f.again} again`}, ${f.rote ? 'rote' : 'no rote'}, ${f.keeps ? 'may be taken up again' : 'does not keep'}`,
  'storytelling.againLabel': 'Dice that fall again',
  'storytelling.again10': '10 again',
  'storytelling.again9': '9 again',
  'storytelling.again8': '8 again',
  'storytelling.againNone': 'none',
  'storytelling.rote': 'Rote action',
  'storytelling.keeps': 'May be taken up again',
  'storytelling.endBonusText': 'End bonus, if it is an exceptional success',

  'storytelling.whyPool': (f: { dice: number; modifier: number; carried: number }) => {
    const parts = [
      ...(f.carried === 0 ? [] : [`${signed(f.carried)} carried`]),
      ...(f.modifier === 0 ? [] : [`${signed(f.modifier)} for the roll`]),
    ]
    return `${count(f.dice, 'die', 'dice')}${parts.length === 0 ? '' : `, ${parts.join(' and ')} included`}.`
  },
  'storytelling.whyChance': 'A chance die: the pool was 0 or less. Only a 10 counts.',
  'storytelling.whyCounts': (f: { again: 10 | 9 | 8 | 'none'; rote: boolean; fellAgain: number }) => {
    const again = f.fellAgain === 0 ? '' : `; ${count(f.fellAgain, 'die', 'dice')} fell again`
    return `8 and up counts${again}${f.rote ? '; rote: what did not count was rolled once more' : ''}.`
  },
  'storytelling.whyOnlyCount': (f: { successes: number }) => `Only the count was given: ${f.successes}.`,
  'storytelling.whyChanged': (f: { from: number; to: number; need: number }) => `${f.from} → ${f.to} of ${f.need}.`,
} as const
