import { expect } from 'vitest'
import { parseDuration } from '../../src/rules/core/duration'
import { seededChance, type Chance } from '../../src/rules/core/chance'
import { gameSeconds, type Json, type JsonObject } from '../../src/rules/core/units'
import type { TimeDieTask } from '../../src/rules/systems/time-die/task'
import { Table } from './table'
import { Reading } from './time-die-reading'

const PEOPLE = 4
const always37: Chance = { die: (_role, sides) => (sides === 100 ? 37 : 3), pick: (_role, [first]) => first as never }
const seconds = (text: unknown): number | null =>
  typeof text === 'string' ? parseDuration(text, gameSeconds(6)) : null

/** A random choice for a game: repeatable by its seed. */
class Whim {
  readonly #chance: Chance
  #drawn = 0
  constructor(seed: number) {
    this.#chance = seededChance(seed)
  }
  from(least: number, most: number): number {
    return least - 1 + this.#chance.die(`whim/${(this.#drawn += 1)}`, most - least + 1)
  }
  one<T>(of: readonly T[]): T {
    return of[this.from(0, of.length - 1)]!
  }
  sometimes(oneIn: number): boolean {
    return this.from(1, oneIn) === 1
  }
}

/**
 * Plays `commands` random commands, right ones and wrong ones, on an Extended Test beside its reading by hand, and
 * checks after each:
 * - it is refused with just the code that the reader says, and then nothing has changed; nothing throws
 * - all that is seen is what the reader has written down
 * - undo brings back the state before it exactly, redo the state after it
 * - the record keeps its invariants (`checkRecord`)
 */
export function playAgainstReading(seed: number, commands: number): void {
  const whim = new Whim(seed)
  const table = new Table(always37)
  const everybody = Array.from({ length: PEOPLE }, (_, i) => table.do('character.add', { name: `P${i}` }))
  const counting = whim.one(['margin', 'margin', 'single', 'typed'])
  table.do('campaign.configure', { timeDieHits: counting })
  const pace = whim.one(['normal', 'rush', 'slow'])
  const times = whim.from(1, 30)
  const minutes = whim.from(1, 90)
  const isFixed = whim.sometimes(2)
  const targets = new Map(everybody.slice(0, whim.from(1, PEOPLE)).map((id) => [id, whim.from(0, 120)]))
  const [need, limit] = [whim.from(1, 12), whim.from(1, 6)]
  const task = table.do('task.begin', {
    system: 'time-die',
    kind: 'extended',
    title: 'Work',
    participants: [...targets].map(([character, successTarget]) => ({ character, successTarget })),
    need,
    limit,
    interval: isFixed ? `${minutes}m` : { unit: 'm', times },
    pace,
  })
  const factor = { normal: 1, rush: 0.5, slow: 2 }[pace] ?? 1
  const fixed = isFixed ? minutes * 60 * factor : null
  const reading = new Reading({ counting, pace, need, limit, fixed, perFace: times * 60, targets }, everybody)
  for (let i = 0; i < commands; i += 1) {
    const [name, given, read] = whimCommand(whim, reading, [...everybody, 'nobody'])
    const before = table.state
    const at = `seed ${seed}, command ${i}: ${name} ${JSON.stringify(given)}`
    const code = table.refused(name, { task, ...given })
    expect(code, at).toBe(read(reading))
    if (code !== null) expect(table.state, at).toBe(before)
    const record = table.task(task) as TimeDieTask
    const { interval, elapsed, dueAt, ...seen } = table.see(task)
    const shown = { interval: seconds(interval), elapsed: seconds(elapsed), dueAt: seconds(dueAt) }
    expect({ ...seen, ...shown, characters: record.characters }, at).toMatchObject(reading.seen)
    checkRecord(record, at)
    const after = table.state
    if (code === null && after !== before) {
      table.do('undo')
      expect(table.state, at).toEqual(before)
      table.do('redo')
      expect(table.state, at).toEqual(after)
    }
  }
}

type Read = (reading: Reading) => string | null

