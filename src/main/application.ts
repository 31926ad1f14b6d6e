import { clipboard, shell, type App } from 'electron'
import { dirname, join } from 'node:path'
import type { ActId } from '../contract/acts'
import type { ClosedCampaign, Opened, RecentCampaign, Tried, TriedWay } from '../contract/channels'
import type { AppError, FileError } from '../contract/errors'
import type { PageFault } from '../contract/faults'
import type { Offers } from '../contract/files'
import { largestScale, smallestScale, type Settings } from '../contract/settings'
import type { Chance } from '../rules/core/chance'
import { fail, ok, type Result } from '../rules/core/result'
import { realMs } from '../rules/core/units'
import { errorText } from '../text/errors'
import type { Desk } from './campaign/desk'
import type { PlayerWindowState } from '../contract/player'
import type { Session } from './campaign/session'
import { AppFolders } from './app-folders'
import { InOut } from './in-out'
import type { Application } from './ipc/handlers'
import { Leaving } from './leaving'
import type { Clock } from './platform/clock'
import type { FileSystem } from './platform/file-system'
import { RecentCampaigns } from './recent-campaigns'
import type { SecondStarts } from './second-start'
import type { SettingsStore } from './settings/settings-store'
import { bringForward, entitle, push, type AppWindow, type AppWindows } from './windows/app-windows'
import {
  askToCloseBehind,
  askWhere,
  askWhereOut,
  askWhereTo,
  askWhich,
  askWhichFolder,
  askWhichScript,
  inform,
  tell,
} from './windows/file-dialogs'
import { fileNameFor } from './windows/file-name'
import { t } from './words'

export interface ApplicationParts {
  readonly app: App
  readonly fs: FileSystem
  readonly clock: Clock
  readonly desk: Desk
  readonly windows: AppWindows
  readonly settings: SettingsStore
  /** The app's own folder for backups. */
  readonly ownBackups: string
  /** Theme and menu follow. */
  readonly onSettings: (settings: Settings) => void
  /** Which campaign is in front, or that none is, has changed. */
  readonly onFront: () => void
  readonly starts: SecondStarts
  readonly alarms: AlarmWays<AppWindow>
  readonly players: PlayerWays<AppWindow>
  /** A campaign was opened or closed. */
  readonly onCampaigns: () => void
  /** For campaigns that a script makes. */
  readonly chance: Chance
  readonly newId: () => string
  readonly onPageFault: (fault: PageFault) => void
  /** For a report of a fault, as text. */
  readonly diagnostics: () => string
}

/** What the GM does with alarms beside acknowledging them. */
export interface AlarmWays<W> {
  try(window: W, way: TriedWay): Promise<Tried>
  /** Whether a campaign whose window is closed goes on out of sight. */
  staysInTray(session: Session): Promise<boolean>
  refresh(): void
}

/** What the GM does with the window for players. */
export interface PlayerWays<W> {
  set(window: W, part: Partial<PlayerWindowState>): PlayerWindowState
}

/** What the GM does with windows and campaigns as wholes. */
export class LongrollApplication implements Application<AppWindow> {
  readonly #parts: ApplicationParts
  /** Paths that were answered in an error: the window may ask for them again. */
  readonly #answered = new Set<string>()
  readonly #recent: RecentCampaigns
  readonly #leaving: Leaving<AppWindow>
  readonly #inOut: InOut<AppWindow>
  readonly folders: AppFolders<AppWindow>

