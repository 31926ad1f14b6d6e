import { expect, it } from 'vitest'
import type { Both, OpposedRules, Side, Test } from './task'
import { decideWinner } from './winner'

const test = (total: number | null, twoOnes: boolean): Test => ({
  stat: 1,
  skill: 1,
  boons: 0,
  banes: 0,
  modifier: 0,
  faces: null,
  kept: null,
  typed: true,
  total,
  tn: 10,
  success: false,
  critical: null,
  twoOnes,
  margin: total === null ? null : total - 10,
})
const side = (stat: number, edge: number, tally: number): Side => ({ character: 'x', stat, skill: 0, edge, tally })

const rulesOf = (kind: OpposedRules['kind'], sides: Both<Side>, last: Both<Test>): OpposedRules => ({
  kind,
  tn: 10,
  used: 1,
  limit: 3,
  sides,
  rounds: [last],
  shown: [null, null],
  pushed: false,
})

/** The sentences one after another: the first that tells the sides apart decides. */
function read(rules: OpposedRules): 0 | 1 | 'draw' {
  const [[a, b]] = rules.rounds as readonly [Both<Test>]
  const [x, y] = rules.sides
  if (rules.kind === 'opposed') {
    if (a.twoOnes && !b.twoOnes) return 1
    if (b.twoOnes && !a.twoOnes) return 0
    if (a.total === null && b.total !== null) return 1
    if (b.total === null && a.total !== null) return 0
    if (a.total !== null && b.total !== null && a.total > b.total) return 0
    if (a.total !== null && b.total !== null && b.total > a.total) return 1
  } else {
    if (x.tally > y.tally) return 0
    if (y.tally > x.tally) return 1
  }
  if (x.stat > y.stat) return 0
  if (y.stat > x.stat) return 1
  if (x.edge > y.edge) return 0
  return y.edge > x.edge ? 1 : 'draw'
}

it('SM-19 to SM-23, SM-27: every order of totals, ones, Tallies, stats and Edges', () => {
  const results = [test(null, true), test(4, true), test(9, true), test(4, false), test(9, false)]
  const sides = [side(2, 0, 0), side(2, 1, 0), side(3, 0, 0), side(2, 0, 4)]
  let seen = 0
  for (const kind of ['opposed', 'opposed-extended'] as const)
    for (const a of results)
      for (const b of results)
        for (const x of sides)
          for (const y of sides) {
            const rules = rulesOf(kind, [x, y], [a, b])
            if (decideWinner(rules)?.winner !== read(rules)) expect(rules).toBe(read(rules))
            seen += 1
          }
  expect(seen).toBe(2 * 25 * 16)
})

it('SM-20: the stat counts in full, also unskilled, and before Edge', () => {
  const rules = rulesOf('opposed', [side(5, 0, 0), side(4, 9, 0)], [test(12, false), test(12, false)])
  expect(decideWinner(rules)).toEqual({ winner: 0, by: 'stat' })
})

it.each([
  { last: [test(12, false), test(3, true)], by: 'two-ones' },
  { last: [test(12, false), test(13, false)], by: 'total' },
  { last: [test(12, true), test(null, true)], by: 'total' },
  { last: [test(null, true), test(null, true)], by: 'edge' },
] as const)('SM-21, SM-23: what decided is said: $by', ({ last, by }) => {
  expect(decideWinner(rulesOf('opposed', [side(4, 1, 0), side(4, 2, 0)], [last[0], last[1]]))?.by).toBe(by)
})

it('SM-R7: before both have been shown nobody has won', () => {
  const rules = rulesOf('opposed', [side(4, 1, 0), side(4, 2, 0)], [test(1, false), test(2, false)])
  expect(decideWinner({ ...rules, rounds: [] })).toBe(null)
})
