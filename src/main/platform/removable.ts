import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { basename, join, posix, win32 } from 'node:path'

/** How a system is asked where a path lies; a stand-in answers in its place. */
export interface AskSystem {
  readonly platform: NodeJS.Platform
  /** Null: it cannot be read. */
  readonly read: (path: string) => Promise<string | null>
  /** What a program says; null: it failed, or did not answer in time. */
  readonly run: (program: string, args: readonly string[]) => Promise<string | null>
}

/** Where systems put what a user plugs in. */
const PLUGGED_IN = ['/media/', '/run/media/']

/**
 * The drive on which a file lies, by the name under which a GM knows it, if it is one that can be taken out.
 *
 * @param path a real path
 * @returns null: it is part of the machine, or nobody can say
 */
export function removableDrive(path: string, ask: AskSystem = system): Promise<string | null> {
  switch (ask.platform) {
    case 'linux':
      return onLinux(path, ask)
    case 'darwin':
      // The machine's own disk stands there too, but as a link to the root: a real path never leads through it.
      return Promise.resolve(/^\/Volumes\/([^/]+)\//.exec(path)?.[1] ?? null)
    case 'win32':
      return onWindows(path, ask, process.env['SystemDrive'])
    default:
      return Promise.resolve(null)
  }
}

/** A line is `id parent major:minor root mountpoint options … - type source …`; blanks in it are written `\040`. */
async function onLinux(path: string, { read }: AskSystem): Promise<string | null> {
  const table = (await read('/proc/self/mountinfo')) ?? ''
  const mounts = table.split('\n').flatMap((line) => {
    const [, , device, , at] = line.split(' ')
    if (device === undefined || at === undefined) return []
    return [{ device, at: at.replace(/\\(\d{3})/g, (_all, octal: string) => String.fromCharCode(parseInt(octal, 8))) }]
  })
  const holds = (at: string): boolean => path === at || path.startsWith(at === '/' ? at : `${at}/`)
  // What was mounted last over a place is what is seen there.
  const mount = mounts
    .filter(({ at }) => holds(at))
    .reduce<(typeof mounts)[number] | null>((best, one) => {
      return best === null || one.at.length >= best.at.length ? one : best
    }, null)
  if (mount === null) return null
  if (PLUGGED_IN.some((folder) => mount.at.startsWith(folder))) return posix.basename(mount.at)
  const block = `/sys/dev/block/${mount.device}`
  // A partition lies inside its disk.
  const said = (await read(join(block, 'removable'))) ?? (await read(`${block}/../removable`))
  return said?.trim() === '1' && mount.at !== '/' ? basename(mount.at) : null
}

async function onWindows(path: string, { run }: AskSystem, systemDrive?: string): Promise<string | null> {
  const drive = /^([A-Za-z]:)/.exec(win32.parse(path).root)?.[1]?.toUpperCase()
  if (drive === undefined || drive === systemDrive) return null
  const question = `(Get-CimInstance Win32_LogicalDisk -Filter "DeviceID='${drive}'").DriveType`
  const said = await run('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', question])
  return said?.trim() === '2' ? drive : null
}

/** Nobody waits longer for the answer than for the window that shows it. */
const PATIENCE = 3_000

const system: AskSystem = {
  platform: process.platform,
  read: (path) => readFile(path, 'utf8').catch(() => null),
  run: (program, args) =>
    new Promise((answer) => {
      execFile(program, [...args], { timeout: PATIENCE, windowsHide: true }, (error, out) => {
        answer(error === null ? out : null)
      })
    }),
}
