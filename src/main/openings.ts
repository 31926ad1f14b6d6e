import type { App } from 'electron'
import { join } from 'node:path'
import type { Opened } from '../contract/channels'
import type { AppError } from '../contract/errors'
import type { Chance } from '../rules/core/chance'
import { fail, ok, type Result } from '../rules/core/result'
import { errorText } from '../text/errors'
import type { Desk } from './campaign/desk'
import type { HowToOpen } from './campaign/open-campaign'
import type { WaysToOpen } from './ipc/handlers'
import type { Clock } from './platform/clock'
import type { FileSystem } from './platform/file-system'
import type { Seating } from './seating'
import type { AppWindow, AppWindows } from './windows/app-windows'
import { askWhere, askWhich, tell } from './windows/file-dialogs'
import { t } from './words'

export interface OpeningsParts {
  readonly app: Pick<App, 'getPath'>
  readonly fs: FileSystem
  readonly clock: Clock
  readonly desk: Desk
  readonly windows: AppWindows
  readonly seating: Seating
  /** For campaigns that a script makes. */
  readonly chance: Chance
  readonly newId: () => string
}

const LONGEST_NAME = 200
const AS_IT_IS: HowToOpen = { setJournalAside: false }

/** The ways in which a campaign comes into a window. */
export class Openings implements WaysToOpen<AppWindow> {
  readonly #parts: OpeningsParts

  constructor(parts: OpeningsParts) {
    this.#parts = parts
  }

  async create(window: AppWindow, name: string): Promise<Result<Opened, AppError>> {
    const { app, desk, seating } = this.#parts
    const path = await askWhere(window.browser, app.getPath('documents'), name)
    return path === null ? ok({ opened: false }) : seating.seat(window, await desk.create(path, nameOr(name)))
  }

  /** The one that the GM chooses in the system's dialog. */
  async openChosen(window: AppWindow): Promise<Result<Opened, AppError>> {
    const path = await askWhich(window.browser, this.#parts.app.getPath('documents'))
    return path === null ? ok({ opened: false }) : this.open(window, path, AS_IT_IS)
  }

  async open(window: AppWindow, path: string, how: HowToOpen): Promise<Result<Opened, AppError>> {
    return this.#parts.seating.seat(window, await this.#parts.desk.open(path, how))
  }

  async openSample(window: AppWindow): Promise<Result<Opened, AppError>> {
    const { app, clock, seating } = this.#parts
    // Few ever need it, and nobody twice a day.
    const { openSample } = await import('./sample/open-sample')
    const date = plainDate(new Date(clock.now()))
    const opened = await openSample({
      ...this.#parts,
      word: t,
      folder: join(app.getPath('userData'), 'samples'),
      fileName: (copy) => `${t('sample.file', { date })}${copy === 1 ? '' : ` (${copy})`}`,
    })
    return seating.seat(window, opened)
  }

  async recover(window: AppWindow, path: string, backup: string): Promise<Result<Opened, AppError>> {
    return this.#parts.seating.seat(window, await this.#parts.desk.recover(path, backup))
  }

  async look(window: AppWindow, path: string): Promise<Result<Opened, AppError>> {
    return this.#parts.seating.seat(window, await this.#parts.desk.look(path))
  }

  /** Dropped on a window: into it while it welcomes, otherwise into one of its own. */
  async openDropped(window: AppWindow, path: string): Promise<Result<Opened, AppError>> {
    return path.endsWith('.longroll') ? this.open(window, path, AS_IT_IS) : fail({ code: 'file/not-a-campaign', path })
  }

  /** What the first window shows, whose page waits for it: the first file named on the command line, or the welcome. */
  async openFirst(window: AppWindow, paths: readonly string[]): Promise<void> {
    const [first, ...others] = paths
    if (first === undefined) return
    const opened = await this.open(window, first, AS_IT_IS)
    if (!opened.ok) void tell(window.browser, errorText(opened.error))
    void this.openFiles(others)
  }

  /** Files opened from the desktop, or handed over by a second start. */
  async openFiles(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const idle = this.#parts.windows.all().find(({ session }) => session === null) ?? null
      await this.#openInto(idle, (window) => this.open(window, path, AS_IT_IS))
    }
  }

  /** From the menu. */
  openAnother(window: AppWindow): Promise<void> {
    return this.#openInto(window, () => this.openChosen(window))
  }

  /**
   * Opens a campaign that no page has asked for: into a window that is there, whose page then asks again, or into a new
   * one, whose page waits until it is known what it shows.
   */
  async #openInto(
    there: AppWindow | null,
    open: (window: AppWindow) => Promise<Result<Opened, AppError>>,
  ): Promise<void> {
    let settle = (): void => undefined
    const window = there ?? this.#parts.windows.open(new Promise<void>((resolve) => (settle = resolve)))
    const before = window.session
    const answer = await open(window)
    settle()
    if (there !== null && before !== window.session) there.browser.webContents.reload()
    if (!answer.ok) await tell(window.browser, errorText(answer.error))
    // It was open in another window all along.
    else if (there === null && window.session === null) window.browser.destroy()
  }
}

/** As a file's name sorts it. */
const plainDate = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

const nameOr = (name: string): string => {
  const trimmed = name.trim().slice(0, LONGEST_NAME)
  return trimmed === '' ? t('dialog.untitled') : trimmed
}
