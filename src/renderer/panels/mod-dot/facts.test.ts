import { describe, expect, it } from 'vitest'
import { Table } from '../../../../tests/support/table'
import type { JsonObject } from '../../../rules/core/units'
import type { Throw } from '../../../rules/systems/mod-dot/count'
import type { ModDotTask } from '../../../rules/systems/mod-dot/task'
import { panelAround } from '../../views/campaign/around'
import type { PanelAround } from '../plug'
import type { Rows } from './draft'
import { endingOf, leftOf, overWord, sayingOf, sidesOf, standingOf, standOf, urgencyOf } from './facts'
import { modDotPlug } from './plug'

interface Seen {
  readonly table: Table
  readonly ro: string
  readonly kai: string
  readonly task: () => ModDotTask
  readonly around: () => PanelAround
  readonly test: (throws: string | readonly string[]) => void
}

function begun(more: JsonObject, first: JsonObject = {}): Seen {
  const table = new Table()
  const ro = table.do('character.add', { name: 'Ro' })
  const kai = table.do('character.add', { name: 'Kai', panel: false })
  const sides = [
    { character: ro, dots: 6, ...first },
    ...(more['kind'] === 'contested' ? [{ character: kai, dots: 5 }] : []),
  ]
  const id = table.do('task.begin', { system: 'mod-dot', title: 'x', sides, ...more })
  return {
    table,
    ro,
    kai,
    task: () => table.task(id) as ModDotTask,
    around: () => panelAround(table.state, table.task(id)),
    test: (throws) => void table.do('modDot.test', { task: id, throws }),
  }
}

const rows = (...texts: readonly string[]): Rows => texts.map((text) => [...text] as Throw[])

describe('what is drawn of a test', () => {
  it('each throw with what it adds, the ones to come dashed, and the running total', () => {
    const { task, around } = begun({ kind: 'single' }, { specialty: true })
    expect(sidesOf(task(), rows('WW'), around())).toEqual([
      {
        name: 'Ro',
        base: 3,
        hands: [
          { result: 'W', value: 1 },
          { result: 'W', value: 1 },
          { result: null, value: 0 },
        ],
        total: 5,
        isWhole: false,
        isNext: true,
        words: 'Base 3, with 2 throws 5',
      },
    ])
    expect(standOf(task(), rows('WW'), false)).toEqual({ figure: '5', words: 'so far' })
    expect(standOf(task(), rows(''), false)).toBe(null)
    expect(standOf(task(), rows('W'), true)).toEqual({ figure: '3', words: 'base' })
  })

  it('when it is over, how the last test fell; what ended a row added nothing', () => {
    const { task, around, test } = begun({ kind: 'single' }, { specialty: true })
    test('WWL')
    const [side] = sidesOf(task(), rows(''), around())
    expect(side).toMatchObject({ total: 5, isWhole: true, isNext: false })
    expect(side?.hands.map((hand) => hand.value)).toEqual([1, 1, 0])
    expect(standOf(task(), rows(''), false)).toEqual({ figure: '5', words: 'in all' })
  })

  it('of an extended test what was gathered', () => {
    const { task, around, test } = begun({ kind: 'extended', need: 9, limit: 3, interval: '2h' })
    test('WT')
    expect(standOf(task(), rows('W'), false)).toEqual({ figure: '4 of 9', words: 'before this test' })
    expect(standOf(task(), rows(''), false)).toEqual({ figure: '4 of 9', words: 'successes' })
    expect(leftOf(task(), around())).toEqual({
      made: 1,
      left: 2,
      most: 3,
      hasDeadline: false,
      words: '2 tests of 2h left',
    })
    expect(urgencyOf(task(), around())).toEqual({ isShort: false, word: 'Last test' })
    test('LLT')
    expect(urgencyOf(task(), around()).isShort).toBe(true)
    expect(modDotPlug.words.comingUp(task(), around())).toBe('Ro, last test')
  })

  it('tests left by deadline, and without any bound', () => {
    const { table, task, around } = begun({ kind: 'extended', need: 9, interval: '1h' })
    expect(leftOf(task(), around())).toMatchObject({ left: 1, most: null, words: 'First test, no limit, 1h each' })
    table.do('task.edit', { task: task().id, deadline: '3h' })
    expect(leftOf(task(), around())).toMatchObject({
      left: 3,
      most: 3,
      hasDeadline: true,
      words: '3 tests before 03:00',
    })
  })

  it('a single test that takes time shows it; one that takes none waits at the present moment', () => {
    const takes = begun({ kind: 'single', interval: '10m' })
    expect(leftOf(takes.task(), takes.around())).toMatchObject({ words: 'One test of 10m' })
    expect(modDotPlug.takesNoTime?.(takes.task())).toBe(false)
    const free = begun({ kind: 'single' })
    expect(leftOf(free.task(), free.around())).toBe(null)
    expect(modDotPlug.takesNoTime?.(free.task())).toBe(true)
  })
})

