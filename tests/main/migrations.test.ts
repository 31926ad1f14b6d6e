import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { patchOf } from '../../src/campaign/history'
import { applyPatch } from '../../src/campaign/patch'
import { emptyState } from '../../src/campaign/state'
import { campaignContent } from '../../src/main/campaign/campaign-content'
import { FILE_FORMAT, parseCampaignFile } from '../../src/main/campaign/campaign-file'
import { migrated, migrationSteps, type MigrationSteps } from '../../src/main/campaign/migrations'
import type { FileSystem } from '../../src/main/platform/file-system'
import type { Json } from '../../src/rules/core/units'
import { deskOver, notes, say, value } from '../support/desk'
import { faulty } from '../support/faulty-file-system'
import { MemoryFileSystem, systemError } from '../support/memory-file-system'
import { asOlder, olderContent } from '../support/older-format'

// Each released format has a folder of files that are never changed again: tests/fixtures/format-N.

const fixtures = join(import.meta.dirname, '../fixtures')

it('there is a frozen file of every format, and a step from every one but the last', () => {
  for (let format = 1; format <= FILE_FORMAT; format += 1) {
    expect(readdirSync(join(fixtures, `format-${format}`)).length).toBeGreaterThan(0)
  }
  expect(Object.keys(migrationSteps).map(Number)).toEqual(Array.from({ length: FILE_FORMAT - 1 }, (_, i) => i + 1))
})

const files = readdirSync(fixtures).flatMap((folder) =>
  readdirSync(join(fixtures, folder)).map((name) => ({ file: `${folder}/${name}`, format: Number(folder.slice(7)) })),
)

it.each(files)('$file opens, and its history leads to its state', ({ file, format }) => {
  const parsed = parseCampaignFile(readFileSync(join(fixtures, file)))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  expect(parsed.value.header.format).toBe(format)
  const content = campaignContent.read(parsed.value.payload)
  if (content === null) throw new Error('Not a campaign')
  expect(content.history.length).toBe(parsed.value.header.revision)
  const replayed = content.history.reduce(
    (state, record) => applyPatch(state, patchOf(record)),
    emptyState(content.state.name),
  )
  // Fields that came later have their defaults on both sides.
  expect(content.state).toEqual(replayed)
})

const steps: MigrationSteps = {
  1: { payload: (payload) => add(payload, 'first'), record: (record) => add(record, 'own') },
  2: { payload: (payload) => add(payload, 'second'), record: (record) => record },
}
const add = (payload: Json, step: string): Json | undefined =>
  Array.isArray(payload) ? [...(payload as readonly Json[]), step] : undefined

it('steps are taken in order, each once, from the format that a file has; what is given stays as it is', () => {
  const payload: Json = Object.freeze([])
  expect(migrated('payload', payload, 1, steps, 3)).toEqual(['first', 'second'])
  expect(migrated('payload', payload, 2, steps, 3)).toEqual(['second'])
  expect(migrated('payload', payload, 3, steps, 3)).toEqual([])
  expect(migrated('payload', payload, 4, steps, 3)).toEqual([])
  expect(payload).toEqual([])
  expect(migrated('record', payload, 1, steps, 3)).toEqual(['own'])
})

it('no way from a format, or a payload that a step does not know: not opened', () => {
  expect(migrated('payload', [], 0, steps, 3)).toBeUndefined()
  expect(migrated('payload', 'x', 1, steps, 3)).toBeUndefined()
})

const path = '/home/a.longroll'
/** What an older Longroll left when it was killed: its file, and a journal that goes on from it. */
async function leftByAnOlderOne(): Promise<{ readonly fs: MemoryFileSystem; readonly old: Buffer }> {
  const fs = new MemoryFileSystem()
  const { desk } = deskOver(fs, 'old')
  const session = value(await desk.create(path, 'Clocks'))
  await say(session, 'one', 'two')
  await session.save()
  await say(session, 'three')
  const left = await asOlder(fs, path)
  return { fs: left, old: Buffer.from(left.bytes(path)) }
}

it('an older file and its journal open as they are; the file is kept before the new format takes its place', async () => {
  const { fs, old } = await leftByAnOlderOne()
  const { desk, backups } = deskOver(fs, 'new', olderContent)
  const session = value(await desk.open(path, { setJournalAside: false }))
  expect(session.state.name).toBe('Clocks')
  expect(notes(session)).toEqual(['one', 'two', 'three'])
  expect(Buffer.compare(fs.bytes(path), old)).toBe(0)
  await say(session, 'four')
  value(await session.run({ do: 'character.add', with: { name: 'Mara' }, seen: 1e9 }))
  expect((await session.save()).is).toBe('file')
  const now = parseCampaignFile(fs.bytes(path))
  expect(now.ok && now.value.header.format).toBe(FILE_FORMAT)
  const kept = value(await desk.backups.list(session)).filter(({ kind }) => kind === 'before-migration')
  expect(kept).toHaveLength(1)
  expect(await backups.read(kept[0]?.id ?? '')).toEqual(old)
  // It can be gone back to, and taken back: the older format is read there too.
  value(await desk.backups.restore(session, kept[0]?.id ?? ''))
  expect(Object.keys(session.state.characters)).toEqual([])
  value(await session.run({ do: 'undo', seen: 1e9 }))
  expect(Object.values(session.state.characters)).toMatchObject([{ name: 'Mara' }])
  await desk.close(session)
  // A Longroll that knows nothing of the older format opens what is there now.
  expect(notes(value(await deskOver(fs, 'next').desk.open(path, { setJournalAside: false })))).toHaveLength(4)
})

it('without the steps it is not opened and not touched; where no backup can be made it is not replaced', async () => {
  const { fs, old } = await leftByAnOlderOne()
  expect(await deskOver(fs, 'x').desk.open(path, { setJournalAside: false })).toMatchObject({
    ok: false,
    error: { code: 'file/damaged', found: 'content' },
  })
  const full: FileSystem = {
    ...faulty(fs, null),
    makeFolder: (folder) =>
      folder.startsWith('/data/backups') ? Promise.reject(systemError('ENOSPC')) : fs.makeFolder(folder),
  }
  const { desk } = deskOver(full, 'y', olderContent)
  const session = value(await desk.open(path, { setJournalAside: false }))
  expect(await say(session, 'four')).toBe(true)
  expect(await session.save()).toMatchObject({ is: 'not-saved', error: { reason: 'disk-full', kept: true } })
  expect(Buffer.compare(fs.bytes(path), old)).toBe(0)
})
