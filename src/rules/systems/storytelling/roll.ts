import type { Chance } from '../../core/chance'
import type { Fields } from '../../core/fields'
import { refuse, type Refusal, type RefusalCode } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import {
  decided,
  ended,
  requireRunning,
  takeInterval,
  type Around,
  type Decision,
  type Effect,
  type Pending,
} from '../system'
import { countChance, counted, outcomeOf, rollPool, sortIntoWaves, type Counted } from './count'
import type { StorytellingLine, StorytellingReason } from './lines'
import { settle, stopShort } from './stop'
import { diceFor, mostRolls, noCarry, type StorytellingTask } from './task'

export const CONDITION_CHOICE: Pending = { choice: 'condition', options: ['accept', 'refuse', 'dramatic-failure'] }
export const EXCEPTIONAL_CHOICE: Pending = {
  choice: 'exceptional',
  options: ['reduce-target', 'reduce-interval', 'end-bonus'],
}

/** A count beyond this can only be a slip. */
const MOST_SUCCESSES = 1_000

const no = (
  code: RefusalCode,
  reason: StorytellingReason,
  field: string,
): { readonly ok: false; readonly error: Refusal } => refuse(code, reason, field)

/** `storytelling.roll`: one roll, typed in or rolled here, at the end of its interval (WOD-1 to WOD-20). */
export function roll(
  task: StorytellingTask,
  input: Fields,
  around: Around,
  chance: Chance,
): Decision<StorytellingTask['rules']> {
  const blocked = requireRunning(task, around.now)
  if (blocked) return blocked
  if (task.rules.made >= mostRolls(task.rules)) return refuse('no-rolls-left', { key: 'no-rolls-left' })

  const modifier = input.whole('modifier', -100, 100, 0)
  const condition = input.text('condition', 'Dramatic failure')
  const given = input.only(['dice', 'successes', 'face'])
  const dice = diceFor(task.rules, modifier)
  const result = readResult(task, input, given, dice, chance)
  if (input.refusal) return fail(input.refusal)
  if (!result.ok) return result

  const counts = result.value
  const rules = {
    ...task.rules,
    successes: task.rules.successes + counts.successes,
    made: task.rules.made + 1,
    madeInAttempt: task.rules.madeInAttempt + 1,
    carry: noCarry,
    lastRoll: { outcome: counts.outcome, successes: counts.successes },
  }
  const rolled: StorytellingTask = { ...task, rules }
  const after = follow(rolled, counts)
  const effects: readonly Effect[] =
    counts.outcome === 'dramatic-failure'
      ? [takeInterval, ...task.characters.map((character): Effect => ({ type: 'condition', character, condition }))]
      : [takeInterval]
  const line: StorytellingLine = {
    key: 'storytelling.rolled',
    dice: Math.max(1, dice),
    chance: dice <= 0,
    modifier,
    carried: task.rules.carry.bonus + task.rules.carry.penalty,
    waves: counts.waves,
    again: task.rules.again,
    rote: task.rules.rote,
    outcome: counts.outcome,
    successes: counts.successes,
    have: rules.successes,
    need: rules.target,
    completes: after.status === 'succeeded',
  }
  return decided(after, { effects, line, cites: citesOf(task, dice, counts), rolled: given === null ? 'app' : 'typed' })
}

/** What follows from the count: done, a choice, a dramatic failure, or on to the next roll. */
function follow(task: StorytellingTask, counts: Counted): StorytellingTask {
  const { rules } = task
  if (counts.outcome === 'dramatic-failure') return stopShort(task, 'dramatic-failure')
  if (counts.outcome === 'failure') return { ...task, status: 'waiting', pending: CONDITION_CHOICE }
  const done = rules.successes >= rules.target
  if (counts.outcome === 'exceptional' && !done) return { ...task, status: 'waiting', pending: EXCEPTIONAL_CHOICE }
  // Ruling: the roll itself completes the action, so there is nothing to choose; the end bonus is claimed (WOD-19).
  if (counts.outcome === 'exceptional') {
    return ended(
      { ...task, rules: { ...rules, endBonus: { ...rules.endBonus, claimed: true } } },
      'succeeded',
      'target-reached',
    )
  }
  return settle(task)
}

function readResult(
  { rules }: StorytellingTask,
  input: Fields,
  given: 'dice' | 'successes' | 'face' | null,
  dice: number,
  chance: Chance,
): Result<Counted, Refusal> {
  const isChanceDie = dice <= 0
  switch (given) {
    case 'dice': {
      const faces = input.wholes('dice', 1, 10)
      if (input.refusal) return fail(input.refusal)
      if (rules.rote) return no('bad-value', { key: 'storytelling.rote-counts-only' }, 'dice')
      if (isChanceDie) return no('wrong-dice', { key: 'storytelling.one-chance-die' }, 'dice')
      const waves = sortIntoWaves(faces, dice, rules.again)
      return waves.ok ? ok(counted(waves.value)) : waves
    }
    case 'successes': {
      const successes = input.whole('successes', 0, MOST_SUCCESSES)
      const most = isChanceDie ? 1 : rules.again === 'none' ? dice : MOST_SUCCESSES
      if (successes > most)
        return no('wrong-dice', { key: 'storytelling.more-successes-than-dice', facts: { dice: most } }, 'successes')
      return ok({ successes, outcome: outcomeOf(successes), waves: null })
    }
    case 'face': {
      const face = input.whole('face', 1, 10)
      if (input.refusal) return fail(input.refusal)
      if (!isChanceDie) return no('wrong-dice', { key: 'storytelling.not-a-chance-die', facts: { dice } }, 'face')
      return ok(countChance(face))
    }
    case null:
      return ok(isChanceDie ? countChance(chance.die('chance', 10)) : rollPool(dice, rules.again, rules.rote, chance))
  }
}

function citesOf(task: StorytellingTask, dice: number, counts: Counted): readonly string[] {
  const { rules } = task
  const carried = rules.carry.bonus + rules.carry.penalty !== 0
  const again = counts.waves !== null && counts.waves.length > 1
  const byOutcome = { failure: 'WOD-8', success: 'WOD-9', exceptional: 'WOD-10', 'dramatic-failure': 'WOD-14' } as const
  return [
    'WOD-1',
    ...(dice <= 0 ? ['WOD-6'] : ['WOD-3', ...(again ? ['WOD-4'] : []), ...(rules.rote ? ['WOD-5'] : [])]),
    ...(carried ? ['WOD-32'] : []),
    byOutcome[counts.outcome],
    'WOD-11',
  ]
}
