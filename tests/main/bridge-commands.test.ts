import { expect, it } from 'vitest'
import { fuzzCommands } from '../support/bridge/commands'

it('4,000 commands with whatever fields the bridge lets through: each is taken or refused, none throws', () => {
  const { taken, refused } = fuzzCommands(4_000, 5)
  expect(taken).toBeGreaterThan(50)
  expect(refused).toBeGreaterThan(1_000)
})
