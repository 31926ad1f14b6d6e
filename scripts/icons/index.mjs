// `node scripts/icons/index.mjs`: makes the icons of three platforms and of the tray, out of the drawings in resources/icons
// (icon.svg, icon-small.svg, tray-template.svg), drawn by Electron in a hidden window.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { electronFlags, hasDisplay, underVirtualDisplay } from '../setup/display.mjs'
import { prepare } from '../setup/prepare.mjs'
import { root, run } from '../setup/run.mjs'
import { icns, icnsSizes, ico } from './containers.mjs'
import { png } from './png.mjs'

const folder = join(root, 'resources/icons')
/** Below this the face of the die is only a smear: the drawing without it, without the ground, with heavier lines. */
const SMALL = 48
/** macOS leaves a margin around the tile: 824 of 1024. */
const MAC_INSET = 100 / 1024

const linux = [16, 24, 32, 48, 64, 96, 128, 256, 512, 1024]
const windows = [16, 20, 24, 32, 40, 48, 64, 128, 256]
const drawing = (/** @type {number} */ size) => (size < SMALL ? 'icon-small.svg' : 'icon.svg')

const plain = [...new Set([...linux, ...windows])].map((size) => ({ set: 'plain', svg: drawing(size), size, inset: 0 }))
const mac = icnsSizes.map((size) => ({
  set: 'mac',
  svg: drawing(size),
  size,
  inset: size < SMALL ? 0 : MAC_INSET,
}))
const tray = [16, 32].flatMap((size) => [
  { set: 'tray', svg: 'icon-small.svg', size, inset: 0 },
  { set: 'trayTemplate', svg: 'tray-template.svg', size, inset: 1 / 16 },
])

const runtime = await prepare({ withoutDisplay: !hasDisplay() })
if (runtime === null) process.exit(1)
const work = mkdtempSync(join(tmpdir(), 'longroll-icons-'))
try {
  const list = [...plain, ...mac, ...tray].map((picture) => ({
    ...picture,
    svg: join(folder, picture.svg),
    out: join(work, `${picture.set}-${picture.size}`),
  }))
  writeFileSync(join(work, 'list.json'), JSON.stringify(list))
  const { default: electron } = await import('electron')
  const draw = [
    String(electron),
    ...electronFlags(),
    `--user-data-dir=${join(work, 'data')}`,
    join(import.meta.dirname, 'draw'),
    join(work, 'list.json'),
  ]
  const [command = '', ...args] = hasDisplay() ? draw : underVirtualDisplay(/** @type {[string]} */ (draw))
  if ((await run(command, args, { env: runtime.env, withoutChatter: true })) !== 0)
    throw new Error('the icons were not drawn')

  /** @param {string} set @param {number} size */
  const drawn = (set, size) => {
    const rgba = readFileSync(join(work, `${set}-${size}`))
    return { size, rgba, png: png(rgba, size) }
  }
  for (const size of linux) writeFileSync(join(folder, `${size}x${size}.png`), drawn('plain', size).png)
  writeFileSync(join(folder, 'icon.ico'), ico(windows.map((size) => drawn('plain', size))))
  writeFileSync(join(folder, 'icon.icns'), icns(icnsSizes.map((size) => drawn('mac', size))))
  // Electron takes the @2x beside it on sharp screens.
  for (const set of ['tray', 'trayTemplate']) {
    writeFileSync(join(folder, `${set}.png`), drawn(set, 16).png)
    writeFileSync(join(folder, `${set}@2x.png`), drawn(set, 32).png)
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}
