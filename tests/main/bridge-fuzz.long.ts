import { expect, it } from 'vitest'
import { fuzzCommands } from '../support/bridge/commands'
import { fuzzBridge } from '../support/bridge/fuzz'

const TEN_TIMES = Array.from({ length: 10 }, (_, part) => part)

it.each(TEN_TIMES)('110,000 inputs over every request, part %i of 10', async () => {
  // What the bridge cannot carry is not counted.
  const { sent } = await fuzzBridge(110_000, 0)
  expect(sent).toBeGreaterThan(100_000)
})

it('200,000 commands with whatever fields the bridge lets through: each is taken or refused, none throws', () => {
  const { taken, refused } = fuzzCommands(200_000, 0)
  expect(Math.min(taken, refused)).toBeGreaterThan(1_000)
})