describe('what is said', () => {
  it.each([
    { row: '', main: 'Throw twice.', more: 'A specialty applies: two wins go on.' },
    { row: 'T', main: 'One more throw.', more: 'A specialty applies: two wins go on.' },
    { row: 'WW', main: 'Throw again: each win is one more.', more: 'A tie or loss ends it and takes nothing.' },
    {
      row: 'LL',
      main: 'Throw again: each loss takes one more.',
      more: 'A tie or win ends it; the fifth loss is a botch.',
    },
    { row: 'WT', main: 'All thrown.', more: '' },
  ])('after "$row": $main', ({ row, main, more }) => {
    const { task, around } = begun({ kind: 'single' }, { specialty: true })
    expect(sayingOf(task(), rows(row), around())).toEqual({ main, more })
  })

  it('whose throws are next in a contested test', () => {
    const { task, around } = begun({ kind: 'contested' })
    expect(sayingOf(task(), rows('', ''), around()).main).toBe('Ro: throw twice.')
    expect(sayingOf(task(), rows('WT', 'L'), around()).main).toBe('Kai: one more throw.')
  })
})

describe('how it ended', () => {
  it.each([
    { throws: 'WL', word: 'Succeeded', sign: 'check', how: '3 successes, clean', standing: '3 successes' },
    { throws: 'LLLW', word: 'Failed', sign: 'x', how: 'a total of 0', standing: 'a failure' },
    { throws: 'LLLLL', word: 'Failed', sign: 'x', how: 'a botch: 5 lost', standing: 'a botch' },
    { throws: 'LLLLT', word: 'Failed', sign: 'x', how: 'a botch: 4 lost and −1', standing: 'a botch' },
  ])('a single test, $throws', ({ throws, word, sign, how, standing }) => {
    const { task, around, test, ro } = begun({ kind: 'single' })
    test(throws)
    expect(endingOf(task(), ro, around())).toEqual({ word, sign, how })
    expect(standingOf(task())).toBe(standing)
    expect(overWord(task(), ro)).toBe(null)
  })

  it('a contested one as each side sees it', () => {
    const { task, around, test, ro, kai } = begun({ kind: 'contested' })
    test(['WW', 'LW'])
    expect(endingOf(task(), ro, around())).toEqual({ word: 'Won by 2', sign: null, how: 'enough with a catch' })
    expect(endingOf(task(), kai, around())).toEqual({ word: 'Lost by 2', sign: null, how: 'Ro: enough with a catch' })
    expect([ro, kai].map((who) => overWord(task(), who))).toEqual(['Won', 'Settled'])
    expect(standingOf(task())).toBe('decided by 2')
  })

  it('a contested one that nobody won, and one that the GM settled', () => {
    const even = begun({ kind: 'contested' })
    even.test(['TT', 'WL'])
    expect(endingOf(even.task(), even.ro, even.around())).toEqual({ word: 'Nobody wins', sign: null, how: 'both at 3' })
    expect(overWord(even.task(), even.ro)).toBe('Settled')
    const settled = begun({ kind: 'contested' })
    settled.table.do('task.settle', { task: settled.task().id, as: 'failed' })
    expect(endingOf(settled.task(), settled.ro, settled.around())).toEqual({
      word: 'Failed',
      sign: 'x',
      how: 'the GM’s word',
    })
    expect(overWord(settled.task(), settled.ro)).toBe(null)
  })
})
