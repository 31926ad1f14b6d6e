import { monitorEventLoopDelay } from 'node:perf_hooks'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HistoryRecord } from '../../src/campaign/history'
import { patchOf } from '../../src/campaign/history'
import { applyPatch } from '../../src/campaign/patch'
import { emptyState } from '../../src/campaign/state'
import { campaignContent, newContent } from '../../src/main/campaign/campaign-content'
import { buildCampaignFile } from '../../src/main/campaign/campaign-file'
import { createFileWriter } from '../../src/main/campaign/file-writer'
import { chained, firstHead } from '../../src/main/campaign/journal-format'
import { createCampaign, openCampaign } from '../../src/main/campaign/open-campaign'
import { Session } from '../../src/main/campaign/session'
import { threadedFileWriter } from '../../src/main/campaign/threaded-file-writer'
import { realClock } from '../../src/main/platform/clock'
import { realFileSystem } from '../../src/main/platform/file-system'
import { nextTimeOfDay } from '../../src/main/platform/time-of-day'
import { newId } from '../../src/main/platform/ids'
import { seededChance } from '../../src/rules/core/chance'

export interface FilesFigures {
  readonly entries: number
  readonly bytes: number
  /** Memory that an open campaign holds, in bytes. */
  readonly memory: number
  readonly open: readonly number[]
  readonly parse: readonly number[]
  readonly command: readonly number[]
  /** How late the main thread's own turns came while the file was replaced, in ms. */
  readonly stalls: readonly number[]
  /** The same while the first roll was looked at and then corrected, with all that followed. */
  readonly correcting: readonly number[]
  /** How long the correction itself took, in ms. */
  readonly corrected: number
}

const world = { chance: seededChance(1), newId, nextTimeOfDay }
const quiet = { onChange: () => undefined, onSaving: () => undefined }
const RUNS = 7
const REPLACEMENTS = 4
/** Of one correction, as a GM types. */
const PREVIEWS = 4

/** A real evening's entries, over and over, each with a revision and id of its own. */
async function records(folder: string, entries: number): Promise<readonly HistoryRecord[]> {
  const shelf = { fs: realFileSystem, journals: join(folder, 'journals'), content: campaignContent }
  const made = await createCampaign(shelf, join(folder, `seed-${entries}.longroll`), newId(), newContent('Bench'))
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
  await run('task.begin', {
    system: 'storytelling',
    title: 'The clock',
    character,
    pool,
    target: 100,
    interval: '30m',
  })
  const task = Object.keys(session.state.tasks)[0]
  for (let i = 0; session.history.records.length < Math.min(entries, 7); i += 1) {
    if (i % 3 === 2) await run('note.add', { text: `Something was said at the table. (${i})`, character })
    else await run('storytelling.roll', { task, successes: 1, note: 'A wheel turns.' })
  }
  const first = session.history.records
  await session.close()
  // What is repeated must lead from state to state: notes change nothing, so they may follow anything.
  const note = first.find((record) => record.type === 'done' && record.entry.command.do === 'note.add')
  if (note?.type !== 'done') throw new Error('No note')
  const more = Array.from({ length: entries - first.length }, (_, i): HistoryRecord => {
    const revision = first.length + i + 1
    const text = `Something was said at the table, and somebody wrote it down. (${revision})`
    const command = { do: 'note.add', with: { text, character: character ?? null } }
    const line = { ...note.entry.line, text } as typeof note.entry.line
    return { revision, type: 'done', entry: { ...note.entry, id: `e${revision}`, command, line } }
  })
  return [...first, ...more]
}

/** What the first roll was given. */
function rollOf({ history }: Session): object {
  const given = history.get('e3')?.command.with
  if (typeof given !== 'object' || given === null) throw new Error('The third entry is a roll')
  return given
}

export async function filesFigures(folder: string, entries: number, worker: URL): Promise<FilesFigures> {
  mkdirSync(join(folder, 'journals'), { recursive: true })
  const history = await records(folder, entries)
  const state = history.reduce((now, record) => applyPatch(now, patchOf(record)), emptyState('Bench'))
  const campaign = newId()
  const head = history.reduce((last, record) => chained(last, JSON.stringify(record)), firstHead(campaign))
  const payload = campaignContent.write({ state, history, more: {} })
  const path = join(folder, `bench-${entries}.longroll`)
  writeFileSync(path, buildCampaignFile({ campaign, revision: entries, head, previous: null }, payload).bytes)
  const shelf = { fs: realFileSystem, journals: join(folder, 'journals'), content: campaignContent }
  // What the disk has still to write would be waited for by the first commands.
  const written = openSync(path, 'r+')
  fsyncSync(written)
  closeSync(written)

  const writer = threadedFileWriter({
    script: worker,
    onCrash: (error) => {
      throw error
    },
    backups: { folder: join(folder, 'backups'), now: () => ({ cap: 1e12, chosen: null }) },
  })
  const opened = async (): Promise<Session> => {
    const answer = await openCampaign(shelf, path, { setJournalAside: false })
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
    return new Session(answer.value, { clock: realClock, writer, world, ...quiet })
  }
  const [open, parse]: [number[], number[]] = [[], []]
  const text = readFileSync(path, 'utf8')
  const body = text.slice(text.indexOf('\n') + 1)
  for (let i = -2; i < RUNS; i += 1) {
    globalThis.gc?.()
    let at = performance.now()
    JSON.parse(body)
    if (i >= 0) parse.push(performance.now() - at)
    globalThis.gc?.()
    at = performance.now()
    const session = await opened()
    if (i >= 0) open.push(performance.now() - at)
    await session.close()
  }
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const session = await opened()
  globalThis.gc?.()
  const memory = process.memoryUsage().heapUsed - before

  const run = async (i: number): Promise<void> => {
    const answer = await session.run({ do: 'note.add', with: { text: `A note. (${i})` }, seen: 1e9 })
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  }
  const command: number[] = []
  for (let i = -20; i < 200; i += 1) {
    const at = performance.now()
    await run(i)
    if (i >= 0) command.push(performance.now() - at)
  }
  const stalls: number[] = []
  const delays = monitorEventLoopDelay({ resolution: 1 })
  for (let i = 0; i < REPLACEMENTS; i += 1) {
    await run(i)
    delays.enable()
    await session.save()
    delays.disable()
  }
  for (let share = 1; share <= 100; share += 1) stalls.push(delays.percentile(share) / 1e6)
  const correction = { do: 'history.correct', with: { entry: 'e3', with: { ...rollOf(session), successes: 2 } } }
  const late = monitorEventLoopDelay({ resolution: 1 })
  late.enable()
  for (let i = 0; i < PREVIEWS; i += 1) await session.previewCorrection(correction)
  const at = performance.now()
  const answer = await session.run({ ...correction, seen: 1e9 })
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  const corrected = performance.now() - at
  late.disable()
  const correcting = Array.from({ length: 100 }, (_, i) => late.percentile(i + 1) / 1e6)
  const { size: bytes } = statSync(path)
  await session.close()
  return { entries, bytes, memory, open, parse, command, stalls, correcting, corrected }
}
