// The static checks, and how they are run side by side. A check says nothing while all is well.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '../setup/run.mjs'

/** @typedef {{ name: string, part: string, bin: string, args: string[], env?: Record<string, string> }} Check */

/** What oxlint is told each time: rules that ask for types too, and nothing silenced in vain. */
export const OXLINT = ['--type-aware', '--report-unused-disable-directives-severity', 'error', '-c', 'oxlint.config.js']

/**
 * The compiler of each project: the native one, many times as fast, where no .vue file has to be understood.
 *
 * @param {string} project
 */
export const compilerOf = (project) =>
  ['renderer', 'panel-tests'].includes(project) ? 'vue-tsc/bin/vue-tsc.js' : 'typescript-7/bin/tsc'

/** @param {string} project */
const types = (project) => ({
  name: 'types',
  part: project,
  bin: compilerOf(project),
  args: ['-p', `tsconfig.${project}.json`, '--pretty'],
})

/**
 * @param {boolean} cached
 * @returns {Check[]} the slowest first, so that none is left to run alone at the end
 */
function staticChecks(cached) {
  const folders = ['src', 'tests', 'e2e'].filter((name) => existsSync(join(root, name)))
  const eslintCache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint']
  const prettierCache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier']
  return [
    {
      name: 'lint',
      part: '.vue files',
      bin: 'eslint/bin/eslint.js',
      args: ['.', '--max-warnings', '0', ...(cached ? eslintCache : [])],
    },
    {
      name: 'layout',
      part: '',
      bin: 'prettier/bin/prettier.cjs',
      args: ['.', '--check', '--log-level', 'warn', ...(cached ? prettierCache : [])],
    },
    ...['renderer', 'panel-tests'].map(types),
    { name: 'lint', part: 'everything else', bin: 'oxlint/bin/oxlint', args: [...OXLINT, '.'] },
    { name: 'boundaries', part: '', bin: 'dependency-cruiser/bin/dependency-cruise.mjs', args: folders },
    ...['tests', 'main', 'pure', 'scripts'].map(types),
    { name: 'knip', part: '', bin: 'knip/bin/knip.js', args: ['--no-progress', '--no-config-hints'] },
  ]
}

/** @type {Check} The quick ones; `npm test` has all. */
const unit = {
  name: 'unit',
  part: '',
  bin: 'vitest/vitest.mjs',
  args: ['run', '--reporter', 'dot'],
  env: { LONGROLL_QUICK: '1' },
}

/**
 * Runs the checks, prints what each has to complain of, and a line for each check.
 *
 * @param {{ names?: string[], cached: boolean, withUnit?: boolean }} options
 * @returns {Promise<{ passed: number, failed: number }>} counted by name: types are one check
 */
export async function runChecks({ names = [], cached, withUnit = false }) {
  const all = [...(withUnit ? [unit] : []), ...staticChecks(cached)]
  const wanted = all.filter((check) => names.length === 0 || names.includes(check.name))
  if (wanted.length === 0) throw new Error(`no such check: ${names.join(', ')}`)
  const started = Date.now()
  const results = await sideBySide(wanted, availableParallelism())
  process.stdout.write(`checked in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  const byName = [...new Set(wanted.map(({ name }) => name))]
  const failed = byName.filter((name) => results.some((result) => result.check.name === name && !result.ok)).length
  return { passed: byName.length - failed, failed }
}

/**
 * @param {Check[]} checks
 * @param {number} width
 */
async function sideBySide(checks, width) {
  const waiting = [...checks]
  /** @type {{ check: Check, ok: boolean }[]} */
  const results = []
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const started = Date.now()
      const { ok, output } = await quietly(check)
      const title = check.part === '' ? check.name : `${check.name} (${check.part})`
      process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${title} ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
      if (!ok) process.stdout.write(`${output.trimEnd()}\n\n`)
      results.push({ check, ok })
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

/**
 * @param {Check} check
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function quietly({ bin, args, env = {} }) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', bin), ...args], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    /** @type {Buffer[]} */
    const parts = []
    child.stdout.on('data', (part) => parts.push(part))
    child.stderr.on('data', (part) => parts.push(part))
    child.once('error', (error) => done({ ok: false, output: error.message }))
    child.once('close', (code) => done({ ok: code === 0, output: Buffer.concat(parts).toString('utf8') }))
  })
}
