// The npm packages of the lock file, installed when they are missing or the lock has changed.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }>} Packages */

/**
 * Whether what npm says it installed is what the lock asks for. Optional packages of other platforms may be absent.
 *
 * @param {Packages} locked
 * @param {Packages} installed
 */
export function isInstalled(locked, installed) {
  const wanted = Object.entries(locked).filter(([path]) => path !== '')
  const same = wanted.every(([path, one]) => {
    const there = installed[path]
    if (there === undefined) return one.optional === true || one.devOptional === true
    return there.version === one.version && there.integrity === one.integrity
  })
  return same && Object.keys(installed).every((path) => path in locked)
}

/** Runs `npm ci` when needed. False means that it failed; npm has then said why. */
export function ensurePackages() {
  const locked = read('package-lock.json')
  const installed = read('node_modules/.package-lock.json')
  if (locked !== null && installed !== null && isInstalled(locked, installed)) return true
  process.stderr.write('Installing packages (npm ci) …\n')
  const done = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  return done.status === 0
}

/**
 * @param {string} name
 * @returns {Packages | null}
 */
function read(name) {
  try {
    return JSON.parse(readFileSync(join(root, name), 'utf8')).packages
  } catch {
    return null
  }
}
