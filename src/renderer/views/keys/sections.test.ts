// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { actIds, actOf } from '../../../contract/acts'
import { keySections } from './sections'

const linesOf = (...given: Parameters<typeof keySections>) => keySections(...given).flatMap(({ lines }) => lines)

it('every act that has a key stands there once, with all its keys', () => {
  const withKeys = actIds.filter((id) => actOf(id).keys !== undefined && !/^panel-[2-9]$/.test(id))
  expect(linesOf({}).map(({ id }) => id)).toEqual([...withKeys].sort((a, b) => order(a) - order(b)))
  expect(linesOf({}).find(({ id }) => id === 'undo')).toEqual({ id: 'undo', name: 'Undo', keys: ['Ctrl Z', 'U'] })
  expect(linesOf({}).find(({ id }) => id === 'panel-1')?.keys).toEqual(['1 … 9'])
})
const order = (id: (typeof actIds)[number]): number => {
  const groups = [...new Set(actIds.map((one) => actOf(one).group))]
  return groups.indexOf(actOf(id).group) * 1_000 + actIds.indexOf(id)
}

it('as the GM changed them; what has none any more is left out', () => {
  const lines = linesOf({ roll: 'f9', enter: null, word: 'shift+w', 'panel-2': 'x' })
  expect(lines.filter(({ id }) => ['roll', 'enter', 'word'].includes(id))).toEqual([
    { id: 'roll', name: 'Roll', keys: ['F9'] },
    { id: 'word', name: 'The GM’s word…', keys: ['Shift W'] },
  ])
  expect(lines.filter(({ id }) => id.startsWith('panel-')).map(({ keys }) => keys[0])).toEqual([
    ...['1', 'X', '3', '4', '5', '6', '7', '8', '9'],
  ])
})
