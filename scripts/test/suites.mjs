// The suites of `npm test`, in their order.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '../check/checks.mjs'
import { underVirtualDisplay } from '../setup/display.mjs'
import { root, run } from '../setup/run.mjs'
import { countLastLine, countPlaywright, countVitest, allFailed } from './results.mjs'

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} title
 * @property {boolean} always whether it runs when none is named
 * @property {boolean} needsWindows
 * @property {(runtime: import('../runtime/runtime.mjs').Runtime, rest: string[]) => Promise<import('./results.mjs').Counts>} run
 *   `rest` is what its runner understands, such as a file or `-g words`
 */

const reports = join(root, '.cache/test')
const electronVite = 'node_modules/electron-vite/bin/electron-vite.js'
const vite = 'node_modules/vite/bin/vite.js'

/**
 * @param {boolean} isLong with the long counts
 * @returns {Suite[]}
 */
export function suites(isLong) {
  return [
    {
      name: 'check',
      title: 'types, lint, layout, boundaries, unused code',
      always: true,
      needsWindows: false,
      run: () => runChecks({ cached: false }),
    },
    {
      name: 'unit',
      title: 'unit tests',
      always: true,
      needsWindows: false,
      run: (_runtime, rest) => vitest('unit', rest),
    },
    {
      name: 'rules',
      title: 'scripts in tests/vectors, played by the command line',
      always: true,
      needsWindows: false,
      run: playVectors,
    },
    {
      name: 'kill',
      title: 'killed at any moment, nothing is lost',
      always: true,
      needsWindows: false,
      run: () => lastLine(process.execPath, ['scripts/kill/index.mjs', ...(isLong ? [] : ['200'])]),
    },
    {
      name: 'power',
      title: 'power cuts on ext4 and XFS, where the machine allows',
      always: true,
      needsWindows: false,
      run: () =>
        lastLine(
          process.execPath,
          ['scripts/power/index.mjs', isLong ? '100' : '8', '--where-possible'],
          countPowerCuts,
        ),
    },
    {
      name: 'components',
      title: 'building blocks and panels in a window',
      always: true,
      needsWindows: true,
      run: (runtime, rest) =>
        playwright(
          'components',
          [vite, 'build', '--config', 'vite.browser.config.ts', '--logLevel', 'warn'],
          runtime,
          rest,
        ),
    },
    {
      name: 'e2e',
      title: 'the built application',
      always: true,
      needsWindows: true,
      run: (runtime, rest) => playwright('e2e', [electronVite, 'build', '--logLevel', 'warn'], runtime, rest),
    },
    {
      name: 'package',
      title: 'the packed application, in the hands of another user',
      always: true,
      needsWindows: true,
      run: testPackage,
    },
    {
      name: 'docs',
      title: 'the walk-through of a sixth system is true, and live reloading works',
      always: true,
      needsWindows: true,
      run: () => lastLine(process.execPath, ['scripts/docs/index.mjs', '--walk']),
    },
    {
      name: 'figures',
      title: 'start, memory, commands, odds, files and panels are not far beyond what they were: docs/bench.md',
      always: true,
      needsWindows: true,
      run: () => lastLine(process.execPath, ['scripts/bench/index.mjs', '--guard']),
    },
    {
      name: 'timers',
      title: 'timers: a model of the true time, all zones, the real app with its clocks disturbed',
      always: false,
      needsWindows: true,
      run: testTimers,
    },
    {
      name: 'fair',
      title: 'chance behaves as the odds say',
      always: false,
      needsWindows: false,
      run: (_runtime, rest) => vitest('fair', ['--config', 'vitest.slow.config.ts', '.fair.ts', ...rest]),
    },
    {
      name: 'long',
      title: 'what takes long',
      always: false,
      needsWindows: false,
      run: (_runtime, rest) => vitest('long', ['--config', 'vitest.slow.config.ts', '.long.ts', ...rest]),
    },
  ]
}

/**
 * @param {string} name
 * @param {string[]} args
 */
async function vitest(name, args) {
  const report = freshReport(name)
  const code = await run(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return countVitest(readReport(report), code)
}

/**
 * @param {string} project
 * @param {string[]} build
 * @param {import('../runtime/runtime.mjs').Runtime} runtime
 * @param {string[]} rest
 */
async function playwright(project, build, runtime, rest) {
  const built = await run(process.execPath, build, { env: runtime.env })
  if (built !== 0) return allFailed('could not be built')
  const report = freshReport(project)
  const [command, ...args] = underVirtualDisplay([
    process.execPath,
    'node_modules/@playwright/test/cli.js',
    'test',
    `--project=${project}`,
    '--reporter=list,json',
    ...rest,
  ])
  const code = await run(command, args, {
    env: { ...runtime.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    withoutChatter: true,
  })
  return countPlaywright(readReport(report), code)
}

/**
 * @param {import('../runtime/runtime.mjs').Runtime} runtime
 * @param {string[]} rest
 */
async function testPackage(runtime, rest) {
  const built = await run(process.execPath, [electronVite, 'build', '--logLevel', 'warn'], { env: runtime.env })
  if (built !== 0) return allFailed('could not be built')
  return playwright('package', ['scripts/package/for-tests.mjs'], runtime, rest)
}

/**
 * @param {import('../runtime/runtime.mjs').Runtime} runtime
 * @param {string[]} rest
 */
async function testTimers(runtime, rest) {
  const places = ['src/campaign/timers', 'src/campaign/calendar', 'src/main/platform/time-of-day', 'timer-service']
  const build = [electronVite, 'build', '--logLevel', 'warn']
  const all = [
    await vitest('timers', places),
    await vitest('timers-long', ['--config', 'vitest.slow.config.ts', 'timers/model.long.ts', 'time-of-day.long.ts']),
    await playwright('e2e', build, runtime, ['e2e/timers', ...rest]),
  ]
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    note: all.flatMap(({ note }) => note ?? []).join('; '),
  }
}

async function playVectors() {
  const folder = join(root, 'tests/vectors')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  if (files.length === 0) return allFailed('tests/vectors holds no scripts')
  return lastLine(process.execPath, [
    'scripts/longroll.mjs',
    'play',
    ...files.map((name) => join('tests/vectors', name)),
  ])
}

/**
 * Shows the output and reads its last line.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {typeof countLastLine} count
 * @returns {Promise<import('./results.mjs').Counts>}
 */
function lastLine(command, args, count = countLastLine) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
      output += part
      process.stdout.write(part)
    })
    child.once('error', (error) => done(allFailed(error.message)))
    child.once('close', (code) => done(count(output, code ?? 1)))
  })
}

/**
 * Where the machine cannot cut its power nothing has passed, and nothing failed: the reason stands in the table.
 *
 * @type {typeof countLastLine}
 */
function countPowerCuts(output, code) {
  const why = /^No power was cut: (.*)$/m.exec(output)?.[1]
  return why !== undefined && code === 0
    ? { passed: 0, failed: 0, note: `not tried: ${why}` }
    : countLastLine(output, code)
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(reports, { recursive: true })
  const report = join(reports, `${name}.json`)
  rmSync(report, { force: true })
  return report
}

/** @param {string} report */
function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return null
  }
}
