import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { extractFile, getRawHeader, listPackage } from '@electron/asar'
import { fuses } from '../../scripts/package/config.mjs'
import { readFuses } from '../../scripts/package/fuses.mjs'
import { expect, test } from '../support/launch'
import { packed } from '../support/packaged'

// What is in the package, and what is not.

const archive = join(packed, 'resources/app.asar')
const listed = listPackage(archive, { isPack: false }).map((name) => name.replaceAll('\\', '/'))

test('only the built program is in the archive', () => {
  const allowed = [
    /^\/package\.json$/,
    /^\/out(\/(main|preload|renderer)(\/(chunks|assets))?)?$/,
    /^\/out\/main\/(index|[\w-]+-worker)\.js$/,
    /^\/out\/main\/chunks\/[\w.-]+\.js$/,
    /^\/out\/preload\/[\w-]+\.cjs$/,
    /^\/out\/renderer\/[\w-]+\.html$/,
    /^\/out\/renderer\/assets\/[\w.-]+\.(js|css|woff2|wav|svg|png)$/,
    /^\/resources(\/icons(\/[\w@-]+\.(png|ico))?)?$/,
  ]
  expect(listed.filter((name) => !allowed.some((pattern) => pattern.test(name)))).toEqual([])
  expect(listed).toContain('/out/main/index.js')
})

test('no test, no stand-in, no source map, no package of others lies in it', () => {
  expect(listed.filter((name) => /node_modules|\.map$|\.test\.|\.spec\.|\.vue$|\.ts$|browser/.test(name))).toEqual([])
  const program = listed.filter((name) => /\.c?js$/.test(name)).map((name) => text(name))
  for (const word of ['vitest', 'fast-check', 'happy-dom', 'playwright', '@vue/test-utils']) {
    expect(program.filter((code) => code.includes(word)).length, word).toBe(0)
  }
  const { scripts, devDependencies } = JSON.parse(text('/package.json')) as Record<string, unknown>
  expect([scripts, devDependencies]).toEqual([undefined, undefined])
})

test('every file that the program reads beside itself is there', () => {
  const main = listed.filter((name) => name.startsWith('/out/main/') && name.endsWith('.js')).map((name) => text(name))
  const named = main.flatMap((code) =>
    [...code.matchAll(/["'`](?:\.\.\/)+(resources\/[\w./@-]+)["'`]/g)].map((hit) => `/${hit[1]!}`),
  )
  expect(named).toContain('/resources/icons/tray.png')
  expect(named.filter((name) => !listed.includes(name))).toEqual([])
})

test('each file of the archive has its checksum, and is as its checksum says', () => {
  const { header } = getRawHeader(archive)
  const files = listed.flatMap((name) => {
    const entry = name
      .slice(1)
      .split('/')
      .reduce((folder: Entry | undefined, part) => folder?.files?.[part], header)
    return entry?.files === undefined ? [{ name, integrity: entry?.integrity }] : []
  })
  expect(files.length).toBeGreaterThan(10)
  for (const { name, integrity } of files) {
    expect(integrity, name).toMatchObject({
      algorithm: 'SHA256',
      hash: createHash('sha256')
        .update(extractFile(archive, name.slice(1)))
        .digest('hex'),
    })
  }
})

test('beside the runtime lie the archive, the licences, and nothing else of ours', () => {
  expect(readdirSync(join(packed, 'resources'))).toEqual(['app.asar'])
  const files = readdirSync(packed)
  expect(files).toEqual(
    expect.arrayContaining(['longroll', 'THIRD-PARTY.md', 'LICENSES.chromium.html', 'LICENSE.electron.txt']),
  )
  expect(files.filter((name) => /default_app|longroll-runtime|\.ts$|\.map$/.test(name))).toEqual([])
  expect(readdirSync(join(packed, 'locales')).sort()).toEqual(['de.pak', 'en-US.pak'])
})

test('the fuses are as they are meant to be, read back from the program', async () => {
  const found = await readFuses(join(packed, 'longroll'))
  expect(found).toEqual(fuses)
  expect(found).toEqual({
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  })
})

test('it is at most a twentieth larger than the bare runtime', () => {
  const runtime = dirname(String(createRequire(import.meta.url)('electron')))
  const bare = sizeOf(runtime)
  const sameLanguages = bare - sizeOf(join(runtime, 'locales')) + sizeOf(join(packed, 'locales'))
  const ours = sizeOf(packed)
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)
  process.stdout.write(
    `package ${megabytes(ours)} MB; bare runtime ${megabytes(bare)} MB: × ${(ours / bare).toFixed(3)}; ` +
      `with the same languages ${megabytes(sameLanguages)} MB: × ${(ours / sameLanguages).toFixed(3)}; ` +
      `archive ${megabytes(statSync(archive).size)} MB\n`,
  )
  expect(ours / bare).toBeLessThanOrEqual(1.05)
  expect(ours / sameLanguages).toBeLessThanOrEqual(1.05)
})

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>
  readonly integrity?: unknown
}

function text(name: string): string {
  return extractFile(archive, name.slice(1)).toString('utf8')
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
