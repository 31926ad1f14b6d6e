import { expect, it } from 'vitest'
import { readWords } from '../../scripts/test/test.mjs'
import { countLastLine, countPlaywright, countVitest, table, total } from '../../scripts/test/results.mjs'

const vitestReport = (...files: [status: string, ...tests: string[]][]): unknown => ({
  testResults: files.map(([status, ...tests]) => ({ status, assertionResults: tests.map((one) => ({ status: one })) })),
})

it.each([
  { why: 'all passed', report: vitestReport(['passed', 'passed', 'passed']), code: 0, passed: 2, failed: 0 },
  { why: 'one failed', report: vitestReport(['failed', 'passed', 'failed']), code: 1, passed: 1, failed: 1 },
  {
    why: 'skipped and left to do',
    report: vitestReport(['passed', 'passed', 'skipped', 'todo', 'pending']),
    code: 0,
    passed: 1,
    failed: 3,
  },
  {
    why: 'a file could not be loaded',
    report: vitestReport(['failed'], ['passed', 'passed']),
    code: 1,
    passed: 1,
    failed: 1,
  },
  { why: 'an error outside of tests', report: vitestReport(['passed', 'passed']), code: 1, passed: 1, failed: 1 },
  { why: 'no test', report: vitestReport(), code: 0, passed: 0, failed: 1 },
  { why: 'no report', report: null, code: 0, passed: 0, failed: 1 },
])('vitest: $why', ({ report, code, passed, failed }) => {
  expect(countVitest(report, code)).toMatchObject({ passed, failed })
})

it.each([
  {
    why: 'all passed',
    report: { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] },
    code: 0,
    passed: 3,
    failed: 0,
  },
  {
    why: 'every kind',
    report: { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] },
    code: 1,
    passed: 3,
    failed: 4,
  },
  {
    why: 'a file could not be loaded',
    report: { stats: { expected: 0 }, errors: [{}] },
    code: 1,
    passed: 0,
    failed: 1,
  },
  { why: 'no test', report: { stats: { expected: 0 }, errors: [] }, code: 0, passed: 0, failed: 1 },
  { why: 'no report', report: null, code: 0, passed: 0, failed: 1 },
])('Playwright: $why', ({ report, code, passed, failed }) => {
  expect(countPlaywright(report, code)).toMatchObject({ passed, failed })
})

it.each([
  { output: 'playing …\n12 passed, 0 failed\n', code: 0, passed: 12, failed: 0 },
  { output: '12 passed, 3 failed', code: 1, passed: 12, failed: 3 },
  { output: 'kill: 12 passed, 0 failed, 2 skipped\n', code: 0, passed: 12, failed: 2 },
  { output: '12 passed, 0 failed\n', code: 1, passed: 12, failed: 1 },
  { output: '0 passed, 0 failed\n', code: 0, passed: 0, failed: 1 },
  { output: '12 passed, 0 failed\nand then it broke\n', code: 0, passed: 0, failed: 1 },
  { output: '', code: 0, passed: 0, failed: 1 },
])('last line: $output with code $code', ({ output, code, passed, failed }) => {
  expect(countLastLine(output, code)).toMatchObject({ passed, failed })
})

it('adds up all suites', () => {
  const results = [
    { name: 'unit', passed: 10, failed: 0, seconds: 1 },
    { name: 'e2e', passed: 5, failed: 2, seconds: 30 },
  ]
  expect(total(results)).toEqual({ passed: 15, failed: 2 })
  expect(table(results).split('\n')).toHaveLength(3)
})

it.each([
  { words: [], names: [], rest: [] },
  { words: ['unit', 'e2e', '--long'], names: ['unit', 'e2e'], rest: [] },
  { words: ['e2e', '-g', 'saves', 'e2e/save.spec.ts'], names: ['e2e'], rest: ['-g', 'saves', 'e2e/save.spec.ts'] },
  { words: ['e3e'], names: [], rest: ['e3e'] },
])('the words $words name $names and leave $rest to the runner', ({ words, names, rest }) => {
  expect(readWords(words, ['unit', 'e2e'])).toEqual({ names, rest })
})
