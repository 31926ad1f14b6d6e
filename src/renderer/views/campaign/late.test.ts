import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick, ref, shallowRef } from 'vue'
import { late, nextUnlessAt, type When } from './late'

/** What the window does by itself, told by the test: it draws a frame, it rests. */
const frames: (() => void)[] = []
const rests = new Map<number, () => void>()

beforeEach(() => {
  vi.useFakeTimers()
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call))
  vi.stubGlobal('requestIdleCallback', (call: () => void) => {
    rests.set((last += 1), call)
    return last
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => rests.delete(id))
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  frames.length = 0
  rests.clear()
})

/** A frame is drawn, and what comes when it is on the screen. */
async function frame(): Promise<void> {
  for (const call of frames.splice(0)) call()
  vi.advanceTimersByTime(25)
  await nextTick()
}
async function rest(): Promise<void> {
  for (const call of [...rests.values()]) call()
  rests.clear()
  await nextTick()
}

function panel(first: When = 'now') {
  const [state, when] = [shallowRef(1), ref(first)]
  let reads = 0
  const drawn = mount(
    defineComponent(() => {
      const shown = late(
        () => when.value,
        () => {
          reads += 1
          return state.value
        },
      )
      return () => h('p', shown.value)
    }),
  )
  const change = async (): Promise<string> => {
    state.value += 1
    await nextTick()
    return drawn.text()
  }
  return { when, drawn, change, reads: () => reads }
}

it('what is to be drawn at once is drawn with the change', async () => {
  expect(await panel().change()).toBe('2')
})

it('what comes after it is drawn a frame later, all together, as it stands then', async () => {
  const [one, other] = [panel('next'), panel('next')]
  expect([await one.change(), await one.change(), await other.change(), frames.length]).toEqual(['1', '1', '1', 1])
  await frame()
  expect([one.drawn.text(), other.drawn.text()]).toEqual(['3', '2'])
})

it('a window that draws no frames is not waited for', async () => {
  const { change, drawn } = panel('next')
  await change()
  vi.advanceTimersByTime(100)
  await nextTick()
  expect(drawn.text()).toBe('2')
})

it('what nobody looks at is drawn once when the window rests, as it stands then', async () => {
  const { change, drawn } = panel('at-rest')
  expect([await change(), await change(), rests.size]).toEqual(['1', '1', 1])
  await rest()
  expect(drawn.text()).toBe('3')
})

it('what comes into sight is drawn with the next frame, and waits for no rest', async () => {
  const { change, when, drawn } = panel('at-rest')
  await change()
  when.value = 'next'
  await nextTick()
  expect([drawn.text(), rests.size]).toEqual(['1', 0])
  await frame()
  expect(drawn.text()).toBe('2')
})

it('what waits is not put off by what may wait longer', async () => {
  const { change, when, drawn } = panel('next')
  await change()
  when.value = 'at-rest'
  expect([await change(), rests.size]).toEqual(['1', 0])
  await frame()
  expect(drawn.text()).toBe('3')
})

it('what is drawn at once waits for nothing any more, nor does what is gone', async () => {
  const { change, when, drawn, reads } = panel('at-rest')
  await change()
  when.value = 'now'
  expect([await change(), rests.size]).toEqual(['3', 0])
  when.value = 'next'
  await change()
  drawn.unmount()
  const before = reads()
  await frame()
  expect(reads()).toBe(before)
})

it('where focus is, everything is drawn at once', () => {
  const box = document.createElement('div')
  const button = document.createElement('button')
  box.append(button)
  document.body.append(box)
  const when = nextUnlessAt(shallowRef(box))
  const before = when()
  button.focus()
  expect([before, when()]).toEqual(['next', 'now'])
  box.remove()
})
