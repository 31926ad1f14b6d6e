import { describe, expect, it } from 'vitest'
import { Table } from '../../../../tests/support/table'
import type { JsonObject } from '../../core/units'

const begun = (more: JsonObject = {}): { readonly table: Table; readonly task: string } => {
  const table = new Table()
  const character = table.do('character.add', { name: 'Nadya' })
  table.do('character.add', { name: 'Ed' })
  table.do('character.add', { name: 'Flo' })
  const task = table.do('task.begin', {
    system: 'saga-machine',
    kind: 'extended',
    title: 'Repair the spacecraft',
    character,
    stat: 4,
    skill: 3,
    interval: '1d',
    tally: 10,
    ...more,
  })
  return { table, task }
}
const [nadya, ed, flo] = ['id1', 'id2', 'id3']
const without = (given: JsonObject, field: string): JsonObject =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== field))

describe('the text’s own example: TN 10, interval a day, Tally 10, three days', () => {
  it.each([
    { totals: [9], have: 0, status: 'running', why: 'a failed test adds nothing' },
    { totals: [9, 14], have: 4, status: 'running', why: '14 beats 10 by 4' },
    { totals: [9, 14, 16], have: 10, status: 'succeeded', why: '4 + 6 is exactly enough' },
  ])('SM-10, SM-11: $totals make a Tally of $have: $why', ({ totals, have, status }) => {
    const { table, task } = begun()
    for (const total of totals) table.do('saga.test', { task, total })
    expect(table.see(task)).toEqual({
      system: 'saga-machine',
      kind: 'extended',
      title: 'Repair the spacecraft',
      status,
      reason: status === 'succeeded' ? 'target-reached' : null,
      pending: null,
      progress: { have, need: 10 },
      interval: '1d',
      elapsed: `${totals.length}d`,
      dueAt: status === 'running' ? `${totals.length + 1}d` : null,
      deadlineAt: null,
      notes: [],
      tests: totals.map((total) => ({ total, success: total >= 10, critical: false, margin: total - 10 })),
      intervals: { used: totals.length, limit: 3 },
    })
  })
})

describe('beginning', () => {
  it.each([
    { amount: 'some', need: 5 },
    { amount: 'lots', need: 10 },
    { amount: 'tons', need: 15 },
  ])('SM-13: $amount work is a Tally of $need', ({ amount, need }) => {
    const table = new Table()
    const character = table.do('character.add', { name: 'Nadya' })
    const given = { system: 'saga-machine', kind: 'extended', title: 'Work', character, stat: 4, skill: 3 }
    const task = table.do('task.begin', { ...given, interval: '1h', amount })
    expect(table.see(task)).toMatchObject({ progress: { have: 0, need }, intervals: { used: 0, limit: 3 } })
  })

  it.each<{ readonly more: JsonObject; readonly why: string }>([
    { more: { stat: -1 }, why: 'a stat below 0' },
    { more: { stat: 2.5 }, why: 'half a stat' },
    { more: { skill: '3' }, why: 'a skill as text' },
    { more: { tally: 0 }, why: 'a Tally of 0' },
    { more: { tally: 101 }, why: 'a Tally beyond 100' },
    { more: { amount: 'lots' }, why: 'a Tally and an amount of work' },
    { more: { limit: 0 }, why: 'a limit of 0' },
    { more: { limit: 101 }, why: 'a limit beyond 100' },
    { more: { tn: 0 }, why: 'a TN of 0' },
    { more: { interval: '0s' }, why: 'an interval of nothing' },
    { more: { interval: 'soon' }, why: 'an interval that is none' },
    { more: { kind: 'raced' }, why: 'a kind that there is not' },
    { more: { deadline: '23h' }, why: 'a deadline before the first test' },
  ])('SM-R2: $why is refused', ({ more }) => {
    expect(() => begun(more)).toThrow('bad-value')
  })

  it.each(['stat', 'skill', 'tally', 'interval', 'character', 'kind', 'title'])('SM-R2: %s is needed', (field) => {
    const table = new Table()
    const character = table.do('character.add', { name: 'Nadya' })
    const given = {
      system: 'saga-machine',
      kind: 'extended',
      title: 'W',
      character,
      stat: 4,
      skill: 3,
      interval: '1d',
      tally: 9,
    }
    expect(table.refused('task.begin', without(given, field))).toBe('bad-value')
    expect(table.refused('task.begin', given)).toBe(null)
  })

  it('SM-R2: an unknown character comes before every other mistake', () => {
    const table = new Table()
    const given = { system: 'saga-machine', kind: 'nonsense', character: 'nobody', stat: -1 }
    expect(table.refused('task.begin', given)).toBe('unknown')
  })

  it('SM-1: the TN is 10 unless said otherwise', () => {
    const { table, task } = begun({ tn: 14 })
    table.do('saga.test', { task, total: 13 })
    expect(table.see(task)).toMatchObject({ tests: [{ success: false, margin: -1 }] })
  })
})

