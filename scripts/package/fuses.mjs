// fuses.mjs FOLDER: reads back the fuses of every program that electron-builder has left in the folder, and fails when one is
// not as scripts/package/config.mjs says.
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { fuses } from './config.mjs'

/** A fuse that is set, as the program carries it: the character 1. */
const ENABLED = 0x31

/** By their names in electron-builder's configuration and in Electron's wire. */
export const wire = /** @type {const} */ ([
  ['runAsNode', FuseV1Options.RunAsNode],
  ['enableCookieEncryption', FuseV1Options.EnableCookieEncryption],
  ['enableNodeOptionsEnvironmentVariable', FuseV1Options.EnableNodeOptionsEnvironmentVariable],
  ['enableNodeCliInspectArguments', FuseV1Options.EnableNodeCliInspectArguments],
  ['enableEmbeddedAsarIntegrityValidation', FuseV1Options.EnableEmbeddedAsarIntegrityValidation],
  ['onlyLoadAppFromAsar', FuseV1Options.OnlyLoadAppFromAsar],
  ['loadBrowserProcessSpecificV8Snapshot', FuseV1Options.LoadBrowserProcessSpecificV8Snapshot],
  ['grantFileProtocolExtraPrivileges', FuseV1Options.GrantFileProtocolExtraPrivileges],
])

/**
 * @param {string} program or the .app folder of macOS
 * @returns {Promise<Record<string, boolean>>} by the names of electron-builder's configuration
 */
export async function readFuses(program) {
  const found = /** @type {Record<number, number>} */ (/** @type {unknown} */ (await getCurrentFuseWire(program)))
  return Object.fromEntries(wire.map(([name, option]) => [name, found[option] === ENABLED]))
}

if (import.meta.filename === resolve(process.argv[1] ?? '')) {
  const folder = resolve(process.argv[2] ?? 'dist')
  const programs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|[\\/])((linux|win)[\w-]*unpacked[\\/](longroll|Longroll\.exe)|Longroll\.app)$/.test(name),
  )
  if (programs.length === 0) throw new Error(`no program in ${folder}`)
  for (const name of programs) {
    const found = await readFuses(join(folder, name))
    const wrong = Object.entries(fuses).filter(([fuse, wanted]) => found[fuse] !== wanted)
    process.stdout.write(
      `${name}: ${wrong.length === 0 ? 'fuses as wanted' : `wrong: ${wrong.map(([fuse]) => fuse).join(', ')}`}\n`,
    )
    if (wrong.length > 0) process.exitCode = 1
  }
}
