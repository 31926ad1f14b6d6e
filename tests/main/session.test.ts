import { expect, it } from 'vitest'
import type { Command } from '../../src/campaign/history'
import type { Change } from '../../src/contract/channels'
import type { Saving } from '../../src/contract/saving'
import { campaignContent, newContent } from '../../src/main/campaign/campaign-content'
import { createFileWriter } from '../../src/main/campaign/file-writer'
import { createCampaign, openCampaign } from '../../src/main/campaign/open-campaign'
import { Session } from '../../src/main/campaign/session'
import type { FileSystem } from '../../src/main/platform/file-system'
import { applyPatch } from '../../src/campaign/patch'
import { seededChance } from '../../src/rules/core/chance'
import { fakeClock, seconds } from '../support/fake-clock'
import { MemoryFileSystem, systemError } from '../support/memory-file-system'
import { beginRepair } from '../support/storytelling'

const path = '/home/a.longroll'
const shelf = (fs: FileSystem) => ({ fs, journals: '/data', content: campaignContent })

/** A file system whose next calls may be made to fail. */
function moody(inner: MemoryFileSystem): FileSystem & { mood: { write: string | null; rename: string | null } } {
  const mood = { write: null as string | null, rename: null as string | null }
  return Object.assign(Object.create(inner) as FileSystem, {
    mood,
    open: async (at: string, how: 'create' | 'change') => {
      if (mood.write !== null && how === 'create') throw systemError(mood.write)
      const file = await inner.open(at, how)
      return {
        ...file,
        write: (bytes: Uint8Array, position: number) =>
          mood.write === null ? file.write(bytes, position) : Promise.reject(systemError(mood.write)),
      }
    },
    readFile: (at: string) => inner.readFile(at),
    stat: (at: string) => inner.stat(at),
    realPath: (at: string) => inner.realPath(at),
    rename: (from: string, to: string) =>
      mood.rename !== null && to === path ? Promise.reject(systemError(mood.rename)) : inner.rename(from, to),
    link: (at: string, name: string) => inner.link(at, name),
    unlink: (at: string) => inner.unlink(at),
    makeFolder: (at: string) => inner.makeFolder(at),
    list: (at: string) => inner.list(at),
    syncFolder: (at: string) => inner.syncFolder(at),
  })
}

async function sitting(isNew = true, inner = new MemoryFileSystem()) {
  const fs = moody(inner)
  const clock = fakeClock()
  const opened = isNew
    ? await createCampaign(shelf(fs), path, 'c1', newContent('Clocks'))
    : await openCampaign(shelf(fs), path, { setJournalAside: false })
  if (!opened.ok) throw new Error(opened.error.code)
  let made = 0
  const changes: Change[] = []
  const savings: Saving[] = []
  const session = new Session(opened.value, {
    clock,
    writer: createFileWriter({ fs, clock }, campaignContent),
    world: { chance: seededChance(1), newId: () => `n${(made += 1)}`, nextTimeOfDay: (_time, after) => after },
    onChange: (change) => changes.push(change),
    onSaving: (saving) => savings.push(saving),
  })
  const run = (command: Command, seen = session.snapshot().revision) => session.run({ ...command, seen })
  return { inner, fs, clock, session, run, changes, savings }
}

const addSammy: Command = { do: 'character.add', with: { name: 'Sammy' } }
const roll: Command = { do: 'storytelling.roll', with: { task: 'n2', successes: 1 } }

async function playing() {
  const all = await sitting()
  await all.run(addSammy)
  await all.run(beginRepair('n1'))
  return all
}

