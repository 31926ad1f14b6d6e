// A copy of the project in which a proof may change files.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../setup/run.mjs'

const COPIED = ['src', 'tests', 'scripts', 'types', 'resources']

/**
 * Copies what git knows or would take in, and lends it the installed packages.
 *
 * @param {string} name of the folder
 * @returns {string} the folder; whoever asked for it removes it
 */
export function copyOfProject(name) {
  const copy = mkdtempSync(join(tmpdir(), `longroll-${name}-`))
  const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((file) => COPIED.includes(file.split('/')[0] ?? '') || /^[^/]+\.(?:json|ts|mjs)$/.test(file))
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}
