// The walk-through of docs/sixth-system.md: its files and edits are put into a copy of the project, which must then
// compile, play the system's script and pass its tests.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compilerOf } from '../check/checks.mjs'
import { root } from '../setup/run.mjs'
import { copyOfProject } from './copy.mjs'
import { applyEdits, stepsIn } from './steps.mjs'

const PAGE = 'docs/sixth-system.md'

/** @param {(what: string, wrong: string | null) => void} count */
export async function walk(count) {
  const copy = copyOfProject('sixth')
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
