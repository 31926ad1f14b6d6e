import { expect, it } from 'vitest'
import { fuzzBridge } from '../support/bridge/fuzz'

const TEN_TIMES = Array.from({ length: 10 }, (_, part) => part)

it.each(TEN_TIMES)('110,000 inputs over every request, part %i of 10', async () => {
  // What the bridge cannot carry is not counted.
  const { sent } = await fuzzBridge(110_000, 0)
  expect(sent).toBeGreaterThan(100_000)
})
