import { dirname, join } from 'node:path'
import type { Opened } from '../contract/channels'
import type { AppError } from '../contract/errors'
import { ok, type Result } from '../rules/core/result'
import type { Desk } from './campaign/desk'
import type { Session } from './campaign/session'
import type { WaysToMove } from './ipc/handlers'
import type { RecentCampaigns } from './recent-campaigns'
import type { Seating } from './seating'
import type { AppWindow, AppWindows } from './windows/app-windows'
import { askWhereTo } from './windows/file-dialogs'
import { fileNameFor } from './windows/file-name'

export interface MovesParts {
  readonly desk: Desk
  readonly windows: AppWindows
  readonly seating: Seating
  readonly recent: RecentCampaigns
}

/** Where a campaign that is open goes, or a copy of it. */
export class Moves implements WaysToMove<AppWindow> {
  readonly #parts: MovesParts

  constructor(parts: MovesParts) {
    this.#parts = parts
  }

  async saveAs(window: AppWindow, session: Session): Promise<Result<Opened, AppError>> {
    const { desk, windows, seating } = this.#parts
    const path = await askWhereTo(window.browser, session.path, 'save-as')
    if (path === null) return ok({ opened: false })
    const copied = await desk.copy(session, path)
    if (!copied.ok) return copied
    // The one before is left as it is: its journal keeps what its file could not take.
    windows.show(window, copied.value)
    await desk.close(session)
    return seating.arrivedAt(window, copied.value)
  }

  async duplicate(window: AppWindow, session: Session): Promise<Result<Opened, AppError>> {
    const { desk, seating } = this.#parts
    const path = await askWhereTo(window.browser, session.path, 'duplicate')
    return path === null ? ok({ opened: false }) : seating.seat(window, await desk.copy(session, path))
  }

  async move(window: AppWindow, session: Session, name: string | null): Promise<Result<Opened, AppError>> {
    const { desk, seating, recent } = this.#parts
    const plain = name === null ? null : fileNameFor(name)
    const path =
      plain === null
        ? await askWhereTo(window.browser, session.path, 'move')
        : join(dirname(session.path), `${plain}.longroll`)
    if (path === null || plain === '' || path === session.path) return ok({ opened: false })
    const moved = await desk.move(session, path)
    if (!moved.ok) return moved
    recent.forget(session.path)
    return seating.arrivedAt(window, moved.value)
  }
}
