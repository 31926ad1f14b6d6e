// Runs Playwright on the application as it is built now, with or without a display.
import { underVirtualDisplay } from './display.mjs'
import { prepare } from './prepare.mjs'
import { run } from './run.mjs'

const build = ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn']

/**
 * @param {string[]} words what `playwright test` is given
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} the exit code
 */
export async function playInApp(words, env = {}) {
  const runtime = await prepare({ withoutDisplay: true })
  if (runtime === null) return 1
  const built = await run(process.execPath, build, { env: runtime.env })
  if (built !== 0) return built
  const playwright = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', ...words]
  const [command, ...args] = underVirtualDisplay(playwright)
  return run(command, args, { env: { ...runtime.env, ...env }, withoutChatter: true })
}