it('keeps, then tells, then answers; the changes lead from one snapshot to the next', async () => {
  const { session, run, changes, inner } = await sitting()
  const before = session.snapshot()
  expect(await run(addSammy)).toEqual({ ok: true, value: { revision: 1 } })
  expect(await run(beginRepair('n1'))).toEqual({ ok: true, value: { revision: 2 } })
  expect(await run(roll)).toEqual({ ok: true, value: { revision: 3 } })
  expect(await run({ do: 'undo' })).toEqual({ ok: true, value: { revision: 4 } })
  const after = session.snapshot()
  expect(changes.map(({ revision, type }) => [revision, type])).toEqual([
    [1, 'done'],
    [2, 'done'],
    [3, 'done'],
    [4, 'undone'],
  ])
  expect(changes.reduce((state, { patch }) => applyPatch(state, patch), before.state)).toEqual(after.state)
  expect(after).toMatchObject({ revision: 4, undo: { command: { do: 'task.begin' } }, redo: { command: roll } })
  expect(after.log.entries.map(({ command }) => command.do)).toEqual(['character.add', 'task.begin'])
  expect(JSON.stringify(after.log)).not.toContain('"patch"')

  const again = await sitting(false, inner.afterPowerCut())
  expect(again.session.snapshot()).toEqual({ ...after, saving: { is: 'journal' } })
  expect(await again.run({ do: 'redo' })).toEqual({ ok: true, value: { revision: 5 } })
})

it('gives the log in pages', async () => {
  const { session, run } = await playing()
  for (let i = 0; i < 5; i += 1) await run({ do: 'note.add', with: { text: `note ${i}` } })
  const last = session.log({ before: null, count: 3 })
  expect(last).toMatchObject({ more: true, entries: [{ id: 'e5' }, { id: 'e6' }, { id: 'e7' }] })
  expect(session.log({ before: 'e5', count: 4 })).toMatchObject({
    more: false,
    entries: [{ id: 'e1' }, { id: 'e2' }, { id: 'e3' }, { id: 'e4' }],
  })
})

it('takes commands one after another, however they come', async () => {
  const { run, changes } = await playing()
  const answers = await Promise.all([roll, roll, roll, { do: 'nonsense' }].map((command) => run(command, 99)))
  expect(answers.map((answer) => answer.ok)).toEqual([true, true, true, false])
  expect(changes.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5])
})

it('refuses as stale what the window had not seen: its task, or the next step of undo and redo', async () => {
  const { run } = await playing()
  await run(roll)
  const stale = { ok: false, error: { code: 'stale' } }
  expect(await run(roll, 2)).toMatchObject(stale)
  expect(await run({ do: 'undo' }, 2)).toMatchObject(stale)
  expect(await run({ do: 'task.note', with: { task: 'n2', text: 'x' } }, 1)).toMatchObject(stale)
  // What speaks of something else is not held up.
  expect(await run({ do: 'character.add', with: { name: 'Mara' } }, 0)).toMatchObject({ ok: true })
  expect(await run(roll, 3)).toMatchObject({ ok: true })
  expect(await run({ do: 'undo' }, 5)).toMatchObject({ ok: true })
  expect(await run({ do: 'redo' }, 5)).toMatchObject(stale)
  expect(await run({ do: 'redo' }, 6)).toMatchObject({ ok: true })
})

it('writes the file a moment after the last change, and ten seconds after the first at the latest', async () => {
  const { clock, run, savings, session } = await sitting()
  expect(session.saving()).toEqual({ is: 'file', confirmed: true })
  await run(addSammy)
  expect(session.saving()).toEqual({ is: 'journal' })
  await clock.pass(seconds(1))
  expect(session.saving()).toEqual({ is: 'journal' })
  await clock.pass(seconds(1))
  expect(session.saving()).toEqual({ is: 'file', confirmed: true })
  expect(savings).toEqual([{ is: 'journal' }, { is: 'file', confirmed: true }])

  savings.length = 0
  for (let i = 0; i < 9; i += 1) {
    await run({ do: 'note.add', with: { text: 'busy' } })
    await clock.pass(seconds(1))
  }
  expect(savings).toEqual([{ is: 'journal' }])
  await run({ do: 'note.add', with: { text: 'busy' } })
  await clock.pass(seconds(1))
  expect(savings).toEqual([{ is: 'journal' }, { is: 'file', confirmed: true }])
})

it('at closing the file holds everything', async () => {
  const { run, session, inner } = await sitting()
  await run(addSammy)
  expect(await session.close()).toEqual({ is: 'file', confirmed: true })
  const again = await sitting(false, inner.afterPowerCut())
  expect(again.session.snapshot()).toMatchObject({ revision: 1, saving: { is: 'file' } })
})

