import type { ClockReading } from '../../src/campaign/timers/timer'
import { epochMs, realMs, type RealMs } from '../../src/rules/core/units'
import type { Clock } from '../../src/main/platform/clock'

export interface FakeClock extends Clock {
  /** Lets time pass; what comes due is called in order. */
  pass(time: RealMs): Promise<void>
}

/** Time stands still until a test lets it pass. */
export function fakeClock(): FakeClock {
  let now = 0
  let waiting: { readonly at: number; readonly call: () => void }[] = []
  return {
    now: () => epochMs(now),
    monotonic: () => realMs(now),
    reading: () => readingAt(now),
    after: (wait, call) => {
      const mine = { at: now + wait, call }
      waiting.push(mine)
      return () => {
        waiting = waiting.filter((other) => other !== mine)
      }
    },
    pass: async (time) => {
      const end = now + time
      for (;;) {
        const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (next === undefined) break
        now = Math.max(now, next.at)
        waiting = waiting.filter((other) => other !== next)
        next.call()
        await settled()
      }
      now = end
      await settled()
    },
  }
}

/** All clocks of a machine that was started at the beginning of time, has never slept and was never set. */
const readingAt = (now: number): ClockReading => ({
  wall: epochMs(now),
  awake: realMs(now),
  sinceBoot: realMs(now),
  boot: 'fake',
  zone: 'UTC',
})

/** Lets everything run that waits for nothing but its turn. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A clock on which no wait takes time. */
export const hastyClock: Clock = {
  now: () => epochMs(0),
  monotonic: () => realMs(0),
  reading: () => readingAt(0),
  after: (_wait, call) => {
    const timer = setImmediate(call)
    return () => clearImmediate(timer)
  },
}

export const seconds = (n: number): RealMs => realMs(n * 1_000)
