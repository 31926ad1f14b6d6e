import { expect, it } from 'vitest'
import { playModel } from '../support/store-model'

// 3,000 steps; `store-model.long.ts` takes a hundred thousand.
it.each(Array.from({ length: 15 }, (_, i) => i + 1))(
  'the store agrees with a model of texts: seed %i',
  async (seed) => {
    await expect(playModel(seed, 200)).resolves.toBeUndefined()
  },
)
