import { expect, it } from 'vitest'
import { playModel } from '../../../tests/support/timers-model'

it('RT-1 to RT-6: against a model that knows the true time: never early, never lost, never twice, lateness right', () => {
  const { rings, counts } = playModel(20_000, 1)
  expect(rings).toBeGreaterThan(1_000)
  expect(Object.keys(counts)).toHaveLength(18)
})
