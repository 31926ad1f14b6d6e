import { describe, expect, it } from 'vitest'
import { Table } from '../../../../tests/support/table'
import { chanceFrom } from '../../core/chance'
import type { JsonObject } from '../../core/units'

interface Begun {
  readonly table: Table
  readonly task: string
  readonly ro: string
  readonly kai: string
}

function begun(more: JsonObject, table = new Table()): Begun {
  const ro = table.do('character.add', { name: 'Ro' })
  const kai = table.do('character.add', { name: 'Kai', panel: false })
  const task = table.do('task.begin', { system: 'mod-dot', title: 'Bomb', ...sidesFor(more, ro, kai), ...more })
  return { table, task, ro, kai }
}

const sidesFor = (more: JsonObject, ro: string, kai: string): JsonObject => ({
  sides:
    more['kind'] === 'contested'
      ? [
          { character: ro, dots: 6 },
          { character: kai, dots: 5 },
        ]
      : [{ character: ro, dots: 4 }],
})

const single: JsonObject = { kind: 'single' }
const contested: JsonObject = { kind: 'contested' }
const extended: JsonObject = { kind: 'extended', need: 6, interval: '1h' }
const test = (table: Table, task: string, throws: string | readonly (string | null)[]): string =>
  table.do('modDot.test', { task, throws })

describe('beginning', () => {
  it('MD-32: before its first test a side has a base and nothing else', () => {
    const { table, task } = begun(single)
    expect(table.see(task)).toEqual({
      system: 'mod-dot',
      kind: 'single',
      title: 'Bomb',
      status: 'running',
      reason: null,
      pending: null,
      progress: null,
      interval: null,
      elapsed: '0s',
      dueAt: null,
      deadlineAt: null,
      notes: [],
      sides: [{ base: 2, total: null, outcome: null, downs: null, degree: null }],
      winner: null,
      net: null,
      intervals: { used: 0, limit: null },
    })
  })

  it('MD-2, MD-28: difficulty 6, no specialty and no limit unless said', () => {
    const { table, task } = begun(extended)
    expect(table.task(task)).toMatchObject({
      characters: [table.task(task).characters[0]],
      interval: 3_600,
      rules: { sides: [{ dots: 4, difficulty: 6, specialty: false }], need: 6, have: 0, limit: null, used: 0 },
    })
  })

  it.each([
    { sides: [{ dots: 31 }], rule: 'MD-28', why: '31 dots' },
    { sides: [{ dots: -1 }], rule: 'MD-28', why: 'less than no dots' },
    { sides: [{ dots: 2.5 }], rule: 'MD-28', why: 'half a dot' },
    { sides: [{ dots: '4' }], rule: 'MD-28', why: 'dots as text' },
    { sides: [{}], rule: 'MD-28', why: 'no dots said' },
    { sides: [{ dots: 4, difficulty: 1 }], rule: 'MD-3', why: 'difficulty 1' },
    { sides: [{ dots: 4, difficulty: 11 }], rule: 'MD-3', why: 'difficulty 11' },
    { sides: [{ dots: 4, difficulty: '6' }], rule: 'MD-3', why: 'a difficulty as text' },
    { sides: [{ dots: 4, specialty: 'yes' }], rule: 'MD-28', why: 'a specialty that is not yes or no' },
    { sides: [], rule: 'MD-28', why: 'no side' },
    { sides: [{ dots: 4 }, { dots: 4 }], rule: 'MD-28', why: 'two sides in a single test' },
  ])('$rule: $why is refused', ({ sides }) => {
    const table = new Table()
    const names = ['Ro', 'Kai'].map((name) => table.do('character.add', { name }))
    const given = {
      system: 'mod-dot',
      kind: 'single',
      title: 'x',
      sides: sides.map((side, i) => ({ character: names[i] ?? '', ...side })),
    }
    const before = table.state
    expect(table.refused('task.begin', given)).toBe('bad-value')
    expect(table.state).toBe(before)
  })

  it.each([
    { more: { kind: 'extended' }, why: 'no need' },
    { more: { kind: 'extended', need: 0 }, why: 'a need of 0' },
    { more: { kind: 'extended', need: 101 }, why: 'a need of 101' },
    { more: { kind: 'extended', need: 5, limit: 0 }, why: 'a limit of 0' },
    { more: { kind: 'extended', need: 5, limit: 101 }, why: 'a limit of 101' },
    { more: { kind: 'extended', need: 5, interval: '0s' }, why: 'an interval without time' },
    { more: { kind: 'extended', need: 5, interval: 'soon' }, why: 'an interval that is none' },
    { more: { kind: 'duel' }, why: 'another kind' },
    { more: {}, why: 'no kind' },
  ])('MD-28: $why is refused', ({ more }) => {
    expect(() => begun(more as JsonObject)).toThrow('bad-value')
  })

  it('MD-28: the bounds themselves are taken: no dots, 30 dots, need and limit of 100, a limit of none', () => {
    const { table, ro } = begun(single)
    const taken = (more: JsonObject): string | null =>
      table.refused('task.begin', { system: 'mod-dot', title: 'x', ...more })
    expect(taken({ kind: 'single', sides: [{ character: ro, dots: 0 }] })).toBe(null)
    expect(
      taken({ kind: 'extended', sides: [{ character: ro, dots: 30, difficulty: 2 }], need: 100, limit: 100 }),
    ).toBe(null)
    expect(taken({ kind: 'extended', sides: [{ character: ro, dots: 4 }], need: 1, limit: null })).toBe(null)
  })

  it('MD-28: nobody is on both sides, and both have to be there', () => {
    const { table, ro } = begun(single)
    const taken = (second: JsonObject): string | null =>
      table.refused('task.begin', {
        system: 'mod-dot',
        kind: 'contested',
        title: 'x',
        sides: [{ character: ro, dots: 4 }, second],
      })
    expect(taken({ character: ro, dots: 4 })).toBe('bad-value')
    expect(taken({ character: 'nobody', dots: 99 })).toBe('unknown')
    expect(
      table.refused('task.begin', {
        system: 'mod-dot',
        kind: 'contested',
        title: 'x',
        sides: [{ character: ro, dots: 4 }],
      }),
    ).toBe('bad-value')
  })

  it('MD-5: a pool that is only another one is tested like any other', () => {
    const { table, task } = begun(single)
    test(table, task, 'WL')
    expect(table.see(task)).toMatchObject({ sides: [{ base: 2, total: 2 }] })
  })

  it('MD-28: a need or limit given with a single test means nothing', () => {
    const { table, task } = begun({ ...single, need: 'much', limit: 0 })
    expect(table.see(task)).toMatchObject({ progress: null, intervals: { used: 0, limit: null } })
  })
})