describe('time', () => {
  it('SM-12, SM-14: the third failed interval ends it unless said otherwise', () => {
    const { table, task } = begun()
    for (const total of [11, 11, 11]) table.do('saga.test', { task, total })
    expect(table.see(task)).toMatchObject({ status: 'failed', reason: 'time-up', elapsed: '3d', dueAt: null })
    expect(table.refused('saga.test', { task, total: 20 })).toBe('not-running')
  })

  it('SM-11, SM-12: the Tally reached in the last interval is a success', () => {
    const { table, task } = begun({ limit: 1, tally: 5 })
    table.do('saga.test', { task, total: 15 })
    expect(table.see(task)).toMatchObject({ status: 'succeeded', reason: 'target-reached' })
  })

  it('SM-14: a limit of null goes on', () => {
    const { table, task } = begun({ limit: null })
    for (let i = 0; i < 20; i += 1) table.do('saga.test', { task, total: 9 })
    expect(table.see(task)).toMatchObject({ status: 'running', intervals: { used: 20, limit: null }, elapsed: '2w6d' })
  })

  it('SM-10: a test is made at the end of its interval; a late one costs nothing but time', () => {
    const { table, task } = begun()
    table.do('clock.advance', { by: '30h' })
    table.do('saga.test', { task, total: 12 })
    expect(table.see(task)).toMatchObject({ elapsed: '1d6h', dueAt: '2d6h' })
  })

  it('SM-R11: a deadline that no test fits any more ends it, and giving up does', () => {
    const { table, task } = begun({ deadline: '2d' })
    table.do('saga.test', { task, total: 9 })
    table.do('clock.advance', { by: '30h' })
    expect(table.see(task)).toMatchObject({ status: 'failed', reason: 'deadline', elapsed: '2d6h' })
    const other = begun()
    other.table.do('task.abandon', { task: other.task })
    expect(other.table.see(other.task)).toMatchObject({ status: 'failed', reason: 'abandoned' })
    expect(other.table.refused('task.resume', { task: other.task })).toBe('wrong-state')
  })
})

