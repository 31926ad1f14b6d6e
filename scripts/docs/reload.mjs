// Both ways to work with live reloading: a change in a .vue file is seen, and nothing is loaded anew for it.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { electronFlags, hasDisplay, underVirtualDisplay } from '../setup/display.mjs'
import { root } from '../setup/run.mjs'
import { copyOfProject } from './copy.mjs'
import { endGroup } from './group.mjs'

const CHANGED = 'src/renderer/App.vue'
const AT_MOST = 60_000
/** What `npm run browser` prints, and has to print. */
const PRINTED = /http:\/\/localhost:\d+\//

/**
 * Changes a copy of the project, while it is shown by each of the two.
 *
 * @param {(what: string, wrong: string | null) => void} count
 */
export async function reload(count) {
  for (const [what, show] of /** @type {const} */ ([
    ['npm run dev', showInElectron],
    ['npm run browser', showInBrowser],
  ])) {
    const copy = copyOfProject('reload')
    /** @type {import('node:child_process').ChildProcess[]} */
    const started = []
    const wrong = await isSeen(copy, (program) => started.push(program), show).catch(String)
    await Promise.all(started.map(endGroup))
    rmSync(copy, { recursive: true, maxRetries: 5, retryDelay: 200 })
    count(`${what}: a change in ${CHANGED} is seen at once`, wrong)
  }
}

/**
 * @callback Show
 * @param {string} copy
 * @param {(program: import('node:child_process').ChildProcess) => void} keep told of each program it starts
 * @returns {Promise<import('@playwright/test').Page>}
 */

/**
 * @param {string} copy
 * @param {Parameters<Show>[1]} keep
 * @param {Show} show
 * @returns {Promise<string | null>} what went wrong
 */
async function isSeen(copy, keep, show) {
  const page = await show(copy, keep)
  await page.locator('#app > *').first().waitFor({ state: 'attached', timeout: AT_MOST })
  await page.evaluate(() => Object.assign(globalThis, { wasHere: true }))
  const path = join(copy, CHANGED)
  writeFileSync(path, readFileSync(path, 'utf8').replace('<template>\n', '<template>\n  <i data-changed />\n'))
  await page.locator('[data-changed]').waitFor({ state: 'attached', timeout: AT_MOST })
  const isSame = await page.evaluate(() => 'wasHere' in globalThis)
  return isSame ? null : 'the page was loaded anew'
}

/** @type {Show} */
async function showInElectron(copy, keep) {
  const port = await freePort()
  const words = ['run', 'dev', '--', '--remoteDebuggingPort', String(port)]
  keep(begin(copy, ['npm', ...words]).program)
  return firstPage(port)
}

/** @type {Show} */
async function showInBrowser(copy, keep) {
  const port = await freePort()
  const server = begin(copy, ['npm', 'run', 'browser', '--', '--port', String(await freePort())])
  keep(server.program)
  const path = readFileSync(join(root, 'node_modules/electron/path.txt'), 'utf8')
  const browser = [
    join(root, 'node_modules/electron/dist', path),
    ...electronFlags(),
    `--remote-debugging-port=${port}`,
    join(root, 'tests/support/browser-main'),
  ]
  keep(begin(copy, hasDisplay() ? browser : underVirtualDisplay(browser)).program)
  const page = await firstPage(port)
  const [address] = await until(() => PRINTED.exec(server.said()))
  await page.goto(address)
  return page
}

/**
 * @param {string} copy
 * @param {string[]} command
 */
function begin(copy, [command = '', ...args]) {
  let said = ''
  const program = spawn(command, args, {
    cwd: copy,
    // A group of its own, so that its children end with it; a profile of its own, so that nobody's is touched.
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: join(copy, 'profile'), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ part) => (said += part))
  return { program, said: () => said }
}

/** @param {number} port */
async function firstPage(port) {
  const { chromium } = await import('@playwright/test')
  const browser = await until(() => chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => null))
  return until(() => browser.contexts()[0]?.pages()[0] ?? null)
}

/**
 * @template T
 * @param {() => T | null | Promise<T | null>} look
 * @returns {Promise<T>}
 */
async function until(look) {
  for (const last = Date.now() + AT_MOST; Date.now() < last; await sleep(200)) {
    const found = await look()
    if (found !== null) return found
  }
  throw new Error('it did not come up')
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