describe('a single test', () => {
  it.each([
    {
      throws: 'WL',
      status: 'succeeded',
      reason: 'settled',
      side: { base: 2, total: 2, outcome: 'success', downs: 1, degree: 'enough with a catch' },
    },
    {
      throws: 'LLT',
      status: 'failed',
      reason: 'settled',
      side: { base: 2, total: 0, outcome: 'failure', downs: 2, degree: null },
    },
    {
      throws: 'LLLT',
      status: 'failed',
      reason: 'botch',
      side: { base: 2, total: -1, outcome: 'botch', downs: 3, degree: null },
    },
    {
      throws: 'LLLLL',
      status: 'failed',
      reason: 'botch',
      side: { base: 2, total: -3, outcome: 'botch', downs: 5, degree: null },
    },
  ])('MD-17: $throws is $status, $reason', ({ throws, status, reason, side }) => {
    const { table, task } = begun(single)
    test(table, task, throws)
    expect(table.see(task)).toMatchObject({
      status,
      reason,
      sides: [side],
      winner: null,
      net: null,
      progress: null,
      intervals: { used: 1, limit: null },
    })
    expect(table.refused('modDot.test', { task, throws: 'XX' })).toBe('not-running')
  })

  it('MD-26: takes no game time without an interval, and its interval with one', () => {
    const free = begun(single)
    test(free.table, free.task, 'WL')
    expect(free.table.state.clock.now).toBe(0)
    const { table, task } = begun({ ...single, interval: '10m' })
    expect(table.see(task)).toMatchObject({ interval: '10m', dueAt: '10m' })
    test(table, task, 'WL')
    expect(table.state.clock.now).toBe(600)
    expect(table.see(task)).toMatchObject({ elapsed: '10m', dueAt: null })
  })
})

