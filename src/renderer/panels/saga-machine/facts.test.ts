import { describe, expect, it } from 'vitest'
import { Table } from '../../../../tests/support/table'
import type { JsonObject } from '../../../rules/core/units'
import {
  isExtended,
  isOpposed,
  type ExtendedTask,
  type OpposedTask,
  type SagaTask,
} from '../../../rules/systems/saga-machine/task'
import { panelAround } from '../../views/campaign/around'
import type { PanelAround } from '../plug'
import { endingOf, leftOf, marginsOf, neededTotal, overWord, raceOf, sideOf, standingOf, urgencyOf } from './facts'

function begun(more: JsonObject): { readonly table: Table; readonly id: string } {
  const table = new Table()
  table.do('character.add', { name: 'Tove Brandt' })
  table.do('character.add', { name: 'Corsair' })
  const given = { system: 'saga-machine', title: 'T', ...more }
  return { table, id: table.do('task.begin', given) }
}
const taskOf = (table: Table, id: string): SagaTask => table.task(id) as SagaTask
const aroundOf = (table: Table, id: string): PanelAround => panelAround(table.state, table.task(id))

function extended(table: Table, id: string): ExtendedTask {
  const task = taskOf(table, id)
  if (!isExtended(task)) throw new Error('Not extended')
  return task
}
function opposed(table: Table, id: string): OpposedTask {
  const task = taskOf(table, id)
  if (!isOpposed(task)) throw new Error('Not opposed')
  return task
}

const ship = { kind: 'extended', character: 'id1', stat: 4, skill: 3, interval: '1d', tally: 10 }
const race = {
  kind: 'opposed-extended',
  interval: '1d',
  limit: 4,
  sides: [
    { character: 'id1', stat: 6, skill: 2 },
    { character: 'id2', stat: 5, skill: 2 },
  ],
}

describe('an extended action', () => {
  it('SM-10, SM-14: what is left, and what the last test takes', () => {
    const { table, id } = begun(ship)
    expect(leftOf(taskOf(table, id), aroundOf(table, id))).toMatchObject({ made: 0, left: 3, most: 3, words: '3 days' })
    expect(neededTotal(extended(table, id), aroundOf(table, id))).toBe(null)
    table.do('saga.test', { task: id, total: 9 })
    expect(leftOf(taskOf(table, id), aroundOf(table, id)).words).toBe('2 of 3 days left')
    table.do('saga.test', { task: id, total: 14 })
    expect(leftOf(taskOf(table, id), aroundOf(table, id)).words).toBe('Last of 3 days')
    expect(neededTotal(extended(table, id), aroundOf(table, id))).toBe(16)
    expect(urgencyOf(taskOf(table, id), aroundOf(table, id))).toEqual({ isShort: true, word: 'Last test' })
    expect(marginsOf(extended(table, id))).toEqual([null, 4])
    table.do('saga.test', { task: id, total: 16 })
    expect(endingOf(taskOf(table, id), aroundOf(table, id))).toMatchObject({ word: 'Succeeded', sign: 'check' })
    expect(standingOf(taskOf(table, id))).toBe('Tally 10 of 10')
    expect(overWord(taskOf(table, id), 'id1')).toBe(null)
  })

  it('SM-R11: a deadline leaves fewer', () => {
    const { table, id } = begun({ ...ship, deadline: '2d', limit: null })
    const left = leftOf(taskOf(table, id), aroundOf(table, id))
    expect(left).toMatchObject({ left: 2, most: null, hasDeadline: true })
    expect(left.words).toMatch(/^2 tests before /)
  })
})

describe('a race', () => {
  it('SM-26, SM-27: the track, the gap and who wins, seen from either side', () => {
    const { table, id } = begun(race)
    const oppose = (first: number, second: number): string =>
      table.do('saga.oppose', { task: id, results: [{ total: first }, { total: second }] })
    oppose(13, 14)
    oppose(14, 15)
    expect(raceOf(opposed(table, id), 0)).toEqual({ end: 15, legs: 4, steps: [3], gap: -2 })
    expect(raceOf(opposed(table, id), 1)).toEqual({ end: 15, legs: 4, steps: [4], gap: 2 })
    oppose(9, 9)
    expect(raceOf(opposed(table, id), 0).steps).toEqual([3, 7])
    oppose(20, 9)
    expect(overWord(taskOf(table, id), 'id1')).toBe('Won')
    expect(overWord(taskOf(table, id), 'id2')).toBe('Lost')
    expect(overWord(taskOf(table, id), null)).toBe('Settled')
    expect(endingOf(taskOf(table, id), aroundOf(table, id))).toEqual({
      word: 'Tove wins',
      sign: 'check',
      how: 'by a Tally of 8 more',
    })
    expect(standingOf(taskOf(table, id))).toBe('Tally 17 against 9')
  })

  it('SM-24: one side shown alone', () => {
    const { table, id } = begun({ ...race, kind: 'opposed', interval: null })
    table.do('saga.oppose', { task: id, results: [null, { criticalFailure: true }] })
    const around = aroundOf(table, id)
    expect(sideOf(opposed(table, id), 0, around)).toMatchObject({ hasShown: false, total: null, short: 'Tove' })
    expect(sideOf(opposed(table, id), 1, around)).toMatchObject({ hasShown: true, total: null, isTwoOnes: true })
    expect(standingOf(taskOf(table, id))).toBe('not both shown')
    expect(urgencyOf(taskOf(table, id), around).isShort).toBe(false)
    table.do('saga.oppose', { task: id, results: [{ total: 3 }, null] })
    expect(endingOf(taskOf(table, id), around)).toMatchObject({ word: 'Tove wins', how: 'the other rolled two ones' })
  })
})