  constructor(parts: ApplicationParts) {
    this.#parts = parts
    const documents = (): string => parts.app.getPath('documents')
    this.#recent = new RecentCampaigns(parts)
    this.#leaving = new Leaving({
      desk: parts.desk,
      askToCloseBehind: ({ browser }, name, trouble) => askToCloseBehind(browser, name, trouble),
      onLeft: (session) => this.#recent.remember(session),
      onClosed: () => parts.onCampaigns(),
    })
    this.#inOut = new InOut({
      ...parts,
      askWhereOut: ({ browser }, suggested, what) => askWhereOut(browser, suggested, what),
      askWhichScript: ({ browser }) => askWhichScript(browser, documents()),
      askWhereNew: ({ browser }, name) => askWhere(browser, documents(), name),
      copy: (text) => void clipboard.writeText(text),
      seat: (window, opened) => this.#seat(window, opened),
    })
    this.folders = new AppFolders({
      fs: parts.fs,
      data: parts.app.getPath('userData'),
      ownBackups: parts.ownBackups,
      chosen: () => this.settings().backupFolder,
      choose: (backupFolder) => this.changeSettings({ backupFolder }),
      ask: ({ browser }, now) => askWhichFolder(browser, now),
      show: (folder) => shell.openPath(folder),
    })
  }

  get info() {
    return { version: this.#parts.app.getVersion(), platform: process.platform }
  }

  readonly pageFailed = (fault: PageFault): void => this.#parts.onPageFault(fault)

  readonly copyDiagnostics = (): void => void clipboard.writeText(this.#parts.diagnostics())

  readonly settings = (): Settings => this.#parts.settings.get().settings

  readonly changeSettings = (part: Partial<Settings>): Result<null, AppError> => {
    const kept = this.#parts.settings.setSettings(part)
    const now = this.settings()
    this.#parts.onSettings(now)
    this.#parts.windows.all().forEach((window) => push(window, 'settings:changed', now))
    return kept
  }

  /** An act of the menu bar: what every window can do is done here, the rest by the window in front. */
  readonly act = (window: AppWindow, act: ActId): void => {
    switch (act) {
      case 'new-campaign':
        return push(this.welcome(), 'menu:chose', act)
      case 'open':
        return void this.openAnother(window)
      case 'copy-diagnostics':
        this.copyDiagnostics()
        return void inform(window.browser, t('diagnostics.copied'), t('diagnostics.what'))
      case 'larger':
        return this.scale(SCALE_STEP)
      case 'smaller':
        return this.scale(-SCALE_STEP)
      case 'usual-size':
        return this.scale(null)
      default:
        return push(window, 'menu:chose', act)
    }
  }

  scale(by: number | null): void {
    const scale = by === null ? 100 : this.settings().scale + by
    this.changeSettings({ scale: Math.min(largestScale, Math.max(smallestScale, scale)) })
  }

  readonly recent = (): Promise<readonly RecentCampaign[]> => this.#recent.list()

  readonly forget = (path: string): void => this.#recent.forget(path)

  readonly mayOpen = (path: string): boolean => this.#answered.has(path) || this.#recent.has(path)

  readonly newCampaign = async (window: AppWindow, name: string): Promise<Result<Opened, AppError>> => {
    const path = await askWhere(window.browser, this.#parts.app.getPath('documents'), name)
    return path === null ? ok({ opened: false }) : this.#seat(window, await this.#parts.desk.create(path, nameOr(name)))
  }

  readonly openCampaign = async (window: AppWindow): Promise<Result<Opened, AppError>> => {
    const path = await askWhich(window.browser, this.#parts.app.getPath('documents'))
    return path === null ? ok({ opened: false }) : this.openPath(window, path, { setJournalAside: false })
  }

  readonly openPath = async (
    window: AppWindow,
    path: string,
    how: { readonly setJournalAside: boolean },
  ): Promise<Result<Opened, AppError>> => this.#seat(window, await this.#parts.desk.open(path, how))

  readonly sample = async (window: AppWindow): Promise<Result<Opened, AppError>> => {
    const { app, clock } = this.#parts
    // Few ever need it, and nobody twice a day.
    const { openSample } = await import('./sample/open-sample')
    const date = plainDate(new Date(clock.now()))
    const opened = await openSample({
      ...this.#parts,
      word: t,
      folder: join(app.getPath('userData'), 'samples'),
      fileName: (copy) => `${t('sample.file', { date })}${copy === 1 ? '' : ` (${copy})`}`,
    })
    return this.#seat(window, opened)
  }

  readonly offers = (path: string): Promise<Offers> => this.#parts.desk.offers(path)

  readonly recover = async (window: AppWindow, path: string, backup: string): Promise<Result<Opened, AppError>> =>
    this.#seat(window, await this.#parts.desk.recover(path, backup))

  readonly look = async (window: AppWindow, path: string): Promise<Result<Opened, AppError>> =>
    this.#seat(window, await this.#parts.desk.look(path))

  /** Dropped on a window: into it while it welcomes, otherwise into one of its own. */
  readonly openDropped = (window: AppWindow, path: string): Promise<Result<Opened, AppError>> =>
    path.endsWith('.longroll')
      ? this.openPath(window, path, { setJournalAside: false })
      : Promise.resolve(fail({ code: 'file/not-a-campaign', path }))

  readonly saveAs = async (window: AppWindow, session: Session): Promise<Result<Opened, AppError>> => {
    const { desk, windows } = this.#parts
    const path = await askWhereTo(window.browser, session.path, 'save-as')
    if (path === null) return ok({ opened: false })
    const copied = await desk.copy(session, path)
    if (!copied.ok) return copied
    // The one before is left as it is: its journal keeps what its file could not take.
    windows.show(window, copied.value)
    await desk.close(session)
    return this.#arrivedAt(window, copied.value)
  }

  readonly duplicate = async (window: AppWindow, session: Session): Promise<Result<Opened, AppError>> => {
    const path = await askWhereTo(window.browser, session.path, 'duplicate')
    return path === null ? ok({ opened: false }) : this.#seat(window, await this.#parts.desk.copy(session, path))
  }

  readonly move = async (
    window: AppWindow,
    session: Session,
    name: string | null,
  ): Promise<Result<Opened, AppError>> => {
    const plain = name === null ? null : fileNameFor(name)
    const path =
      plain === null
        ? await askWhereTo(window.browser, session.path, 'move')
        : join(dirname(session.path), `${plain}.longroll`)
    if (path === null || plain === '' || path === session.path) return ok({ opened: false })
    const moved = await this.#parts.desk.move(session, path)
    if (!moved.ok) return moved
    this.forget(session.path)
    return this.#arrivedAt(window, moved.value)
  }

  /** The window's campaign is another file now. */
  #arrivedAt(window: AppWindow, session: Session): Result<Opened, AppError> {
    this.#recent.remember(session)
    this.#parts.app.addRecentDocument(session.path)
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

  readonly reveal = (session: Session): void => shell.showItemInFolder(session.path)

  get inOut(): InOut<AppWindow> {
    return this.#inOut
  }

  get desk(): Desk {
    return this.#parts.desk
  }

  /** The window that welcomed shows the campaign; one that shows another stays as it is. */
  #seat(window: AppWindow, opened: Result<Session, FileError>): Result<Opened, AppError> {
    if (!opened.ok) {
      if ('path' in opened.error) this.#answered.add(opened.error.path)
      return fail(opened.error)
    }
    const { windows, app, clock, onFront, onCampaigns } = this.#parts
    const session = opened.value
    const known = windows.showing(session)
    if (known !== null) bringForward(known)
    else {
      const seat = window.session === null && !window.browser.isDestroyed() ? window : windows.open(Promise.resolve())
      windows.show(seat, session)
      // Not while the window waits to show it.
      clock.after(A_MOMENT, () => {
        this.#recent.remember(session)
        app.addRecentDocument(session.path)
      })
      onFront()
      onCampaigns()
    }
    return ok({ opened: true })
  }

  readonly sessionOf = async (window: AppWindow): Promise<Session | null> => {
    await window.arrived
    return window.session
  }

  readonly closeCampaign = (window: AppWindow): void => {
    void this.#parts.starts.during(this.#leaving.leave(window)).then((isLeft) => {
      if (!isLeft || window.browser.isDestroyed()) return
      entitle(window)
      this.#parts.onFront()
      window.browser.webContents.reload()
    })
  }

  readonly tryAlarm = (window: AppWindow, way: TriedWay): Promise<Tried> => this.#parts.alarms.try(window, way)

  readonly setPlayers = (window: AppWindow, part: Partial<PlayerWindowState>): PlayerWindowState =>
    this.#parts.players.set(window, part)

  /** The window's own close button: while timers run, the campaign goes on in the tray. */
  async closeWindow(window: AppWindow): Promise<void> {
    const { alarms, starts } = this.#parts
    const { session, browser } = window
    if (session !== null && !starts.isQuitting && (await alarms.staysInTray(session))) {
      await session.save()
      // A page out of sight would be slowed down, and with it the sound of an alarm.
      browser.webContents.setBackgroundThrottling(false)
      browser.hide()
      alarms.refresh()
      return
    }
    await starts.during(this.#closeForGood(window))
  }

  async #closeForGood(window: AppWindow): Promise<void> {
    let isLeft = false
    try {
      isLeft = await this.#leaving.leave(window)
    } finally {
      if (!isLeft) this.#parts.starts.staying()
    }
    if (isLeft && !window.browser.isDestroyed()) window.browser.destroy()
  }

  /** What went on in the tray is seen again. */
  bringBack(): void {
    const { windows, alarms } = this.#parts
    const hidden = windows.all().filter(({ browser }) => !browser.isVisible())
    if (hidden.length === 0) bringForward(windows.focused() ?? this.welcome())
    hidden.forEach(bringForward)
    alarms.refresh()
  }

  readonly justClosed = (window: AppWindow): Promise<ClosedCampaign | null> => this.#leaving.justClosed(window)

  /** What the first window shows, whose page waits for it: the first file named on the command line, or the welcome. */
  async openFirst(window: AppWindow, paths: readonly string[]): Promise<void> {
    const [first, ...others] = paths
    if (first === undefined) return
    const opened = await this.openPath(window, first, { setJournalAside: false })
    if (!opened.ok) void tell(window.browser, errorText(opened.error))
    void this.openFiles(others)
  }

  /** Files opened from the desktop, or handed over by a second start. */
  async openFiles(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await this.#openInto(this.#parts.windows.all().find(({ session }) => session === null) ?? null, (window) =>
        this.openPath(window, path, { setJournalAside: false }),
      )
    }
  }

  /** From the menu. */
  openAnother(window: AppWindow): Promise<void> {
    return this.#openInto(window, this.openCampaign)
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

  welcome(): AppWindow {
    const { windows } = this.#parts
    const idle = windows.all().find(({ session }) => session === null)
    if (idle !== undefined) bringForward(idle)
    return idle ?? windows.open(Promise.resolve())
  }
}

/** As a file's name sorts it. */
const plainDate = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

const SCALE_STEP = 10
const A_MOMENT = realMs(500)
const LONGEST_NAME = 200

const nameOr = (name: string): string => {
  const trimmed = name.trim().slice(0, LONGEST_NAME)
  return trimmed === '' ? t('dialog.untitled') : trimmed
}
