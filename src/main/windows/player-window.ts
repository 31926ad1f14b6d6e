import { BrowserWindow, nativeTheme, screen, type Session } from 'electron'
import { playerChannel } from '../../contract/player'
import type { PlayerScreen, PlayerScreenEvents } from '../player/player-views'
import { comeBackAfterCrash, GROUND } from './app-windows'
import { placeForPlayers, type DisplaySeen, type PlayerPlace } from './player-place'
import { keepWithoutMenu } from './without-menu'

export interface PlayerWindowParts {
  readonly page: string
  readonly preload: string
  /** Storage and cache of its own, and so a process of its own: nothing of a GM's window is in its memory. */
  readonly session: Session
  readonly lastPlace: () => PlayerPlace | null
  readonly keepPlace: (place: PlayerPlace) => void
  readonly onGone: (reason: string) => void
}

/**
 * A window for the TV, which is told things and asks nothing: `ipc` knows only the windows of `AppWindows`, and refuses
 * whatever comes from any other. It opens without taking focus and goes with the GM's window.
 */
export function openPlayerWindow(
  gm: BrowserWindow,
  parts: PlayerWindowParts,
  events: PlayerScreenEvents,
): PlayerScreen {
  const place = placeNow(gm, parts.lastPlace())
  /** Where it is to be whenever that display is there. */
  let wanted = place
  const browser = new BrowserWindow({
    ...(place === null ? {} : place.bounds),
    minWidth: 480,
    minHeight: 270,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light,
    // The campaign's name is a secret like any other.
    title: 'Longroll',
    webPreferences: {
      preload: parts.preload,
      session: parts.session,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  })
  keepWithoutMenu(browser)
  browser.on('page-title-updated', (event) => event.preventDefault())
  comeBackAfterCrash(browser, parts.onGone)
  browser.webContents.on('did-finish-load', events.onReady)
  browser.webContents.on('before-input-event', (event, { type, key, control, meta, alt }) => {
    if (type !== 'keyDown' || control || meta || alt) return
    if (key === 'F11' || (key === 'Escape' && isFull(browser))) {
      wanted = { ...placeOf(browser), isFull: !isFull(browser) }
      fill(browser, wanted.isFull)
    } else if (key.toLowerCase() === 'b') events.onBlank()
    else return
    event.preventDefault()
  })

  const shown = (): void => {
    if (browser.isDestroyed() || browser.isVisible()) return
    const hadFocus = gm.isFocused()
    browser.showInactive()
    if (place?.isFull === true) fill(browser, true)
    // Some desktops give focus to whatever fills a screen.
    if (hadFocus) gm.focus()
  }
  browser.once('ready-to-show', shown)

  const settle = (): void => {
    const next = gm.isDestroyed() ? null : placeNow(gm, wanted)
    const now = placeOf(browser)
    if (next === null || (next.display === now.display && next.isFull === now.isFull)) return
    fill(browser, false)
    browser.setBounds(next.bounds)
    if (next.isFull) fill(browser, true)
  }
  const close = (): void => {
    if (!browser.isDestroyed()) browser.close()
  }
  screen.on('display-added', settle)
  screen.on('display-removed', settle)
  gm.once('closed', close)
  gm.once('hide', close)
  browser.on('close', () => {
    // While its display is gone, that is still the one to come back to.
    const isThere = displays().some(({ id }) => id === wanted?.display)
    parts.keepPlace(isThere || wanted === null ? placeOf(browser) : wanted)
  })
  browser.on('closed', () => {
    screen.off('display-added', settle)
    screen.off('display-removed', settle)
    if (!gm.isDestroyed()) gm.off('hide', close)
    events.onClosed()
  })
  void browser.loadURL(parts.page)
  return {
    show: (message) => {
      if (!browser.isDestroyed()) browser.webContents.send(playerChannel, message)
    },
    close,
  }
}

const placeNow = (gm: BrowserWindow, last: PlayerPlace | null): PlayerPlace | null =>
  placeForPlayers(last, displays(), screen.getDisplayMatching(gm.getBounds()).id)

const placeOf = (browser: BrowserWindow): PlayerPlace => ({
  display: screen.getDisplayMatching(browser.getBounds()).id,
  isFull: isFull(browser),
  bounds: browser.getNormalBounds(),
})

const displays = (): readonly DisplaySeen[] =>
  screen.getAllDisplays().map(({ id, bounds, workArea }) => ({ id, bounds, workArea }))

// On macOS the system's own full screen would move to another desktop, and focus with it.
const isFull = (browser: BrowserWindow): boolean =>
  process.platform === 'darwin' ? browser.isSimpleFullScreen() : browser.isFullScreen()

function fill(browser: BrowserWindow, isToBe: boolean): void {
  if (process.platform === 'darwin') browser.setSimpleFullScreen(isToBe)
  else browser.setFullScreen(isToBe)
}
