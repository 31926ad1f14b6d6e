import { it } from 'vitest'
import { playAtRandom } from '../../../../tests/support/storytelling-random'

const seeds = Array.from({ length: 120 }, (_, i) => 1_000 + i)

it.each(seeds)('a thousand random commands throw nothing and break no bound, seed %i', (seed) => {
  playAtRandom(seed, 1_000)
})