describe('what is given with a test', () => {
  it.each<{ readonly given: JsonObject; readonly code: string }>([
    { given: { dice: [0] }, code: 'bad-value' },
    { given: { dice: [11] }, code: 'bad-value' },
    { given: { dice: '9' }, code: 'bad-value' },
    { given: { dice: [] }, code: 'wrong-dice' },
    { given: { dice: [5, 5] }, code: 'wrong-dice' },
    { given: { dice: [5], boons: 1 }, code: 'wrong-dice' },
    { given: { dice: [5, 5], boons: -1 }, code: 'bad-value' },
    { given: { dice: [5], total: 12 }, code: 'bad-value' },
    { given: { criticalFailure: true, dice: [1, 1] }, code: 'bad-value' },
    { given: { criticalFailure: false }, code: 'bad-value' },
    { given: { total: 12.5 }, code: 'bad-value' },
    { given: { total: '12' }, code: 'bad-value' },
    { given: { total: 12, modifier: 101 }, code: 'bad-value' },
    { given: { total: 12, banes: 1.5 }, code: 'bad-value' },
    { given: { helpers: 'Ed' }, code: 'bad-value' },
    { given: { helpers: [{ character: ed, stat: 2 }] }, code: 'bad-value' },
    { given: { helpers: [{ stat: 2, skill: 2 }] }, code: 'bad-value' },
    { given: { helpers: [{ character: ed, stat: 2, skill: 2, dice: [1, 1] }], dice: [3] }, code: 'wrong-dice' },
    { given: { helpers: [{ character: ed, stat: 2, skill: 2, dice: [4], total: 8 }] }, code: 'bad-value' },
    { given: { helpers: [{ character: 'nobody', stat: 2, skill: 2 }], dice: [99] }, code: 'unknown' },
  ])('SM-R2: $given is refused with $code and changes nothing', ({ given, code }) => {
    const { table, task } = begun()
    const before = table.see(task)
    expect(table.refused('saga.test', { task, ...given })).toBe(code)
    expect(table.see(task)).toEqual(before)
  })

  it('SM-R1: a total typed in takes boons, banes and a modifier and stays as it is', () => {
    const { table, task } = begun()
    table.do('saga.test', { task, total: 12, boons: 2, banes: 1, modifier: 5 })
    expect(table.see(task)).toMatchObject({ tests: [{ total: 12, margin: 2 }] })
  })

  it('SM-9: a critical failure typed in has no total and takes its interval', () => {
    const { table, task } = begun()
    table.do('saga.test', { task, criticalFailure: true })
    expect(table.see(task)).toMatchObject({
      tests: [{ total: null, success: false, critical: true, margin: null }],
      progress: { have: 0, need: 10 },
      intervals: { used: 1 },
      elapsed: '1d',
    })
  })

  it('SM-R6: nothing given is rolled here, and the log says so', () => {
    const { table, task } = begun()
    table.do('saga.test', { task, banes: 1 })
    const entry = table.campaign.history.log.at(-1)
    expect(entry?.rolled).toBe('app')
    expect(Object.keys(entry?.draws ?? {})).toEqual(['primary/0', 'primary/1'])
  })

  it('SM-10: a command of another kind is of the wrong state', () => {
    const { table, task } = begun()
    expect(table.refused('saga.oppose', { task, results: 'nonsense' })).toBe('wrong-state')
    expect(table.refused('saga.pushLuck', { task, side: 7 })).toBe('wrong-state')
  })
})

describe('group effort', () => {
  const helper = (character: string | undefined, more: JsonObject): JsonObject => ({
    character: character ?? '',
    stat: 3,
    skill: 2,
    ...more,
  })

  it.each([
    { totals: [10], dice: 2, why: 'one success is one ⊕' },
    { totals: [10, 19], dice: 2, why: 'two successes are one ⊕' },
    { totals: [9], dice: 1, why: 'a failure is nothing' },
    { totals: [5], dice: 1, why: '5 is half of 10, not below it' },
    { totals: [4], dice: -2, why: 'a critical failure is one ⊖' },
    { totals: [4, 3], dice: -2, why: 'two critical failures are one ⊖' },
    { totals: [4, 10], dice: 1, why: 'one of each cancels' },
  ])('SM-16, SM-17: helpers with $totals: $why', ({ totals, dice }) => {
    const { table, task } = begun({ tn: 30, tally: 100 })
    const helpers = totals.map((total, i) => helper([ed, flo][i], { total }))
    const faces = dice === 1 ? [6] : [4, 6]
    table.do('saga.test', { task, helpers, dice: faces })
    expect(table.see(task)).toMatchObject({ tests: [{ total: dice === -2 ? 11 : 13 }] })
  })

  it('SM-15: helpers test at TN 10 whatever the task’s is, each with its own stat and skill', () => {
    const { table, task } = begun({ tn: 20 })
    table.do('saga.test', { task, helpers: [{ character: ed, stat: 5, skill: 0, dice: [8] }], dice: [7, 1] })
    expect(table.see(task)).toMatchObject({ tests: [{ total: 14, success: false }] })
    const line = table.campaign.history.log.at(-1)?.line
    expect(line).toMatchObject({ help: { boons: 1, banes: 0 }, helpers: [{ character: ed, total: 10, tn: 10 }] })
  })

  it('SM-18, SM-R4: anybody but the primary may help, each once; they are not bound', () => {
    const { table, task } = begun()
    const refused = (helpers: readonly JsonObject[]): string | null =>
      table.refused('saga.test', { task, helpers, total: 12 })
    expect(refused([helper(nadya, { total: 12 })])).toBe('bad-value')
    expect(refused([helper(ed, { total: 12 }), helper(ed, { total: 12 })])).toBe('bad-value')
    expect(refused([helper(ed, { total: 30 }), helper(flo, { total: 30 })])).toBe(null)
    expect(table.see(task)).toMatchObject({ progress: { have: 2, need: 10 } })
    expect(table.refused('character.remove', { character: ed })).toBe(null)
  })

  it('SM-R5: dice typed for the primary need the helpers’ results; a total does not', () => {
    const { table, task } = begun()
    expect(table.refused('saga.test', { task, helpers: [helper(ed, {})], dice: [5] })).toBe('bad-value')
    table.do('saga.test', { task, helpers: [helper(ed, {})], total: 12 })
    const entry = table.campaign.history.log.at(-1)
    expect(entry?.rolled).toBe('typed')
    expect(entry?.line).toMatchObject({ test: { typed: true }, helpers: [{ typed: false }] })
    expect(Object.keys(entry?.draws ?? {})).toEqual([`helper/${ed}/0`])
  })

  it('SM-R4: twelve helpers are too many', () => {
    const { table, task } = begun()
    const helpers = Array.from({ length: 12 }, (_, i) =>
      helper(table.do('character.add', { name: `H${i}` }), { total: 9 }),
    )
    expect(table.refused('saga.test', { task, helpers, total: 12 })).toBe('bad-value')
    expect(table.refused('saga.test', { task, helpers: helpers.slice(1), total: 12 })).toBe(null)
  })
})

