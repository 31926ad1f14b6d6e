import { expect, it } from 'vitest'
import { buildCampaignFile, parseCampaignFile } from '../../src/main/campaign/campaign-file'
import { sha256 } from '../../src/main/campaign/hash'
import type { Json } from '../../src/rules/core/units'
import type { FileSystem } from '../../src/main/platform/file-system'
import { deskOver, notes, say, value } from '../support/desk'
import { faulty } from '../support/faulty-file-system'
import { MemoryFileSystem, systemError } from '../support/memory-file-system'

// Backups, restore, conflicts, copies, moves and files that do not open: what a GM can do with whole campaigns.

const path = '/home/a.longroll'

async function played() {
  const fs = new MemoryFileSystem()
  const { desk, ...rest } = deskOver(fs)
  const session = value(await desk.create(path, 'Clocks'))
  await say(session, 'one', 'two')
  await session.save()
  await say(session, 'three')
  await session.save()
  return { fs, desk, session, ...rest }
}

it('keeps a backup of each version of the file, and says what is in it', async () => {
  const { desk, session } = await played()
  const listed = value(await desk.backups.list(session))
  expect(listed.map(({ revision, kind }) => ({ revision, kind }))).toEqual([
    { revision: 3, kind: 'auto' },
    { revision: 2, kind: 'auto' },
    { revision: 0, kind: 'auto' },
  ])
  expect(await desk.backups.describe(session, listed[0]?.id ?? '')).toMatchObject({ name: 'Clocks', entries: 3 })
  expect(await desk.backups.describe(session, '../a.longroll')).toBeNull()
})

it('a restore is one more change: the log keeps all, one undo takes it back, and what was there is a backup', async () => {
  const { fs, desk, session } = await played()
  await session.run({ do: 'character.add', with: { name: 'Sammy' }, seen: 1e9 })
  const two = value(await desk.backups.list(session)).find(({ revision }) => revision === 2)
  const before = session.state
  expect(await desk.backups.restore(session, two?.id ?? '')).toEqual({ ok: true, value: { revision: 5 } })
  expect(Object.keys(session.state.characters)).toEqual([])
  expect(notes(session)).toEqual(['one', 'two', 'three'])
  expect(
    value(await desk.backups.list(session)).some(({ kind, revision }) => kind === 'before-restore' && revision === 4),
  ).toBe(true)
  await session.run({ do: 'undo', seen: 1e9 })
  expect(session.state).toEqual(before)
  await session.run({ do: 'redo', seen: 1e9 })
  await desk.close(session)
  const again = value(await deskOver(fs.afterPowerCut()).desk.open(path, { setJournalAside: false }))
  expect(Object.keys(again.state.characters)).toEqual([])
})

it('a damaged backup is not taken for good: not told, not restored, not offered', async () => {
  const { fs, desk, session } = await played()
  for (const { id } of value(await desk.backups.list(session))) {
    const bytes = Buffer.from(fs.bytes(`/data/backups/${id}`))
    bytes[bytes.length - 5] = 1
    fs.put(`/data/backups/${id}`, bytes)
    expect(await desk.backups.describe(session, id)).toBeNull()
    expect(await desk.backups.restore(session, id)).toEqual({ ok: false, error: { code: 'file/no-such-backup' } })
  }
  expect(await desk.offers(path)).toMatchObject({ backups: [] })
})

it('a damaged file: backup and journal come first, and with them nothing is lost; the bad file is put aside', async () => {
  const { fs, session } = await played()
  await say(session, 'four', 'five')
  const bad = Buffer.from(fs.text(path).replace('Clocks', 'Clacks'))
  fs.put(path, bad)
  const { desk } = deskOver(fs)
  expect(await desk.open(path, { setJournalAside: false })).toMatchObject({
    ok: false,
    error: { code: 'file/damaged' },
  })
  const offers = await desk.offers(path)
  expect(offers.backups.map(({ revision, journal }) => ({ revision, journal }))).toEqual([
    { revision: 3, journal: 2 },
    { revision: 2, journal: 0 },
    { revision: 0, journal: 0 },
  ])
  expect(offers.canLook).toBe(true)
  const opened = value(await desk.recover(path, offers.backups[0]?.id ?? ''))
  expect(notes(opened)).toEqual(['one', 'two', 'three', 'four', 'five'])
  expect(fs.names('/data/backups/aside').map((name) => fs.bytes(`/data/backups/aside/${name}`))).toEqual([bad])
})

