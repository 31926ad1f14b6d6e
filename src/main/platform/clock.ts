import { epochMs, type EpochMs, type RealMs } from '../../rules/core/units'

export interface Clock {
  now(): EpochMs
  /** Calls once, after at least `wait`. @returns what takes the call back */
  after(wait: RealMs, call: () => void): () => void
}

export const realClock: Clock = {
  now: () => epochMs(Date.now()),
  after: (wait, call) => {
    const timer = setTimeout(call, wait)
    return () => clearTimeout(timer)
  },
}

export const pause = (clock: Clock, wait: RealMs): Promise<void> =>
  new Promise((resolve) => {
    clock.after(wait, resolve)
  })