describe('a contested test', () => {
  it('MD-18: both find their totals, the higher wins with the difference', () => {
    const { table, task } = begun(contested)
    test(table, task, ['WT', 'LW'])
    expect(table.see(task)).toMatchObject({
      status: 'succeeded',
      reason: 'settled',
      progress: null,
      winner: 0,
      net: 1,
      sides: [
        { base: 3, total: 4, outcome: 'success', downs: 0, degree: 'more than clean' },
        { base: 3, total: 3, outcome: 'success', downs: 1, degree: 'clean' },
      ],
      intervals: { used: 1, limit: null },
    })
  })

  it.each([
    { throws: ['LLLLT', 'LW'], winner: 1, net: 3, rule: 'MD-19', why: 'a failure counts as 0' },
    { throws: ['WL', 'LLLLL'], winner: 0, net: 3, rule: 'MD-19', why: 'a botch counts as 0' },
    { throws: ['LLLLL', 'LLLT'], winner: null, net: 0, rule: 'MD-19, MD-20', why: 'botch against failure: nobody' },
    { throws: ['WL', 'TT'], winner: null, net: 0, rule: 'MD-20', why: 'equal: nobody' },
    { throws: ['WW', 'LLT'], winner: 0, net: 4, rule: 'MD-21', why: 'who lost both goes on' },
  ])('$rule: $throws: $why', ({ throws, winner, net }) => {
    const { table, task } = begun(contested)
    test(table, task, throws)
    expect(table.see(task)).toMatchObject({ status: 'succeeded', reason: 'settled', winner, net })
  })

  it('MD-21: each side goes on by its own specialty', () => {
    const table = new Table()
    const [ro, kai] = ['Ro', 'Kai'].map((name) => table.do('character.add', { name }))
    const sides: readonly JsonObject[] = [
      { character: ro ?? '', dots: 4, specialty: true },
      { character: kai ?? '', dots: 4 },
    ]
    const task = table.do('task.begin', { system: 'mod-dot', kind: 'contested', title: 'x', sides })
    expect(table.refused('modDot.test', { task, throws: ['WW', 'WW'] })).toBe('wrong-throws')
    expect(table.refused('modDot.test', { task, throws: ['WWT', 'WWT'] })).toBe('wrong-throws')
    test(table, task, ['WWWL', 'WW'])
    expect(table.see(task)).toMatchObject({ winner: 0, net: 1, sides: [{ total: 5 }, { total: 4 }] })
  })

  it('MD-27: one side typed, the other thrown here: it counts as typed and says which was which', () => {
    const { table, task, ro, kai } = begun(contested, new Table(chanceFrom(() => 1)))
    test(table, task, ['WL', null])
    const entry = table.campaign.history.log.at(-1)
    expect(entry).toMatchObject({
      rolled: 'typed',
      draws: { 'throw/1/0': 'T', 'throw/1/1': 'T' },
      line: {
        key: 'modDot.contested',
        sides: [
          { character: ro, throws: 'WL', rolled: 'typed', total: 3 },
          { character: kai, throws: 'TT', rolled: 'app', total: 3 },
        ],
        winner: null,
        net: 0,
      },
      cites: ['MD-1', 'MD-2', 'MD-6', 'MD-15', 'MD-16', 'MD-18', 'MD-20'],
    })
  })

  it('MD-27: nothing given, or null for both: all thrown here, each side with draws of its own', () => {
    for (const given of [{}, { throws: [null, null] }] as readonly JsonObject[]) {
      const { table, task } = begun(contested, new Table(chanceFrom(() => 2)))
      table.do('modDot.test', { task, ...given })
      const entry = table.campaign.history.log.at(-1)
      expect(entry?.rolled).toBe('app')
      expect(Object.keys(entry?.draws ?? {})).toEqual(
        [0, 1].flatMap((side) => [0, 1, 2, 3, 4].map((i) => `throw/${side}/${i}`)),
      )
      expect(table.see(task)).toMatchObject({
        winner: null,
        net: 0,
        sides: [{ outcome: 'botch' }, { outcome: 'botch' }],
      })
    }
  })
})