it('an older backup instead: what the journal holds is kept in a file of its own where it can be', async () => {
  const { fs, session } = await played()
  await say(session, 'four')
  fs.put(path, 'x'.repeat(500))
  const { desk } = deskOver(fs, 'b')
  const older = (await desk.offers(path)).backups.find(({ revision }) => revision === 2)
  const opened = value(await desk.recover(path, older?.id ?? ''))
  expect(notes(opened)).toEqual(['one', 'two'])
  const copy = fs.names('/home').find((name) => name.includes('conflict')) ?? ''
  expect(notes(value(await desk.open(`/home/${copy}`, { setJournalAside: false })))).toEqual([
    'one',
    'two',
    'three',
    'four',
  ])
})

it('a file that is gone is brought back from its backup', async () => {
  const { fs, desk, session } = await played()
  await desk.close(session)
  await fs.unlink(path)
  const offers = await desk.offers(path)
  expect(notes(value(await desk.recover(path, offers.backups[0]?.id ?? '')))).toEqual(['one', 'two', 'three'])
})

it('a damaged file can be looked at, and nothing of it is ever saved', async () => {
  const { fs, desk, session } = await played()
  await desk.close(session)
  fs.put(path, fs.text(path).replace('Clocks', 'Clacks'))
  const before = fs.text(path)
  const look = value(await desk.look(path))
  expect(look.state.name).toBe('Clacks')
  expect(look.saving()).toEqual({ is: 'looked-at', why: { why: 'damaged' } })
  expect(await look.run({ do: 'note.add', with: { text: 'x' }, seen: 1e9 })).toEqual({
    ok: false,
    error: { code: 'file/looked-at', path },
  })
  await look.save()
  await desk.close(look)
  expect(fs.text(path)).toBe(before)
  expect(fs.names('/data/journals').filter((name) => name.startsWith('-'))).toEqual([])
})

it('a file of a later version opens to be looked at, says which version it needs, and is never touched', async () => {
  const { fs, desk, session } = await played()
  await desk.close(session)
  const body = fs.text(path).slice(fs.text(path).indexOf('\n') + 1)
  const header = `{"longroll":9,"oldestReader":8,"campaign":"c1","revision":3,"head":"h","previous":null,"bytes":${Buffer.byteLength(body)}}`
  fs.put(path, `${header.slice(0, -1)},"sha256":"${sha256(header, '\n', body)}"}\n${body}`)
  const before = fs.text(path)
  const look = value(await desk.open(path, { setJournalAside: false }))
  expect(look.saving()).toEqual({ is: 'looked-at', why: { why: 'too-new', fileVersion: 9 } })
  expect(notes(look)).toEqual(['one', 'two', 'three'])
  await desk.close(look)
  expect(fs.text(path)).toBe(before)
})

/** The same campaign played on another computer: its own data, the same file. */
async function elsewhere(fs: MemoryFileSystem, ...texts: string[]): Promise<void> {
  const other = new MemoryFileSystem()
  other.put(path, fs.bytes(path))
  const { desk } = deskOver(other, 'other')
  const session = value(await desk.open(path, { setJournalAside: false }))
  await say(session, ...texts)
  await desk.close(session)
  fs.put(path, other.bytes(path))
}