function whimCommand(whim: Whim, now: Reading, people: readonly string[]): readonly [string, JsonObject, Read] {
  const who = whim.one(people)
  switch (whim.from(1, 14)) {
    case 1:
    case 2:
    case 3:
    case 4:
    case 5: {
      const given: Record<string, Json> = {
        ...(whim.sometimes(2) ? { roll: whim.from(whim.sometimes(20) ? 0 : 1, 101) } : {}),
        ...(whim.sometimes(4) ? { hits: whim.from(-8, 8) } : {}),
        ...(whim.sometimes(3) ? { modifier: whim.from(-220, 60) } : {}),
        ...(whim.sometimes(6) ? { complication: `C${whim.from(1, 99)}` } : {}),
      }
      return ['timeDie.test', { character: who, ...given }, (r) => r.test(who, given)]
    }
    case 6:
    case 7: {
      const given: JsonObject = now.fixed === null || whim.sometimes(5) ? { face: whim.from(0, 7) } : {}
      // A face that the app rolls is the chance's 3.
      return ['timeDie.endInterval', given, (r) => r.end(given['face'] ?? (r.fixed === null ? 3 : undefined))]
    }
    case 8: {
      const note = whim.one(['', 'Half', 'A third'])
      return ['timeDie.partial', { note }, (r) => r.note(note)]
    }
    case 9: {
      const interval = whim.from(1, 5_000)
      const change = {
        ...(whim.sometimes(3) ? { need: whim.from(0, 20) } : {}),
        ...(whim.sometimes(3) ? { have: whim.from(-1, 12) } : {}),
        ...(whim.sometimes(3) ? { limit: whim.from(0, 9) } : {}),
        ...(whim.sometimes(5) ? { interval } : {}),
      }
      const given = 'interval' in change ? { ...change, interval: `${interval}s` } : change
      return ['task.edit', given, (r) => r.edit(change)]
    }
    case 10: {
      const as = whim.one(['succeeded', 'failed'])
      return whim.sometimes(3) ? ['task.settle', { as }, (r) => r.settle(as)] : ['task.reopen', {}, (r) => r.reopen()]
    }
    case 11:
      return whim.sometimes(4) ? ['task.abandon', {}, (r) => r.abandon()] : ['task.reopen', {}, (r) => r.reopen()]
    case 12: {
      const successTarget = whim.from(-5, 120)
      return ['task.join', { participant: { character: who, successTarget } }, (r) => r.join(who, successTarget)]
    }
    case 13:
      return ['task.leave', { character: who }, (r) => r.leave(who)]
    default: {
      const to = Math.max(0, now.clock + whim.from(-4_000, 8_000))
      return ['clock.set', { to: `${to}s` }, (r) => r.moveTo(to)]
    }
  }
}

/** What always holds of a Time Die record, however it came about. */
export function checkRecord(task: TimeDieTask, at: string): void {
  const { rules } = task
  const isOver = task.status === 'succeeded' || task.status === 'failed'
  const distinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length
  const holds: Readonly<Record<string, boolean>> = {
    'runs or is over': isOver || task.status === 'running',
    'has a reason and an end when it is over': isOver === (task.reason !== null) && isOver === (task.endedAt !== null),
    'nothing is ever open': task.pending === null,
    'somebody takes part, nobody twice': task.characters.length > 0 && distinct(task.characters),
    'is plain JSON': JSON.stringify(JSON.parse(JSON.stringify(task))) === JSON.stringify(task),
    ...(rules.kind === 'duration'
      ? {
          'settled means found': task.reason !== 'settled' || rules.found !== null,
          'what is found takes time': rules.found === null || rules.found.duration > 0,
          'no interval': task.interval === null,
        }
      : {
          'Hits are never negative': rules.have >= 0 && Number.isInteger(rules.have),
          'need and limit are in bounds':
            rules.need >= 1 && rules.need <= 100 && rules.limit >= 1 && rules.limit <= 100,
          'intervals are counted from 0': rules.used >= 0 && Number.isInteger(rules.used),
          'one gain an interval': rules.gains.length === rules.used + 1,
          'at most twelve': rules.participants.length <= 12,
          'the same people in both lists':
            rules.participants.map(({ character }) => character).join() === task.characters.join(),
          'nobody tests twice': distinct(rules.acted),
          'each test has its Hits': Object.keys(rules.hitsNow).toSorted().join() === rules.acted.toSorted().join(),
          'a Time Die is not known before': (rules.intervalDie === null) === (task.interval !== null),
          'an interval takes time': task.interval === null || task.interval > 0,
        }),
  }
  const broken = Object.entries(holds).flatMap(([what, is]) => (is ? [] : [what]))
  expect(broken, at).toEqual([])
}

/**
 * Plays random commands on three tasks of both kinds at once, with deadlines, alarms, removed characters and tasks, undo
 * and redo of any depth: nothing throws, what is refused changes nothing, records keep their invariants.
 */
