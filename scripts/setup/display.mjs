import { readFileSync } from 'node:fs'

/** Whether windows can be shown here. */
export function hasDisplay(env = process.env, platform = process.platform) {
  return platform !== 'linux' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY'])
}

/**
 * The same command with a display and a session bus of its own (in that order: the bus must know the display).
 *
 * @param {string[]} command
 * @returns {[string, ...string[]]}
 */
export function underVirtualDisplay(command) {
  return ['xvfb-run', '-a', '-s', '-screen 0 1600x1000x24', 'dbus-run-session', '--', ...command]
}

/**
 * Whether Chromium's sandbox can work here: not for root, and not where a kernel gives no namespaces to other users
 * (Ubuntu since 24.04, some containers).
 *
 * @param {{ asRoot?: boolean }} [who] starts the program; this process's user when left out
 */
export function canSandbox({ asRoot = process.getuid?.() === 0 } = {}) {
  if (process.platform !== 'linux') return true
  if (asRoot) return false
  return (
    setting('kernel/apparmor_restrict_unprivileged_userns') !== '1' &&
    setting('kernel/unprivileged_userns_clone') !== '0' &&
    setting('user/max_user_namespaces') !== '0'
  )
}

/** For every start of an Electron that is not installed. Longroll reads it too: it may not ask for the sandbox then. */
export function electronFlags() {
  return canSandbox() ? [] : ['--no-sandbox']
}

/** @param {string} name */
function setting(name) {
  try {
    return readFileSync(`/proc/sys/${name}`, 'utf8').trim()
  } catch {
    return null
  }
}
