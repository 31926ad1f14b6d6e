import { expect, it } from 'vitest'
import { AppFolders } from '../../src/main/app-folders'
import { ok } from '../../src/rules/core/result'
import { MemoryFileSystem } from '../support/memory-file-system'

function folders(answer: string | null) {
  const fs = new MemoryFileSystem()
  fs.folder('/stick')
  const shown: string[] = []
  let chosen: string | null = null
  const all = new AppFolders<null>({
    fs,
    data: '/data',
    ownBackups: '/data/backups',
    chosen: () => chosen,
    choose: (folder) => {
      chosen = folder
      return ok(null)
    },
    ask: () => Promise.resolve(answer),
    show: (folder) => Promise.resolve(shown.push(folder)),
  })
  return { fs, all, shown }
}

it('a folder is chosen, shown, and given up again', async () => {
  const { fs, all, shown } = folders('/stick')
  expect(await all.tell()).toEqual({ data: '/data', backups: '/data/backups', isAway: false })
  expect(await all.keepBackups(null, 'chosen')).toEqual(ok({ data: '/data', backups: '/stick', isAway: false }))
  expect(await fs.list('/stick')).toEqual([])
  await all.show('backups')
  expect(await all.keepBackups(null, 'own')).toEqual(ok({ data: '/data', backups: '/data/backups', isAway: false }))
  await all.show('backups')
  await all.show('data')
  expect(shown).toEqual(['/stick', '/data/backups', '/data'])
})

it('no answer changes nothing', async () => {
  const { all } = folders(null)
  expect(await all.keepBackups(null, 'chosen')).toEqual(ok({ data: '/data', backups: '/data/backups', isAway: false }))
})

it('a folder that cannot be written is refused at once', async () => {
  const { all } = folders('/not-there')
  expect(await all.keepBackups(null, 'chosen')).toMatchObject({
    ok: false,
    error: { code: 'file/not-written', path: '/not-there' },
  })
  expect(await all.tell()).toMatchObject({ backups: '/data/backups' })
})
