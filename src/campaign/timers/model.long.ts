import { expect, it } from 'vitest'
import { playModel } from '../../../tests/support/timers-model'

it('a million steps and more against a model that knows the true time', () => {
  const { rings } = playModel(1_200_000, 10_000)
  expect(rings).toBeGreaterThan(60_000)
})
