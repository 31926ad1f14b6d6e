import { expect, it } from 'vitest'
import { playAtRandom } from '../../../../tests/support/mod-dot-random'

it('random commands never throw and break nothing that holds of a Mod-Dot task', () => {
  const { taken, refused } = playAtRandom(1, 5_000)
  expect(taken + refused).toBe(5_000)
  expect(taken).toBeGreaterThan(1_500)
  expect(refused).toBeGreaterThan(1_000)
})
