import { expect, it } from 'vitest'
import { playRandomly } from '../../../../tests/support/dramatic-random'

it.each([1, 2, 3, 4])('random commands, part %i: see random.test.ts', (part) => {
  const { taken, refused } = playRandomly(part * 1_000_000, 30_000)
  expect(taken + refused).toBeGreaterThan(20_000)
})
