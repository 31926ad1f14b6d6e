import { isDeepStrictEqual } from 'node:util'
import type { ModDotRules } from '../../src/rules/systems/mod-dot/task'
import type { ModDotView } from '../../src/rules/systems/mod-dot/view'
import { seededChance } from '../../src/rules/core/chance'
import type { Json, JsonObject } from '../../src/rules/core/units'
import type { TaskRecord } from '../../src/rules/systems/system'
import { entryText } from '../../src/text/log'
import { refusalText } from '../../src/text/refusals'
import { Table } from './table'

/**
 * What holds of a Mod-Dot task whatever was commanded:
 *
 * 1. progress is never negative, intervals used never fewer than the tests that stand;
 * 2. results stand for all sides or none; single and extended tests have one side, contested two different ones;
 * 3. after a test of a task that still runs, the need is not reached and the limit not used up;
 * 4. nothing is ever pending, waiting or stopped, and a reason is there exactly when the task is over;
 * 5. winner and net are there for contested tests with a result only, and net is 0 exactly when nobody wins;
 * 6. a word for how well is there exactly for a success;
 * 7. a refused command changes nothing and has words; a taken one has a log line in words;
 * 8. undo brings back the very state before, redo the one after.
 */
export function playAtRandom(seed: number, commands: number): { readonly taken: number; readonly refused: number } {
  const chance = seededChance(seed)
  const below = (n: number): number => chance.die('', n) - 1
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T
  const say = (text: string): string => `seed ${seed}: ${text}`
  let [taken, refused] = [0, 0]
  let table = fresh(seed)
  for (let i = 0; i < commands; i += 1) {
    if (i % 150 === 149) table = fresh(seed + i)
    const [name, given] = randomCommand(table, below, pick)
    const before = table.state
    const result = table.give(name, given)
    const what = say(`${i}: ${name} ${JSON.stringify(given)}`)
    if (!result.ok) {
      refused += 1
      if (table.state !== before) throw new Error(`${what} was refused and changed something`)
      if (refusalText(result.error) === '') throw new Error(`${what} was refused without words`)
      continue
    }
    taken += 1
    checkLine(table, what)
    for (const task of Object.values(table.state.tasks))
      checkTask(table, task as TaskRecord<ModDotRules>, name, given, what)
    if (name !== 'undo' && name !== 'redo' && result.value.record !== null) checkUndo(table, before, what)
  }
  return { taken, refused }
}

function fresh(seed: number): Table {
  const table = new Table(seededChance(seed * 7 + 1))
  for (const name of ['Ro', 'Kai', 'Mei']) table.do('character.add', { name, panel: name === 'Ro' })
  return table
}

type Pick = <T>(from: readonly T[]) => T
type Below = (n: number) => number

const WORDS = ['0s', '1s', '10m', '1h', '3r', '1d', 'soon', '']

function randomCommand(table: Table, below: Below, pick: Pick): readonly [string, JsonObject] {
  const who = (): Json =>
    pick([...Object.keys(table.state.characters), ...Object.keys(table.state.characters), 'nobody'])
  const tasks = Object.keys(table.state.tasks)
  const task = tasks.length === 0 || below(20) === 0 ? 'none' : pick(tasks)
  const number = (): Json => pick<Json>([0, 1, 2, 3, 5, 8, 30, 100, 101, -1, 1.5, null, '3'])
  const maybe = (name: string, value: () => Json): JsonObject => (below(2) === 0 ? {} : { [name]: value() })
  const row = (): Json => pick<Json>([letters(below, pick), letters(below, pick), letters(below, pick), null, 3])
  switch (
    tasks.length < 3
      ? pick(['begin', 'test'])
      : pick([
          'begin',
          'test',
          'test',
          'test',
          'test',
          'edit',
          'settle',
          'reopen',
          'abandon',
          'clock',
          'undo',
          'redo',
          'other',
        ])
  ) {
    case 'begin': {
      const kind = pick(['single', 'contested', 'extended', 'extended'])
      const side = (): JsonObject => ({
        character: who(),
        dots: below(6) === 0 ? number() : below(12),
        ...maybe('difficulty', () => (below(8) === 0 ? number() : 2 + below(9))),
        ...maybe('specialty', () => pick([true, false])),
      })
      const count = below(15) === 0 ? below(4) : kind === 'contested' ? 2 : 1
      return [
        'task.begin',
        {
          system: 'mod-dot',
          kind,
          title: 'x',
          sides: Array.from({ length: count }, side),
          need: below(6) === 0 ? number() : 1 + below(20),
          ...maybe('interval', () => pick(WORDS.slice(0, below(6) === 0 ? 8 : 6))),
          ...maybe('limit', () => (below(4) === 0 ? number() : 1 + below(6))),
        },
      ]
    }
    case 'test':
      return ['modDot.test', { task, ...(below(3) === 0 ? {} : { throws: below(3) === 0 ? [row(), row()] : row() }) }]
    case 'edit':
      return [
        'task.edit',
        {
          task,
          ...maybe('need', number),
          ...maybe('have', number),
          ...maybe('limit', number),
          ...maybe('interval', () => pick(WORDS)),
          ...maybe('deadline', () => pick<Json>([...WORDS, null])),
        },
      ]
    case 'settle':
      return ['task.settle', { task, as: pick(['succeeded', 'failed', 'other']) }]
    case 'reopen':
      return ['task.reopen', { task }]
    case 'abandon':
      return ['task.abandon', { task }]
    case 'clock':
      return pick<readonly [string, JsonObject]>([
        ['clock.advance', { by: pick(WORDS) }],
        ['clock.set', { to: pick(WORDS) }],
        ['clock.advanceToNext', {}],
      ])
    case 'undo':
      return ['undo', {}]
    case 'redo':
      return ['redo', {}]
    default:
      return pick<readonly [string, JsonObject]>([
        ['task.resume', { task }],
        ['task.remove', { task }],
        ['task.join', { task, participant: { character: who(), dots: 3 } }],
        ['task.leave', { task, character: who() }],
        ['task.note', { task, text: 'n' }],
        ['storytelling.roll', { task }],
        ['chapter.end', {}],
        ['character.remove', { character: who() }],
        ['alarm.acknowledge', {}],
      ])
  }
}

