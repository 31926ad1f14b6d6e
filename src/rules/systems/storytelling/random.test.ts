import { it } from 'vitest'
import { playAtRandom } from '../../../../tests/support/storytelling-random'

it.each([1, 2, 3, 4, 5])(
  'WOD-1 to WOD-39: a thousand random commands throw nothing and break no bound, seed %i',
  (seed) => {
    playAtRandom(seed, 1_000)
  },
)
