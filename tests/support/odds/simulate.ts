import { expect } from 'vitest'
import { around } from '../../../src/campaign/commands/apply'
import { commandNamed } from '../../../src/campaign/commands/index'
import { oddsView } from '../../../src/campaign/odds'
import type { CampaignState } from '../../../src/campaign/state'
import { seededChance, type Chance } from '../../../src/rules/core/chance'
import { Fields } from '../../../src/rules/core/fields'
import { epochMs } from '../../../src/rules/core/units'
import type { Odds } from '../../../src/rules/odds/odds'
import { systemOf } from '../../../src/rules/systems/index'
import type { Act, TaskRecord } from '../../../src/rules/systems/system'
import type { Case } from './random-tasks'

/** What a system's simulation has to know beside the game's own rules. */
export interface Simulated {
  /** The step of the odds in which a task that has just succeeded did so, counted from where it stood at the beginning. */
  readonly stepOf: (was: TaskRecord, is: TaskRecord) => number
  /** Whether what is over counts as success; the status says so unless told otherwise. */
  readonly succeeded?: (is: TaskRecord) => boolean
  /** The campaign as whoever chooses sees it: without cards that have not been drawn yet. */
  readonly seen?: (state: CampaignState, task: TaskRecord) => CampaignState
  /** Equal for states in which the same option is best, beside what all states have in common. */
  readonly keyOf: (state: CampaignState, task: TaskRecord) => string
}

/**
 * Plays a task to its end again and again by the game's own commands and rules of time: what `decide` does, without the
 * history that it writes. Choices go as the odds have them.
 */
export function simulate({ table, task }: Case, plays: number, seed: number, how: Simulated): Odds {
  const start = table.state
  const was = table.task(task)
  const chance = seededChance(seed)
  const steps: number[] = (oddsView(start, was)?.steps ?? []).map(() => 0)
  const choices = new Map<string, string>()
  let won = 0
  for (let i = 0; i < plays; i += 1) {
    const end = playOut(start, task, chance, how, choices)
    if (!(how.succeeded?.(end) ?? end.status === 'succeeded')) continue
    won += 1
    const step = how.stepOf(was, end)
    if (step < steps.length) steps[step] = (steps[step] ?? 0) + 1
  }
  let sum = 0
  return { success: won / plays, steps: steps.map((count) => (sum += count) / plays) }
}

function playOut(
  start: CampaignState,
  id: string,
  chance: Chance,
  how: Simulated,
  choices: Map<string, string>,
): TaskRecord {
  let state = start
  for (;;) {
    const task = state.tasks[id]!
    if (task.status !== 'running' && task.status !== 'waiting') return task
    const next = systemOf(task).next?.(task, around(state, task))
    if (next === undefined || next === null) throw new Error('It does not go on by itself')
    const act = next.type === 'act' ? next.act : chosen(state, task, next.options, how, choices)
    const result = commandNamed(act.do)!(state, new Fields({ task: id, ...act.with }), {
      chance,
      newId: () => '',
      now: epochMs(0),
      nextTimeOfDay: (_time, after) => after,
    })
    if (!result.ok || result.value === null) throw new Error(`${act.do}: ${JSON.stringify(result)}`)
    state = result.value.state
  }
}

function chosen(
  state: CampaignState,
  task: TaskRecord,
  options: Readonly<Record<string, Act>>,
  how: Simulated,
  choices: Map<string, string>,
): Act {
  const key = how.keyOf(state, task)
  const name = choices.get(key) ?? best(state, task, how)
  choices.set(key, name)
  return options[name]!
}

function best(state: CampaignState, task: TaskRecord, how: Simulated): string {
  const seen = how.seen?.(state, task) ?? state
  const options = Object.entries(oddsView(seen, seen.tasks[task.id]!)?.options ?? {})
  return options.reduce((first, option) => (option[1] > first[1] * (1 + 1e-11) ? option : first))[0]
}

/**
 * Every number within five standard errors. What never came up in the plays may still have a chance: one play more or less
 * is allowed for beside.
 *
 * Five standard errors come up once in 1.7 million comparisons; the suites make some thousands, with seeds that stay.
 */
export function expectClose(played: Odds, odds: Odds, plays: number, what: string): void {
  expect(played.steps.length, what).toBe(odds.steps.length)
  const compare = (seen: number, chance: number, place: string): void => {
    const margin = 5 * Math.sqrt((chance * (1 - chance)) / plays + 1 / plays ** 2)
    expect(Math.abs(seen - chance), `${what}, ${place}: ${seen} played, ${chance} worked out`).toBeLessThanOrEqual(
      margin,
    )
  }
  compare(played.success, odds.success, 'success')
  odds.steps.forEach((chance, i) => compare(played.steps[i]!, chance, `step ${i + 1}`))
}