describe('an extended test', () => {
  it('MD-22, MD-26: totals add up, an interval each, until the need is reached', () => {
    const { table, task } = begun(extended)
    test(table, task, 'WT')
    expect(table.see(task)).toMatchObject({
      status: 'running',
      progress: { have: 3, need: 6 },
      elapsed: '1h',
      dueAt: '2h',
      intervals: { used: 1, limit: null },
    })
    test(table, task, 'WW')
    expect(table.see(task)).toMatchObject({
      status: 'succeeded',
      reason: 'target-reached',
      progress: { have: 7, need: 6 },
      elapsed: '2h',
      dueAt: null,
      intervals: { used: 2, limit: null },
    })
  })

  it('MD-23: a failed test adds nothing, and what is below 0 takes nothing away', () => {
    const { table, task } = begun(extended)
    test(table, task, 'WT')
    test(table, task, 'LLT')
    expect(table.see(task)).toMatchObject({
      status: 'running',
      progress: { have: 3, need: 6 },
      sides: [{ total: 0, outcome: 'failure' }],
    })
    expect(table.campaign.history.log.at(-1)).toMatchObject({
      line: { added: 0, have: 3 },
      cites: ['MD-1', 'MD-2', 'MD-6', 'MD-8', 'MD-14', 'MD-23'],
    })
  })

  it('MD-24: a botch ends it in failure, also at the last interval; what was gathered stays shown', () => {
    const { table, task } = begun({ ...extended, limit: 2 })
    test(table, task, 'WT')
    test(table, task, 'LLLLL')
    expect(table.see(task)).toMatchObject({ status: 'failed', reason: 'botch', progress: { have: 3, need: 6 } })
  })

  it.each([
    { throws: ['TT', 'TT'], status: 'failed', reason: 'time-up', have: 4, why: 'the limit is used up' },
    {
      throws: ['WT', 'WT'],
      status: 'succeeded',
      reason: 'target-reached',
      have: 6,
      why: 'the last test reaches the need',
    },
  ])('MD-25: $why', ({ throws, status, reason, have }) => {
    const { table, task } = begun({ ...extended, limit: 2 })
    throws.forEach((row) => test(table, task, row))
    expect(table.see(task)).toMatchObject({
      status,
      reason,
      progress: { have, need: 6 },
      intervals: { used: 2, limit: 2 },
    })
  })

  it('MD-25: without a limit it goes on', () => {
    const { table, task } = begun(extended)
    for (let i = 0; i < 150; i += 1) test(table, task, 'LLT')
    expect(table.see(task)).toMatchObject({ status: 'running', intervals: { used: 150, limit: null }, dueAt: '6d7h' })
  })

  it('MD-26: without an interval no time passes and nothing is due', () => {
    const { table, task } = begun({ kind: 'extended', need: 6 })
    test(table, task, 'WT')
    expect(table.see(task)).toMatchObject({
      interval: null,
      dueAt: null,
      elapsed: '0s',
      intervals: { used: 1, limit: null },
    })
  })
})

