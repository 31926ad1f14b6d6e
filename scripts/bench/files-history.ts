import { join } from 'node:path'
import type { HistoryRecord } from '../../src/campaign/history'
import { campaignContent, newContent } from '../../src/main/campaign/campaign-content'
import { createFileWriter } from '../../src/main/campaign/file-writer'
import { createCampaign } from '../../src/main/campaign/open-campaign'
import { Session } from '../../src/main/campaign/session'
import { realClock } from '../../src/main/platform/clock'
import { realFileSystem } from '../../src/main/platform/file-system'
import { newId } from '../../src/main/platform/ids'
import { nextTimeOfDay } from '../../src/main/platform/time-of-day'
import { seededChance } from '../../src/rules/core/chance'

export const world = { chance: seededChance(1), newId, nextTimeOfDay }
export const quiet = { onChange: () => undefined, onSaving: () => undefined }
export const shelfIn = (folder: string) => ({
  fs: realFileSystem,
  journals: join(folder, 'journals'),
  content: campaignContent,
})

/** The first roll: what comes after it is later by what it took. */
export const FIRST_ROLL = 'e3'

/** Some rolls, then notes, over and over, each with a revision and id of its own. */
export async function longHistory(folder: string, entries: number): Promise<readonly HistoryRecord[]> {
  const made = await createCampaign(shelfIn(folder), join(folder, 'seed.longroll'), newId(), newContent('Bench'))
  if (!made.ok) throw new Error(made.error.code)
  const writer = createFileWriter({ fs: realFileSystem, clock: realClock }, campaignContent)
  const session = new Session(made.value, { clock: realClock, writer, world, ...quiet })
  const run = async (name: string, given: object): Promise<void> => {
    const answer = await session.run({ do: name, with: JSON.parse(JSON.stringify(given)) as never, seen: 1e9 })
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`)
  }
  await run('character.add', { name: 'Sammy' })
  const character = Object.keys(session.state.characters)[0]
  const pool = { attribute: 3, skill: 4 }
  const given = { system: 'storytelling', title: 'The clock', character, pool, target: 100, interval: '30m' }
  await run('task.begin', given)
  const task = Object.keys(session.state.tasks)[0]
  for (let i = 0; session.history.records.length < Math.min(entries, 7); i += 1) {
    if (i % 3 === 2) await run('note.add', { text: `Something was said at the table. (${i})`, character })
    else await run('storytelling.roll', { task, successes: 1, note: 'A wheel turns.' })
  }
  const first = session.history.records
  const at = session.state.clock.now
  await session.close()
  // What is repeated must lead from state to state: notes change nothing, so they may follow anything.
  const note = first.find((record) => record.type === 'done' && record.entry.command.do === 'note.add')
  if (note?.type !== 'done') throw new Error('No note')
  const more = Array.from({ length: entries - first.length }, (_, i): HistoryRecord => {
    const revision = first.length + i + 1
    // As it is written at a table: not in ASCII alone.
    const said = i % 3 === 0 ? 'Käthe said “no” – and somebody wrote it down.' : 'Something was said, and written down.'
    const text = `${said} (${revision})`
    const command = { do: 'note.add', with: { text, character: character ?? null } }
    const line = { ...note.entry.line, text } as typeof note.entry.line
    return { revision, type: 'done', entry: { ...note.entry, id: `e${revision}`, at, command, line } }
  })
  return [...first, ...more]
}
