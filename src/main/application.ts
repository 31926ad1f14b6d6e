import { clipboard, shell, type App } from 'electron'
import type { ActId } from '../contract/acts'
import type { ClosedCampaign, Tried, TriedWay } from '../contract/channels'
import type { AppError } from '../contract/errors'
import type { PageFault } from '../contract/faults'
import type { PlayerWindowState } from '../contract/player'
import { largestScale, smallestScale, type Settings } from '../contract/settings'
import type { Chance } from '../rules/core/chance'
import type { Result } from '../rules/core/result'
import type { Desk } from './campaign/desk'
import type { Session } from './campaign/session'
import { AppFolders } from './app-folders'
import { InOut } from './in-out'
import type { Application } from './ipc/handlers'
import { Leaving } from './leaving'
import { Moves } from './moves'
import { Openings } from './openings'
import type { Clock } from './platform/clock'
import type { FileSystem } from './platform/file-system'
import { RecentCampaigns } from './recent-campaigns'
import { Seating } from './seating'
import type { SecondStarts } from './second-start'
import type { SettingsStore } from './settings/settings-store'
import { bringForward, entitle, push, type AppWindow, type AppWindows } from './windows/app-windows'
import { askToCloseBehind, askWhere, askWhereOut, askWhichFolder, askWhichScript, inform } from './windows/file-dialogs'
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

/** What the GM does with windows and with Longroll as a whole. */
export class LongrollApplication implements Application<AppWindow> {
  readonly #parts: ApplicationParts
  readonly #leaving: Leaving<AppWindow>
  readonly recent: RecentCampaigns
  readonly seating: Seating
  readonly openings: Openings
  readonly moves: Moves
  readonly inOut: InOut<AppWindow>
  readonly folders: AppFolders<AppWindow>

  constructor(parts: ApplicationParts) {
    this.#parts = parts
    const documents = (): string => parts.app.getPath('documents')
    this.recent = new RecentCampaigns(parts)
    this.seating = new Seating({ ...parts, recent: this.recent })
    this.openings = new Openings({ ...parts, seating: this.seating })
    this.moves = new Moves({ ...parts, seating: this.seating, recent: this.recent })
    this.#leaving = new Leaving({
      desk: parts.desk,
      askToCloseBehind: ({ browser }, name, trouble) => askToCloseBehind(browser, name, trouble),
      onLeft: (session) => this.recent.remember(session),
      onClosed: () => parts.onCampaigns(),
    })
    this.inOut = new InOut({
      ...parts,
      askWhereOut: ({ browser }, suggested, what) => askWhereOut(browser, suggested, what),
      askWhichScript: ({ browser }) => askWhichScript(browser, documents()),
      askWhereNew: ({ browser }, name) => askWhere(browser, documents(), name),
      copy: (text) => void clipboard.writeText(text),
      seat: (window, opened) => this.seating.seat(window, opened),
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
        return push(this.seating.welcome(), 'menu:chose', act)
      case 'open':
        return void this.openings.openAnother(window)
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

  readonly reveal = (session: Session): void => shell.showItemInFolder(session.path)

  get desk(): Desk {
    return this.#parts.desk
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
    if (hidden.length === 0) bringForward(windows.focused() ?? this.seating.welcome())
    hidden.forEach(bringForward)
    alarms.refresh()
  }

  readonly justClosed = (window: AppWindow): Promise<ClosedCampaign | null> => this.#leaving.justClosed(window)
}

const SCALE_STEP = 10
