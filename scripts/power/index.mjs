// `npm run test:power [-- CUTS]`: the power goes (loop devices with ext4 and XFS, `xfs_io -x -c shutdown`) at a random moment
// while a player plays, CUTS times on each; after each, everything that was acknowledged is there. Needs root on Linux.
// The last line is `N passed, N failed`; where it cannot be tried that is said, and nothing has passed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundlePlayer } from '../kill/bundle.mjs'

const cuts = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 100)
/** In `npm test`: a machine that cannot do it says why, and that is no failure, nor a pass. */
const mayBeUnable = process.argv.includes('--where-possible')
const KINDS = ['ext4', 'xfs']
/** Cuts on one file system, before a new one is made. */
const CUTS_EACH = 10

const why = unable()
if (why !== null) {
  process.stdout.write(`No power was cut: ${why}.\n`)
  process.stdout.write('0 passed, 0 failed\n')
  process.exit(mayBeUnable ? 0 : 1)
}
const out = await bundlePlayer()
const { wrongAfterKill } = await import(pathToFileURL(join(out, 'judge.mjs')).href)
let passed = 0
let failed = 0
let revisions = 0
for (const kind of KINDS) {
  for (let done = 0; done < cuts; done += CUTS_EACH) await onOneDisk(kind, Math.min(CUTS_EACH, cuts - done))
}
process.stdout.write(`${cuts} cuts on each of ${KINDS.join(' and ')}, among ${revisions} acknowledged changes\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

/** @returns {string | null} what is missing */
function unable() {
  if (process.platform !== 'linux') return 'that is only done on Linux'
  if (process.getuid?.() !== 0) return 'that takes root'
  for (const tool of ['losetup', 'mkfs.ext4', 'mkfs.xfs', 'xfs_io', 'mount', 'umount']) {
    if (!['/usr/sbin', '/sbin', '/usr/bin', '/bin'].some((folder) => existsSync(join(folder, tool)))) {
      return `${tool} is not installed`
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'longroll-power-'))
  try {
    const disk = makeDisk(folder, 'ext4')
    if (disk === null) return 'no loop device can be mounted'
    run('umount', disk)
    return null
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @returns {string | null} where it is mounted */
function makeDisk(folder, kind) {
  const image = join(folder, 'image')
  const at = join(folder, 'disk')
  // XFS takes no less than 300 MB.
  if (!run('truncate', '-s', '320M', image)) return null
  if (!run(`mkfs.${kind}`, kind === 'xfs' ? '-qf' : '-qF', image) || !run('mkdir', '-p', at)) return null
  return run('mount', '-o', 'loop', image, at) ? at : null
}

function run(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

async function onOneDisk(kind, count) {
  const folder = mkdtempSync(join(tmpdir(), 'longroll-power-'))
  const at = makeDisk(folder, kind)
  if (at === null) {
    failed += count
    process.stdout.write(`${kind}: no disk could be made\n`)
    return
  }
  for (let i = 0; i < count; i += 1) {
    const said = await playUntilCut(out, at)
    revisions += said.split('\na ').length - 1
    run('umount', '-l', at)
    // The loop device lets go a moment after.
    let isBack = false
    for (let tries = 0; tries < 50 && !isBack; tries += 1) {
      isBack = run('mount', '-o', 'loop', join(folder, 'image'), at)
      if (!isBack) await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const wrong = isBack ? await wrongAfterKill(at, said) : 'the disk does not mount again'
    if (wrong === null) passed += 1
    else {
      failed += 1
      process.stdout.write(`${kind}, cut ${i + 1}: ${wrong}\n`)
    }
  }
  run('umount', at)
  if (failed === 0) rmSync(folder, { recursive: true, force: true })
}

/** @returns {Promise<string>} all that it said before the cut */
function playUntilCut(scripts, at) {
  return new Promise((resolve) => {
    const player = spawn(process.execPath, [join(scripts, 'player.mjs'), at, 'thread'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let said = ''
    let cutAt = -1
    player.stdout.setEncoding('latin1').on('data', (text) => {
      if (said === '') {
        setTimeout(
          () => {
            // What was said before the cut counts; what is said while it happens may be either.
            cutAt = said.length
            run('xfs_io', '-x', '-c', 'shutdown', at)
            player.kill('SIGKILL')
          },
          50 + Math.random() * 400,
        )
      }
      said += text
    })
    player.on('close', () => resolve(afterCut(said, cutAt)))
  })
}

/** Acknowledged before the cut; sent until the end. */
function afterCut(said, cutAt) {
  const before = said.slice(0, Math.max(0, said.lastIndexOf('\n', cutAt) + 1))
  const later = said
    .slice(before.length)
    .split('\n')
    .filter((line) => /^[as] \d+$/.test(line))
    .map((line) => `s ${line.slice(2)}\n`)
  return before + later.join('')
}
