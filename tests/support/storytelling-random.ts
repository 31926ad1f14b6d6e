import { expect } from 'vitest'
import { applyPatch, inverse } from '../../src/campaign/patch'
import { seededChance, type Chance } from '../../src/rules/core/chance'
import type { Json, JsonObject } from '../../src/rules/core/units'
import type { StorytellingTask } from '../../src/rules/systems/storytelling/task'
import { Table } from './table'

type Pick = <T>(from: readonly [T, ...T[]]) => T

/**
 * Plays random commands on Storytelling tasks, sensible and senseless ones, and looks after each at what must always hold:
 * nothing is thrown, a refused command changes nothing, every patch leads back exactly, and no number leaves its bounds.
 */
export function playAtRandom(seed: number, commands: number): void {
  const dice = seededChance(seed)
  const table = new Table(seededChance(seed + 1))
  const who = table.do('character.add', { name: 'Sammy' })
  const tasks: string[] = []
  for (let i = 0; i < commands; i += 1) {
    const { name, given } = nextCommand(dice, tasks, who)
    const before = table.state
    const result = table.give(name, given)
    const at = `seed ${seed}, command ${i}: ${name} ${JSON.stringify(given)}`
    if (!result.ok) {
      expect(table.state, at).toBe(before)
      continue
    }
    const { record, made } = result.value
    if (name === 'task.begin' && made !== null) tasks.push(made)
    if (record?.type === 'done') expect(applyPatch(table.state, inverse(record.entry.patch)), at).toEqual(before)
    Object.values(table.state.tasks).forEach((task) => holds(task as StorytellingTask, at))
    if (tasks.length > 6) tasks.splice(0, 1)
  }
}

function holds(task: StorytellingTask, at: string): void {
  const { rules } = task
  expect(rules.successes, at).toBeGreaterThanOrEqual(0)
  expect(rules.target, at).toBeGreaterThanOrEqual(0)
  expect([0, 2, 4], at).toContain(rules.carry.bonus)
  expect(rules.carry.bonus === 0, at).toBe(rules.carry.until === null)
  expect(rules.madeInAttempt, at).toBeLessThanOrEqual(rules.made)
  expect(task.status === 'waiting', at).toBe(task.pending !== null)
  expect(task.reason === null, at).toBe(task.status === 'running' || task.status === 'waiting')
  expect(task.endedAt === null, at).toBe(task.status === 'running' || task.status === 'waiting')
  if (task.status === 'stopped') expect(rules.keeps, at).toBe(true)
}

function nextCommand(
  dice: Chance,
  tasks: readonly string[],
  who: string,
): { readonly name: string; readonly given: Json } {
  let draws = 0
  const below = (n: number): number => dice.die(`${(draws += 1)}`, n) - 1
  const pick: Pick = (from) => from[below(from.length)] ?? from[0]
  const task = tasks[below(Math.max(1, tasks.length))] ?? 'none'
  const duration = (): string => `${1 + below(120)}m`
  const maybe = (fields: JsonObject): JsonObject => (below(2) === 0 ? {} : fields)
  const begin = (): JsonObject => ({
    system: 'storytelling',
    title: 'Job',
    character: who,
    pool: { attribute: below(5), skill: below(5), specialty: below(2) === 0, equipment: below(3) },
    target: 1 + below(12),
    interval: duration(),
    again: pick([10, 9, 8, 'none']),
    rote: below(4) === 0,
    keeps: below(3) > 0,
    ...maybe({ deadline: `${1 + below(10)}h` }),
  })
  return pick<() => { readonly name: string; readonly given: Json }>([
    () => ({ name: 'task.begin', given: begin() }),
    () => ({ name: 'storytelling.roll', given: { task, ...maybe({ modifier: below(9) - 6 }) } }),
    () => ({ name: 'storytelling.roll', given: { task, successes: below(7) } }),
    () => ({ name: 'storytelling.roll', given: { task, face: below(12) } }),
    () => ({ name: 'storytelling.roll', given: { task, dice: Array.from({ length: below(9) }, () => 1 + below(10)) } }),
    () => ({ name: 'storytelling.choose', given: { task, option: pick(['accept', 'refuse', 'dramatic-failure']) } }),
    () => ({
      name: 'storytelling.choose',
      given: { task, option: pick(['reduce-target', 'reduce-interval', 'end-bonus']) },
    }),
    () => ({
      name: 'storytelling.improve',
      given: { task, ...maybe({ skill: below(6) }), ...maybe({ attribute: below(6) }) },
    }),
    () => ({ name: 'task.abandon', given: { task } }),
    () => ({ name: 'task.resume', given: { task, ...maybe({ deadline: duration() }) } }),
    () => ({
      name: 'task.edit',
      given: {
        task,
        ...maybe({ need: 1 + below(12) }),
        ...maybe({ have: below(12) }),
        ...maybe({ limit: 1 + below(9) }),
      },
    }),
    () => ({
      name: 'task.edit',
      given: { task, ...maybe({ interval: duration() }), deadline: pick([null, duration()]) },
    }),
    () => ({ name: 'task.settle', given: { task, as: pick(['succeeded', 'failed']) } }),
    () => ({ name: 'task.reopen', given: { task } }),
    () => ({ name: 'clock.advance', given: { by: duration() } }),
    () => ({ name: 'clock.set', given: { to: `${below(48)}h` } }),
    () => ({
      name: pick(['clock.advanceToNext', 'chapter.end', 'story.end', 'alarm.acknowledge', 'undo', 'redo']),
      given: {},
    }),
    () => ({
      name: 'storytelling.roll',
      given: pick<Json>([null, [], 'x', { task: 7 }, { task, dice: 'x' }, { task, modifier: 0.5 }]),
    }),
  ])()
}
