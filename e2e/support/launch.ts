import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { _electron, test as base, expect, type ElectronApplication, type Page } from '@playwright/test'
import { canSandbox, electronFlags } from '../../scripts/setup/display.mjs'

const root = resolve(import.meta.dirname, '../..')
const SLOWEST_START = 120_000

export interface LaunchOptions {
  /** The folder of settings, journals and logs; the test's own fresh one when left out. Give the same twice to reopen. */
  readonly dataFolder?: string
  /** What stands behind the application on its command line: campaign files and switches of its own. */
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** A program that starts Electron in its turn, and watches it. */
  readonly through?: string
}

export interface Longroll {
  readonly app: ElectronApplication
  /** The first window, loaded. */
  readonly window: Page
  /** Quits as a user would; the app may ask, save, or take its time. */
  close(): Promise<void>
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>
}

interface Fixtures {
  /** A folder of this test alone, for campaign files. */
  readonly folder: string
  /** Starts the built application; what is still open at the test's end is closed. */
  readonly launch: (options?: LaunchOptions) => Promise<Longroll>
  /** The built application, started without a campaign. */
  readonly longroll: Longroll
  /** Errors of pages and of main, seen by the end of a test, fail it. Name here those that it means to cause. */
  readonly expectFault: (pattern: RegExp) => void
}

/** The application is at its own fault when one of these is on its error output. */
const faultInMain =
  /Unhandled(PromiseRejection|Rejection)|Uncaught Exception|Error occurred in handler|"event":"app\/(uncaught|unhandled|failed)"/i

export const test = base.extend<Fixtures & { readonly faults: { seen: string[]; expected: RegExp[] } }>({
  folder: async ({}, use, info) => {
    const folder = info.outputPath('files')
    mkdirSync(folder, { recursive: true })
    await use(folder)
  },

  faults: async ({}, use) => {
    const faults = { seen: [] as string[], expected: [] as RegExp[] }
    await use(faults)
    const unexpected = faults.seen.filter((fault) => !faults.expected.some((pattern) => pattern.test(fault)))
    expect(unexpected, 'errors of pages and of main').toEqual([])
  },

  expectFault: async ({ faults }, use) => {
    await use((pattern) => faults.expected.push(pattern))
  },

  launch: async ({ faults }, use, info) => {
    const open = new Set<Longroll>()
    await use(async ({ dataFolder = info.outputPath('data'), args = [], env = {}, through } = {}) => {
      const longroll = await start({ dataFolder, args, env, through }, (fault) => faults.seen.push(fault))
      open.add(longroll)
      longroll.app.once('close', () => open.delete(longroll))
      return longroll
    })
    for (const longroll of open) await longroll.close()
  },

  longroll: async ({ launch }, use) => {
    await use(await launch())
  },
})

export { expect }

type Start = Required<Pick<LaunchOptions, 'dataFolder' | 'args' | 'env'>> & Pick<LaunchOptions, 'through'>

async function start({ dataFolder, args, env, through }: Start, report: (fault: string) => void): Promise<Longroll> {
  const app = await _electron.launch({
    ...(through === undefined ? {} : { executablePath: through }),
    // Playwright's own switch for it is hidden from the application, which must know.
    args: [...electronFlags(), `--user-data-dir=${dataFolder}`, root, ...args],
    cwd: root,
    // Whatever the machine speaks, tests that say nothing else speak English.
    env: { ...inherited(), LANGUAGE: 'en', ...env },
    chromiumSandbox: canSandbox(),
  })
  app.process().stderr?.on('data', (part: Buffer) => {
    if (faultInMain.test(part.toString())) report(`main: ${part.toString().trim()}`)
  })
  const watched = new WeakSet<Page>()
  const watch = (page: Page): void => {
    if (watched.has(page)) return
    watched.add(page)
    page.on('pageerror', (error) => report(`page: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') report(`console: ${message.text()}`)
    })
  }
  app.on('window', watch)
  app.windows().forEach(watch)

  // A test has its own limit; a start that is slowed on purpose on a busy machine takes most of it.
  const window = await app.firstWindow({ timeout: SLOWEST_START })
  watch(window)
  await window.waitForLoadState('load', { timeout: SLOWEST_START })

  const gone = new Promise<void>((done) => app.once('close', () => done()))
  return {
    app,
    window,
    async close() {
      await app.close()
      await gone
    },
    async kill() {
      // A child that hangs (on a clock that was set back) would outlive it, and hold what the test reads of it.
      const all = [app.process().pid ?? 0, ...startedBy(app.process().pid ?? 0)]
      for (const pid of all) endAtOnce(pid)
      await gone
    },
  }
}

/** The processes that one has started, and those that they have. */
function startedBy(pid: number): readonly number[] {
  if (process.platform === 'win32') return []
  const parents = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const found = [pid]
  for (const parent of found) for (const [child = 0, of] of parents) if (of === parent) found.push(child)
  return found.slice(1)
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself meanwhile.
  }
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}
