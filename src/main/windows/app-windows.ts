import { BrowserWindow, nativeImage, nativeTheme, screen } from 'electron'
import icon from '../../../resources/icons/256x256.png?asset'
import type { PushName, Pushes } from '../../contract/channels'
import type { Session } from '../campaign/session'
import { displayKey, lastPlace, placeFor, SMALLEST, type WindowPlace } from './window-place'

/** A window of ours, and the campaign it shows: null while it welcomes. */
export interface AppWindow {
  readonly browser: BrowserWindow
  session: Session | null
  /** Settles when it is known which campaign the window shows. */
  arrived: Promise<unknown>
}

export interface AppWindowsParts {
  /** The address of our page. */
  readonly page: string
  readonly preload: string
  /** Newest first. */
  readonly lastPlaces: () => readonly WindowPlace[]
  readonly keepPlace: (place: WindowPlace) => void
  /** The GM closes a window that shows a campaign; it stays open until this has been decided. */
  readonly onLeaving: (window: AppWindow) => void
  readonly onGone: (reason: string) => void
}

/** Grounds of the two themes (`--ground`), so that no window flashes before its page is there. */
export const GROUND = { dark: '#14100c', light: '#ece7df' }
const ONE_MINUTE = 60_000

export class AppWindows {
  readonly #parts: AppWindowsParts
  readonly #windows = new Map<number, AppWindow>()
  #hasIcons = false

  constructor(parts: AppWindowsParts) {
    this.#parts = parts
  }

  /** @param arrived settles when it is known which campaign the window shows */
  open(arrived: Promise<unknown>): AppWindow {
    const { page, preload, lastPlaces, keepPlace, onLeaving } = this.#parts
    const last = lastPlace(lastPlaces(), screen.getAllDisplays().map(keyOf))
    const browser = new BrowserWindow({
      ...placeFor(last, areas()),
      minWidth: SMALLEST.width,
      minHeight: SMALLEST.height,
      useContentSize: last === null,
      backgroundColor: nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light,
      title: 'Longroll',
      webPreferences: {
        preload,
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        webviewTag: false,
        navigateOnDragDrop: false,
        // Alarms sound when their time has come, whether or not somebody has just pressed something.
        autoplayPolicy: 'no-user-gesture-required',
        // The dictionaries would be fetched.
        spellcheck: false,
        // Otherwise what was compiled is kept from the third start within three days on: few tables meet so often.
        v8CacheOptions: 'bypassHeatCheck',
      },
    })
    if (this.#hasIcons) giveIcon(browser)
    if (last?.isMaximized === true) browser.maximize()
    const window: AppWindow = { browser, session: null, arrived }
    const id = browser.webContents.id
    this.#windows.set(id, window)
    browser.on('page-title-updated', (event) => {
      event.preventDefault()
    })
    browser.on('close', (event) => {
      const bounds = browser.getNormalBounds()
      const display = keyOf(screen.getDisplayMatching(bounds))
      keepPlace({ ...bounds, isMaximized: browser.isMaximized(), display })
      if (window.session === null) return
      event.preventDefault()
      onLeaving(window)
    })
    browser.on('closed', () => {
      this.#windows.delete(id)
    })
    comeBackAfterCrash(browser, this.#parts.onGone)
    void browser.loadURL(page)
    return window
  }

  /** From here on windows carry the app's icon: reading it would keep the first one from its page. */
  giveIcons(): void {
    this.#hasIcons = true
    this.all().forEach(({ browser }) => giveIcon(browser))
  }

  all(): readonly AppWindow[] {
    return [...this.#windows.values()]
  }

  byContents(id: number): AppWindow | null {
    return this.#windows.get(id) ?? null
  }

  showing(session: Session): AppWindow | null {
    return this.all().find((window) => window.session === session) ?? null
  }

  focused(): AppWindow | null {
    return this.all().find(({ browser }) => browser.isFocused()) ?? this.all()[0] ?? null
  }

  show(window: AppWindow, session: Session): void {
    window.session = session
    entitle(window)
  }
}

/** A page holds no truth: when it crashes it starts again from the main process. */
export function comeBackAfterCrash(browser: BrowserWindow, onGone: (reason: string) => void): void {
  let crashed = -Infinity
  browser.webContents.on('render-process-gone', (_event, { reason }) => {
    onGone(reason)
    if (reason === 'clean-exit' || browser.isDestroyed()) return
    const now = performance.now()
    // Twice within a minute is no accident; starting it over and over would only hide that.
    if (now - crashed > ONE_MINUTE) browser.webContents.reload()
    crashed = now
  })
}

/** Tells a window something, after its page has loaded; nothing once it is gone. */
export function push<K extends PushName>({ browser }: AppWindow, name: K, content: Pushes[K]): void {
  const send = (): void => {
    if (!browser.isDestroyed()) browser.webContents.send(name, content)
  }
  // A window that is just opening hears nothing before its page has loaded.
  if (!browser.isDestroyed() && browser.webContents.isLoadingMainFrame())
    browser.webContents.once('did-finish-load', send)
  else send()
}

/** The campaign's name, so that windows can be told apart in the taskbar. */
export function entitle({ browser, session }: AppWindow): void {
  browser.setTitle(session === null ? 'Longroll' : `${session.state.name} – Longroll`)
}

/** Shows a window to the GM: restored, in front, with focus. */
export function bringForward({ browser }: AppWindow): void {
  if (browser.isMinimized()) browser.restore()
  browser.webContents.setBackgroundThrottling(true)
  browser.show()
  browser.focus()
}

const keyOf = ({ id, bounds }: Electron.Display): string => displayKey(id, bounds)

/** Windows and macOS take it from the program itself. */
function giveIcon(browser: BrowserWindow): void {
  if (process.platform !== 'linux' || browser.isDestroyed()) return
  const image = nativeImage.createFromPath(icon)
  // A window without its icon is better than none.
  if (!image.isEmpty()) browser.setIcon(image)
}

function areas(): readonly Electron.Rectangle[] {
  const main = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id)
  return [main, ...others].map(({ workArea }) => workArea)
}
