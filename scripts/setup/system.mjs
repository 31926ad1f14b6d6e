// The system packages that Electron needs on Debian and its relatives.
import { spawnSync } from 'node:child_process'

// Some have a second name: since Debian 13 and Ubuntu 24.04 those touched by 64-bit time end in t64.
const libraries = [
  ['libgtk-3-0', 'libgtk-3-0t64'],
  ['libnss3'],
  ['libasound2', 'libasound2t64'],
  ['libgbm1'],
  ['libnotify4'],
  ['libxss1'],
  ['libxtst6'],
  ['xdg-utils'],
  ['libatspi2.0-0', 'libatspi2.0-0t64'],
  ['libsecret-1-0'],
  ['fonts-dejavu-core'],
]
/** A display and a session bus for windows that nobody sees. */
const virtualDisplay = [['xvfb'], ['xauth'], ['dbus']]
/** What the tests disturb the app with: a wall clock that is set, system calls that fail, a file system that loses power. */
const disturbances = [['faketime'], ['strace'], ['xfsprogs']]

/**
 * @typedef {object} SystemPorts tests give their own
 * @property {boolean} isDebian
 * @property {boolean} isRoot
 * @property {() => Set<string>} installed
 * @property {(name: string) => boolean} isOffered whether apt knows a package of this name
 * @property {(args: string[]) => boolean} aptGet
 * @property {(line: string) => void} tell
 */

/**
 * Makes the system packages present, or says in one line how. False means that Longroll cannot go on.
 *
 * @param {{ withoutDisplay: boolean, tests?: boolean }} need
 * @param {SystemPorts} ports
 */
export function ensureSystemPackages({ withoutDisplay, tests = false }, ports = realPorts()) {
  if (!ports.isDebian) return true
  const wanted = [...libraries, ...(withoutDisplay ? virtualDisplay : []), ...(tests ? disturbances : [])]
  const missing = () => {
    const present = ports.installed()
    return wanted.filter((names) => !names.some((name) => present.has(name)))
  }
  const offered = () => missing().map((names) => names.find(ports.isOffered) ?? names[0] ?? '')

  if (missing().length === 0) return true
  if (!ports.isRoot) {
    ports.tell('Longroll needs system packages. Install them, then try again:')
    ports.tell(`sudo apt-get update && sudo apt-get install -y ${offered().join(' ')}`)
    return false
  }
  ports.tell(`Installing system packages: ${offered().join(' ')}`)
  const done =
    ports.aptGet(['update', '-qq']) && ports.aptGet(['install', '-y', '-qq', '--no-install-recommends', ...offered()])
  if (!done || missing().length > 0) {
    ports.tell(`These system packages could not be installed: ${offered().join(' ')}`)
    return false
  }
  return true
}

/** @returns {SystemPorts} */
function realPorts() {
  /**
   * @param {string} command
   * @param {string[]} args
   */
  const ask = (command, args) => spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return {
    isDebian: process.platform === 'linux' && ask('dpkg-query', ['--version']).status === 0,
    isRoot: process.getuid?.() === 0,
    installed() {
      const listed = ask('dpkg-query', ['-W', '-f', '${db:Status-Abbrev}${Package}\n']).stdout
      return new Set(listed.split('\n').flatMap((line) => (line.startsWith('ii ') ? [line.slice(3).trim()] : [])))
    },
    isOffered: (name) => ask('apt-cache', ['show', '--no-all-versions', name]).stdout?.includes('Package:') ?? false,
    aptGet: (args) =>
      spawnSync('apt-get', args, {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        // Its progress is of no use here; its errors are.
        stdio: ['ignore', 'ignore', 'inherit'],
      }).status === 0,
    tell: (line) => {
      process.stderr.write(`${line}\n`)
    },
  }
}
