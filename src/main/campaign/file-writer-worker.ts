import { parentPort, workerData } from 'node:worker_threads'
import { secureChance } from '../platform/chance'
import { realClock } from '../platform/clock'
import { realFileSystem } from '../platform/file-system'
import { newId } from '../platform/ids'
import { nextTimeOfDay } from '../platform/time-of-day'
import { backupsInTwoPlaces } from './backups/two-places'
import { campaignContent } from './campaign-content'
import { createFileWriter } from './file-writer'
import { campaignWork } from './heavy-work'
import { isWorkerStart, type BackupsNow, type WriterAnswer, type WriterRequest } from './threaded-file-writer'

// A thread of its own: building, hashing and writing a large campaign takes the main process no time, and neither does
// working out what a correction far back in it does.
const start: unknown = workerData
const folder = isWorkerStart(start) ? start.backups : null
let now: BackupsNow = { cap: Infinity, chosen: null }
const backups =
  folder === null
    ? null
    : backupsInTwoPlaces({
        fs: realFileSystem,
        clock: realClock,
        own: folder,
        chosen: () => now.chosen,
        cap: () => now.cap,
      })
const work = campaignWork({ chance: secureChance, newId, nextTimeOfDay })
const writer = createFileWriter({ fs: realFileSystem, clock: realClock }, campaignContent, backups, work)
const port = parentPort
if (port === null) throw new Error('Not started as a worker')

async function answer({ call, args, turn, backups: asItStands }: WriterRequest): Promise<WriterAnswer> {
  now = asItStands
  // The caller's types see to it that a call comes with its own arguments.
  const acts = writer as unknown as Readonly<Record<typeof call, (...all: readonly unknown[]) => Promise<unknown>>>
  return { turn, answer: await acts[call](...args) }
}

port.on('message', (request: WriterRequest) => {
  // An error in here is a bug: it ends the worker, whose owner hears of it and starts a new one.
  void answer(request).then((done) => port.postMessage(done))
})
