import { epochMs, realMs, type EpochMs, type RealMs } from '../../rules/core/units'

export interface Clock {
  /** The wall clock: may be set, back too. */
  now(): EpochMs
  /** Grows evenly from some beginning, whatever the wall clock does. */
  monotonic(): RealMs
  /** Calls once, after at least `wait`. @returns what takes the call back */
  after(wait: RealMs, call: () => void): () => void
}

export const realClock: Clock = {
  now: () => epochMs(Date.now()),
  monotonic: () => realMs(performance.now()),
  after: (wait, call) => {
    const timer = setTimeout(call, wait)
    return () => clearTimeout(timer)
  },
}

export const pause = (clock: Clock, wait: RealMs): Promise<void> =>
  new Promise((resolve) => {
    clock.after(wait, resolve)
  })
