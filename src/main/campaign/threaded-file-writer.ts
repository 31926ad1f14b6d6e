import { Worker } from 'node:worker_threads'
import { fail } from '../../rules/core/result'
import type { Trouble } from '../platform/file-trouble'
import type { FileWriter } from './file-writer'

type CallName = keyof FileWriter
type AnswerTo<K extends CallName> = Awaited<ReturnType<FileWriter[K]>>

/** What the GM set for backups, as it stands now. */
export interface BackupsNow {
  /** The most bytes of backups for one campaign. */
  readonly cap: number
  /** The folder that was chosen for new ones; null: the app's own. */
  readonly chosen: string | null
}

export interface WriterRequest {
  readonly turn: number
  readonly backups: BackupsNow
  readonly call: CallName
  readonly args: readonly unknown[]
}

export interface WriterAnswer {
  readonly turn: number
  readonly answer: unknown
}

/** What the worker is given to start with. */
export interface WorkerStart {
  /** The folder of all backups. */
  readonly backups: string
}

/** Whether a thread was given what it needs to begin. */
export const isWorkerStart = (value: unknown): value is WorkerStart =>
  typeof value === 'object' && value !== null && 'backups' in value && typeof value.backups === 'string'

type Waiting = (answer: WriterAnswer | null) => void

const CRASHED: Trouble = { reason: 'other', system: null }

export interface ThreadParts {
  /** The built `file-writer-worker`. */
  readonly script: URL
  /** A bug in the worker, for the log. */
  readonly onCrash: (error: Error) => void
  /** The app's own folder for backups, and what is set for them; null: none are made. */
  readonly backups: { readonly folder: string; readonly now: () => BackupsNow } | null
}

/**
 * A file writer in a thread of its own, which lives from the first write until no campaign is left to write. A worker
 * that ends unasked fails what it was doing, no more: the next one starts from the file and the journal again.
 */
export function threadedFileWriter({ script, onCrash, backups }: ThreadParts): FileWriter {
  const waiting = new Map<number, Waiting>()
  const paths = new Set<string>()
  let worker: Worker | null = null
  let turns = 0

  function started(): Worker {
    if (worker !== null) return worker
    const start: WorkerStart | null = backups === null ? null : { backups: backups.folder }
    const mine = new Worker(script, { workerData: start })
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

  function ask<K extends CallName>(
    path: string | null,
    call: K,
    ...args: Parameters<FileWriter[K]>
  ): Promise<AnswerTo<K> | null> {
    if (path !== null && call !== 'forget') paths.add(path)
    return new Promise((resolve) => {
      const turn = (turns += 1)
      // The worker answers a call with what that call answers.
      waiting.set(turn, (answer) => resolve(answer === null ? null : (answer.answer as AnswerTo<K>)))
      const now = backups?.now() ?? { cap: 0, chosen: null }
      started().postMessage({ turn, backups: now, call, args } satisfies WriterRequest)
    })
  }
  const failed = fail(CRASHED)

  return {
    write: async (job) => (await ask(job.journal.path, 'write', job)) ?? failed,
    writeCopy: async (job, path) => (await ask(job.journal.path, 'writeCopy', job, path)) ?? failed,
    look: async (path) => (await ask(path, 'look', path)) ?? { is: 'unreadable', trouble: CRASHED },
    backUp: async (path, kind) => (await ask(path, 'backUp', path, kind)) ?? failed,
    describe: (id) => ask(null, 'describe', id),
    stateIn: (id) => ask(null, 'stateIn', id),
    previewCorrection: async (at, asked) => (await ask(at.journal.path, 'previewCorrection', at, asked)) ?? failed,
    correct: async (at, asked) => (await ask(at.journal.path, 'correct', at, asked)) ?? failed,
    compare: async (at, path) => (await ask(at.journal.path, 'compare', at, path)) ?? failed,
    copyTo: async (at, path, id) => (await ask(at.journal.path, 'copyTo', at, path, id)) ?? failed,
    forget: async (path) => {
      if (!paths.delete(path) || worker === null) return
      await ask(path, 'forget', path)
      if (paths.size > 0 || waiting.size > 0) return
      const idle = worker
      worker = null
      await idle.terminate()
    },
  }
}