it('changed only outside: it is opened anew, with a notice', async () => {
  const { fs, desk, session, reopened } = await played()
  await elsewhere(fs, 'theirs')
  await desk.lookOutside(session)
  const [now] = reopened
  if (!now) throw new Error('Not opened anew')
  expect(notes(now)).toEqual(['one', 'two', 'three', 'theirs'])
  expect(now.snapshot().notices).toContainEqual({ key: 'changed-outside' })
  expect(await session.run({ do: 'note.add', with: { text: 'late' }, seen: 1e9 })).toMatchObject({ ok: false })
  await say(now, 'ours')
  expect(await now.save()).toMatchObject({ is: 'file' })
})

it.each(['look', 'save'] as const)(
  'changed on both sides (%s): nothing is overwritten, ours lies beside it, and the GM is asked',
  async (how) => {
    const { fs, desk, session, reopened } = await played()
    await say(session, 'ours')
    await elsewhere(fs, 'theirs')
    const theirs = fs.text(path)
    if (how === 'look') await desk.lookOutside(session)
    else await session.save()
    const saving = session.saving()
    if (saving.is !== 'conflict' || saving.copy === null) throw new Error(saving.is)
    expect(fs.text(path)).toBe(theirs)
    expect(reopened).toEqual([])
    expect(value(await desk.compare(session, path))).toMatchObject({
      common: 3,
      ours: { count: 1, entries: [{ line: { key: 'note.added', text: 'ours' } }] },
      theirs: { count: 1, entries: [{ line: { key: 'note.added', text: 'theirs' } }] },
    })
    expect(notes(value(await desk.open(saving.copy, { setJournalAside: false })))).toEqual([
      'one',
      'two',
      'three',
      'ours',
    ])
  },
)

it('a conflict settled for ours: theirs is a backup, and play goes on', async () => {
  const { fs, desk, session } = await played()
  await say(session, 'ours')
  await elsewhere(fs, 'theirs')
  await session.save()
  await say(session, 'more')
  expect(value(await desk.settle(session, 'ours'))).toEqual({ is: 'file', confirmed: true })
  const backups = value(await desk.backups.list(session))
  const theirs = backups.find(({ kind }) => kind === 'before-restore')
  expect(await desk.backups.describe(session, theirs?.id ?? '')).toMatchObject({
    last: { line: { key: 'note.added', text: 'theirs' } },
  })
  await desk.close(session)
  const again = value(await deskOver(fs.afterPowerCut()).desk.open(path, { setJournalAside: false }))
  expect(notes(again)).toEqual(['one', 'two', 'three', 'ours', 'more'])
})

it('a conflict settled for theirs: ours stays in its file, to the last change', async () => {
  const { fs, desk, session, reopened } = await played()
  await say(session, 'ours')
  await elsewhere(fs, 'theirs')
  await session.save()
  await say(session, 'more')
  expect(value(await desk.settle(session, 'theirs'))).toEqual({ is: 'file', confirmed: true })
  const now = reopened[0]
  if (!now) throw new Error('Not opened anew')
  expect(notes(now)).toEqual(['one', 'two', 'three', 'theirs'])
  const copies = fs.names('/home').filter((name) => name.includes('conflict'))
  const opened = value(await desk.open(`/home/${copies.at(-1) ?? ''}`, { setJournalAside: false }))
  expect(notes(opened)).toEqual(['one', 'two', 'three', 'ours', 'more'])
})

it('a file that is put back is no conflict any more', async () => {
  const { fs, desk, session } = await played()
  const ours = fs.bytes(path)
  await say(session, 'ours')
  await elsewhere(fs, 'theirs')
  await session.save()
  fs.put(path, ours)
  await desk.lookOutside(session)
  expect(session.saving()).toEqual({ is: 'file', confirmed: true })
})

it('a file that another program has ruined: what is here is safe, and is not given up for it', async () => {
  const { fs, desk, session } = await played()
  fs.put(path, 'half a fi')
  await desk.lookOutside(session)
  await say(session, 'ours')
  expect(await session.save()).toMatchObject({ is: 'conflict' })
  expect(await desk.settle(session, 'theirs')).toMatchObject({ ok: false, error: { code: 'file/damaged' } })
  expect(value(await desk.settle(session, 'ours'))).toEqual({ is: 'file', confirmed: true })
  expect(fs.names('/data/backups/aside').map((name) => fs.text(`/data/backups/aside/${name}`))).toEqual(['half a fi'])
})

