import { Worker } from 'node:worker_threads'
import { fail, type Result } from '../../rules/core/result'
import type { Trouble } from '../platform/file-trouble'
import type { FileWriter, WriteJob, Written } from './file-writer'

export type WriterRequest =
  | { readonly type: 'write'; readonly turn: number; readonly job: WriteJob }
  | { readonly type: 'forget'; readonly turn: number; readonly path: string }

export type WriterAnswer =
  | { readonly type: 'written'; readonly turn: number; readonly result: Result<Written, Trouble> }
  | { readonly type: 'forgotten'; readonly turn: number }

type Waiting = (answer: WriterAnswer | null) => void

/**
 * A file writer in a thread of its own, which lives from the first write until no campaign is left to write. A worker
 * that ends unasked fails what it was doing, no more: the next one starts from the file and the journal again.
 *
 * @param script the built `file-writer-worker`
 * @param onCrash a bug in the worker, for the log
 */
export function threadedFileWriter(script: URL, onCrash: (error: Error) => void): FileWriter {
  const waiting = new Map<number, Waiting>()
  const paths = new Set<string>()
  let worker: Worker | null = null
  let turns = 0

  function started(): Worker {
    if (worker !== null) return worker
    const mine = new Worker(script)
    worker = mine
    mine.on('message', (answer: WriterAnswer) => {
      waiting.get(answer.turn)?.(answer)
      waiting.delete(answer.turn)
    })
    mine.on('error', onCrash)
    mine.on('exit', () => {
      // One that was told to end has nothing waiting, and another one may be at work by now.
      if (worker !== mine) return
      worker = null
      const left = [...waiting.values()]
      waiting.clear()
      left.forEach((settle) => settle(null))
    })
    return mine
  }

  function ask(request: WriterRequest): Promise<WriterAnswer | null> {
    return new Promise((resolve) => {
      waiting.set(request.turn, resolve)
      started().postMessage(request)
    })
  }

  return {
    write: async (job) => {
      paths.add(job.journal.path)
      const answer = await ask({ type: 'write', turn: (turns += 1), job })
      return answer?.type === 'written' ? answer.result : fail({ reason: 'other', system: null })
    },
    forget: async (path) => {
      if (!paths.delete(path) || worker === null) return
      await ask({ type: 'forget', turn: (turns += 1), path })
      if (paths.size > 0) return
      const idle = worker
      worker = null
      await idle.terminate()
    },
  }
}
