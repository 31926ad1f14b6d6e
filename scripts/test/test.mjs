import { prepare } from '../setup/prepare.mjs'
import { allFailed, table, total } from './results.mjs'
import { suites } from './suites.mjs'

/**
 * @param {string[]} words
 * @returns {Promise<number>} the exit code
 */
export async function test(words) {
  const isLong = words.includes('--long')
  const all = suites(isLong)
  const { names, rest } = readWords(
    words,
    all.map(({ name }) => name),
  )
  if (names.length === 0 && rest.length > 0) {
    process.stderr.write(`no such suite: ${rest[0]}; there are ${all.map(({ name }) => name).join(', ')}\n`)
    return 2
  }
  const chosen = all.filter(({ name, always }) => (names.length === 0 ? always || isLong : names.includes(name)))

  const needsWindows = chosen.some((suite) => suite.needsWindows)
  const runtime = await prepare({ withoutDisplay: needsWindows, tests: true })
  /** @type {import('./results.mjs').Result[]} */
  const results = []
  for (const suite of chosen) {
    process.stdout.write(`\n──── ${suite.name}: ${suite.title}\n`)
    const started = Date.now()
    // Without what a suite needs it has failed; nothing is skipped.
    const counts =
      runtime === null ? allFailed('what the tests need could not be made ready') : await suite.run(runtime, rest)
    results.push({ name: suite.name, seconds: (Date.now() - started) / 1000, ...counts })
  }
  process.stdout.write(`\n${table(results)}\n`)
  const { passed, failed } = total(results)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  return failed > 0 ? 1 : 0
}

/**
 * First the names of suites, then what their runners understand.
 *
 * @param {string[]} words
 * @param {string[]} known
 */
export function readWords(words, known) {
  const own = words.filter((word) => word !== '--long')
  const end = own.findIndex((word) => !known.includes(word))
  return end < 0 ? { names: own, rest: [] } : { names: own.slice(0, end), rest: own.slice(end) }
}
