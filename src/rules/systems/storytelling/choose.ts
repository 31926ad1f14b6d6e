import type { Fields } from '../../core/fields'
import { refuse } from '../../core/refusal'
import { fail } from '../../core/result'
import { decided, type Around, type Decision, type Effect } from '../system'
import type { StorytellingLine } from './lines'
import { settle, stopShort } from './stop'
import { noCarry, quicken, type StorytellingRules, type StorytellingTask } from './task'

type Choice = Decision<StorytellingRules>

/** `storytelling.choose`: what the rules ask after a failure (WOD-12) or an exceptional success (WOD-16). */
export function choose(task: StorytellingTask, input: Fields, _around: Around): Choice {
  if (task.status !== 'waiting' || task.pending === null) return refuse('no-choice-pending', { key: 'no-choice' })
  const option = input.text('option')
  const named = input.has('condition') ? input.text('condition') : null
  if (input.refusal) return fail(input.refusal)
  if (!task.pending.options.includes(option)) {
    return refuse('not-an-option', { key: 'not-an-option', options: task.pending.options }, 'option')
  }
  switch (option) {
    case 'accept':
      return accept(task, named ?? 'Condition')
    case 'refuse':
      return refuseCondition(task)
    case 'dramatic-failure':
      return takeDramaticFailure(task, named ?? 'Dramatic failure')
    case 'reduce-target':
      return reduceTarget(task)
    case 'reduce-interval':
      return reduceInterval(task)
    default:
      return claimEndBonus(task)
  }
}

const line = (facts: StorytellingLine): StorytellingLine => facts

const condition = (task: StorytellingTask, text: string): readonly Effect[] =>
  task.characters.map((character) => ({ type: 'condition', character, condition: text }))

const accept = (task: StorytellingTask, text: string): Choice =>
  decided(settle(task), {
    effects: condition(task, text),
    line: line({ key: 'storytelling.accepted', condition: text }),
    cites: ['WOD-12'],
  })

/** All that was gathered is lost and nothing is carried; the rolls stay made (WOD-13, WOD-36). */
function refuseCondition(task: StorytellingTask): Choice {
  const lost: StorytellingTask = { ...task, rules: { ...task.rules, successes: 0, carry: noCarry } }
  return decided(stopShort(lost, 'abandoned'), {
    line: line({ key: 'storytelling.refused', lost: task.rules.successes }),
    cites: ['WOD-13'],
  })
}

const takeDramaticFailure = (task: StorytellingTask, text: string): Choice =>
  decided(stopShort(task, 'dramatic-failure'), {
    effects: [...condition(task, text), ...task.characters.map((character): Effect => ({ type: 'beat', character }))],
    line: line({ key: 'storytelling.took-dramatic-failure', condition: text }),
    cites: ['WOD-14', 'WOD-15'],
  })

/** By the dots of the skill, never below 0 (WOD-17). */
function reduceTarget(task: StorytellingTask): Choice {
  const target = Math.max(0, task.rules.target - task.rules.pool.skill)
  const after = settle({ ...task, rules: { ...task.rules, target } })
  return decided(after, {
    line: line({
      key: 'storytelling.reduced-target',
      from: task.rules.target,
      to: target,
      completes: after.status === 'succeeded',
    }),
    cites: ['WOD-17'],
  })
}

/** Counted from the roll, so the next one is due earlier than it was (WOD-18). */
function reduceInterval(task: StorytellingTask): Choice {
  const from = task.interval
  if (from === null) throw new Error('A Storytelling task always has an interval')
  const to = quicken(from)
  return decided(settle({ ...task, interval: to }), {
    line: line({ key: 'storytelling.reduced-interval', from, to }),
    cites: ['WOD-18'],
  })
}

const claimEndBonus = (task: StorytellingTask): Choice =>
  decided(settle({ ...task, rules: { ...task.rules, endBonus: { ...task.rules.endBonus, claimed: true } } }), {
    line: line({ key: 'storytelling.claimed-end-bonus', text: task.rules.endBonus.text }),
    cites: ['WOD-19'],
  })