it('a copy is a campaign of its own: neither changes the other', async () => {
  const { fs, desk, session } = await played()
  const copy = value(await desk.copy(session, '/home/b.longroll'))
  expect(copy.id).not.toBe(session.id)
  await say(copy, 'in the copy')
  await say(session, 'in the first')
  await Promise.all([desk.close(copy), desk.close(session)])
  const { desk: next } = deskOver(fs.afterPowerCut())
  expect(notes(value(await next.open('/home/b.longroll', { setJournalAside: false })))).toEqual([
    'one',
    'two',
    'three',
    'in the copy',
  ])
  expect(notes(value(await next.open(path, { setJournalAside: false })))).toEqual([
    'one',
    'two',
    'three',
    'in the first',
  ])
})

it('moved, also while it is played: the file goes on under its new name, and its backups are found', async () => {
  const { fs, desk, session } = await played()
  await say(session, 'four')
  const moved = value(await desk.move(session, '/home/b.longroll'))
  expect(fs.names('/home')).toEqual(['b.longroll'])
  expect(notes(moved)).toEqual(['one', 'two', 'three', 'four'])
  await say(moved, 'five')
  expect(await moved.save()).toMatchObject({ is: 'file' })
  expect(value(await desk.backups.list(moved)).length).toBeGreaterThanOrEqual(4)
})

it('is not moved over a file that is there; it goes on where it was', async () => {
  const { fs, desk, session, reopened } = await played()
  fs.put('/home/b.longroll', 'somebody else')
  expect(await desk.move(session, '/home/b.longroll')).toEqual({
    ok: false,
    error: { code: 'file/exists', path: '/home/b.longroll' },
  })
  expect(fs.text('/home/b.longroll')).toBe('somebody else')
  expect(notes(reopened[0] ?? session)).toEqual(['one', 'two', 'three'])
})

it('points out what a sync client has left beside the file', async () => {
  const { fs, desk, session } = await played()
  await desk.close(session)
  fs.put("/home/a (Mara's conflicted copy 2026-11-29).longroll", 'x')
  const again = value(await desk.open(path, { setJournalAside: false }))
  expect(again.snapshot().notices).toEqual([
    { key: 'conflict-copies', paths: ["/home/a (Mara's conflicted copy 2026-11-29).longroll"] },
  ])
})

it('an id that would lead out of the folders of journals and backups is no campaign’s', async () => {
  const fs = new MemoryFileSystem()
  fs.put(path, buildCampaignFile({ campaign: '../../x', revision: 0, head: 'h', previous: null }, {}).bytes)
  expect(await deskOver(fs).desk.open(path, { setJournalAside: false })).toMatchObject({
    ok: false,
    error: { code: 'file/damaged', found: 'header' },
  })
})

it('a moved file takes the link with it by which it was opened, the last one of several; folders that are links stay', async () => {
  const fs = new MemoryFileSystem()
  const { desk } = deskOver(fs)
  await desk.close(value(await desk.create('/home/a.longroll', 'Clocks')))
  fs.putLink('/home/second.longroll', '/home/a.longroll')
  fs.putLink('/data/first.longroll', '/home/second.longroll')
  const session = value(await desk.open('/data/first.longroll', { setJournalAside: false }))
  const moved = value(await desk.move(session, '/home/b.longroll'))
  expect(moved.snapshot().notices).toEqual([])
  expect(await fs.readLink('/data/first.longroll')).toBe('/home/second.longroll')
  expect(await fs.readLink('/home/second.longroll')).toBe('/home/b.longroll')
  expect(fs.names('/home').filter((name) => name.endsWith('.tmp'))).toEqual([])
})

