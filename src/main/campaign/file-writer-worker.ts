import { parentPort } from 'node:worker_threads'
import { realClock } from '../platform/clock'
import { realFileSystem } from '../platform/file-system'
import { campaignContent } from './campaign-content'
import { createFileWriter } from './file-writer'
import type { WriterAnswer, WriterRequest } from './threaded-file-writer'

// A thread of its own: building, hashing and writing a large campaign takes the main process no time.
const writer = createFileWriter({ fs: realFileSystem, clock: realClock }, campaignContent)
const port = parentPort
if (port === null) throw new Error('Not started as a worker')

async function answer(request: WriterRequest): Promise<WriterAnswer> {
  switch (request.type) {
    case 'write':
      return { type: 'written', turn: request.turn, result: await writer.write(request.job) }
    case 'forget':
      await writer.forget(request.path)
      return { type: 'forgotten', turn: request.turn }
  }
}

port.on('message', (request: WriterRequest) => {
  // An error in here is a bug: it ends the worker, whose owner hears of it and starts a new one.
  void answer(request).then((done) => port.postMessage(done))
})
