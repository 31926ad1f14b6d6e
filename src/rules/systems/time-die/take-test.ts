import type { Chance } from '../../core/chance'
import type { Fields } from '../../core/fields'
import { refuse } from '../../core/refusal'
import { fail } from '../../core/result'
import { decided, readCharacter, type Around, type Decision } from '../system'
import { addHits, hitsOf, targetOf } from './hits'
import type { TimeDieLine, TimeDieReason } from './lines'
import { requireInterval, settle } from './settle'
import type { ExtendedRules, TimeDieRules, TimeDieTask } from './task'

const MOST_MODIFIER = 200
const MOST_HITS = 100

/** `timeDie.test`: a participant's one test of the current interval; it takes no time (TD-16 to TD-19). */
export function takeTest(task: TimeDieTask, input: Fields, around: Around, chance: Chance): Decision<TimeDieRules> {
  const character = readCharacter(input, 'character', around)
  if (input.refusal?.code === 'unknown') return fail(input.refusal)
  if (character !== '' && !task.characters.includes(character)) {
    return refuse('unknown', { key: 'not-taking-part' }, 'character')
  }
  const { rules } = task
  if (rules.kind !== 'extended') return refuse('wrong-state', { key: 'other-kind' }, 'task')
  const blocked = requireInterval(task, rules, around)
  if (blocked) return blocked
  if (rules.acted.includes(character)) return refuse('already-acted', { key: 'timeDie.has-acted' }, 'character')

  const test = readTest(task, rules, character, input, chance)
  if (input.refusal) return fail(input.refusal)
  const { roll, target, hits, success, modifier, complication } = test
  const have = addHits(rules.have, hits)
  const tested: ExtendedRules = {
    ...rules,
    have,
    acted: [...rules.acted, character],
    hitsNow: { ...rules.hitsNow, [character]: hits },
    gains: withGain(rules.gains, have - rules.have),
    lastTest: { hits, success },
    complications: complication === null ? rules.complications : [...rules.complications, complication],
    partial: null,
  }
  const after = settle(task, tested)
  const line: TimeDieLine = {
    key: 'timeDie.tested',
    character,
    roll,
    successTarget: test.successTarget,
    modifier,
    pace: rules.pace,
    target,
    counting: task.options.timeDieHits,
    hits,
    success,
    before: rules.have,
    have,
    need: rules.need,
    complication,
    completes: after.status === 'succeeded',
  }
  const cites = [
    ...(roll === null ? ['TD-29'] : ['TD-25', task.options.timeDieHits === 'single' ? 'TD-27' : 'TD-26']),
    ...(roll === null || rules.pace === 'normal' ? [] : [rules.pace === 'rush' ? 'TD-4' : 'TD-5', 'TD-23']),
    'TD-17',
    ...(complication === null ? [] : ['TD-22']),
    ...(line.completes ? ['TD-18'] : []),
  ]
  return decided(after, { line, cites, rolled: test.isTyped ? 'typed' : 'app' })
}

interface Test {
  readonly roll: number | null
  readonly successTarget: number
  readonly modifier: number
  readonly target: number
  readonly hits: number
  readonly success: boolean
  readonly complication: string | null
  readonly isTyped: boolean
}

/** Reads or rolls the d100, or takes the Hits that were counted at the table. */
function readTest(task: TimeDieTask, rules: ExtendedRules, character: string, input: Fields, chance: Chance): Test {
  const modifier = input.whole('modifier', -MOST_MODIFIER, MOST_MODIFIER, 0)
  const complication = input.has('complication') ? input.text('complication') : null
  const given = input.only(['roll', 'hits'])
  const successTarget = rules.participants.find((one) => one.character === character)?.successTarget ?? 0
  const target = targetOf(successTarget, modifier, rules.pace)
  const facts = { successTarget, modifier, target, complication, isTyped: given !== null }
  const counting = task.options.timeDieHits
  if (given === 'hits') {
    const hits = input.whole('hits', -MOST_HITS, MOST_HITS)
    return { ...facts, roll: null, hits, success: hits > 0 }
  }
  const typed = given === 'roll' ? input.whole('roll', 1, 100) : null
  if (counting === 'typed') {
    const reason: TimeDieReason = { key: 'timeDie.hits-are-typed' }
    input.wrong(given ?? 'hits', reason)
    return { ...facts, roll: null, hits: 0, success: false }
  }
  // Nothing is drawn for a command that is going to be refused.
  const roll = typed ?? (input.refusal ? 100 : chance.die('d100', 100))
  return { ...facts, roll, hits: hitsOf(roll, target, counting), success: roll <= target }
}

/** What the running interval has brought so far, all its tests together. */
function withGain(gains: ExtendedRules['gains'], gain: number): ExtendedRules['gains'] {
  const sofar = gains.at(-1) ?? 0
  return [...gains.slice(0, -1), sofar + gain]
}
