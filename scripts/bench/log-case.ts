import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Entry, HistoryRecord } from '../../src/campaign/history'
import { campaignContent } from '../../src/main/campaign/campaign-content'
import { buildCampaignFile } from '../../src/main/campaign/campaign-file'
import { chained, firstHead } from '../../src/main/campaign/journal-format'
import { newId } from '../../src/main/platform/ids'
import { gameSeconds } from '../../src/rules/core/units'
import { playing, tasks } from './sample'

export interface LongLog {
  /** A character whom few entries are about. */
  readonly seldom: string
  /** A word that many entries say, and one that only the very first note says. */
  readonly often: string
  readonly once: string
}

/** What the copies of a real evening are apart by, in game time. */
const APART = 120

/**
 * A campaign of many years: the lines of a played evening, with rolls of all five systems, over and over, each with an id, a
 * revision and a moment of its own.
 */
export async function makeLongLog(path: string, entries: number): Promise<LongLog> {
  const journals = join(dirname(path), 'long-log-journals')
  mkdirSync(journals, { recursive: true })
  const { run, close, session } = await playing(join(journals, 'evening.longroll'), journals)
  await run('note.add', { text: 'At the crossroads stands a gallows.' })
  const people: string[] = []
  for (const name of ['Sammy', 'Mara', 'Theo', 'Ines', 'Tove', 'Edda'])
    people.push(await run('character.add', { name }))
  const begun: string[] = []
  for (const [i, task] of tasks.entries()) begun.push(await run('task.begin', task(people[i] ?? '')))
  const [clock, harbour, hull, tracks, copying] = begun
  await run('dramaticTask.deal', { task: harbour, cards: { [people[1] ?? '']: 'QS' } })
  await run('dramaticTask.roll', { task: harbour, character: people[1], trait: [7], wild: [3] })
  for (let round = 0; round < 4; round += 1) {
    await run('storytelling.roll', { task: clock, successes: 2, note: 'A wheel turns.' })
    await run('saga.test', { task: hull, total: 12 })
    await run('modDot.test', { task: tracks, throws: 'WT' })
    await run('timeDie.test', { task: copying, character: people[4], roll: 50 + round })
    await run('timeDie.endInterval', { task: copying, face: 4 })
    for (let i = 0; i < 8; i += 1) {
      const text = `Somebody says at the table what they think of the lantern and of the ferry. (${round}/${i})`
      await run('note.add', { text, ...(i === 7 ? {} : { character: people[i % 4] }) })
    }
    await run('note.add', { text: 'It howls at the Scab.', ...(round === 0 ? { character: people[5] } : {}) })
  }
  const evening = session.history.records
  const { state } = session
  await close()
  // What is repeated must lead from state to state: a copy changes nothing, so it may follow anything.
  const lines = evening.flatMap((record): readonly Entry[] =>
    record.type === 'done' && /^(note|storytelling|saga|dramaticTask|modDot|timeDie)\./.test(record.entry.command.do)
      ? [record.entry]
      : [],
  )
  const [, ...repeated] = lines
  const more = Array.from({ length: entries - evening.length }, (_, i): HistoryRecord => {
    const revision = evening.length + i + 1
    const entry = repeated[i % repeated.length]
    if (entry === undefined) throw new Error('Nothing happened that evening')
    const at = gameSeconds(entry.at + (i + 1) * APART)
    return { revision, type: 'done', entry: { ...entry, id: `e${revision}`, at, ids: [], patch: [] } }
  })
  const history = [...evening, ...more]
  const campaign = newId()
  const head = history.reduce((last, record) => chained(last, JSON.stringify(record)), firstHead(campaign))
  const payload = campaignContent.write({ state, history, more: {} })
  writeFileSync(path, buildCampaignFile({ campaign, revision: history.length, head, previous: null }, payload).bytes)
  return { seldom: 'Edda', often: 'lantern', once: 'gallows' }
}
