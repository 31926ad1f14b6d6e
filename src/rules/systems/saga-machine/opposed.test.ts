import { describe, expect, it } from 'vitest'
import { Table } from '../../../../tests/support/table'
import type { Json, JsonObject } from '../../core/units'

const ernest = { character: 'id1', stat: 4, skill: 3 }
const fiend = { character: 'id2', stat: 5, skill: 2 }

const begun = (kind: string, more: JsonObject = {}): { readonly table: Table; readonly task: string } => {
  const table = new Table()
  table.do('character.add', { name: 'Ernest' })
  table.do('character.add', { name: 'Fiend' })
  const given = { system: 'saga-machine', kind, title: 'Sneak by', sides: [ernest, fiend], ...more }
  return { table, task: table.do('task.begin', given) }
}
const oppose = (table: Table, task: string, first: Json, second: Json): string =>
  table.do('saga.oppose', { task, results: [first, second] })
const refusedOppose = (table: Table, task: string, results: Json): string | null =>
  table.refused('saga.oppose', { task, results })

describe('opposed', () => {
  it('SM-19, SM-R12: the text’s own example, 14 against 12, takes no time and is settled', () => {
    const { table, task } = begun('opposed')
    expect(table.see(task)).toEqual({
      system: 'saga-machine',
      kind: 'opposed',
      title: 'Sneak by',
      status: 'running',
      reason: null,
      pending: null,
      progress: null,
      interval: null,
      elapsed: '0s',
      dueAt: null,
      deadlineAt: null,
      notes: [],
      tests: [],
      intervals: { used: 0, limit: 3 },
      sides: [
        { tally: 0, total: null },
        { tally: 0, total: null },
      ],
      winner: null,
    })
    oppose(table, task, { total: 14 }, { total: 12 })
    expect(table.see(task)).toMatchObject({
      status: 'succeeded',
      reason: 'settled',
      elapsed: '0s',
      tests: [
        { total: 14, success: true, critical: false, margin: 4 },
        { total: 12, success: true, critical: false, margin: 2 },
      ],
      intervals: { used: 1 },
      sides: [{ total: 14 }, { total: 12 }],
      winner: 0,
    })
  })

  it.each([
    { totals: [3, 2], winner: 0, why: 'below the TN, and even critical failures: the higher total' },
    { totals: [12, 12], winner: 1, why: 'equal: the higher stat' },
    { totals: [-4, 30], winner: 1, why: 'far apart' },
  ])('SM-19, SM-20: $totals: $why', ({ totals: [first = 0, second = 0], winner }) => {
    const { table, task } = begun('opposed')
    oppose(table, task, { total: first }, { total: second })
    expect(table.see(task)).toMatchObject({ winner, reason: 'settled' })
  })

  it.each([
    { edges: [1, 2], winner: 1 },
    { edges: [2, 1], winner: 0 },
    { edges: [2, 2], winner: 'draw' },
  ])('SM-21, SM-22: equal totals and stats, Edge $edges: $winner', ({ edges, winner }) => {
    const sides = [
      { ...ernest, stat: 5, edge: edges[0] ?? 0 },
      { ...fiend, edge: edges[1] ?? 0 },
    ]
    const { table, task } = begun('opposed', { sides })
    oppose(table, task, { total: 9 }, { total: 9 })
    expect(table.see(task)).toMatchObject({ status: 'succeeded', reason: 'settled', winner })
  })

  it.each<{ readonly results: Json; readonly winner: number; readonly why: string }>([
    { results: [{ banes: 1, dice: [1, 1] }, { total: -50 }], winner: 1, why: 'two ones lose to none' },
    { results: [{ criticalFailure: true }, { total: 2 }], winner: 1, why: 'so do two ones without a total' },
    { results: [{ banes: 1, dice: [1, 1] }, { criticalFailure: true }], winner: 0, why: 'both: a total beats none' },
    { results: [{ criticalFailure: true }, { criticalFailure: true }], winner: 1, why: 'both without: the stat' },
    {
      results: [{ boons: 1, dice: [1, 1] }, { dice: [2] }],
      winner: 1,
      why: 'with boons they are a pair: 9 against 9, and the stat',
    },
  ])('SM-23: $results: $why', ({ results, winner }) => {
    const { table, task } = begun('opposed')
    table.do('saga.oppose', { task, results })
    expect(table.see(task)).toMatchObject({ winner })
  })

  it('SM-R6: nothing given is rolled here for both; a side left open is rolled beside one that is typed', () => {
    const both = begun('opposed')
    both.table.do('saga.oppose', { task: both.task })
    const app = both.table.campaign.history.log.at(-1)
    expect(app?.rolled).toBe('app')
    expect(Object.keys(app?.draws ?? {})).toEqual(['side/0/0', 'side/1/0'])
    const mixed = begun('opposed')
    oppose(mixed.table, mixed.task, { total: 12 }, { banes: 1 })
    const entry = mixed.table.campaign.history.log.at(-1)
    expect(entry?.rolled).toBe('typed')
    expect(entry?.line).toMatchObject({ sides: [{ test: { typed: true } }, { test: { typed: false } }] })
    expect(Object.keys(entry?.draws ?? {})).toEqual(['side/1/0', 'side/1/1'])
  })

  it.each<{ readonly results: Json; readonly code: string }>([
    { results: [null, null], code: 'bad-value' },
    { results: [{ total: 9 }], code: 'bad-value' },
    { results: [{ total: 9 }, { total: 9 }, { total: 9 }], code: 'bad-value' },
    { results: { total: 9 }, code: 'bad-value' },
    { results: [{ total: 9 }, 12], code: 'bad-value' },
    { results: [{ total: 9 }, { dice: [0] }], code: 'bad-value' },
    { results: [{ dice: [3, 3] }, { dice: [3] }], code: 'wrong-dice' },
    { results: [{ dice: [3] }, { dice: [3, 3, 3], boons: 1 }], code: 'wrong-dice' },
    { results: [{ dice: [3], total: 9 }, null], code: 'bad-value' },
  ])('SM-R2: $results is refused with $code and changes nothing', ({ results, code }) => {
    const { table, task } = begun('opposed')
    const before = table.see(task)
    expect(refusedOppose(table, task, results)).toBe(code)
    expect(table.see(task)).toEqual(before)
  })

  it.each([
    { sides: [ernest], code: 'bad-value' },
    { sides: [ernest, fiend, { ...fiend, character: 'id3' }], code: 'unknown' },
    { sides: [ernest, { ...fiend, character: 'nobody', stat: -1 }], code: 'unknown' },
    { sides: [ernest, { ...fiend, character: 'id1' }], code: 'bad-value' },
    { sides: [ernest, { ...fiend, edge: -1 }], code: 'bad-value' },
    { sides: 'both', code: 'bad-value' },
  ])('SM-R2: sides $sides are refused with $code', ({ sides, code }) => {
    expect(() => begun('opposed', { sides })).toThrow(code)
  })

  it('SM-R12: with an interval it passes when both have been shown', () => {
    const { table, task } = begun('opposed', { interval: '10m' })
    oppose(table, task, { total: 14 }, null)
    expect(table.see(task)).toMatchObject({ elapsed: '0s', dueAt: '10m', intervals: { used: 0 } })
    oppose(table, task, null, { total: 12 })
    expect(table.see(task)).toMatchObject({ elapsed: '10m', intervals: { used: 1 }, winner: 0 })
  })

  it('SM-19: a test of an extended action is none of an opposed one', () => {
    const { table, task } = begun('opposed')
    expect(table.refused('saga.test', { task, total: 12 })).toBe('wrong-state')
  })
})

