// `npm run package [-- TARGET…]`: packs Longroll for Linux into dist/, with the Electron that is here and the tools that are
// here, and says of each kind whether it was made and why not. The packages of a release come from
// .github/workflows/release.yml.
import '../setup/node-version.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const { prepare } = await import('../setup/prepare.mjs')
const { root, run } = await import('../setup/run.mjs')
const { pack } = await import('./pack.mjs')

/** @param {string} command */
const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0

/**
 * What each kind needs that is not among the packages of npm: null where it is here.
 *
 * @type {Record<string, () => string | null>}
 */
const missing = {
  dir: () => null,
  'tar.gz': () => (has('7zz') ? null : '7zz (Debian: 7zip)'),
  deb: () => (has('dpkg-deb') ? null : 'dpkg-deb'),
  rpm: () => (has('rpmbuild') ? null : 'rpmbuild (Debian: rpm)'),
  AppImage: () =>
    process.env['APPIMAGE_TOOLS_PATH'] === undefined ? 'electron-builder’s AppImage runtime, a download' : null,
  flatpak: () => (has('flatpak-builder') ? null : 'flatpak-builder and its runtimes, a download'),
}

const wanted = process.argv.slice(2)
const targets = wanted.length > 0 ? wanted : Object.keys(missing)
const unknown = targets.filter((target) => !(target in missing))
if (unknown.length > 0) {
  process.stderr.write(`no such kind: ${unknown.join(', ')}; there are ${Object.keys(missing).join(', ')}\n`)
  process.exit(2)
}

const runtime = await prepare({ withoutDisplay: false })
if (runtime === null) process.exit(1)
const built = await run(
  process.execPath,
  ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn'],
  {
    env: runtime.env,
  },
)
if (built !== 0) process.exit(built)

// Downloads of electron-builder's own that are out of reach: what the system has takes their place.
if (has('7zz'))
  process.env['ELECTRON_BUILDER_7ZIP_PATH'] ??= spawnSync('sh', ['-c', 'command -v 7zz'], {
    encoding: 'utf8',
  }).stdout.trim()
if (runtime.kind === 'assembled') process.env['CUSTOM_FPM_PATH'] ??= join(import.meta.dirname, 'fpm.mjs')

const made = await pack(runtime, {
  targets: targets.filter((target) => missing[target]?.() === null),
  output: join(root, 'dist'),
})
const folder = join(root, 'dist/linux-unpacked')
process.stdout.write('\n')
for (const target of targets) {
  const why = missing[target]?.() ?? null
  const file = target === 'dir' ? folder : made.find((path) => path.endsWith(`.${target}`))
  const size =
    file !== undefined && target !== 'dir' && existsSync(file) ? `, ${(statSync(file).size / 1e6).toFixed(0)} MB` : ''
  process.stdout.write(
    why === null
      ? `${target}: ${file ?? 'not made'}${size}\n`
      : `${target}: configured, not made here: it needs ${why}\n`,
  )
}
if (runtime.kind !== 'official') {
  process.stdout.write(
    `A test artefact: packed with Electron ${runtime.version} (${runtime.kind}), not to be handed out.\n`,
  )
}