/** Mostly rows that can be. */
function letters(below: Below, pick: Pick): string {
  return pick([
    'WL',
    'TT',
    'WT',
    'LT',
    'WW',
    'WWT',
    'WWWL',
    'LLT',
    'LLLW',
    'LLLLT',
    'LLLLL',
    'TL',
    'W',
    '',
    'WX',
    'LLLLLL',
    'W'.repeat(below(8)),
  ])
}

function checkLine(table: Table, what: string): void {
  const entry = table.campaign.history.log.at(-1)
  const text = entry === undefined ? 'none' : entryText(entry)
  if (text === '' || /undefined|NaN|\[object/.test(text)) throw new Error(`${what} is logged as ${text}`)
}

function checkTask(table: Table, task: TaskRecord<ModDotRules>, name: string, given: JsonObject, what: string): void {
  const must = (holds: boolean, which: string): void => {
    if (!holds) throw new Error(`${what}: ${which}: ${JSON.stringify(task)}`)
  }
  const { rules } = task
  const view = table.see(task.id) as unknown as ModDotView & { readonly progress: { readonly have: number } | null }
  must(rules.have >= 0 && rules.used >= 0 && (rules.results.length === 0 || rules.used > 0), 'progress and intervals')
  must(rules.results.length === 0 || rules.results.length === rules.sides.length, 'results for all sides or none')
  must(rules.sides.length === (task.kind === 'contested' ? 2 : 1), 'sides of the kind')
  must(new Set(task.characters).size === rules.sides.length, 'nobody twice')
  must(
    (task.kind === 'extended') === (rules.need !== null) && (view.progress === null) === (rules.need === null),
    'need',
  )
  must(rules.limit === null || task.kind === 'extended', 'limit')
  if (name === 'modDot.test' && given['task'] === task.id && task.status === 'running') {
    must(
      task.kind === 'extended' && rules.have < (rules.need ?? 0) && rules.used < (rules.limit ?? Infinity),
      'still running',
    )
  }
  must(task.pending === null && ['running', 'succeeded', 'failed'].includes(task.status), 'status')
  must(
    (task.reason === null) === (task.status === 'running') && (task.endedAt === null) === (task.status === 'running'),
    'reason',
  )
  must((view.net !== null) === (task.kind === 'contested' && rules.results.length === 2), 'net')
  must(view.net === null ? view.winner === null : (view.net === 0) === (view.winner === null), 'winner')
  view.sides.forEach((side) => must((side.degree !== null) === (side.outcome === 'success'), 'degree'))
}

function checkUndo(table: Table, before: Table['state'], what: string): void {
  const after = table.state
  table.do('undo')
  if (!isDeepStrictEqual(table.state, before)) throw new Error(`${what}: undo does not bring back the state before`)
  table.do('redo')
  if (!isDeepStrictEqual(table.state, after)) throw new Error(`${what}: redo does not bring back the state after`)
}
