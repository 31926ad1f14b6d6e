import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint'

const frames: (() => void)[] = []
const reported: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call))
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  frames.length = 0
  reported.length = 0
})

/** A frame is drawn, and what comes after it. */
function frame(): void {
  for (const call of frames.splice(0)) call()
  vi.advanceTimersByTime(25)
}

/** Acts that say in what order they were called. */
function acts(): { readonly called: string[]; readonly act: (name: string) => () => void } {
  const called: string[] = []
  return { called, act: (name) => () => void called.push(name) }
}

it('all that wait are called after one frame, each once', () => {
  const { called, act } = acts()
  afterPaint(act('a'))
  afterPaint(act('b'))
  expect([called.length, frames.length]).toEqual([0, 1])
  frame()
  vi.advanceTimersByTime(200)
  expect(called).toEqual(['a', 'b'])
})

it('a window that draws no frames is not waited for', () => {
  const { called, act } = acts()
  afterPaint(act('a'))
  vi.advanceTimersByTime(100)
  expect(called).toEqual(['a'])
})

it('one that fails takes no other with it, and is heard of', () => {
  const { called, act } = acts()
  const fault = new Error('a panel cannot be drawn')
  afterPaint(act('a'))
  afterPaint(() => {
    throw fault
  })
  afterPaint(act('b'))
  frame()
  expect([called, reported]).toEqual([['a', 'b'], [fault]])
  afterPaint(act('c'))
  frame()
  expect(called).toEqual(['a', 'b', 'c'])
})

it('what an earlier one of the same time cancels is not called', () => {
  const { called, act } = acts()
  const cancel: (() => void)[] = []
  afterPaint(() => cancel.forEach((one) => one()))
  cancel.push(afterPaint(act('gone')))
  afterPaint(act('b'))
  frame()
  expect(called).toEqual(['b'])
})

it('what is asked for meanwhile waits for the next frame', () => {
  const { called, act } = acts()
  afterPaint(() => void afterPaint(act('next')))
  frame()
  const before = [...called]
  frame()
  expect([before, called]).toEqual([[], ['next']])
})

it('what waits after all was cancelled has a frame of its own', () => {
  const { called, act } = acts()
  afterPaint(act('a'))()
  vi.advanceTimersByTime(90)
  afterPaint(act('b'))
  vi.advanceTimersByTime(20)
  expect(called).toEqual([])
  frame()
  expect(called).toEqual(['b'])
})

it('what is to be seen goes before what is only to be worked out', () => {
  const { called, act } = acts()
  afterPaint(act('a chance'), 'unseen')
  afterPaint(act('an alarm'))
  afterPaint(act('another chance'), 'unseen')
  afterPaint(act('a panel'))
  frame()
  expect(called).toEqual(['an alarm', 'a panel', 'a chance', 'another chance'])
})
