import { uptime } from 'node:os'
import type { ClockReading } from '../../campaign/timers/timer'
import { epochMs, realMs, type EpochMs, type RealMs } from '../../rules/core/units'
import { bootName } from './boot'
import { zoneName } from './zone'

export interface Clock {
  /** The wall clock: may be set, back too. */
  now(): EpochMs
  /** Grows evenly from some beginning, whatever the wall clock does. */
  monotonic(): RealMs
  /** All clocks at one moment, so that sleep, a set clock and a frozen process can be told apart. */
  reading(): ClockReading
  /** Calls once, after at least `wait`. @returns what takes the call back */
  after(wait: RealMs, call: () => void): () => void
}

/** Longer between the first and the last of them, and they do not belong to one moment. */
const ONE_MOMENT = 20
const TRIES = 5

function readingNow(): ClockReading {
  for (let left = TRIES; ; left -= 1) {
    const before = awakeNow()
    const [wall, sinceBoot] = [epochMs(Date.now()), realMs(uptime() * 1_000)]
    const awake = awakeNow()
    if (awake - before <= ONE_MOMENT || left === 0)
      return { wall, awake, sinceBoot, boot: bootName(), zone: zoneName() }
  }
}

/**
 * The time for which the machine was awake since it was started. On Windows this counter runs on in sleep; what was slept is
 * known there from the system's own word (`noteSleep`).
 */
const awakeNow = (): RealMs => realMs(Number(process.hrtime.bigint() / 1_000n) / 1_000 - knownSleep)

let knownSleep = 0

/** For systems whose counter does not stand still in sleep. */
export function noteSleep(slept: RealMs): void {
  knownSleep += slept
}

export const realClock: Clock = {
  now: () => epochMs(Date.now()),
  monotonic: () => realMs(performance.now()),
  reading: readingNow,
  after: (wait, call) => {
    const timer = setTimeout(call, wait)
    return () => clearTimeout(timer)
  },
}

/** Settles after a wait by that clock, at once where a test's clock has no patience. */
export const pause = (clock: Clock, wait: RealMs): Promise<void> =>
  new Promise((resolve) => {
    clock.after(wait, resolve)
  })