describe('the GM’s word', () => {
  it.each<{ readonly change: JsonObject; readonly is: JsonObject }>([
    { change: { need: 4 }, is: { status: 'succeeded', reason: 'target-reached', progress: { have: 4, need: 4 } } },
    { change: { have: 10 }, is: { status: 'succeeded', reason: 'target-reached', progress: { have: 10, need: 10 } } },
    { change: { limit: 1 }, is: { status: 'failed', reason: 'time-up', intervals: { used: 1, limit: 1 } } },
    { change: { limit: 1, have: 12 }, is: { status: 'succeeded', reason: 'target-reached' } },
    { change: { limit: null }, is: { status: 'running', intervals: { used: 1, limit: null } } },
    { change: { interval: '2h' }, is: { status: 'running', interval: '2h', dueAt: '1d2h' } },
    { change: { deadline: '20h' }, is: { status: 'failed', reason: 'deadline' } },
  ])('SM-R9: $change', ({ change, is }) => {
    const { table, task } = begun()
    table.do('saga.test', { task, total: 14 })
    table.do('task.edit', { task, ...change })
    expect(table.see(task)).toMatchObject(is)
  })

  it('SM-R3: the Tally that the GM set counts as gathered, and what is more than needed stays', () => {
    const { table, task } = begun()
    table.do('task.edit', { task, have: 7 })
    table.do('saga.test', { task, total: 20 })
    expect(table.see(task)).toMatchObject({ status: 'succeeded', progress: { have: 17, need: 10 } })
  })

  it('SM-R10: reopened with its limit used up there is no test before the GM gives more', () => {
    const { table, task } = begun({ limit: 1 })
    table.do('saga.test', { task, total: 9 })
    table.do('task.reopen', { task })
    expect(table.see(task)).toMatchObject({ status: 'running', reason: null, intervals: { used: 1, limit: 1 } })
    expect(table.refused('saga.test', { task, dice: [77] })).toBe('no-rolls-left')
    table.do('task.edit', { task, limit: 2 })
    table.do('saga.test', { task, total: 20 })
    expect(table.see(task)).toMatchObject({ status: 'succeeded', intervals: { used: 2, limit: 2 } })
  })

  it('SM-R9: it holds for a task that is over too: the values change, the status stays', () => {
    const { table, task } = begun()
    table.do('task.settle', { task, as: 'failed' })
    table.do('task.edit', { task, have: 50 })
    expect(table.see(task)).toMatchObject({ status: 'failed', reason: 'gm', progress: { have: 50, need: 10 } })
  })

  it('SM-R4: nobody comes or goes', () => {
    const { table, task } = begun()
    expect(table.refused('task.join', { task, participant: { character: ed } })).toBe('wrong-state')
    expect(table.refused('task.leave', { task, character: nadya ?? '' })).toBe('wrong-state')
  })
})
