import type { App } from 'electron'
import type { Opened } from '../contract/channels'
import type { AppError, FileError } from '../contract/errors'
import { fail, ok, type Result } from '../rules/core/result'
import { realMs } from '../rules/core/units'
import type { Session } from './campaign/session'
import type { Clock } from './platform/clock'
import type { RecentCampaigns } from './recent-campaigns'
import { bringForward, entitle, push, type AppWindow, type AppWindows } from './windows/app-windows'

export interface SeatingParts {
  readonly app: Pick<App, 'addRecentDocument'>
  readonly clock: Clock
  readonly windows: AppWindows
  readonly recent: RecentCampaigns
  /** Which campaign is in front, or that none is, has changed. */
  readonly onFront: () => void
  /** A campaign was opened or closed. */
  readonly onCampaigns: () => void
}

/** It is on its way to the screen: nothing competes with that. */
const A_MOMENT = realMs(500)

/** Which window shows which campaign. */
export class Seating {
  readonly #parts: SeatingParts
  /** Paths that were answered in an error: the window may ask for them again. */
  readonly #answered = new Set<string>()

  constructor(parts: SeatingParts) {
    this.#parts = parts
  }

  /** Whether a page may name the path: it is in the list, or was just answered in an error. */
  mayOpen(path: string): boolean {
    return this.#answered.has(path) || this.#parts.recent.has(path)
  }

  /** The window that welcomed shows the campaign; one that shows another stays as it is. */
  seat(window: AppWindow, opened: Result<Session, FileError>): Result<Opened, AppError> {
    if (!opened.ok) {
      if ('path' in opened.error) this.#answered.add(opened.error.path)
      return fail(opened.error)
    }
    const { windows, clock, onFront, onCampaigns } = this.#parts
    const session = opened.value
    const known = windows.showing(session)
    if (known !== null) bringForward(known)
    else {
      const seat = window.session === null && !window.browser.isDestroyed() ? window : windows.open(Promise.resolve())
      windows.show(seat, session)
      clock.after(A_MOMENT, () => this.#remember(session))
      onFront()
      onCampaigns()
    }
    return ok({ opened: true })
  }

  /** The window's campaign is another file now. */
  arrivedAt(window: AppWindow, session: Session): Result<Opened, AppError> {
    this.#remember(session)
    this.reopened(window, session)
    return ok({ opened: true })
  }

  /** The window's campaign was opened anew; null: it could not be, and the window welcomes again. */
  reopened(window: AppWindow, session: Session | null): void {
    window.session = session
    entitle(window)
    if (session === null) window.browser.webContents.reload()
    else push(window, 'campaign:reopened', null)
    this.#parts.onFront()
    this.#parts.onCampaigns()
  }

  /** A window that welcomes, in front. */
  welcome(): AppWindow {
    const { windows } = this.#parts
    const idle = windows.all().find(({ session }) => session === null)
    if (idle !== undefined) bringForward(idle)
    return idle ?? windows.open(Promise.resolve())
  }

  #remember(session: Session): void {
    this.#parts.recent.remember(session)
    this.#parts.app.addRecentDocument(session.path)
  }
}