describe('luck', () => {
  it('SM-24, SM-R7: the side that has shown alone makes its test again, and the new roll stands', () => {
    const { table, task } = begun('opposed')
    oppose(table, task, null, { boons: 1, modifier: 2, dice: [3, 3] })
    const shown = { sides: [{ total: null }, { total: 15 }], winner: null, tests: [{ total: 15 }] }
    expect(table.see(task)).toMatchObject(shown)
    table.do('saga.pushLuck', { task, side: 1, dice: [4, 6] })
    expect(table.see(task)).toMatchObject({ sides: [{ total: null }, { total: 15 }], tests: [{ total: 15 }] })
    oppose(table, task, { total: 14 }, null)
    expect(table.see(task)).toMatchObject({ winner: 1, sides: [{ total: 14 }, { total: 15 }] })
  })

  it('SM-24: with the same boons, banes and modifier', () => {
    const { table, task } = begun('opposed')
    oppose(table, task, { banes: 2, modifier: -1, total: 13 }, null)
    expect(table.refused('saga.pushLuck', { task, side: 0, dice: [4] })).toBe('wrong-dice')
    table.do('saga.pushLuck', { task, side: 0, dice: [4, 9, 9] })
    expect(table.see(task)).toMatchObject({ sides: [{ total: 10 }, { total: null }] })
  })

  it('SM-24, SM-R6: nothing given is rolled here', () => {
    const { table, task } = begun('opposed')
    oppose(table, task, { banes: 1, total: 13 }, null)
    table.do('saga.pushLuck', { task, side: 0 })
    const entry = table.campaign.history.log.at(-1)
    expect(entry?.rolled).toBe('app')
    expect(Object.keys(entry?.draws ?? {})).toEqual(['luck/0/0', 'luck/0/1'])
  })

  it('SM-24, SM-25: before a first result, for the other side, after both, and twice it is no option', () => {
    const { table, task } = begun('opposed-extended')
    const push = (side: Json, more: JsonObject = {}): string | null =>
      table.refused('saga.pushLuck', { task, side, ...more })
    expect(push(0, { total: 12 })).toBe('not-an-option')
    oppose(table, task, { total: 13 }, null)
    expect(push(1, { dice: [99] })).toBe('not-an-option')
    expect(push(2)).toBe('bad-value')
    expect(push(null)).toBe('bad-value')
    expect(push(0, { total: 8, dice: [1] })).toBe('bad-value')
    expect(push(0, { total: 8 })).toBe(null)
    expect(push(0, { total: 20 })).toBe('not-an-option')
    oppose(table, task, null, { total: 12 })
    expect(push(0)).toBe('not-an-option')
    oppose(table, task, null, { total: 12 })
    expect(push(1, { criticalFailure: true })).toBe(null)
  })

  it('SM-24: a side shown twice has acted already, and that comes before what is given', () => {
    const { table, task } = begun('opposed')
    oppose(table, task, { total: 13 }, null)
    expect(refusedOppose(table, task, [{ total: 14 }, { total: 12 }])).toBe('already-acted')
    expect(refusedOppose(table, task, [{ dice: [99] }, null])).toBe('already-acted')
    expect(refusedOppose(table, task, [null, null])).toBe('bad-value')
    table.do('saga.oppose', { task })
    expect(table.see(task)).toMatchObject({ reason: 'settled', sides: [{ total: 13 }, {}] })
  })

  it('SM-24: over, luck cannot be pushed', () => {
    const { table, task } = begun('opposed')
    oppose(table, task, { total: 13 }, { total: 12 })
    expect(table.refused('saga.pushLuck', { task, side: 0 })).toBe('not-running')
  })
})

