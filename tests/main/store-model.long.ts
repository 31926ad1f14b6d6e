import { expect, it } from 'vitest'
import { playModel } from '../support/store-model'

it.each(Array.from({ length: 20 }, (_, i) => i))(
  'the store agrees with a model of texts: 5,000 steps, part %i of 20',
  async (part) => {
    for (let i = 0; i < 25; i += 1) await expect(playModel(1_000 + part * 25 + i, 200)).resolves.toBeUndefined()
  },
)
