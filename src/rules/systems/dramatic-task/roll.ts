import type { Chance } from '../../core/chance'
import type { Fields } from '../../core/fields'
import { decided, ended, type Around, type Decision } from '../system'
import { settleSteps } from './gather'
import type { DramaticTaskLine } from './lines'
import { currentStep, hasComplication, withParticipant, withStep, type DramaticRules, type DramaticTask } from './task'
import { readRoll, type Roll } from './throw'
import { readActor } from './who'

/** `dramaticTask.roll`: a participant rolls to gather tokens (DT-15 to DT-28). */
export function roll(task: DramaticTask, input: Fields, around: Around, chance: Chance): Decision<DramaticRules> {
  const actor = readActor(task, input, around)
  if (!actor.ok) return actor
  const read = readRoll(task, actor.value, [], input, chance)
  if (!read.ok) return read
  const { thrown, rolled, cites } = read.value

  const before = currentStep(task.rules)
  const { tokens, counted } = tokensOf(read.value, before.need - before.have, before.have)
  const acted = withParticipant(task.rules, actor.value.character, {
    acted: true,
    did: { how: 'rolled', tokens: counted },
    support: 0,
  })
  const moved: DramaticTask = {
    ...task,
    rules: {
      ...withStep(acted, { have: before.have + counted }),
      lastRoll: { total: thrown.total, tokens, criticalFailure: thrown.criticalFailure },
    },
  }
  const complication = hasComplication(actor.value) && !read.value.isSuccess ? task.rules.complicationFailure : null
  const after = settle(moved, complication)
  const stood = after.rules.steps[task.rules.step] ?? before
  const line: DramaticTaskLine = {
    key: 'dramaticTask.rolled',
    character: actor.value.character,
    thrown,
    tokens,
    counted,
    standing: { step: task.rules.step, steps: task.rules.steps.length, have: stood.have, need: stood.need },
    finishes: after.status === 'succeeded' ? 'task' : after.rules.step > task.rules.step ? 'step' : null,
    complication,
  }
  return decided(after, {
    line,
    rolled,
    cites: [...cites, ...citesOf(read.value, tokens, counted, complication, line)],
  })
}

/** What the roll brings, as rolled and as it counts for a step that still needs `missing` (DT-17, DT-18, DT-21, DT-22). */
function tokensOf(roll: Roll, missing: number, have: number): { readonly tokens: number; readonly counted: number } {
  if (roll.isSuccess) {
    const tokens = 1 + roll.raises
    return { tokens, counted: Math.max(0, Math.min(tokens, missing)) }
  }
  const lost = roll.thrown.criticalFailure && have > 0 ? -1 : 0
  return { tokens: lost, counted: lost }
}

/** What failing under a Complication does comes after what the dice did (DT-26, DT-27, DT-R2). */
function settle(task: DramaticTask, complication: DramaticRules['complicationFailure'] | null): DramaticTask {
  if (complication === 'task-fails') return ended(task, 'failed', 'complication')
  if (complication === null) return settleSteps(task)
  const { need } = currentStep(task.rules)
  return settleSteps({ ...task, rules: withStep(task.rules, { need: Math.max(0, need - 1) }) })
}

function citesOf(
  { isSuccess, thrown }: Roll,
  tokens: number,
  counted: number,
  complication: DramaticRules['complicationFailure'] | null,
  line: Extract<DramaticTaskLine, { readonly key: 'dramaticTask.rolled' }>,
): readonly string[] {
  return [
    isSuccess ? 'DT-17' : thrown.criticalFailure ? 'DT-21' : 'DT-18',
    ...(tokens > counted ? ['DT-22'] : []),
    ...(complication === null ? [] : [complication === 'task-fails' ? 'DT-26' : 'DT-27']),
    ...(line.finishes === 'task' ? ['DT-36'] : line.finishes === 'step' ? ['DT-4'] : []),
  ]
}