describe('around the tests', () => {
  it.each([single, contested, extended])('MD-29: given up it has failed and cannot be taken up again: %o', (more) => {
    const { table, task } = begun(more)
    table.do('task.abandon', { task })
    expect(table.see(task)).toMatchObject({ status: 'failed', reason: 'abandoned' })
    expect(table.refused('task.resume', { task })).toBe('wrong-state')
    expect(table.refused('task.abandon', { task })).toBe('not-running')
  })

  it('MD-29: when no test fits before the deadline that the GM set, it has failed', () => {
    const { table, task } = begun(extended)
    table.do('task.edit', { task, deadline: '90m' })
    test(table, task, 'WT')
    expect(table.see(task)).toMatchObject({ status: 'failed', reason: 'deadline', progress: { have: 3, need: 6 } })
  })

  it('MD-30: need, gathered, limit and interval of an extended test are the GM’s to change', () => {
    const { table, task } = begun(extended)
    table.do('task.edit', { task, need: 20, have: 4, limit: 5, interval: '30m' })
    expect(table.see(task)).toMatchObject({
      status: 'running',
      progress: { have: 4, need: 20 },
      interval: '30m',
      dueAt: '30m',
      intervals: { used: 0, limit: 5 },
    })
    table.do('task.edit', { task, limit: null })
    expect(table.see(task)).toMatchObject({ intervals: { used: 0, limit: null } })
    table.do('task.edit', { task, need: 4 })
    expect(table.see(task)).toMatchObject({ status: 'succeeded', reason: 'target-reached' })
  })

  it('MD-30: a limit already used up ends it', () => {
    const { table, task } = begun(extended)
    test(table, task, 'TT')
    table.do('task.edit', { task, limit: 1 })
    expect(table.see(task)).toMatchObject({ status: 'failed', reason: 'time-up' })
  })

  it.each([single, contested])('MD-30: there is no need, nothing gathered and no limit to change: %o', (more) => {
    const { table, task } = begun(more)
    for (const change of [{ need: 3 }, { have: 1 }, { limit: 2 }, { limit: null }] as readonly JsonObject[]) {
      expect(table.refused('task.edit', { task, ...change })).toBe('bad-value')
    }
    table.do('task.edit', { task, interval: '1h' })
    expect(table.see(task)).toMatchObject({ interval: '1h', dueAt: '1h' })
  })

  it('MD-31: a reopened test shows its last result until the next replaces it', () => {
    const { table, task } = begun(contested)
    test(table, task, ['WL', 'WT'])
    table.do('task.reopen', { task })
    expect(table.see(task)).toMatchObject({ status: 'running', reason: null, winner: 1, net: 1 })
    test(table, task, ['WW', 'WT'])
    expect(table.see(task)).toMatchObject({
      status: 'succeeded',
      winner: 0,
      net: 1,
      intervals: { used: 2, limit: null },
    })
  })

  it('MD-31: an extended one whose limit is used up is not tested again before it has more', () => {
    const { table, task } = begun({ ...extended, limit: 1 })
    test(table, task, 'TT')
    table.do('task.reopen', { task })
    expect(table.refused('modDot.test', { task, throws: 'TT' })).toBe('no-rolls-left')
    table.do('task.edit', { task, limit: 2 })
    test(table, task, 'WW')
    expect(table.see(task)).toMatchObject({
      status: 'succeeded',
      reason: 'target-reached',
      progress: { have: 6, need: 6 },
    })
  })

  it('nobody comes or goes', () => {
    const { table, task, ro, kai } = begun(single)
    expect(table.refused('task.join', { task, participant: { character: kai, dots: 3 } })).toBe('wrong-state')
    expect(table.refused('task.leave', { task, character: ro })).toBe('wrong-state')
  })

  it('MD-9: the state comes before what was typed, and a refused test changes nothing', () => {
    const { table, task } = begun(single)
    const before = table.state
    for (const throws of ['', 'W', 'WX', ['WL'], 7, null]) table.give('modDot.test', { task, throws })
    expect(table.state).toBe(before)
    table.do('task.settle', { task, as: 'failed' })
    expect(table.refused('modDot.test', { task, throws: 'WX' })).toBe('not-running')
    expect(table.refused('modDot.test', { task: 'none', throws: 'WX' })).toBe('unknown')
  })
})

describe('why this number', () => {
  it('keeps all that was counted, and by which rules', () => {
    const table = new Table()
    const ro = table.do('character.add', { name: 'Ro' })
    const sides = [{ character: ro, dots: 5, difficulty: 8, specialty: true }]
    const task = table.do('task.begin', { system: 'mod-dot', kind: 'single', title: 'Bomb', sides })
    table.do('modDot.test', { task, throws: 'WWWT', note: 'red wire' })
    expect(table.campaign.history.log.at(-1)).toMatchObject({
      rolled: 'typed',
      note: 'red wire',
      end: { status: 'succeeded', reason: 'settled' },
      cites: ['MD-1', 'MD-2', 'MD-6', 'MD-7', 'MD-15', 'MD-16', 'MD-17'],
      line: {
        key: 'modDot.tested',
        side: {
          character: ro,
          dots: 5,
          difficulty: 8,
          modifier: -2,
          pool: 3,
          base: 2,
          specialty: true,
          throws: 'WWWT',
          rolled: 'typed',
          total: 5,
          downs: 0,
          outcome: 'success',
          degree: 'outstanding',
        },
      },
    })
  })
})
