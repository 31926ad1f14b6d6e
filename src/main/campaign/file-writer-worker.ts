import { parentPort, workerData } from 'node:worker_threads'
import { realClock } from '../platform/clock'
import { realFileSystem } from '../platform/file-system'
import { backupsInTwoPlaces } from './backups/two-places'
import { campaignContent } from './campaign-content'
import { createFileWriter } from './file-writer'
import { isWorkerStart, type BackupsNow, type WriterAnswer, type WriterRequest } from './threaded-file-writer'

// A thread of its own: building, hashing and writing a large campaign takes the main process no time.
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
const writer = createFileWriter({ fs: realFileSystem, clock: realClock }, campaignContent, backups)
const port = parentPort
if (port === null) throw new Error('Not started as a worker')

async function answer({ call, turn, backups: asItStands }: WriterRequest): Promise<WriterAnswer> {
  now = asItStands
  switch (call.do) {
    case 'write':
      return { turn, did: 'write', answer: await writer.write(call.job) }
    case 'writeCopy':
      return { turn, did: 'writeCopy', answer: await writer.writeCopy(call.job, call.path) }
    case 'look':
      return { turn, did: 'look', answer: await writer.look(call.path) }
    case 'backUp':
      return { turn, did: 'backUp', answer: await writer.backUp(call.path, call.kind) }
    case 'describe':
      return { turn, did: 'describe', answer: await writer.describe(call.id) }
    case 'forget':
      await writer.forget(call.path)
      return { turn, did: 'forget', answer: null }
  }
}

port.on('message', (request: WriterRequest) => {
  // An error in here is a bug: it ends the worker, whose owner hears of it and starts a new one.
  void answer(request).then((done) => port.postMessage(done))
})
