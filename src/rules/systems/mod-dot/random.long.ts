import { expect, it } from 'vitest'
import { playAtRandom } from '../../../../tests/support/mod-dot-random'

it.each([11, 12, 13, 14])('30000 random commands, seed %i, break nothing that holds of a Mod-Dot task', (seed) => {
  const { taken, refused } = playAtRandom(seed, 30_000)
  expect(taken + refused).toBe(30_000)
})