it('where the link cannot be changed that is said, and the campaign goes on', async () => {
  const fs = new MemoryFileSystem()
  const locked: FileSystem = { ...faulty(fs, null), symlink: () => Promise.reject(systemError('EPERM')) }
  const { desk } = deskOver(locked)
  await desk.close(value(await desk.create('/home/a.longroll', 'Clocks')))
  fs.putLink('/data/link.longroll', '/home/a.longroll')
  const session = value(await desk.open('/data/link.longroll', { setJournalAside: false }))
  const moved = value(await desk.move(session, '/home/b.longroll'))
  expect(moved.snapshot().notices).toEqual([{ key: 'link-left', path: '/data/link.longroll' }])
  expect(await say(moved, 'on')).toBe(true)
})

it('changes whose base is kept nowhere are said to lie in a journal; those that lie in a file are not', async () => {
  const fs = new MemoryFileSystem()
  const first = deskOver(fs)
  const session = value(await first.desk.create('/home/a.longroll', 'Clocks'))
  await say(session, 'one')
  await session.save()
  const theirs = fs.bytes('/home/a.longroll')
  await say(session, 'two')
  await session.save()
  await say(session, 'three', 'four')
  fs.put('/home/a.longroll', theirs)
  for (const folder of await fs.list('/data/backups')) {
    for (const name of fs.names(`/data/backups/${folder}`)) await fs.unlink(`/data/backups/${folder}/${name}`)
  }
  const { desk } = deskOver(fs, 'b')
  const opened = value(await desk.open('/home/a.longroll', { setJournalAside: true }))
  const [notice] = opened.snapshot().notices
  expect(notice).toMatchObject({ key: 'changes-aside', changes: 2 })
  expect(notice?.key === 'changes-aside' && fs.text(notice.kept)).toContain('four')
})

it('a backup that cannot be made is said, and no more once it can', async () => {
  const fs = new MemoryFileSystem()
  let isFull = false
  const full: FileSystem = {
    ...faulty(fs, null),
    makeFolder: (folder) =>
      isFull && folder.startsWith('/data/backups') ? Promise.reject(systemError('ENOSPC')) : fs.makeFolder(folder),
  }
  const { desk } = deskOver(full)
  const session = value(await desk.create('/home/a.longroll', 'Clocks'))
  isFull = true
  await say(session, 'one')
  expect(await session.save()).toEqual({ is: 'file', confirmed: true, noBackup: 'disk-full' })
  await say(session, 'two')
  expect(session.saving()).toEqual({ is: 'journal', noBackup: 'disk-full' })
  isFull = false
  expect(await session.save()).toEqual({ is: 'file', confirmed: true })
})

it('an old step whose patch does not fit is not gone back to, and neither is what lies before it; all else goes on', async () => {
  const { fs, desk, session } = await played()
  value(await session.run({ do: 'character.add', with: { name: 'Sammy' }, seen: 1e9 }))
  await say(session, 'four')
  await session.save()
  await desk.close(session)
  const parsed = parseCampaignFile(fs.bytes(path))
  if (!parsed.ok) throw new Error('Not whole')
  const { campaign, revision, head, previous } = parsed.value.header
  // By hand, and sealed again: what its history says of a step never was.
  const payload = JSON.parse(JSON.stringify(parsed.value.payload).replace('"after":{"id"', '"before":{"id"')) as Json
  fs.put(path, buildCampaignFile({ campaign, revision, head, previous }, payload).bytes)
  const again = value(await deskOver(fs, 'b').desk.open(path, { setJournalAside: true }))
  const refused = { ok: false, error: { reason: { key: 'history-does-not-fit' } } }
  const correction = { do: 'history.correct', with: { entry: 'e2', with: { text: 'TWO' } } }
  value(await again.run({ do: 'undo', seen: 1e9 }))
  expect(await again.run({ do: 'undo', seen: 1e9 })).toMatchObject(refused)
  expect(await again.previewCorrection(correction)).toMatchObject(refused)
  expect(await again.run({ ...correction, seen: 1e9 })).toMatchObject(refused)
  expect(notes(again)).toEqual(['one', 'two', 'three'])
  expect(await say(again, 'five')).toBe(true)
})
