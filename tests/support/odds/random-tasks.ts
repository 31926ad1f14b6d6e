import { oddsView } from '../../../src/campaign/odds'
import { seededChance, type Chance } from '../../../src/rules/core/chance'
import type { Json, JsonObject } from '../../../src/rules/core/units'
import { ALL_CARDS, isJoker } from '../../../src/rules/dice/deck'
import { systemOf } from '../../../src/rules/systems/index'
import type { Act, SystemId } from '../../../src/rules/systems/system'
import { Table } from '../table'

/** A task as it came to stand after some play, with the campaign around it. */
export interface Case {
  readonly table: Table
  readonly task: string
}

/** Draws for making up tasks. */
export class Dice {
  readonly #chance: Chance
  constructor(seed: number) {
    this.#chance = seededChance(seed)
  }
  int(least: number, most: number): number {
    return least + this.#chance.die('', most - least + 1) - 1
  }
  of<const T extends readonly Json[]>(...from: T): T[number] {
    return this.#chance.pick('', from)
  }
  shuffled<T>(all: readonly T[]): readonly T[] {
    return all
      .map((one) => ({ one, at: this.int(1, 1_000_000) }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one)
  }
  yes(inTen: number): boolean {
    return this.int(1, 10) <= inTen
  }
}

type Make = (dice: Dice, table: Table) => string

/**
 * Tasks that are interesting: something can happen and nothing is certain.
 *
 * @param afterWord the GM has changed numbers, settled and reopened
 */
export function randomCases(system: SystemId, count: number, seed: number, afterWord = false): readonly Case[] {
  const cases: Case[] = []
  for (let i = 0; cases.length < count; i += 1) {
    const table = new Table(seededChance(seed * 1_000 + i))
    const dice = new Dice(seed * 7_919 + i)
    const task = makers[system](dice, table)
    if (afterWord) sayAWord(dice, table, task)
    const odds = oddsView(table.state, table.task(task))
    if (odds !== null && odds.success > 0.01 && odds.success < 0.99) cases.push({ table, task })
  }
  return cases
}

const people = (table: Table, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => table.do('character.add', { name: `Somebody ${i + 1}` }))

/** Some steps of play by chance, any option of a choice. */
function playOn(dice: Dice, table: Table, task: string, steps: number): void {
  for (let i = 0; i < steps; i += 1) {
    const record = table.task(task)
    if (record.status === 'stopped' && dice.yes(8))
      table.give('task.resume', { task, ...(dice.yes(5) ? { deadline: '5h' } : {}) })
    if (record.status !== 'running' && record.status !== 'waiting') return
    const next = systemOf(record).next?.(record, aroundOf(table)) ?? null
    if (next === null) return
    const acts: readonly Act[] = next.type === 'act' ? [next.act] : Object.values(next.options)
    const act = acts[dice.int(0, acts.length - 1)]!
    table.give(act.do, { task, ...act.with })
    if (dice.yes(1)) table.do('clock.advance', { by: dice.of('10m', '1h', '7s') })
  }
}

/** The GM's word, then on again. */
function sayAWord(dice: Dice, table: Table, task: string): void {
  for (let i = 0; i < 6; i += 1) {
    const word: readonly (readonly [string, JsonObject])[] = [
      ['task.edit', { have: dice.int(0, 9) }],
      ['task.edit', { need: dice.int(1, 9) }],
      ['task.edit', { limit: dice.int(2, 6) }],
      ['task.edit', { deadline: dice.of(null, '20s', '2h30m', '10h') }],
      ['task.settle', { as: dice.of('failed', 'succeeded') }],
    ]
    const [name, given] = word[dice.int(0, word.length - 1)]!
    table.give(name, { task, ...given })
    table.give('task.reopen', { task })
    playOn(dice, table, task, dice.int(0, 1))
  }
}

const aroundOf = (table: Table): Parameters<NonNullable<ReturnType<typeof systemOf>['next']>>[1] => ({
  now: table.state.clock.now,
  options: { roundLength: table.state.options.roundLength, timeDieHits: table.state.options.timeDieHits },
  deck: table.state.deck,
  knows: () => true,
})

function storytelling(dice: Dice, table: Table): string {
  const [character = ''] = people(table, 1)
  const rolls = dice.int(1, 7)
  const skill = dice.int(0, rolls - 1)
  const minutes = dice.of(40, 30, 60, 7, 61)
  const task = table.do('task.begin', {
    system: 'storytelling',
    title: 'Job',
    character,
    pool: { attribute: rolls - skill, skill, equipment: dice.int(-3, 4) },
    target: dice.int(1, dice.of(6, 12, 20)),
    interval: `${minutes}m`,
    ...(dice.yes(6) ? { deadline: `${minutes * dice.int(1, rolls) + dice.int(0, minutes - 1)}m` } : {}),
    again: dice.of(10, 10, 9, 8, 'none'),
    rote: dice.yes(2),
  })
  playOn(dice, table, task, dice.int(0, 3))
  // Five successes come too seldom to see their choice often.
  if (dice.yes(3) && table.task(task).status === 'running') table.give('storytelling.roll', { task, successes: 5 })
  // What an attempt leaves helps the first roll of the next.
  if (dice.yes(4) && table.task(task).status === 'running') {
    table.give('storytelling.roll', { task, successes: dice.int(1, 4) })
    table.give('task.abandon', { task })
    table.give('task.resume', { task })
  }
  return task
}

const plainCards = ALL_CARDS.filter((card) => !isJoker(card))

/** Another task has dealt these cards, and they stay out. */
export function useUp(table: Table, character: string, cards: readonly string[]): void {
  const participants = [{ character, die: 6 }]
  const task = table.do('task.begin', {
    system: 'dramatic-task',
    title: 'Before',
    participants,
    tokens: 90,
    rounds: 60,
  })
  for (const card of cards) {
    table.do('dramaticTask.deal', { task, cards: { [character]: card } })
    table.do('dramaticTask.endRound', { task })
  }
}

function dramaticTask(dice: Dice, table: Table): string {
  const characters = people(table, dice.int(1, 3))
  const [other = ''] = people(table, 1)
  const rounds = dice.int(1, 3)
  const stepCount = dice.int(1, 3)
  useUp(table, other, dice.shuffled(plainCards).slice(0, dice.of(0, 0, 3, 20, 49, 52)))
  const task = table.do('task.begin', {
    system: 'dramatic-task',
    title: 'Job',
    participants: characters.map((character) => ({
      character,
      die: dice.of(4, 6, 8, 10, 12),
      modifier: dice.int(-1, 2),
      wild: dice.yes(7),
      ...(dice.yes(3) ? { skills: { second: { die: dice.of(4, 8), modifier: dice.int(-2, 1) } } } : {}),
    })),
    steps: Array.from({ length: stepCount }, (_, i) => ({
      skill: i === 1 ? 'second' : 'first',
      tokens: dice.int(1, 3),
    })),
    rounds,
    complicationFailure: dice.of('task-fails', 'lose-one'),
  })
  playOn(dice, table, task, dice.int(0, 5))
  if (characters.length > 1 && dice.yes(3)) {
    const [helped = '', ...helpers] = characters
    for (const character of helpers) table.give('dramaticTask.support', { task, character, for: helped })
  }
  if (dice.yes(1)) table.give('task.edit', { task, deadline: dice.of('7s', '13s') })
  return task
}

function sagaMachine(dice: Dice, table: Table): string {
  const [character = ''] = people(table, 1)
  const task = table.do('task.begin', {
    system: 'saga-machine',
    kind: 'extended',
    title: 'Job',
    character,
    stat: dice.int(1, 7),
    skill: dice.int(0, 4),
    tn: dice.int(6, 14),
    tally: dice.int(1, 18),
    interval: '1h',
    limit: dice.int(1, 6),
  })
  playOn(dice, table, task, dice.int(0, 2))
  if (dice.yes(2)) table.give('task.edit', { task, deadline: dice.of('1h', '2h30m', '4h') })
  return task
}

function modDot(dice: Dice, table: Table): string {
  const characters = people(table, 2)
  const side = (i: number): JsonObject => ({
    character: characters[i]!,
    dots: dice.int(0, 8),
    difficulty: dice.int(4, 8),
    specialty: dice.yes(5),
  })
  const kind = dice.of('single', 'contested', 'extended', 'extended')
  const task = table.do('task.begin', {
    system: 'mod-dot',
    kind,
    title: 'Job',
    sides: kind === 'contested' ? [side(0), side(1)] : [side(0)],
    ...(kind === 'extended' ? { need: dice.int(1, 12), limit: dice.int(1, 6), interval: '1h' } : {}),
  })
  if (kind === 'extended') playOn(dice, table, task, dice.int(0, 2))
  if (kind === 'extended' && dice.yes(2)) table.give('task.edit', { task, deadline: dice.of('1h', '2h30m', '4h') })
  return task
}

function timeDie(dice: Dice, table: Table): string {
  table.do('campaign.configure', { timeDieHits: dice.of('margin', 'single') })
  const task = table.do('task.begin', {
    system: 'time-die',
    kind: 'extended',
    title: 'Job',
    participants: people(table, dice.int(1, 3)).map((character) => ({ character, successTarget: dice.int(10, 80) })),
    need: dice.int(1, 9),
    limit: dice.int(1, 4),
    interval: dice.yes(5) ? '1h' : { unit: dice.of('m', 'r', 'h'), times: dice.of(1, 3) },
    pace: dice.of('normal', 'rush', 'slow'),
  })
  playOn(dice, table, task, dice.int(0, 4))
  if (dice.yes(4)) table.give('task.edit', { task, deadline: dice.of('30s', '10m', '1h', '7h') })
  return task
}

const makers: Readonly<Record<SystemId, Make>> = {
  storytelling,
  'dramatic-task': dramaticTask,
  'saga-machine': sagaMachine,
  'mod-dot': modDot,
  'time-die': timeDie,
}