export function playAnything(seed: number, commands: number): void {
  const whim = new Whim(seed)
  const table = new Table(seededChance(seed))
  const people = Array.from({ length: PEOPLE }, (_, i) => table.do('character.add', { name: `P${i}` }))
  const tasks: string[] = []
  for (let i = 0; i < commands; i += 1) {
    const [name, given] = anyCommand(whim, [...people, 'nobody'], [...tasks, 'none'])
    const at = `seed ${seed}, command ${i}: ${name} ${JSON.stringify(given)}`
    const before = table.state
    const result = table.give(name, given)
    if (!result.ok) expect(table.state, at).toBe(before)
    else if (name === 'task.begin' && result.value.made !== null) tasks.push(result.value.made)
    else if (result.value.record !== null && name !== 'undo' && name !== 'redo' && whim.sometimes(3)) {
      const after = table.state
      table.do('undo')
      expect(table.state, at).toEqual(before)
      table.do('redo')
      expect(table.state, at).toEqual(after)
    }
    for (const task of Object.values(table.state.tasks)) {
      checkRecord(task as TimeDieTask, at)
      table.see(task.id)
    }
  }
}

function anyCommand(whim: Whim, people: readonly string[], tasks: readonly string[]): readonly [string, JsonObject] {
  const task = whim.one(tasks)
  const character = whim.one(people)
  const unit = whim.one(['s', 'r', 'm', 'h', 'd', 'w', 'x'])
  const pace = whim.one(['normal', 'rush', 'slow', 'slow', 'fast'])
  const lasts = `${whim.from(0, 40)}${whim.one(['s', 'r', 'm', 'h', 'd', 'w'])}`
  const die = { unit, times: whim.from(0, 30) }
  const face = whim.sometimes(2) ? { face: whim.from(0, 7) } : {}
  const wild: readonly (() => readonly [string, JsonObject])[] = [
    () => ['task.begin', { system: 'time-die', title: 'D', kind: 'duration', character, die, pace }],
    () => [
      'task.begin',
      {
        system: 'time-die',
        title: 'E',
        kind: 'extended',
        participants: [...new Set([character, whim.one(people)])].map((one) => ({
          character: one,
          successTarget: whim.from(0, 140),
        })),
        complexity: whim.one(['simple', 'standard', 'hard', 'extreme']),
        ...(whim.sometimes(3) ? { need: whim.from(0, 15) } : {}),
        ...(whim.sometimes(3) ? { limit: whim.from(0, 8) } : {}),
        interval: whim.sometimes(2) ? lasts : die,
        pace,
      },
    ],
    ...Array.from({ length: 5 }, () => (): readonly [string, JsonObject] => [
      'timeDie.test',
      { task, character, ...(whim.sometimes(3) ? { roll: whim.from(1, 101) } : {}), modifier: whim.from(-50, 50) },
    ]),
    () => ['timeDie.test', { task, character, hits: whim.from(-5, 9) }],
    () => ['timeDie.endInterval', { task, ...face }],
    () => ['timeDie.endInterval', { task }],
    () => ['timeDie.roll', { task, ...face, ...(whim.sometimes(4) ? { average: true } : {}) }],
    () => ['timeDie.partial', { task, note: 'Half' }],
    () => ['task.edit', { task, deadline: whim.sometimes(5) ? null : lasts }],
    () => ['task.edit', { task, have: whim.from(0, 14), limit: whim.from(1, 6) }],
    () => ['task.edit', { task, interval: lasts, need: whim.from(1, 9) }],
    () => ['task.settle', { task, as: whim.one(['succeeded', 'failed']) }],
    () => ['task.reopen', { task }],
    () => ['task.reopen', { task }],
    () => ['task.abandon', { task }],
    () => ['task.join', { task, participant: { character, successTarget: whim.from(0, 140) } }],
    () => ['task.leave', { task, character }],
    () => ['task.note', { task, text: 'Dark' }],
    () => ['clock.advance', { by: lasts }],
    () => ['clock.advanceToNext', {}],
    () => ['clock.set', { to: `${whim.from(0, 100)}h` }],
    () => ['alarm.acknowledge', {}],
    () => ['campaign.configure', { timeDieHits: whim.one(['margin', 'single', 'typed']), roundLength: '6s' }],
    () => ['undo', {}],
    () => ['redo', {}],
    () => (whim.sometimes(6) ? ['task.remove', { task }] : ['redo', {}]),
  ]
  return whim.one(wild)()
}