describe('opposed extended', () => {
  it.each([
    {
      tn: 10,
      rounds: [
        [13, 9],
        [8, 12],
        [10, 14],
      ],
      tallies: [3, 6],
      winner: 1,
      why: 'the higher Tally',
    },
    {
      tn: 10,
      rounds: [
        [30, 9],
        [1, 12],
        [1, 13],
      ],
      tallies: [20, 5],
      winner: 0,
      why: 'negative margins take nothing',
    },
    {
      tn: 12,
      rounds: [
        [13, 9],
        [8, 13],
        [1, 1],
      ],
      tallies: [1, 1],
      winner: 1,
      why: 'equal: the higher stat',
    },
  ])('SM-26, SM-27: $rounds at TN $tn: $why', ({ tn, rounds, tallies, winner }) => {
    const { table, task } = begun('opposed-extended', { tn, interval: '1h' })
    rounds.forEach(([first = 0, second = 0], i) => {
      expect(table.see(task)).toMatchObject({ status: 'running', winner: null, dueAt: `${i + 1}h` })
      oppose(table, task, { total: first }, { total: second })
    })
    expect(table.see(task)).toMatchObject({
      status: 'succeeded',
      reason: 'settled',
      sides: tallies.map((tally, i) => ({ tally, total: rounds[2]?.[i] })),
      intervals: { used: 3, limit: 3 },
      winner,
      elapsed: '3h',
      progress: null,
      tests: rounds.flat().map((total) => ({ total, margin: total - tn })),
    })
  })

  it('SM-27: equal Tallies and stats: the Edge, then a draw', () => {
    for (const [edge, winner] of [
      [1, 0],
      [0, 'draw'],
    ] as const) {
      const sides = [{ ...ernest, stat: 5, edge }, fiend]
      const { table, task } = begun('opposed-extended', { limit: 1, sides })
      oppose(table, task, { total: 5 }, { total: 9 })
      expect(table.see(task)).toMatchObject({ winner, reason: 'settled' })
    }
  })

  it('SM-26: two ones add nothing, whatever the total', () => {
    const { table, task } = begun('opposed-extended')
    oppose(table, task, { banes: 1, modifier: 20, dice: [1, 1] }, { criticalFailure: true })
    expect(table.see(task)).toMatchObject({
      sides: [
        { tally: 0, total: 28 },
        { tally: 0, total: null },
      ],
    })
  })

  it('SM-25, SM-R7: shown alone adds nothing yet; the next interval begins with new totals and new luck', () => {
    const { table, task } = begun('opposed-extended')
    oppose(table, task, { total: 13 }, { total: 12 })
    oppose(table, task, { total: 15 }, null)
    expect(table.see(task)).toMatchObject({
      sides: [
        { tally: 3, total: 15 },
        { tally: 2, total: null },
      ],
      intervals: { used: 1 },
      tests: [{ total: 13 }, { total: 12 }, { total: 15 }],
    })
    table.do('saga.pushLuck', { task, side: 0, total: 11 })
    oppose(table, task, null, { total: 12 })
    expect(table.see(task)).toMatchObject({ sides: [{ tally: 4 }, { tally: 4 }], intervals: { used: 2 } })
  })

  it('SM-R8: without a limit it goes on; a limit that the GM then sets ends it', () => {
    const { table, task } = begun('opposed-extended', { limit: null })
    for (let i = 0; i < 5; i += 1) oppose(table, task, { total: 11 }, { total: 10 })
    oppose(table, task, null, { total: 90 })
    expect(table.see(task)).toMatchObject({ status: 'running', intervals: { used: 5, limit: null }, winner: null })
    table.do('task.edit', { task, limit: 4 })
    expect(table.see(task)).toMatchObject({
      status: 'succeeded',
      reason: 'settled',
      winner: 0,
      sides: [
        { tally: 5, total: 11 },
        { tally: 0, total: 10 },
      ],
    })
  })
})

