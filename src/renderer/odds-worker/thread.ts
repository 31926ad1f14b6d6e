import type { Answered, Asked } from './questions'

/** Somebody who answers one question after the other, elsewhere. */
export interface Thread {
  readonly ask: (asked: Asked) => void
  readonly end: () => void
}

/** @param heard is given each answer; null when the thread failed at a question (a bug, and the window's console has it) */
export type StartThread = (heard: (answered: Answered | null) => void) => Thread

/** The first one begins after what is being drawn: starting and counting would take its time from a window's first frame. */
const A_MOMENT = 100
let isFirst = true

export const startWorker: StartThread = (heard) => {
  let worker: Worker | null = null
  let waiting: Asked[] | null = []
  const timer = setTimeout(
    () => {
      const started = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module', name: 'odds' })
      started.addEventListener('message', ({ data }: MessageEvent<Answered>) => heard(data))
      started.addEventListener('error', () => heard(null))
      waiting?.forEach((asked) => started.postMessage(asked))
      waiting = null
      worker = started
    },
    isFirst ? A_MOMENT : 0,
  )
  isFirst = false
  return {
    ask: (asked) => {
      // Only plain JSON crosses; what comes out of a form may hold Vue's proxies.
      const plain = JSON.parse(JSON.stringify(asked)) as Asked
      if (worker === null) waiting?.push(plain)
      else worker.postMessage(plain)
    },
    end: () => {
      clearTimeout(timer)
      worker?.terminate()
    },
  }
}
