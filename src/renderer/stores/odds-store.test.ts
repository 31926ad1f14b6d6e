import { createPinia } from 'pinia'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Table } from '../../../tests/support/table'
import type { TaskRecord } from '../../rules/systems/system'
import { answerTo } from '../odds-worker/answer'
import type { Standing } from '../odds-worker/figures'
import type { Answered, Asked } from '../odds-worker/questions'
import { useOddsStore } from './odds-store'

/** The threads that reckon; they answer when the test tells them to. */
class Reckoner {
  static all: Reckoner[] = []
  readonly asked: Asked[] = []
  isEnded = false
  private readonly heard: ((event: { readonly data: Answered }) => void)[] = []

  constructor() {
    Reckoner.all.push(this)
  }
  addEventListener(type: string, listener: (event: { readonly data: Answered }) => void): void {
    if (type === 'message') this.heard.push(listener)
  }
  postMessage(asked: Asked): void {
    this.asked.push(asked)
  }
  terminate(): void {
    this.isEnded = true
  }
  answer(): void {
    const asked = this.asked.shift()
    if (asked === undefined || this.isEnded) throw new Error('Nothing is asked')
    for (const listener of this.heard) listener({ data: { id: asked.id, answer: answerTo(asked.question) } })
  }
}

const frames: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call))
  vi.stubGlobal('Worker', Reckoner)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  frames.length = 0
  Reckoner.all = []
})

/** A frame is drawn, what comes after it, and a thread has started. */
function frame(): void {
  for (const call of frames.splice(0)) call()
  vi.advanceTimersByTime(25)
  vi.advanceTimersByTime(0)
}

const thread = (): Reckoner => {
  const now = Reckoner.all.at(-1)
  if (now === undefined) throw new Error('No thread was started')
  return now
}

const table = new Table()
const ro = table.do('character.add', { name: 'Ro' })
const stand = (tally: number): Standing => {
  const task: TaskRecord = table.task(
    table.do('task.begin', {
      system: 'saga-machine',
      kind: 'extended',
      character: ro,
      stat: 4,
      skill: 3,
      interval: '1d',
      title: `to ${tally}`,
      tally,
    }),
  )
  return { task, now: table.state.clock.now, deck: table.state.deck }
}

/** A store that shows the chance of a task that needs ten. */
function shown() {
  const store = useOddsStore(createPinia())
  store.show('x', stand(10))
  frame()
  vi.advanceTimersByTime(100)
  thread().answer()
  const figure = (): string => {
    const { odds, isOld } = store.figures.get('x') ?? { odds: null, isOld: false }
    return `${odds?.success.toFixed(2) ?? 'nothing'}${isOld ? ', dimmed' : ''}`
  }
  return { store, figure }
}

it('a chance is asked for after the frame, of the last that was to be shown by then', () => {
  const { store, figure } = shown()
  store.show('x', stand(5))
  store.show('x', stand(6))
  expect([thread().asked.length, figure()]).toEqual([0, '0.39'])
  frame()
  expect(thread().asked.length).toBe(1)
  thread().answer()
  expect(figure()).toBe('0.74')
})

it('an answer to the question of before never stands as the chance of now', () => {
  const { store, figure } = shown()
  store.show('x', stand(5))
  frame()
  // It is still reckoned when the GM rolls again: the next question waits for the frame of that.
  vi.advanceTimersByTime(200)
  store.show('x', stand(6))
  const seen = [figure()]
  thread().answer()
  seen.push(figure())
  frame()
  vi.advanceTimersByTime(120)
  seen.push(figure())
  thread().answer()
  seen.push(figure())
  expect(seen).toEqual(['0.39, dimmed', '0.39, dimmed', '0.39, dimmed', '0.74'])
})

it('what is reckoned for the question of before is ended while the next one waits for its frame', () => {
  const { store } = shown()
  store.show('x', stand(5))
  frame()
  store.show('x', stand(6))
  vi.advanceTimersByTime(30)
  expect(Reckoner.all.map(({ isEnded }) => isEnded)).toEqual([true])
})

it('however fast rolls follow each other, a chance of before stands undimmed for a moment at most', () => {
  const { store, figure } = shown()
  for (const tally of [5, 6, 7, 8]) {
    store.show('x', stand(tally))
    vi.advanceTimersByTime(50)
  }
  expect(figure()).toBe('0.39, dimmed')
  frame()
  vi.advanceTimersByTime(100)
  thread().answer()
  expect(figure()).not.toContain('dimmed')
  store.show('x', stand(9))
  vi.advanceTimersByTime(100)
  expect(figure()).not.toContain('dimmed')
})