describe('the GM’s word', () => {
  it.each<JsonObject>([{ need: 5 }, { have: 5 }])('SM-R9: %o is refused: an opposed task has none', (change) => {
    for (const kind of ['opposed', 'opposed-extended']) {
      const { table, task } = begun(kind)
      expect(table.refused('task.edit', { task, ...change })).toBe('bad-value')
    }
  })

  it('SM-R7: settled by the GM, or reopened, there is no winner', () => {
    const { table, task } = begun('opposed')
    oppose(table, task, { total: 13 }, { total: 12 })
    table.do('task.settle', { task, as: 'failed' })
    expect(table.see(task)).toMatchObject({ status: 'failed', reason: 'gm', winner: null })
  })

  it('SM-R8, SM-R10: an opposed test that is reopened is made again, and the new totals settle it', () => {
    const { table, task } = begun('opposed')
    oppose(table, task, { total: 13 }, { total: 12 })
    table.do('task.reopen', { task })
    expect(table.see(task)).toMatchObject({ status: 'running', winner: null, sides: [{ total: 13 }, { total: 12 }] })
    oppose(table, task, { total: 11 }, { total: 12 })
    expect(table.see(task)).toMatchObject({ reason: 'settled', winner: 1, intervals: { used: 2 } })
  })

  it('SM-R10: an opposed extended one whose limit is used up waits for more', () => {
    const { table, task } = begun('opposed-extended', { limit: 1 })
    oppose(table, task, { total: 13 }, { total: 12 })
    table.do('task.reopen', { task })
    expect(refusedOppose(table, task, [{ dice: [99] }, null])).toBe('no-rolls-left')
    expect(table.refused('saga.pushLuck', { task, side: 0 })).toBe('no-rolls-left')
    table.do('task.edit', { task, limit: 2 })
    oppose(table, task, { total: 10 }, { total: 16 })
    expect(table.see(task)).toMatchObject({ reason: 'settled', winner: 1, sides: [{ tally: 3 }, { tally: 8 }] })
  })

  it('SM-R11: given up it has failed, and nobody has won', () => {
    const { table, task } = begun('opposed-extended')
    oppose(table, task, { total: 13 }, { total: 12 })
    table.do('task.abandon', { task })
    expect(table.see(task)).toMatchObject({ status: 'failed', reason: 'abandoned', winner: null })
  })
})
