import type { Answer, AnswerTo, Question } from './questions'
import type { StartThread, Thread } from './thread'

/** The window's clock, given: tests have their own. */
export interface WindowClock {
  readonly now: () => number
  /** @returns cancels it */
  readonly after: (ms: number, act: () => void) => () => void
}

export const windowClock: WindowClock = {
  now: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

/** Questions to a thread that answers one at a time. */
export interface OddsQueue {
  /** Under each key there is one question: a newer one takes its place, and nobody hears the older one's answer. */
  readonly ask: <Q extends Question>(key: string, question: Q, heard: (answer: AnswerTo<Q> | null) => void) => void
  readonly forget: (key: string) => void
}

/** What nobody wants any more may still finish in this time; a thread made anew takes longer to start. */
const GRACE_MS = 30

interface Waiting {
  readonly question: Question
  readonly heard: (answer: Answer | null) => void
}

interface Running extends Waiting {
  readonly id: number
  readonly key: string
  readonly since: number
  isWanted: boolean
  cancelEnd: (() => void) | null
}

/** A queue before one thread that reckons: a newer question for the same key takes the place of the older. */
export function oddsQueue(start: StartThread, clock: WindowClock): OddsQueue {
  const waiting = new Map<string, Waiting>()
  /** How long the last question under a key took: what is quick need not wait for what is heavy. */
  const took = new Map<string, number>()
  let thread: Thread | null = null
  let running: Running | null = null
  let asked = 0

  function next(): void {
    if (running !== null) return
    const key = quickest([...waiting.keys()], took)
    const question = key === undefined ? undefined : waiting.get(key)
    if (key === undefined || question === undefined) return
    waiting.delete(key)
    asked += 1
    running = { ...question, id: asked, key, since: clock.now(), isWanted: true, cancelEnd: null }
    thread ??= start(hear)
    thread.ask({ id: asked, question: question.question })
  }

  function hear(answered: { readonly id: number; readonly answer: Answer } | null): void {
    if (running === null || (answered !== null && answered.id !== running.id)) return
    const { key, since, isWanted, heard } = done(running)
    if (answered === null) endThread()
    took.set(key, clock.now() - since)
    if (isWanted) heard(answered?.answer ?? null)
    next()
  }

  function done(was: Running): Running {
    was.cancelEnd?.()
    running = null
    return was
  }

  function endThread(): void {
    thread?.end()
    thread = null
  }

  /** The question that is being answered is not wanted any more. */
  function drop(was: Running): void {
    if (!was.isWanted) return
    was.isWanted = false
    was.cancelEnd = clock.after(GRACE_MS, () => {
      took.set(was.key, clock.now() - was.since)
      done(was)
      endThread()
      next()
    })
  }

  function forget(key: string): void {
    waiting.delete(key)
    if (running?.key === key) drop(running)
  }

  return {
    ask: (key, question, heard) => {
      forget(key)
      waiting.set(key, { question, heard })
      next()
    },
    forget,
  }
}

const quickest = (keys: readonly string[], took: ReadonlyMap<string, number>): string | undefined =>
  keys.reduce<string | undefined>(
    (best, key) => (best === undefined || (took.get(key) ?? 0) < (took.get(best) ?? 0) ? key : best),
    undefined,
  )
