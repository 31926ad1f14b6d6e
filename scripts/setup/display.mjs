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

/** Chromium refuses its sandbox to root. */
export function electronFlags() {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : []
}
