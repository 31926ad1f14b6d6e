import { Worker } from 'node:worker_threads'
import { fail, type Result } from '../../rules/core/result'
import type { BackupDetails } from '../../contract/files'
import type { Trouble } from '../platform/file-trouble'
import type { BackupKind } from './backups/backup-name'
import type { FileWriter, Found, WriteJob, Written } from './file-writer'

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
  readonly call:
    | { readonly do: 'write'; readonly job: WriteJob }
    | { readonly do: 'writeCopy'; readonly job: WriteJob; readonly path: string }
    | { readonly do: 'look' | 'forget'; readonly path: string }
    | { readonly do: 'describe'; readonly id: string }
    | { readonly do: 'backUp'; readonly path: string; readonly kind: BackupKind }
}

export type WriterAnswer =
  | { readonly turn: number; readonly did: 'write'; readonly answer: Result<Written, Trouble> }
  | { readonly turn: number; readonly did: 'writeCopy'; readonly answer: Result<string, Trouble> }
  | { readonly turn: number; readonly did: 'look'; readonly answer: Found }
  | { readonly turn: number; readonly did: 'backUp'; readonly answer: Result<null, Trouble> }
  | { readonly turn: number; readonly did: 'describe'; readonly answer: BackupDetails }
  | { readonly turn: number; readonly did: 'forget'; readonly answer: null }

/** What the worker is given to start with. */
export interface WorkerStart {
  /** The folder of all backups. */
  readonly backups: string
}

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

  function ask(path: string | null, call: WriterRequest['call']): Promise<WriterAnswer | null> {
    if (path !== null && call.do !== 'forget') paths.add(path)
    return new Promise((resolve) => {
      const turn = (turns += 1)
      waiting.set(turn, resolve)
      started().postMessage({ turn, backups: backups?.now() ?? { cap: 0, chosen: null }, call } satisfies WriterRequest)
    })
  }

  return {
    write: async (job) => {
      const done = await ask(job.journal.path, { do: 'write', job })
      return done?.did === 'write' ? done.answer : fail(CRASHED)
    },
    writeCopy: async (job, path) => {
      const done = await ask(job.journal.path, { do: 'writeCopy', job, path })
      return done?.did === 'writeCopy' ? done.answer : fail(CRASHED)
    },
    look: async (path) => {
      const done = await ask(path, { do: 'look', path })
      return done?.did === 'look' ? done.answer : { is: 'unreadable', trouble: CRASHED }
    },
    backUp: async (path, kind) => {
      const done = await ask(path, { do: 'backUp', path, kind })
      return done?.did === 'backUp' ? done.answer : fail(CRASHED)
    },
    describe: async (id) => {
      const done = await ask(null, { do: 'describe', id })
      return done?.did === 'describe' ? done.answer : null
    },
    forget: async (path) => {
      if (!paths.delete(path) || worker === null) return
      await ask(path, { do: 'forget', path })
      if (paths.size > 0 || waiting.size > 0) return
      const idle = worker
      worker = null
      await idle.terminate()
    },
  }
}
