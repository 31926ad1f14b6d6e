import { expect, it } from 'vitest'
import { judge } from '../scripts/bench/guard.mjs'

const row = (what: string, ours: number[], floor: number[] | null = null) => ({
  what,
  unit: 'ms',
  ours,
  floorName: floor === null ? null : 'floor',
  floor,
  goal: { most: 16, of: 'p99' as const },
})
const roll = 'one roll to paint, 4 panels'
const late = 'the main thread is late while 10000 entries are replaced'

it('noise passes, a figure far beyond what it was does not', () => {
  expect(judge([row(roll, [20, 21, 900], [1, 1.3, 2])], false)).toEqual({ passed: 1, failures: [] })
  expect(judge([row(roll, [60, 61, 62], [1, 1.3, 2])], false).failures).toEqual([
    `far beyond what it was: ${roll}, 46.92 × with a limit of 40 ×`,
  ])
})

it('without a floor the tail is held against the goal', () => {
  expect(judge([row(late, [1, 1, 200])], false)).toEqual({ passed: 1, failures: [] })
  expect(judge([row(late, [1, 1, 300])], false).failures).toHaveLength(1)
})

it('of a whole run no limit may be without its figure', () => {
  const { passed, failures } = judge([row(roll, [20], [1])], true)
  expect(passed).toBe(1)
  expect(failures).toContain(`nothing was measured as "${late}"`)
  expect(judge([row('a figure without a limit', [1])], false)).toEqual({ passed: 0, failures: [] })
})