it('a full disk for the journal: the command is refused, nothing has changed, and it says so until it is over', async () => {
  const { fs, run, session, changes, savings, clock } = await playing()
  await session.save()
  const before = session.snapshot()
  fs.mood.write = 'ENOSPC'
  const error = { code: 'file/not-saved', path, reason: 'disk-full', system: 'ENOSPC', kept: false }
  expect(await run(roll)).toEqual({ ok: false, error })
  expect(session.snapshot()).toEqual({ ...before, saving: { is: 'not-saved', error } })
  expect(changes).toHaveLength(2)
  await clock.pass(seconds(60))
  expect(session.saving()).toEqual({ is: 'not-saved', error })
  fs.mood.write = null
  await clock.pass(seconds(60))
  expect(session.saving()).toEqual({ is: 'file', confirmed: true })
  expect(savings.slice(-2)).toEqual([
    { is: 'not-saved', error },
    { is: 'file', confirmed: true },
  ])
  expect(await run(roll)).toMatchObject({ ok: true, value: { revision: 3 } })
})

it('a file that cannot be replaced: all is kept in the journal, it says so, and tries again until it can', async () => {
  const { fs, run, session, clock, inner } = await playing()
  await session.save()
  fs.mood.rename = 'EIO'
  await run(roll)
  await clock.pass(seconds(2))
  const error = { code: 'file/not-saved', path, reason: 'device', system: 'EIO', kept: true }
  expect(session.saving()).toEqual({ is: 'not-saved', error })
  expect(await run(roll)).toMatchObject({ ok: true })
  expect(session.saving()).toEqual({ is: 'not-saved', error })
  expect((await sitting(false, inner.afterPowerCut())).session.snapshot().revision).toBe(4)
  fs.mood.rename = null
  await clock.pass(seconds(60))
  expect(session.saving()).toEqual({ is: 'file', confirmed: true })
  expect((await sitting(false, inner.afterPowerCut())).session.snapshot()).toMatchObject({
    revision: 4,
    saving: { is: 'file' },
  })
})

it('a file that was deleted meanwhile is made again; one that somebody else wrote is left alone', async () => {
  const { run, session, inner } = await playing()
  await inner.unlink(path)
  expect(await session.save()).toEqual({ is: 'file', confirmed: true })
  expect((await sitting(false, inner.afterPowerCut())).session.snapshot()).toMatchObject({ revision: 2 })

  inner.put(path, 'from another computer')
  await run(roll)
  expect(await session.save()).toEqual({ is: 'conflict', copy: `${path}.conflict` })
  expect(inner.text(path)).toBe('from another computer')
})

it('a command while the file is being written is in the journal, and in the file the next time', async () => {
  const { run, session, inner } = await playing()
  const saving = session.save()
  await run(roll)
  await saving
  expect(session.saving()).toEqual({ is: 'journal' })
  expect((await sitting(false, inner.afterPowerCut())).session.snapshot()).toMatchObject({ revision: 3 })
  expect(await session.save()).toEqual({ is: 'file', confirmed: true })
})

it('what is told of undone and later versions stays in the file', async () => {
  const { run, session, inner } = await playing()
  await run(roll)
  await run({ do: 'undo' })
  await session.close()
  const payload = inner.text(path).split('\n').slice(1).join('\n')
  expect(Object.keys(JSON.parse(payload) as object)).toEqual(['state', 'history'])
  const read = campaignContent.read({ ...(JSON.parse(payload) as Record<string, never>), shoeSize: 43 })
  if (read === null) throw new Error('Not read')
  expect(campaignContent.write(read)).toMatchObject({ shoeSize: 43, state: { name: 'Clocks' } })
})

it.each([
  ['nothing', null],
  ['no state', { history: [] }],
  ['a state without a name', { state: {}, history: [] }],
  ['characters that are a list', { state: { name: 'x', characters: [] }, history: [] }],
  ['no history', { state: { name: 'x' } }],
  ['a history with a gap', { state: { name: 'x' }, history: [record(1), record(3)] }],
])('%s is no campaign', (_why, payload) => {
  expect(campaignContent.read(payload)).toBeNull()
})

function record(revision: number) {
  return { revision, type: 'undone', entry: 'e1', patch: [] }
}

it('a field that came with a later version has its default', () => {
  const read = campaignContent.read({ state: { name: 'x', options: {} }, history: [] })
  expect(read).toEqual(newContent('x'))
})
