// Both ways to work with live reloading: a change in a .vue file is seen, and nothing is loaded anew for it. One in main starts
// the app again.
import { spawn } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { electronFlags, hasDisplay, underVirtualDisplay } from '../setup/display.mjs'
import { root } from '../setup/run.mjs'
import { copyOfProject } from './copy.mjs'
import { endGroup } from './group.mjs'

const VIEW = 'src/renderer/App.vue'
const MAIN = 'src/main/index.ts'
const AT_MOST = 60_000
/** What `npm run browser` prints, and has to print. */
const PRINTED = /http:\/\/localhost:\d+\//

/** What the runtime prints when it can be looked into. */
const LISTENS = /^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//gm

/** @typedef {(...command: string[]) => { said: () => string }} Begin starts a program; it is ended with the copy */

/**
 * Changes a copy of the project, while it is shown by each of the two.
 *
 * @param {(what: string, wrong: string | null) => void} count
 */
export async function reload(count) {
  /** @type {(what: string, look: () => Promise<string | null>) => Promise<void>} */
  const see = async (what, look) => count(what, await look().catch(String))

  await inCopy(async (copy, begin) => {
    // A port of its own each time: the one that is ended may hold its own a little longer.
    const dev = begin('npm', 'run', 'dev', '--', '--', '--remote-debugging-port=0')
    /** @type {string[]} */
    const seen = []
    const shown = async () => {
      const port = await until(
        () => [...dev.said().matchAll(LISTENS)].map(([, port = '']) => port)[seen.length] ?? null,
      )
      seen.push(port)
      return firstPage(Number(port))
    }
    const first = shown()
    await see(`npm run dev: a change in ${VIEW} is seen at once`, async () => isSeen(copy, await first))
    await see(`npm run dev: a change in ${MAIN} starts the app again`, async () => isAgain(copy, await first, shown))
  })
  await inCopy((copy, begin) =>
    see(`npm run browser: a change in ${VIEW} is seen at once`, async () => isSeen(copy, await inBrowser(begin))),
  )
}

/** @param {(copy: string, begin: Begin) => Promise<void>} work */
async function inCopy(work) {
  const copy = copyOfProject('reload')
  /** @type {import('node:child_process').ChildProcess[]} */
  const started = []
  await work(copy, (command = '', ...args) => {
    const program = spawn(command, args, {
      cwd: copy,
      // A group of its own, so that its children end with it; a profile of its own, so that nobody's is touched.
      detached: true,
      env: { ...process.env, XDG_CONFIG_HOME: join(copy, 'profile'), NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.push(program)
    let said = ''
    for (const stream of [program.stdout, program.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ part) => (said += part))
    return { said: () => said }
  })
  await Promise.all(started.map(endGroup))
  rmSync(copy, { recursive: true, maxRetries: 5, retryDelay: 200 })
}

/**
 * @param {string} copy
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string | null>} what went wrong
 */
async function isSeen(copy, page) {
  await page.locator('#app > *').first().waitFor({ state: 'attached', timeout: AT_MOST })
  await page.evaluate(() => Object.assign(globalThis, { wasHere: true }))
  const path = join(copy, VIEW)
  writeFileSync(path, readFileSync(path, 'utf8').replace('<template>\n', '<template>\n  <i data-changed />\n'))
  await page.locator('[data-changed]').waitFor({ state: 'attached', timeout: AT_MOST })
  const isSame = await page.evaluate(() => 'wasHere' in globalThis)
  return isSame ? null : 'the page was loaded anew'
}

/**
 * @param {string} copy
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<import('@playwright/test').Page>} next of the app when it was started again
 * @returns {Promise<string | null>} what went wrong
 */
async function isAgain(copy, page, next) {
  const isGone = new Promise((gone) => page.context().browser()?.once('disconnected', gone))
  appendFileSync(join(copy, MAIN), '// changed\n')
  if ((await Promise.race([isGone, sleep(AT_MOST, 'stays', { ref: false })])) === 'stays') return 'it was not ended'
  await (await next()).locator('[data-changed]').waitFor({ state: 'attached', timeout: AT_MOST })
  return null
}

/** @param {Begin} begin */
async function inBrowser(begin) {
  const port = await freePort()
  const server = begin('npm', 'run', 'browser', '--', '--port', String(await freePort()))
  const browser = [
    join(root, 'node_modules/electron/dist', readFileSync(join(root, 'node_modules/electron/path.txt'), 'utf8')),
    ...electronFlags(),
    `--remote-debugging-port=${port}`,
    join(root, 'tests/support/browser-main'),
  ]
  begin(...(hasDisplay() ? browser : underVirtualDisplay(browser)))
  const page = await firstPage(port)
  const [address] = await until(() => PRINTED.exec(server.said()))
  await page.goto(address)
  return page
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
