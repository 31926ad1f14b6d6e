import { expect, it } from 'vitest'
import { decide } from '../../src/campaign/decide'
import type { Command } from '../../src/campaign/history'
import { realClock } from '../../src/main/platform/clock'
import { nextTimeOfDay } from '../../src/main/platform/time-of-day'
import { seededChance } from '../../src/rules/core/chance'
import { deskOver, notes, say, value } from '../support/desk'
import { MemoryFileSystem } from '../support/memory-file-system'

// What takes long is worked out on the writer's copy of a campaign: it is the same as if it had been done here, and where
// there is no copy to ask it is done here.

const path = '/home/a.longroll'
const world = { chance: seededChance(9), newId: () => 'none', nextTimeOfDay, wall: realClock.now() }

async function played() {
  const fs = new MemoryFileSystem()
  const { desk } = deskOver(fs)
  const session = value(await desk.create(path, 'Clocks'))
  await say(session, 'one', 'two', 'three')
  await session.save()
  await say(session, 'four')
  return { fs, desk, session }
}
const correction = (entry: string, text: string): Command => ({
  do: 'history.correct',
  with: { entry, with: { text } },
})

it('a correction comes out as it would here, from file and journal, and is undone as any other', async () => {
  const { session } = await played()
  const { state, history } = session
  const revision = session.snapshot().revision
  const here = value(decide({ state, history, revision }, correction('e2', 'TWO'), world))
  value(await session.run({ ...correction('e2', 'TWO'), seen: 1e9 }))
  expect(session.state).toEqual(here.state)
  expect(notes(session)).toEqual(['one', 'TWO', 'three', 'four'])
  value(await session.run({ do: 'undo', seen: 1e9 }))
  expect(notes(session)).toEqual(['one', 'two', 'three', 'four'])
})

it.each([
  ['from file and journal', () => Promise.resolve()],
  ['with the file gone', ({ fs }: { readonly fs: MemoryFileSystem }) => fs.unlink(path)],
])('what a preview drew anew is what is drawn when it is done, %s', async (_name, disturb) => {
  const fs = new MemoryFileSystem()
  const { desk } = deskOver(fs)
  const session = value(await desk.create(path, 'Clocks'))
  const run = async (command: Command) => value(await session.run({ ...command, seen: 1e9 }))
  await run({ do: 'character.add', with: { name: 'Sammy' } })
  const character = Object.keys(session.state.characters)[0] ?? ''
  const pool = { attribute: 3, skill: 3 }
  const begin = { system: 'storytelling', title: 'Car', character, pool, target: 50, interval: '30m' }
  await run({ do: 'task.begin', with: begin })
  const task = Object.keys(session.state.tasks)[0] ?? ''
  // Typed, so that nothing was drawn for it: rolled here instead, everything has to be.
  await run({ do: 'storytelling.roll', with: { task, successes: 1 } })
  await disturb({ fs })
  const command: Command = { do: 'history.correct', with: { entry: 'e3', with: { task } } }
  const seen = value(await session.previewCorrection(command))
  expect(value(await session.previewCorrection(command))).toEqual(seen)
  await run(command)
  expect(session.history.get('e3')?.line).toEqual(seen.now?.line)
})

it('a refused correction is refused there too, and changes nothing', async () => {
  const { session } = await played()
  const before = session.snapshot()
  const refused = await session.run({ ...correction('e99', 'x'), seen: 1e9 })
  expect(refused).toMatchObject({ ok: false, error: { code: 'unknown' } })
  expect(session.snapshot()).toEqual(before)
})

it('a copy has all of it, also what only the journal holds; nothing is made over a file', async () => {
  const { fs, desk, session } = await played()
  const copy = value(await desk.copy(session, '/home/b.longroll'))
  expect(notes(copy)).toEqual(['one', 'two', 'three', 'four'])
  expect(copy.id).not.toBe(session.id)
  const lies = fs.bytes('/home/b.longroll')
  expect(await desk.copy(session, '/home/b.longroll')).toMatchObject({ ok: false, error: { code: 'file/exists' } })
  expect(fs.bytes('/home/b.longroll')).toEqual(lies)
  await fs.unlink(path)
  expect(notes(value(await desk.copy(session, '/home/c.longroll')))).toEqual(['one', 'two', 'three', 'four'])
})

it('a correction of very many lines is the same as a small one: at once, from the journal alone, undone and done again', async () => {
  const fs = new MemoryFileSystem()
  const { desk } = deskOver(fs)
  const session = value(await desk.create(path, 'Clocks'))
  await say(session, 'first')
  value(await session.run({ do: 'clock.advance', with: { by: '1h' }, seen: 1e9 }))
  await say(session, ...Array.from({ length: 1_100 }, (_, i) => `“Käthe” – ${i}`))
  const before = [...session.history.log]
  const { state, history } = session
  const command: Command = { do: 'history.remove', with: { entry: 'e2' } }
  const here = value(decide({ state, history, revision: session.snapshot().revision }, command, world))
  const record = here.record
  if (record?.type !== 'done') throw new Error('No entry')
  expect(record.entry.correction?.anew).toHaveLength(1_101)
  // Nobody reads as many: they are counted.
  const seen = value(await session.previewCorrection(command))
  expect({ told: seen.later.length, more: seen.more, same: seen.same }).toEqual({ told: 200, more: 900, same: 0 })

  value(await session.run({ ...command, seen: 1e9 }))
  expect(session.state).toEqual(here.state)
  const made = session.history.records.at(-1)
  if (made?.type !== 'done') throw new Error('No entry')
  expect({ ...made.entry, wall: 0 }).toEqual({ ...record.entry, wall: 0 })
  expect(session.history.get('e1000')?.at).toBe(0)
  expect(session.standing().lines.at(-1)?.text).toBeInstanceOf(Uint8Array)
  const after = [...session.history.log]

  // The app goes before the file holds it.
  const other = value(await deskOver(fs.afterPowerCut()).desk.open(path, { setJournalAside: false }))
  expect(other.history.log).toEqual(after)
  await say(session, 'and on')
  await session.save()
  const saved = value(await deskOver(fs.afterPowerCut()).desk.open(path, { setJournalAside: false }))
  expect(saved.history.log.slice(0, -1)).toEqual(after)

  value(await session.run({ do: 'undo', seen: 1e9 }))
  value(await session.run({ do: 'undo', seen: 1e9 }))
  expect(session.history.log).toEqual(before)
  value(await session.run({ do: 'redo', seen: 1e9 }))
  expect(session.history.log).toEqual(after)
  value(await session.run({ do: 'undo', seen: 1e9 }))
  await say(session, 'otherwise')
  expect(session.history.log.slice(0, -1)).toEqual(before)
})
