// What the suites' runners report, as passed and failed. Whatever is neither (skipped, left to do, flaky, never run) has
// failed, and so has a suite that ran nothing.

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string} [note] why, when no test by name has failed
 *
 * @typedef {Counts & { name: string, seconds: number }} Result
 */

/**
 * @param {string} note
 * @returns {Counts}
 */
export const allFailed = (note) => ({ passed: 0, failed: 1, note })

/**
 * Makes sure that nothing passes by not running.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
function judged(counts, exitCode) {
  if (counts.failed > 0) return counts
  if (exitCode !== 0) return { ...counts, failed: 1, note: `ended with code ${exitCode}` }
  if (counts.passed === 0) return { ...counts, failed: 1, note: 'ran no test' }
  return counts
}

/**
 * @param {any} report of vitest's json reporter, or null when there is none
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countVitest(report, exitCode) {
  if (report === null) return allFailed('left no report')
  const files = report.testResults ?? []
  const tests = files.flatMap((file) => file.assertionResults ?? [])
  const passed = tests.filter((one) => one.status === 'passed').length
  // A file that could not be loaded holds no tests, and would otherwise count for nothing.
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults?.some((one) => one.status === 'failed'),
  )
  return judged({ passed, failed: tests.length - passed + broken.length }, exitCode)
}

/**
 * @param {any} report of Playwright's json reporter, or null when there is none
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countPlaywright(report, exitCode) {
  if (report === null) return allFailed('left no report')
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {}
  return judged({ passed: expected, failed: unexpected + flaky + skipped + (report.errors?.length ?? 0) }, exitCode)
}

/**
 * For a runner whose output ends with `N passed, N failed`.
 *
 * @param {string} output
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countLastLine(output, exitCode) {
  const line = output.trimEnd().split('\n').at(-1) ?? ''
  const found = /^(?:\w+: )?(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(line.trim())
  if (found === null) return allFailed('its last line is not `N passed, N failed`')
  const [passed = 0, failed = 0, skipped = 0] = found.slice(1).map((text) => Number(text ?? 0))
  return judged({ passed, failed: failed + skipped }, exitCode)
}

/** @param {Result[]} results */
export function total(results) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((all, result) => all + result[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

/** @param {Result[]} results */
export function table(results) {
  const rows = results.map(({ name, passed, failed, seconds, note = '' }) =>
    [name, passed, failed, `${seconds.toFixed(1)} s`, note].map(String),
  )
  const all = [['suite', 'passed', 'failed', 'time', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 || column === 4 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
