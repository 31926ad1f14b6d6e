import { expect, it } from 'vitest'
import { hastyClock } from '../../../tests/support/fake-clock'
import { faulty, type Fault } from '../../../tests/support/faulty-file-system'
import { MemoryFileSystem, systemError } from '../../../tests/support/memory-file-system'
import type { FileSystem } from '../platform/file-system'
import { createFile, replaceFile } from './replace-file'

const path = '/home/a.longroll'
const old = 'the old content'
const fresh = 'what is new, and longer'

function ready(): MemoryFileSystem {
  const fs = new MemoryFileSystem()
  fs.put(path, old)
  return fs
}

const replace = (fs: FileSystem, at = path) =>
  replaceFile(
    { fs, clock: hastyClock },
    {
      path: at,
      bytes: Buffer.from(fresh),
      isStillOurs: (target) => [old, fresh].includes(Buffer.from(target).toString('utf8')),
    },
  )

it('takes every step of the design in its order', async () => {
  const watched = faulty(ready(), null)
  expect(await replace(watched)).toEqual({ ok: true, value: { confirmed: true } })
  expect(watched.trace()).toEqual([
    'realPath',
    'open create',
    'stat',
    'write',
    'fstat',
    'chown',
    'fstat',
    'sync',
    'close',
    'readFile',
    'rename',
    'syncFolder',
  ])
})

it('keeps the mode', async () => {
  const fs = new MemoryFileSystem()
  fs.put(path, old, 0o600)
  await replace(fs)
  expect(fs.mode(path)).toBe(0o600)
})

it('replaces what a link leads to, and leaves the link', async () => {
  const fs = ready()
  fs.putLink('/data/link', path)
  expect(await replace(fs, '/data/link')).toMatchObject({ ok: true })
  expect(fs.names('/data')).toEqual(['link'])
  expect(fs.text(path)).toBe(fresh)
  expect(fs.names('/home')).toEqual(['a.longroll'])
})

it('does not touch a file that somebody else wrote', async () => {
  const fs = ready()
  fs.put(path, 'from another computer')
  expect(await replace(fs)).toEqual({ ok: false, error: { reason: 'changed-outside', system: null } })
  expect(fs.text(path)).toBe('from another computer')
  expect(fs.names('/home')).toEqual(['a.longroll'])
})

it('waits for a target that is held, and for ten seconds at most', async () => {
  const fs = ready()
  let held = 0
  const waits: number[] = []
  const holding = (times: number): FileSystem => ({
    ...faulty(fs, null),
    rename: async (from, to) => {
      held += 1
      if (held <= times) throw systemError('EPERM')
      await fs.rename(from, to)
    },
  })
  const clock = {
    ...hastyClock,
    after: (wait: number, call: () => void) => {
      waits.push(wait)
      return hastyClock.after(hastyZero, call)
    },
  }
  const go = (times: number) =>
    replaceFile({ fs: holding(times), clock }, { path, bytes: Buffer.from(fresh), isStillOurs: () => true })

  expect(await go(4)).toMatchObject({ ok: true })
  expect(waits).toEqual([10, 20, 40, 80])
  held = 0
  waits.length = 0
  expect(await go(Infinity)).toEqual({ ok: false, error: { reason: 'locked', system: 'EBUSY' } })
  expect(waits.reduce((sum, wait) => sum + wait)).toBe(10_000)
  expect(fs.names('/home')).toEqual(['a.longroll'])
})

const hastyZero = 0 as Parameters<typeof hastyClock.after>[0]

it('says when the volume does not confirm', async () => {
  const fs = ready()
  const shrugging: FileSystem = { ...faulty(fs, null), syncFolder: async () => false }
  expect(await replace(shrugging)).toEqual({ ok: true, value: { confirmed: false } })
})

const faults: readonly Fault[] = [
  { error: 'ENOSPC' },
  { error: 'EIO' },
  { error: 'EACCES' },
  { error: 'EROFS' },
  { error: 'ENOENT' },
  'short',
  'done-but-fails',
  'dies',
]

it.each(faults)('%j at any call: the old or the new content, whole; success only when it is durable', async (fault) => {
  for (const lasts of ['once', 'on'] as const) {
    for (let at = 1; at <= 30; at += 1) {
      const fs = ready()
      const failing = faulty(fs, { at, fault, lasts })
      const answer = await replace(failing).catch(() => null)
      const where = `${failing.trace().at(at - 1)} (call ${at}, ${lasts})`
      expect([old, fresh], where).toContain(fs.text(path))
      expect([old, fresh], where).toContain(fs.afterPowerCut().text(path))
      if (answer?.ok) expect(fs.afterPowerCut().text(path), where).toBe(fresh)
      // A call that fails after it was done, as `open create` here, leaves what nobody knows of; opening takes it away.
      const mayLeaveTemporary = fault === 'dies' || lasts === 'on' || fault === 'done-but-fails'
      if (!mayLeaveTemporary)
        expect(fs.names('/home').length, where).toBeLessThanOrEqual(failing.trace()[at - 1] === 'unlink' ? 2 : 1)
    }
  }
})

it.each(faults)('%j at any call of a creation: nothing, or the whole file', async (fault) => {
  for (const volume of [new MemoryFileSystem(), withoutLinks()]) {
    for (let at = 1; at <= 14; at += 1) {
      const fs = volume.afterPowerCut()
      const failing = faulty(fs, { at, fault })
      const linking =
        volume instanceof NoLinks ? { ...failing, link: () => Promise.reject(systemError('EPERM')) } : failing
      const answer = await createFile(linking, path, Buffer.from(fresh)).catch(() => null)
      if (answer?.ok) expect(fs.afterPowerCut().text(path)).toBe(fresh)
      for (const left of [fs, fs.afterPowerCut(), fs.afterPowerCut(true)]) {
        if (left.has(path)) expect(left.text(path)).toBe(fresh)
      }
    }
  }
})

class NoLinks extends MemoryFileSystem {}

/** A stick formatted with FAT. */
const withoutLinks = (): MemoryFileSystem => new NoLinks()

it('creates nothing over what is there', async () => {
  const fs = ready()
  expect(await createFile(fs, path, Buffer.from(fresh))).toMatchObject({ ok: false, error: { system: 'EEXIST' } })
  const fat = { ...faulty(fs, null), link: () => Promise.reject(systemError('EPERM')) }
  expect(await createFile(fat, path, Buffer.from(fresh))).toMatchObject({ ok: false, error: { system: 'EEXIST' } })
  expect(fs.text(path)).toBe(old)
  expect(fs.names('/home')).toEqual(['a.longroll'])
})
