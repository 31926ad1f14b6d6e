import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from '@playwright/test'
import { canSandbox } from '../../scripts/setup/display.mjs'

/** Where `npm run test:package` has packed Longroll to. */
export const packed = resolve(import.meta.dirname, '../../.cache/package/linux-unpacked')

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
/** Another user where this one may become another. */
export const user = isRoot ? NOBODY : null

export interface Stranger {
  /** The program, out of the repository. */
  readonly app: string
  /** Of a user who has never seen Longroll. */
  readonly home: string
}

/** A copy of the package in a folder of its own, and a home for somebody else. */
export function installElsewhere(): Stranger {
  const folder = mkdtempSync(join(tmpdir(), 'longroll-package-'))
  chmodSync(folder, 0o755)
  cpSync(packed, join(folder, 'Longroll app'), { recursive: true, mode: 0 })
  const home = join(folder, 'home')
  mkdirSync(home, { mode: 0o700 })
  give(home)
  return { app: join(folder, 'Longroll app'), home }
}

/** Theirs from now on. */
export function give(path: string): void {
  if (user !== null) chownSync(path, user, user)
}

export interface Running {
  readonly page: Page
  /** What it said on its error output so far. */
  readonly said: readonly string[]
  /** Asks it to quit, as the end of a desktop session does, and waits until it has. */
  quit(): Promise<void>
  kill(): Promise<void>
}

/** Starts the packed Longroll as that user, in that user's home, with nothing of this environment but the display. */
export async function startPackaged(
  { app, home }: Stranger,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const authority = process.env['XAUTHORITY']
  const theirs = join(home, '.Xauthority')
  if (authority !== undefined && existsSync(authority)) {
    copyFileSync(authority, theirs)
    give(theirs)
  }
  const flags = canSandbox({ asRoot: isRoot && user === null }) ? [] : ['--no-sandbox']
  const child = spawn(
    'dbus-run-session',
    ['--', join(app, 'longroll'), '--remote-debugging-port=0', ...flags, ...args],
    {
      cwd: home,
      env: {
        PATH: '/usr/local/bin:/usr/bin:/bin',
        HOME: home,
        LANG: 'C.UTF-8',
        DISPLAY: process.env['DISPLAY'] ?? '',
        XAUTHORITY: theirs,
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      ...(user === null ? {} : { uid: user, gid: user }),
    },
  )
  const said: string[] = []
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const kill = async (): Promise<void> => {
    killGroup(child)
    await ended
  }
  try {
    const address = await heard(child, said, ended)
    const browser = await chromium.connectOverCDP(address)
    const context = browser.contexts()[0]!
    const page = context.pages()[0] ?? (await context.waitForEvent('page'))
    await page.waitForLoadState('load')
    return {
      page,
      said,
      quit: async () => {
        programsOf(child).forEach((pid) => process.kill(pid, 'SIGTERM'))
        await ended
      },
      kill,
    }
  } catch (error) {
    await kill()
    throw error
  }
}

const STARTS_WITHIN = 30_000

/** The address at which its pages can be reached, as it says when it starts. */
function heard(child: ChildProcess, said: string[], ended: Promise<number | null>): Promise<string> {
  return new Promise((done, failed) => {
    const give = (why: string): void => failed(new Error(`${why}:\n${said.join('\n')}`))
    const tooLong = setTimeout(() => give('the packed Longroll did not start'), STARTS_WITHIN)
    void ended.then((code) => give(`the packed Longroll ended with ${code ?? 'a signal'}`))
    child.once('error', failed)
    createInterface(child.stderr!).on('line', (line) => {
      said.push(line)
      const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1]
      if (address === undefined) return
      clearTimeout(tooLong)
      done(address)
    })
  })
}

/** What the session bus was started for. */
function programsOf({ pid = 0 }: ChildProcess): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  return children.filter((child) => readFileSync(`/proc/${child}/comm`, 'utf8').trim() === 'longroll')
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
