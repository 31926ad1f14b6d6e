import { expect, it } from 'vitest'
import { openSample } from '../../src/main/sample/open-sample'
import { seededChance } from '../../src/rules/core/chance'
import { epochMs } from '../../src/rules/core/units'
import { sampleEn } from '../../src/text/en/sample'
import { deskOver, say, value } from '../support/desk'
import { MemoryFileSystem } from '../support/memory-file-system'

function shelf() {
  const fs = new MemoryFileSystem()
  const { desk } = deskOver(fs)
  let ids = 0
  const open = () =>
    openSample({
      fs,
      desk,
      clock: { now: () => epochMs(0) },
      chance: seededChance(1),
      newId: () => `n${(ids += 1)}`,
      word: (key) => sampleEn[key],
      folder: '/data/samples',
      fileName: (copy) => (copy === 1 ? 'Sample' : `Sample ${copy}`),
    })
  return { fs, desk, open }
}

it('each time a copy of its own: what was played in an earlier one stays', async () => {
  const { desk, open } = shelf()
  const first = value(await open())
  expect(first.path).toBe('/data/samples/Sample.longroll')
  expect(first.snapshot().notices).toEqual([{ key: 'sample' }])
  await say(first, 'played on')
  await desk.close(first)
  const second = value(await open())
  expect(second.path).toBe('/data/samples/Sample 2.longroll')
  expect(second.state.name).toBe(sampleEn['sample.name'])
  const again = value(await desk.open('/data/samples/Sample.longroll', { setJournalAside: false }))
  expect(again.history.log.at(-1)?.line).toMatchObject({ key: 'note.added', text: 'played on' })
  // Once it is a campaign like any other, nothing is said about it.
  expect(again.snapshot().notices).toEqual([])
})

it('a folder that cannot be made is said in the words of files', async () => {
  const { desk } = shelf()
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
  const opened = await openSample({
    fs: { makeFolder: () => Promise.reject(full) },
    desk,
    clock: { now: () => epochMs(0) },
    chance: seededChance(1),
    newId: () => 'n',
    word: (key) => sampleEn[key],
    folder: '/data/samples',
    fileName: () => 'Sample',
  })
  expect(opened).toMatchObject({ ok: false, error: { code: 'file/not-saved', reason: 'disk-full' } })
})
