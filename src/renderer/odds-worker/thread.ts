import type { Answered, Asked } from './questions'

/** Somebody who answers one question after the other, elsewhere. */
export interface Thread {
  readonly ask: (asked: Asked) => void
  readonly end: () => void
}

/** @param heard is given each answer; null when the thread failed at a question (a bug, and the window's console has it) */
export type StartThread = (heard: (answered: Answered | null) => void) => Thread

export const startWorker: StartThread = (heard) => {
  const worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module', name: 'odds' })
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => heard(data))
  worker.addEventListener('error', () => heard(null))
  return {
    // Only plain JSON crosses; what comes out of a form may hold Vue's proxies.
    ask: (asked) => worker.postMessage(JSON.parse(JSON.stringify(asked))),
    end: () => worker.terminate(),
  }
}
