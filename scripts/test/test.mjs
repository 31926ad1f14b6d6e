import { prepare } from '../setup/prepare.mjs'
import { allFailed, table, total } from './results.mjs'
import { suites } from './suites.mjs'

/**
 * @param {string[]} words
 * @returns {Promise<number>} the exit code
 */
export async function test(words) {
  const names = words.filter((word) => !word.startsWith('-'))
  const chosen = suites().filter((suite) =>
    names.length === 0 ? suite.always || words.includes('--long') : names.includes(suite.name),
  )
  const unknown = names.filter((name) => !chosen.some((suite) => suite.name === name))
  if (unknown.length > 0) {
    process.stderr.write(`no such suite: ${unknown.join(', ')}\n`)
    return 2
  }

  const needsWindows = chosen.some((suite) => suite.needsWindows)
  const runtime = await prepare({ withoutDisplay: needsWindows })
  /** @type {import('./results.mjs').Result[]} */
  const results = []
  for (const suite of chosen) {
    process.stdout.write(`\n──── ${suite.name}: ${suite.title}\n`)
    const started = Date.now()
    // Without what a suite needs it has failed; nothing is skipped.
    const counts =
      runtime === null ? allFailed('what the tests need could not be made ready') : await suite.run(runtime)
    results.push({ name: suite.name, seconds: (Date.now() - started) / 1000, ...counts })
  }
  process.stdout.write(`\n${table(results)}\n`)
  const { passed, failed } = total(results)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  return failed > 0 ? 1 : 0
}
