import { mount } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick, ref, shallowRef } from 'vue'
import { lateUnless } from './late'

afterEach(() => vi.unstubAllGlobals())

function panel() {
  const rests: (() => void)[] = []
  const cancelled: number[] = []
  vi.stubGlobal('requestIdleCallback', (call: () => void) => rests.push(call))
  vi.stubGlobal('cancelIdleCallback', (id: number) => cancelled.push(id))
  const [state, isInSight] = [shallowRef(1), ref(true)]
  const drawn = mount(
    defineComponent(() => {
      const shown = lateUnless(
        () => isInSight.value,
        () => state.value,
      )
      return () => h('p', shown.value)
    }),
  )
  return { state, isInSight, drawn, rests, cancelled }
}

it('what is in sight is drawn with the change', async () => {
  const { state, drawn, rests } = panel()
  state.value = 2
  await nextTick()
  expect([drawn.text(), rests.length]).toEqual(['2', 0])
})

it('what is out of sight is drawn once when the window rests, as it stands then', async () => {
  const { state, isInSight, drawn, rests } = panel()
  isInSight.value = false
  state.value = 2
  await nextTick()
  state.value = 3
  await nextTick()
  expect([drawn.text(), rests.length]).toEqual(['1', 1])
  rests[0]?.()
  await nextTick()
  expect(drawn.text()).toBe('3')
})

it('what comes into sight is drawn as it stands, without waiting; what is gone waits for nothing', async () => {
  const { state, isInSight, drawn, rests, cancelled } = panel()
  isInSight.value = false
  state.value = 2
  await nextTick()
  isInSight.value = true
  await nextTick()
  expect([drawn.text(), rests.length, cancelled]).toEqual(['2', 1, [1]])
  isInSight.value = false
  state.value = 3
  await nextTick()
  drawn.unmount()
  expect(cancelled).toEqual([1, 2])
})
