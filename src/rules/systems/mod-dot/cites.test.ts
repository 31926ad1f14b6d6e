import { expect, it } from 'vitest'
import { Table } from '../../../../tests/support/table'
import type { JsonObject } from '../../core/units'

/** The rules that a test's log line names. */
function cited(dots: number, throws: string, more: JsonObject = {}): readonly string[] {
  const table = new Table()
  const character = table.do('character.add', { name: 'Ro' })
  const { specialty = false, difficulty = 6, ...rest } = more
  const sides = [{ character, dots, specialty, difficulty }]
  const task = table.do('task.begin', { system: 'mod-dot', kind: 'single', title: 'x', sides, ...rest })
  table.do('modDot.test', { task, throws })
  return table.campaign.history.log.at(-1)?.cites ?? []
}

it.each<{
  readonly dots: number
  readonly throws: string
  readonly more?: JsonObject
  readonly rules: readonly string[]
  readonly why: string
}>([
  { dots: 4, throws: 'WL', rules: ['MD-15', 'MD-16', 'MD-17'], why: 'a success and how well' },
  { dots: 4, throws: 'WWL', more: { specialty: true }, rules: ['MD-7', 'MD-15', 'MD-16', 'MD-17'], why: 'going on' },
  { dots: 2, throws: 'TL', rules: ['MD-14', 'MD-17'], why: 'a failure' },
  { dots: 20, throws: 'LLLLT', rules: ['MD-8', 'MD-13', 'MD-17'], why: 'four losses' },
  { dots: 2, throws: 'LLT', rules: ['MD-8', 'MD-12', 'MD-17'], why: 'two losses and below 0' },
  { dots: 20, throws: 'LLLLL', rules: ['MD-8', 'MD-11', 'MD-17'], why: 'five losses' },
  { dots: 4, throws: 'WT', more: { kind: 'extended', need: 9 }, rules: ['MD-15', 'MD-16', 'MD-22'], why: 'adding up' },
  {
    dots: 4,
    throws: 'LLT',
    more: { kind: 'extended', need: 9, limit: 1 },
    rules: ['MD-8', 'MD-14', 'MD-23', 'MD-25'],
    why: 'the limit',
  },
])('MD-1 to MD-25: the line of $throws on $dots dots names its rules: $why', ({ dots, throws, more, rules }) => {
  expect(cited(dots, throws, more)).toEqual(['MD-1', 'MD-2', 'MD-6', ...rules])
})

it('MD-4: a pool kept at 0 is named too', () => {
  expect(cited(1, 'WT', { difficulty: 10 })).toEqual(['MD-1', 'MD-2', 'MD-4', 'MD-6', 'MD-15', 'MD-16', 'MD-17'])
})
