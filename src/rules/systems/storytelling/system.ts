import type { Fields } from '../../core/fields'
import { badValue, refuse } from '../../core/refusal'
import { fail, ok } from '../../core/result'
import { ended, isOver, readCharacter, type Around, type GmChange, type NewTask, type RuleSystem } from '../system'
import { choose } from './choose'
import { dials } from './dials'
import { improve, MOST_DICE } from './improve'
import { roll } from './roll'
import type { StorytellingLine } from './lines'
import { next } from './next'
import { odds } from './odds'
import { settle, stopShort } from './stop'
import { basePool, mostRolls, noCarry, type Carry, type StorytellingRules, type StorytellingTask } from './task'
import { toldProgress, toldRoll } from './told'
import { view } from './view'

/** World of Darkness, the revised extended actions. The rules by number: RULES.md beside this file. */
export const storytelling: RuleSystem<StorytellingRules, StorytellingLine> = {
  id: 'storytelling',
  begin,
  commands: { 'storytelling.roll': roll, 'storytelling.choose': choose, 'storytelling.improve': improve },
  abandon: (task) => stopShort(task, 'abandoned'),
  runOut: (task) => stopShort(task, 'deadline'),
  resume(task) {
    if (task.rules.made >= mostRolls(task.rules)) return refuse('no-rolls-left', { key: 'no-rolls-left' })
    return ok({ ...task, status: 'running', reason: null, rules: { ...task.rules, madeInAttempt: 0 } })
  },
  edit,
  judge,
  progress: ({ rules }) => ({ have: rules.successes, need: rules.target }),
  view,
  told: { progress: toldProgress, roll: toldRoll },
  odds,
  dials,
  next,
  chapterEnds: (task) =>
    withCarry(
      task,
      task.rules.carry.until === 'chapter' ? { ...noCarry, penalty: task.rules.carry.penalty } : task.rules.carry,
    ),
  storyEnds: (task) => withCarry(task, { ...noCarry, penalty: task.rules.carry.penalty }),
}

function begin(input: Fields, around: Around): ReturnType<RuleSystem<StorytellingRules>['begin']> {
  const character = readCharacter(input, 'character', around)
  const dots = input.inside('pool')
  const pool = {
    attribute: dots.whole('attribute', 0, MOST_DICE),
    skill: dots.whole('skill', 0, MOST_DICE),
    specialty: dots.flag('specialty', false),
    equipment: dots.whole('equipment', -MOST_DICE, MOST_DICE, 0),
  }
  const target = input.whole('target', 1, 100)
  const interval = input.duration('interval', around.options.roundLength)
  const deadline = input.durationOrNull('deadline', around.options.roundLength)
  const again = input.oneOf('again', [10, 9, 8, 'none'], 10)
  const rote = input.flag('rote', false)
  const keeps = input.flag('keeps', true)
  const endBonus = input.has('endBonus') && input.raw('endBonus') !== null ? input.text('endBonus') : null
  if (input.refusal) return fail(input.refusal)
  if (basePool(pool) === 0) return badValue('pool', { key: 'storytelling.base-pool-0' })
  if (basePool(pool) + pool.equipment > MOST_DICE)
    return badValue('pool', { key: 'storytelling.pool-too-large', facts: { most: MOST_DICE } })
  const task: NewTask<StorytellingRules> = {
    kind: null,
    characters: [character],
    interval,
    deadline,
    rules: {
      pool,
      target,
      successes: 0,
      made: 0,
      madeInAttempt: 0,
      again,
      rote,
      keeps,
      carry: noCarry,
      endBonus: { claimed: false, text: endBonus },
      lastRoll: null,
      limitShift: 0,
    },
  }
  return ok(task)
}

/** `limit` is the most rolls of the whole action; dots bought later still add to it. */
function edit(task: StorytellingTask, change: GmChange): ReturnType<RuleSystem<StorytellingRules>['edit']> {
  if (change.limit === null) return badValue('limit', { key: 'not-whole', least: 1, most: 100 })
  const { rules } = task
  return ok({
    ...task,
    interval: change.interval ?? task.interval,
    rules: {
      ...rules,
      target: change.need ?? rules.target,
      successes: change.have ?? rules.successes,
      limitShift: change.limit === undefined ? rules.limitShift : change.limit - basePool(rules.pool),
    },
  })
}

/** An open choice stays open unless the need is reached; what stopped stays stopped unless it is done. */
function judge(task: StorytellingTask): StorytellingTask {
  if (isOver(task)) return task
  if (task.rules.successes >= task.rules.target) return ended(task, 'succeeded', 'target-reached')
  return task.status === 'running' ? settle(task) : task
}

const withCarry = (task: StorytellingTask, carry: Carry): StorytellingTask => ({
  ...task,
  rules: { ...task.rules, carry },
})
