import { expect, it } from 'vitest'
import { commandsIn } from '../scripts/docs/commands.mjs'
import { unproved } from '../scripts/docs/documents.mjs'
import { applyEdits, stepsIn } from '../scripts/docs/steps.mjs'

it('every command in every document says how it is seen to work', () => {
  expect(unproved()).toEqual([])
})

it('commands are found in blocks and within lines, each once', () => {
  const page = [
    'Say `npm test`, not `npm`; `const a = 1` is no command.',
    '',
    '    npm start          opens it',
    '    npm test           again',
    '',
    '```sh',
    '$ npm run check   # all of it',
    'git status',
    '```',
    '',
    '```ts',
    'npm run never',
    '```',
  ].join('\n')
  expect(commandsIn(page)).toEqual([
    { command: 'npm test', line: 1 },
    { command: 'npm start', line: 3 },
    { command: 'npm run check', line: 7 },
    { command: 'git status', line: 8 },
  ])
})

it('a page’s files and edits are read in order', () => {
  const page = [
    '`src/a.ts` is new:',
    '',
    '```ts',
    'one',
    '```',
    '',
    '`src/b.ts`:',
    '',
    '```diff',
    ' x',
    '+y',
    '```',
    '',
  ].join('\n')
  expect(stepsIn(page)).toEqual([
    { type: 'file', file: 'src/a.ts', text: 'one\n' },
    { type: 'edit', file: 'src/b.ts', text: ' x\n+y\n' },
  ])
})

it.each([
  ['put in', 'a\nb\nc\n', ' b\n+$1\n', 'a\nb\n$1\nc\n'],
  ['taken out', 'a\nb\nc\n', ' a\n-b\n', 'a\nc\n'],
  ['two in one block', 'a\nb\n', ' a\n+x\n@@\n b\n+y\n', 'a\nx\nb\ny\n'],
])('an edit is made where its lines stand: %s', (_what, text, diff, expected) => {
  expect(applyEdits(text, diff)).toEqual({ ok: true, text: expected })
})

it.each([
  ['not there', 'a\n', ' b\n+c\n', 'b\n'],
  ['there twice', 'b\nb\n', ' b\n+c\n', 'b\n'],
  ['nothing to go by', 'a\n', '+c\n', ''],
])('an edit whose place is not clear is refused: %s', (_what, text, diff, missing) => {
  expect(applyEdits(text, diff)).toEqual({ ok: false, missing })
})
