import { afterEach, expect, it, vi } from 'vitest'
import { hush, play } from './sounds'

/** An audio element that plays until it is paused. */
class FakeAudio extends EventTarget {
  static readonly made: FakeAudio[] = []
  static refuses = false
  volume = 1
  isPlaying = false
  constructor() {
    super()
    FakeAudio.made.push(this)
  }
  play(): Promise<void> {
    if (FakeAudio.refuses) return Promise.reject(new DOMException('no device', 'NotSupportedError'))
    this.isPlaying = true
    return Promise.resolve()
  }
  pause(): void {
    this.isPlaying = false
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  FakeAudio.made.length = 0
  FakeAudio.refuses = false
})

it('silence ends what is to be heard now, and nothing that comes later', async () => {
  vi.stubGlobal('Audio', FakeAudio)
  expect(await play({ sound: 'bell', volume: 70 })).toBe(true)
  expect(await play({ sound: 'knock', volume: 70 })).toBe(true)
  hush()
  expect(FakeAudio.made.map(({ isPlaying }) => isPlaying)).toEqual([false, false])
  await play({ sound: 'clock', volume: 30 })
  expect(FakeAudio.made.map(({ isPlaying, volume }) => [isPlaying, volume]).at(-1)).toEqual([true, 0.3])
})

it('a system that plays nothing is told apart', async () => {
  vi.stubGlobal('Audio', FakeAudio)
  FakeAudio.refuses = true
  expect(await play({ sound: 'bell', volume: 70 })).toBe(false)
})
