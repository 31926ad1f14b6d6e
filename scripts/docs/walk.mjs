// The walk-through of docs/sixth-system.md: its files and edits are put into a copy of the project, which must then
// compile, play the system's script and pass its tests.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compilerOf } from '../check/checks.mjs'
import { root } from '../setup/run.mjs'
import { applyEdits, stepsIn } from './steps.mjs'

const PAGE = 'docs/sixth-system.md'
const COPIED = ['src', 'tests', 'scripts', 'types', 'resources']

/** @param {(what: string, wrong: string | null) => void} count */
export async function walk(count) {
  const copy = mkdtempSync(join(tmpdir(), 'longroll-sixth-'))
  const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((name) => COPIED.includes(name.split('/')[0] ?? '') || /^[^/]+\.(?:json|ts|mjs)$/.test(name))
  for (const name of files) {
    mkdirSync(dirname(join(copy, name)), { recursive: true })
    cpSync(join(root, name), join(copy, name))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const wrong = putIn(copy)
  count(`${PAGE}: each of its steps can be taken`, wrong)
  if (wrong === null)
    for (const [what, command] of Object.entries(CHECKS)) count(`${PAGE}: ${what}`, ran(copy, command))
  rmSync(copy, { recursive: true })
}

const bin = 'node_modules'
const types = (/** @type {string} */ project) => [
  `${bin}/${compilerOf(project)}`,
  '-p',
  `tsconfig.${project}.json`,
  '--incremental',
  'false',
]
/** @type {Readonly<Record<string, string[]>>} */
const CHECKS = {
  'the rules compile': types('pure'),
  'main compiles': types('main'),
  'the windows compile': types('renderer'),
  'its script plays': ['scripts/longroll.mjs', 'play', 'tests/scripts/progress-clock.json'],
  'its tests and the registries’ pass': [
    `${bin}/vitest/vitest.mjs`,
    'run',
    'src/rules/systems/progress-clock',
    'tests/rules-cited.test.ts',
    'tests/command-names.test.ts',
  ],
}

/**
 * @param {string} copy
 * @returns {string | null}
 */
function putIn(copy) {
  for (const step of stepsIn(readFileSync(join(root, PAGE), 'utf8'))) {
    const path = join(copy, step.file)
    if (step.type === 'file') {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, step.text)
      continue
    }
    const edited = applyEdits(readFileSync(path, 'utf8'), step.text)
    if (!edited.ok) return `${PAGE}: ${step.file} does not hold, once, what the page says it does:\n${edited.missing}`
    writeFileSync(path, edited.text)
  }
  return null
}

/**
 * @param {string} copy
 * @param {string[]} command
 * @returns {string | null}
 */
function ran(copy, command) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' })
  return status === 0 ? null : `${stdout}\n${stderr}`.slice(-4_000)
}
