import { expect, it } from 'vitest'
import { hastyClock } from '../../../../tests/support/fake-clock'
import { deskOver, note } from '../../../../tests/support/desk'
import { MemoryFileSystem, systemError } from '../../../../tests/support/memory-file-system'
import type { FileSystem } from '../../platform/file-system'
import { backupsInTwoPlaces } from './two-places'

const path = '/home/a.longroll'

/** The bytes of a campaign file, a later one each time. */
async function files(count: number): Promise<{ readonly campaign: string; readonly all: readonly Uint8Array[] }> {
  const fs = new MemoryFileSystem()
  const { desk } = deskOver(fs)
  const made = await desk.create(path, 'A')
  if (!made.ok) throw new Error(made.error.code)
  const all: Uint8Array[] = []
  for (let i = 0; i < count; i += 1) {
    await made.value.run({ ...note(`note ${i}`), seen: 1e9 })
    await made.value.save()
    all.push(fs.bytes(path))
  }
  return { campaign: made.value.id, all }
}

function places(chosen: string | null, around: (fs: MemoryFileSystem) => FileSystem = (fs) => fs) {
  const memory = new MemoryFileSystem()
  const fs = around(memory)
  const now = { chosen }
  const backups = backupsInTwoPlaces({
    fs,
    clock: hastyClock,
    own: '/data/backups',
    chosen: () => now.chosen,
    cap: () => Infinity,
  })
  return { memory, backups, now }
}
const foldersIn = async (fs: MemoryFileSystem, folder: string): Promise<number> =>
  (await fs.list(folder).catch(() => [])).length

it('new backups go where the GM wants them; those of before stay, and both are listed and read', async () => {
  const { campaign, all } = await files(2)
  const [first = new Uint8Array(), second = new Uint8Array()] = all
  const { memory, backups, now } = places(null)
  memory.folder('/stick')
  expect(await backups.keep({ campaign, path }, first, 'auto')).toEqual({ ok: true, value: null })
  now.chosen = '/stick'
  expect(await backups.keep({ campaign, path }, second, 'auto')).toEqual({ ok: true, value: null })
  expect([await foldersIn(memory, '/data/backups'), await foldersIn(memory, '/stick')]).toEqual([1, 1])

  const listed = await backups.list({ campaign, path })
  if (!listed.ok) throw new Error(listed.error.reason)
  expect(listed.value).toHaveLength(2)
  const read = await Promise.all(listed.value.map(({ id }) => backups.read(id)))
  expect(new Set(read.map((bytes) => Buffer.from(bytes ?? []).toString('utf8')))).toEqual(
    new Set(all.map((bytes) => Buffer.from(bytes).toString('utf8'))),
  )
})

it('a folder that is away is not made anew: the backup goes to the app’s own data', async () => {
  const { campaign, all } = await files(1)
  const { memory, backups } = places('/stick')
  expect(await backups.keep({ campaign, path }, all[0] ?? new Uint8Array(), 'auto')).toEqual({ ok: true, value: null })
  expect(await foldersIn(memory, '/data/backups')).toBe(1)
  expect(await foldersIn(memory, '/stick')).toBe(0)
})

it.each(['ENOSPC', 'EROFS', 'EACCES', 'EIO'])('a folder that refuses (%s) costs no backup', async (code) => {
  const { campaign, all } = await files(1)
  const { memory, backups } = places('/stick', (inner) => {
    inner.folder('/stick')
    const open: FileSystem['open'] = (at, how) => {
      if (at.startsWith('/stick/')) throw systemError(code)
      return inner.open(at, how)
    }
    return new Proxy<FileSystem>(inner, {
      get: (target, name) => {
        if (name === 'open') return open
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  })
  expect(await backups.keep({ campaign, path }, all[0] ?? new Uint8Array(), 'auto')).toEqual({ ok: true, value: null })
  const listed = await backups.list({ campaign, path })
  expect(listed.ok && listed.value.length).toBe(1)
  expect(await foldersIn(memory, '/data/backups')).toBe(1)
})
