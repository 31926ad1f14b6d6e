import { find, type Alarm } from '../../campaign/state'
import { nextRing } from '../../campaign/timers/look'
import type { Change, Tried, TriedWay } from '../../contract/channels'
import type { Settings } from '../../contract/settings'
import { epochMs } from '../../rules/core/units'
import type { Session } from '../campaign/session'
import type { Clock } from '../platform/clock'
import type { Log } from '../platform/log'
import { bringForward, push, type AppWindow, type AppWindows } from '../windows/app-windows'
import { t } from '../words'
import type { Answers } from './bus-name'
import { hearer } from './hearing'
import { markWindow, showBadge, showProgress } from './marks'
import { notify } from './notifications'
import { ringOf, soundOf, type Ring } from './rings'
import { TimerTray } from './tray'

export interface AlarmsParts {
  readonly clock: Clock
  readonly windows: AppWindows
  readonly sessions: () => readonly Session[]
  readonly settings: () => Settings
  readonly changeSettings: (part: Partial<Settings>) => void
  /** Null where asking for a notification cannot stop the process. */
  readonly canNotify: (() => Promise<Answers>) | null
  /** Null where there always is a tray. */
  readonly hasTray: (() => Promise<Answers>) | null
  readonly onOpen: () => void
  readonly onQuit: () => void
  readonly log: Log
}

const MINUTE = 60_000

/** How alarms are heard and timers are seen outside of the window that shows their campaign. */
export class Alarms {
  readonly #parts: AlarmsParts
  readonly #hear: (session: Session, ring: Ring) => void
  readonly #tray: TimerTray

  constructor(parts: AlarmsParts) {
    this.#parts = parts
    this.#hear = hearer<Session>(
      {
        sound: (session, ring) => this.#sound(session, ring),
        mark: (session, ring) => this.#mark(session, ring),
        notification: (session, ring) => this.#notify(session, ring),
      },
      parts.log,
    )
    this.#tray = new TimerTray({
      onOpen: parts.onOpen,
      onSilence: (minutes) => this.silence(minutes),
      onQuit: parts.onQuit,
    })
  }

  /** Alarms that have been raised together, and are durable. */
  ring(session: Session, alarms: readonly Alarm[]): void {
    const ring = ringOf(session.state, alarms)
    if (ring !== null) this.#hear(session, ring)
    this.refresh()
  }

  /** A command may have moved the game clock over something. */
  changed(session: Session, change: Change): void {
    if (change.type === 'done') {
      const raised = change.patch.flatMap(({ path, ...step }) => {
        const isNew = path.length === 2 && path[0] === 'alarms' && !('before' in step) && 'after' in step
        const alarm = isNew ? find(session.state.alarms, path[1] ?? '') : undefined
        return alarm === undefined || alarm.kind === 'timer' ? [] : [alarm]
      })
      if (raised.length > 0) return this.ring(session, raised)
    }
    this.refresh()
  }

  silence(minutes: number | null): void {
    const { alarms } = this.#parts.settings()
    const silentUntil = minutes === null ? null : epochMs(this.#parts.clock.now() + minutes * MINUTE)
    this.#parts.changeSettings({ alarms: { ...alarms, silentUntil } })
    this.refresh()
  }

  /** What is seen of timers all the time: tray, badge, progress. */
  refresh(): void {
    const { sessions, settings, clock, windows } = this.#parts
    const states = sessions().map(({ state }) => state)
    const { tray, mark, silentUntil } = settings().alarms
    const runs = states.some((state) => nextRing(state) !== null)
    const isHidden = windows.all().some(({ session, browser }) => session !== null && !browser.isVisible())
    if (tray && (runs || isHidden)) this.#tray.show({ campaigns: states, silentUntil, now: clock.now() })
    else this.#tray.hide()
    showBadge(mark ? states.reduce((all, { alarms }) => all + Object.keys(alarms).length, 0) : 0)
    for (const { browser, session } of windows.all()) {
      if (!browser.isDestroyed()) showProgress(browser, mark ? (session?.state ?? null) : null, clock.now())
    }
  }

  /** In the language that is spoken now. */
  reword(): void {
    this.#tray.forget()
    this.refresh()
  }

  /** Whether a campaign whose window is closed goes on out of sight. */
  async staysInTray(session: Session): Promise<boolean> {
    if (!this.#parts.settings().alarms.tray || nextRing(session.state) === null) return false
    return (await (this.#parts.hasTray?.() ?? Promise.resolve('yes'))) === 'yes'
  }

  /** A test alarm, one way. */
  async try(window: AppWindow, way: TriedWay): Promise<Tried> {
    switch (way) {
      case 'notification':
        return notify(
          {
            title: t('ring.test'),
            body: t('ring.test-body'),
            onChosen: () => bringForward(window),
            onSeen: null,
          },
          this.#parts.canNotify,
        )
      case 'mark':
        return markWindow(window.browser, { evenInFront: true }) ? { is: 'given' } : { is: 'refused', why: 'not-here' }
      case 'tray': {
        const answers = await (this.#parts.hasTray?.() ?? Promise.resolve<Answers>('yes'))
        return answers === 'yes' ? { is: 'given' } : { is: 'refused', why: 'no-tray' }
      }
    }
  }

  #sound(session: Session, ring: Ring): void {
    const { settings, clock, windows } = this.#parts
    const { alarms } = settings()
    const sound = soundOf(ring, alarms, clock.now())
    const window = windows.showing(session) ?? windows.all()[0]
    if (sound !== null && window !== undefined) push(window, 'alarm:sound', { sound, volume: alarms.volume })
  }

  #mark(session: Session, ring: Ring): void {
    const window = this.#parts.windows.showing(session)
    if (ring.sound === null || window === null || !this.#parts.settings().alarms.mark) return
    markWindow(window.browser, { evenInFront: false })
  }

  async #notify(session: Session, ring: Ring): Promise<void> {
    const { settings, windows, canNotify, log } = this.#parts
    if (!settings().alarms.notification || ring.sound === null) return
    // What the GM's own command crossed is seen where it was given.
    const isInSight = windows.showing(session)?.browser.isFocused() === true
    if (isInSight && (ring.sound === 'due' || ring.sound === 'deadline')) return
    const { title, body, task, alarms } = ring
    const tried = await notify(
      {
        title,
        body,
        onChosen: () => {
          const window = windows.showing(session)
          if (window === null) return
          bringForward(window)
          if (task !== null) push(window, 'alarm:open', { task })
        },
        onSeen: () => {
          const { revision } = session.snapshot()
          for (const alarm of alarms) void session.run({ do: 'alarm.acknowledge', with: { alarm }, seen: revision })
        },
      },
      canNotify,
    )
    if (tried.is === 'refused') log({ event: 'timers/notification-refused', why: tried.why })
  }
}
