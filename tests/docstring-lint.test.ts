import { RuleTester } from 'eslint'
import { expect, it } from 'vitest'
import { docstring } from '../scripts/lint/docstring.mjs'

// The rule is broken on purpose in each way that it knows.

const faulty = [
  ['none', 'export function roll() {}'],
  ['none', '// no docstring\nexport const roll = () => 1'],
  ['none', '/* neither */\nexport const roll = function () {}'],
  ['short', '/** Rolls. */\nexport function roll() {}'],
  ['throws', '/** Rolls all the dice. */\nexport function roll(n) { if (n < 0) throw new Error("no") }'],
] as const
const good = [
  '/** Rolls all the dice. */\nexport function roll() {}',
  '/**\n * Rolls all the dice.\n * @throws Error without dice (a bug)\n */\nexport function roll(n) { if (!n) throw new Error("no") }',
  'function roll() {}',
  'export const most = 7',
  'export { roll } from "./roll"',
]

it('a docstring that is missing, says nothing, or keeps a throw to itself is reported', () => {
  const tester = new RuleTester()
  const run = (): void =>
    tester.run('docstring', docstring, {
      valid: [...good],
      invalid: faulty.map(([messageId, code]) => ({ code, errors: [{ messageId }] })),
    })
  expect(run).not.toThrow()
})
