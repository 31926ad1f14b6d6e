import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { bundlePlayer } from '../../scripts/kill/bundle.mjs'

// The real process, with system calls that fail (strace -e inject): what it acknowledged is there afterwards.

const node = process.execPath
let scripts = ''
let wrongAfterKill: (folder: string, said: string) => Promise<string | null>

const canTrace = (): boolean =>
  process.platform === 'linux' &&
  spawnSync('strace', ['-f', '-o', '/dev/null', 'true'], { stdio: 'ignore' }).status === 0

beforeAll(async () => {
  scripts = await bundlePlayer()
  const judge = (await import(/* @vite-ignore */ pathToFileURL(join(scripts, 'judge.mjs')).href)) as {
    wrongAfterKill: typeof wrongAfterKill
  }
  wrongAfterKill = judge.wrongAfterKill
}, 60_000)

const injections = [
  'fdatasync:error=EIO:when=5+7',
  'fsync:error=EIO:when=3+4',
  'pwrite64:error=ENOSPC:when=9+11',
  'rename:error=EBUSY:when=2+3',
  'rename:signal=SIGKILL:when=4',
  'fsync:signal=SIGKILL:when=7',
  'link:error=EPERM:when=1+2',
] as const

it.each(injections)(
  '%s',
  async (inject) => {
    if (!canTrace()) {
      process.stdout.write('strace cannot be used here: no system call was made to fail.\n')
      return
    }
    const folder = mkdtempSync(join(tmpdir(), 'longroll-strace-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    // Made and opened first without any fault, so that there is something to lose.
    const started = spawnSync(node, [join(scripts, 'player.mjs'), folder, 'here', '20'])
    expect(await wrongAfterKill(folder, String(started.stdout))).toBeNull()
    const call = inject.slice(0, inject.indexOf(':'))
    const played = spawnSync(
      'strace',
      [
        '-f',
        '-qq',
        '-o',
        '/dev/null',
        '-e',
        `trace=${call}`,
        '-e',
        `inject=${inject}`,
        node,
        join(scripts, 'player.mjs'),
        folder,
        'here',
        '60',
      ],
      { maxBuffer: 1e8 },
    )
    const said = String(played.stdout)
    expect(said).toContain('a ')
    expect(await wrongAfterKill(folder, said)).toBeNull()
  },
  30_000,
)
