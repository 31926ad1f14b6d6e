import { describe, expect, it } from 'vitest'
import { duration, extended, faces } from '../../../../tests/support/time-die'
import type { JsonObject } from '../../core/units'
import { Table } from '../../../../tests/support/table'

const settled = { status: 'succeeded', reason: 'settled' }

it('TD-11: before it is found nothing is known, nothing is due, nothing is gathered', () => {
  const { table, task } = duration()
  expect(table.see(task)).toEqual({
    system: 'time-die',
    kind: 'duration',
    title: 'Lock',
    status: 'running',
    reason: null,
    pending: null,
    progress: null,
    interval: null,
    elapsed: '0s',
    dueAt: null,
    deadlineAt: null,
    notes: [],
    duration: null,
    intervals: null,
    lastTest: null,
    partial: null,
    complications: [],
  })
})

describe('finding it', () => {
  it('TD-11: a typed face settles the task; the clock stays', () => {
    const { table, task } = duration({ die: { unit: 'm', times: 10 } })
    table.do('clock.advance', { by: '1h' })
    table.do('timeDie.roll', { task, face: 5 })
    expect(table.see(task)).toMatchObject({ ...settled, duration: '50m', elapsed: '1h', dueAt: null })
    expect(table.state.clock.now).toBe(3_600)
    expect(table.refused('timeDie.roll', { task, face: 2 })).toBe('not-running')
    expect(table.refused('timeDie.roll', { task, face: 9 })).toBe('not-running')
  })

  it('TD-2: not rolled, 4 is used, and nothing counts as rolled', () => {
    const { table, task } = duration({ die: { unit: 's', times: 30 }, pace: 'rush' })
    table.do('timeDie.roll', { task, average: true })
    expect(table.see(task)).toMatchObject({ ...settled, duration: '1m' })
    expect(table.campaign.history.log.at(-1)).toMatchObject({
      rolled: null,
      draws: {},
      cites: ['TD-1', 'TD-2', 'TD-4', 'TD-6', 'TD-8', 'TD-11'],
    })
  })

  it('TD-1, TD-6: rolled here, the die is drawn and kept, then the pace changes what it says', () => {
    const { table, task } = duration({ pace: 'rush' }, {}, faces(5))
    table.do('timeDie.roll', { task })
    expect(table.see(task)).toMatchObject({ ...settled, duration: '2m30s' })
    expect(table.campaign.history.log.at(-1)).toMatchObject({
      rolled: 'app',
      draws: { 'time-die': 5 },
      line: {
        key: 'timeDie.rolled',
        die: { unit: 'm', times: 1 },
        face: 5,
        isAverage: false,
        pace: 'rush',
        before: 300,
        duration: 150,
      },
      cites: ['TD-1', 'TD-4', 'TD-6', 'TD-7', 'TD-11'],
    })
  })

  it('TD-10: a round lasts what it lasted when the task began', () => {
    const { table, task } = duration({ die: { unit: 'r' } }, { roundLength: '10s' })
    table.do('campaign.configure', { roundLength: '3s' })
    table.do('timeDie.roll', { task, face: 3 })
    expect(table.see(task)['duration']).toBe('30s')
  })

  it('TD-11: reopened it keeps what was found until it is found anew', () => {
    const { table, task } = duration()
    table.do('timeDie.roll', { task, face: 5 })
    table.do('task.reopen', { task })
    expect(table.see(task)).toMatchObject({ status: 'running', reason: null, duration: '5m' })
    table.do('timeDie.roll', { task, face: 1 })
    expect(table.see(task)).toMatchObject({ ...settled, duration: '1m' })
  })

  it('TD-11, TD-36: it may be given up and settled like any other; there is nothing partial about it', () => {
    const { table, task } = duration()
    table.do('task.abandon', { task })
    expect(table.see(task)).toMatchObject({ status: 'failed', reason: 'abandoned', duration: null })
    expect(table.refused('timeDie.partial', { task, note: 'Half' })).toBe('wrong-state')
  })
})

describe('refused', () => {
  it.each<{ given: JsonObject; why: string }>([
    { given: { face: 0 }, why: 'no such face' },
    { given: { face: 7 }, why: 'no such face' },
    { given: { face: 2.5 }, why: 'no face' },
    { given: { face: '3' }, why: 'no number' },
    { given: { face: 3, average: true }, why: 'both' },
    { given: { average: 4 }, why: 'not yes or no' },
  ])('TD-1, TD-2: $given: $why', ({ given }) => {
    const { table, task } = duration()
    expect(table.refused('timeDie.roll', { task, ...given })).toBe('bad-value')
    expect(table.see(task)['status']).toBe('running')
  })

  it('TD-11: what belongs to an Extended Test, and the other way round', () => {
    const one = duration()
    expect(one.table.refused('timeDie.test', { task: one.task, character: one.ivo, roll: 200 })).toBe('wrong-state')
    expect(one.table.refused('timeDie.test', { task: one.task, character: one.una, roll: 5 })).toBe('unknown')
    expect(one.table.refused('timeDie.endInterval', { task: one.task })).toBe('wrong-state')
    expect(
      one.table.refused('task.join', { task: one.task, participant: { character: one.una, successTarget: 5 } }),
    ).toBe('wrong-state')
    expect(one.table.refused('task.leave', { task: one.task, character: one.ivo })).toBe('wrong-state')
    const other = extended()
    expect(other.table.refused('timeDie.roll', { task: other.task, face: 9 })).toBe('wrong-state')
  })

  it.each<{ given: JsonObject; code: string; why: string }>([
    { given: { character: 'nobody' }, code: 'unknown', why: 'a stranger' },
    { given: { character: 'nobody', die: { unit: 'x' } }, code: 'unknown', why: 'a stranger, said first' },
    { given: { die: { unit: 'y' } }, code: 'bad-value', why: 'no such unit' },
    { given: { die: {} }, code: 'bad-value', why: 'a missing unit' },
    { given: { die: 'm' }, code: 'bad-value', why: 'no Time Die' },
    { given: { die: { unit: 'm', times: 0 } }, code: 'bad-value', why: 'no time at all' },
    { given: { die: { unit: 'm', times: 1.5 } }, code: 'bad-value', why: 'a broken multiple' },
    { given: { die: { unit: 'm', times: 10_001 } }, code: 'bad-value', why: 'too large a multiple' },
    { given: { pace: 'fast' }, code: 'bad-value', why: 'no such pace' },
    { given: { kind: 'other' }, code: 'bad-value', why: 'no such kind' },
    { given: { kind: 'other', character: 'nobody' }, code: 'unknown', why: 'a stranger before the kind' },
    { given: { title: '' }, code: 'bad-value', why: 'no title' },
  ])('TD-1, TD-32: beginning with $why is $code', ({ given, code }) => {
    expect(() => duration(given)).toThrow(code)
  })

  it('TD-1: without a die, a kind or a character', () => {
    const table = new Table()
    const character = table.do('character.add', { name: 'Ivo' })
    const whole = { system: 'time-die', kind: 'duration', title: 'Lock', character, die: { unit: 'm' } }
    for (const field of ['kind', 'title', 'character', 'die'])
      expect(
        table.refused('task.begin', Object.fromEntries(Object.entries(whole).filter(([key]) => key !== field))),
      ).toBe('bad-value')
    expect(table.refused('task.begin', whole)).toBe(null)
  })
})
