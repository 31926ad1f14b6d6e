import { nextLook, nextRing } from '../../campaign/timers/look'
import type { Meanwhile, TimerAlarm } from '../../campaign/timers/timer'
import type { CampaignState } from '../../campaign/state'
import { realMs, type RealMs } from '../../rules/core/units'
import type { Clock } from '../platform/clock'
import { faultFacts, type Log } from '../platform/log'

/** A campaign as the service needs it. */
export interface Ringing {
  readonly state: CampaignState
  /** What is due rings, and is durable when this answers. */
  look(meanwhile?: Meanwhile): Promise<readonly TimerAlarm[]>
}

export interface TimerServiceParts<S extends Ringing> {
  readonly clock: Clock
  readonly sessions: () => readonly S[]
  /** Makes alarms heard. Called after they are durable. */
  readonly hear: (session: S, alarms: readonly TimerAlarm[]) => void
  readonly log: Log
}

/**
 * One scheduler over all open campaigns. It computes from the records when to look next and never counts: nothing that
 * sleeps, freezes or sets the clock can make it lose its place.
 */
export class TimerService<S extends Ringing> {
  readonly #parts: TimerServiceParts<S>
  /** Alarms that were made heard though they could not be kept: they will be raised again, and not be heard again. */
  readonly #heard = new WeakMap<S, Set<string>>()
  /** Those whose last look failed. */
  readonly #faulty = new WeakSet<S>()
  readonly #known = new WeakSet<S>()
  #cancel: (() => void) | null = null
  #looking: Promise<void> | null = null
  #again = false

  constructor(parts: TimerServiceParts<S>) {
    this.#parts = parts
  }

  /**
   * Looks at once, and then whenever the records say: after the machine woke, after the screen was unlocked, after the
   * clock may have been set, when a campaign was opened, when a timer was changed.
   */
  lookNow(): Promise<void> {
    if (this.#looking !== null) {
      this.#again = true
      return this.#looking
    }
    this.#cancel?.()
    this.#cancel = null
    this.#looking = this.#lookAtAll().finally(() => {
      this.#looking = null
      if (this.#again) {
        this.#again = false
        void this.lookNow()
      } else this.#arm()
    })
    return this.#looking
  }

  /** After a change of the records: nothing may ring later because of it. */
  rearm(): void {
    if (this.#looking === null) this.#arm()
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  #arm(): void {
    const { clock, sessions } = this.#parts
    this.#cancel?.()
    this.#cancel = null
    const now = clock.now()
    const waits = sessions().flatMap((session) => {
      const wait = nextLook(session.state, now)
      if (wait === null) return []
      // What came due during the last look rings at once; only what could not be kept waits before it is tried again.
      const isOverdue = (nextRing(session.state) ?? Infinity) <= now
      return isOverdue && !this.#heard.has(session) && !this.#faulty.has(session) ? AT_ONCE : wait
    })
    if (waits.length > 0) this.#nap(shortest(waits))
  }

  /** Waits in short naps: after each it is seen whether the wall clock was set, or the machine slept. */
  #nap(wait: RealMs): void {
    const { clock } = this.#parts
    const before = standing(clock)
    this.#cancel = clock.after(realMs(Math.min(wait, NAP)), () => {
      const left = realMs(wait - NAP)
      if (left <= 0 || Math.abs(standing(clock) - before) > JUMP) void this.lookNow()
      else this.#nap(left)
    })
  }

  async #lookAtAll(): Promise<void> {
    const { sessions, log } = this.#parts
    for (const session of sessions()) {
      try {
        await this.#lookAt(session)
        this.#faulty.delete(session)
      } catch (error) {
        this.#faulty.add(session)
        // The other campaigns' alarms are not lost to one campaign's fault.
        log({ event: 'timers/look-failed', ...faultFacts(error) })
      }
    }
  }

  async #lookAt(session: S): Promise<void> {
    const isNew = !this.#known.has(session)
    this.#known.add(session)
    const alarms = await session.look(isNew ? 'closed' : null)
    const heard = this.#heard.get(session) ?? new Set<string>()
    const fresh = alarms.filter(({ id }) => !heard.has(id))
    const isKept = alarms.every(({ id }) => Object.hasOwn(session.state.alarms, id))
    if (isKept) this.#heard.delete(session)
    else this.#heard.set(session, new Set([...heard, ...fresh.map(({ id }) => id)]))
    if (fresh.length > 0) this.#parts.hear(session, fresh)
  }
}

/** Long enough for what comes due meanwhile to ring together. */
const AT_ONCE = realMs(5)
const NAP = realMs(1_000)
const JUMP = 200

/** Where the wall clock stands beside one that is never set: it stays the same while both just run. */
const standing = (clock: Clock): number => clock.now() - clock.monotonic()

const shortest = (waits: readonly RealMs[]): RealMs => realMs(waits.reduce((a, b) => (a < b ? a : b)))
