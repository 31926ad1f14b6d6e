import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baseOf, DIFFICULTIES, poolOf, type Difficulty } from './base'

const chart = new Map([
  [2, 6],
  [3, 4],
  [4, 2],
  [5, 1],
  [6, 0],
  [7, -1],
  [8, -2],
  [9, -4],
  [10, -6],
])

describe('the base', () => {
  // Source: Werewolf Mod Dot, the difficulty chart, with a pool of 7.
  it.each<readonly [Difficulty, number, number]>([
    [2, 13, 7],
    [3, 11, 6],
    [4, 9, 5],
    [5, 8, 4],
    [6, 7, 4],
    [7, 6, 3],
    [8, 5, 3],
    [9, 3, 2],
    [10, 1, 1],
  ])('MD-1, MD-2: 7 dots at difficulty %i are a pool of %i and a base of %i', (difficulty, pool, base) => {
    expect({ pool: poolOf(7, difficulty), base: baseOf(7, difficulty) }).toEqual({ pool, base })
  })

  it.each<readonly [number, Difficulty]>([
    [0, 6],
    [0, 7],
    [1, 9],
    [2, 10],
    [6, 10],
  ])('MD-4: %i dots at difficulty %i leave nothing, not less than nothing', (dots, difficulty) => {
    expect({ pool: poolOf(dots, difficulty), base: baseOf(dots, difficulty) }).toEqual({ pool: 0, base: 0 })
  })

  it('MD-1, MD-4: the base is what one gets by dealing the pool out in pairs, the odd one counting as a pair', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.constantFrom(...DIFFICULTIES), (dots, difficulty) => {
        let pool = dots + (chart.get(difficulty) ?? NaN)
        let pairs = 0
        for (; pool > 0; pool -= 2) pairs += 1
        expect(baseOf(dots, difficulty)).toBe(pairs)
      }),
    )
  })
})
