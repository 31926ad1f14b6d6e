// One campaign of so many entries, in a process of its own, so that the garbage of one is not cleared in the time of another.
// Does what it is asked, one thing at a time, and answers with the times it took.
import {
  closeSync,
  fdatasyncSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { History, patchOf } from '../../src/campaign/history'
import { applyPatch } from '../../src/campaign/patch'
import { exportInSlices, scriptTextInSlices } from '../../src/campaign/script/export-script'
import { emptyState } from '../../src/campaign/state'
import { campaignContent } from '../../src/main/campaign/campaign-content'
import { buildCampaignFile } from '../../src/main/campaign/campaign-file'
import { chained, firstHead } from '../../src/main/campaign/journal-format'
import { openCampaign } from '../../src/main/campaign/open-campaign'
import { recapInSlices } from '../../src/main/campaign/recap'
import { Session } from '../../src/main/campaign/session'
import { threadedFileWriter } from '../../src/main/campaign/threaded-file-writer'
import { realClock } from '../../src/main/platform/clock'
import { newId } from '../../src/main/platform/ids'
import { inSlices } from '../../src/main/platform/slices'
import { FIRST_ROLL, longHistory, quiet, shelfIn, world } from './files-history'

const [folder = '', size = '', script = ''] = process.argv.slice(2)
const entries = Number(size)
const shelf = shelfIn(folder)
const path = join(folder, 'bench.longroll')
const writer = threadedFileWriter({
  script: pathToFileURL(script),
  onCrash: (error) => {
    throw error
  },
  backups: { folder: join(folder, 'backups'), now: () => ({ cap: 1e12, chosen: null }) },
})
/** Of one correction, as a GM types. */
const PREVIEWS = 4

async function make(): Promise<void> {
  mkdirSync(join(folder, 'journals'), { recursive: true })
  const history = await longHistory(folder, entries)
  const state = history.reduce((now, record) => applyPatch(now, patchOf(record)), emptyState('Bench'))
  const campaign = newId()
  const head = history.reduce((last, record) => chained(last, JSON.stringify(record)), firstHead(campaign))
  const payload = campaignContent.write({ state, history, more: {} })
  writeFileSync(path, buildCampaignFile({ campaign, revision: entries, head, previous: null }, payload).bytes)
  // What the disk has still to write would be waited for by the first commands.
  const written = openSync(path, 'r+')
  fsyncSync(written)
  closeSync(written)
}

async function opened(): Promise<Session> {
  const answer = await openCampaign(shelf, path, { setJournalAside: false })
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  const history = await inSlices(History.read(answer.value.content.history))
  return new Session(answer.value, { clock: realClock, writer, world, ...quiet }, history)
}

/** @returns in ms, and as much of it as a processor worked (with what works beside, as the clearing of garbage does) */
async function timed(work: () => unknown): Promise<{ readonly took: number; readonly worked: number }> {
  const [before, at] = [process.cpuUsage(), performance.now()]
  await work()
  const took = performance.now() - at
  const { user, system } = process.cpuUsage(before)
  return { took, worked: (user + system) / 1000 }
}

let body: Buffer | null = null
/** Opening, beside what anybody must do who reads such a file: its bytes to text, and the text parsed. */
async function open() {
  if (body === null) {
    const bytes = readFileSync(path)
    body = bytes.subarray(bytes.indexOf('\n') + 1)
  }
  const given = body
  globalThis.gc?.()
  let text = ''
  const decode = await timed(() => (text = given.toString('utf8')))
  const parse = await timed(() => void JSON.parse(text))
  globalThis.gc?.()
  let made: Session | null = null
  const ours = await timed(async () => (made = await opened()))
  await (made as Session | null)?.close()
  return { decode, parse, open: ours }
}

let session: Session | null = null
function playing(): Session {
  if (session === null) throw new Error('Not opened yet')
  return session
}

/** `memory`: what an open campaign takes, in bytes. */
async function play() {
  body = null
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const { late, latest } = await lateness(async () => (session = await opened()))
  globalThis.gc?.()
  return { late, latest, memory: process.memoryUsage().heapUsed - before }
}

let notes = 0
async function note(): Promise<void> {
  notes += 1
  const answer = await playing().run({ do: 'note.add', with: { text: `A note. (${notes})` }, seen: 1e9 })
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
}

/** Each beside as many bytes, written and synced by themselves: what the disk has just then to say. */
async function commands(count: number) {
  const beside = openSync(join(folder, 'beside'), 'a')
  const bytes = Buffer.alloc(600, 'x')
  const all: { command: number; worked: number; disk: number }[] = []
  for (let i = 0; i < count; i += 1) {
    const at = performance.now()
    writeSync(beside, bytes)
    fdatasyncSync(beside)
    const disk = performance.now() - at
    const { took, worked } = await timed(note)
    all.push({ command: took, worked, disk })
  }
  closeSync(beside)
  return all
}

/** How late the main thread's own turns come meanwhile: 1 to 100 percent of them, and the latest, in ms. */
async function lateness(work: () => Promise<unknown>) {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  await work()
  // A turn that is late is counted when it comes.
  await new Promise((resolve) => setTimeout(resolve, 5))
  delays.disable()
  const late = Array.from({ length: 100 }, (_, i) => delays.percentile(i + 1) / 1e6)
  return { late, latest: delays.max / 1e6 }
}

async function replace(times: number) {
  return lateness(async () => {
    for (let i = 0; i < times; i += 1) {
      await note()
      await playing().save()
    }
  })
}

/** The first roll is looked at and then taken out: all that followed is half an hour earlier. */
async function correct() {
  const correction = { do: 'history.remove', with: { entry: FIRST_ROLL } }
  let took = 0
  const { late, latest } = await lateness(async () => {
    for (let i = 0; i < PREVIEWS; i += 1) await playing().previewCorrection(correction)
    const at = performance.now()
    const answer = await playing().run({ ...correction, seen: 1e9 })
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
    took = performance.now() - at
  })
  return { late, latest, took }
}

/** The campaign as a script, then a recap of all of it. */
async function goOut() {
  let took = 0
  const { late, latest } = await lateness(async () => {
    const at = performance.now()
    const { state, history } = playing()
    await inSlices(scriptTextInSlices(await inSlices(exportInSlices({ state, history }))))
    await inSlices(recapInSlices(state, history, { type: 'all' }))
    took = performance.now() - at
  })
  return { late, latest, took }
}

async function end(): Promise<number> {
  await session?.close()
  return statSync(path).size
}

const acts: Readonly<Record<string, (count: number) => unknown>> = {
  make,
  open,
  play,
  commands,
  replace,
  goOut,
  correct,
  end,
}

process.on('message', ({ act, count }: { readonly act: string; readonly count: number }) => {
  void Promise.resolve(acts[act]?.(count)).then((answer) => process.send?.({ answer: answer ?? null }))
})
