import { app, dialog, Menu, nativeTheme, session as electronSession } from 'electron'
import { extname, join, resolve } from 'node:path'
import { systemTheme } from '../contract/settings'
import { spokenLanguage } from '../contract/language'
import { realMs } from '../rules/core/units'
import type { Composed } from './compose'
import { watchFaults } from './faults'
import { registerRequests } from './ipc/register'
import { originOf } from './ipc/sender'
import { menuBar } from './menu/menu'
import { realClock } from './platform/clock'
import { hasGraphics } from './platform/graphics'
import { errorOutputLog as log } from './platform/log'
import { reportsIn } from './platform/reports'
import { firstLook } from './settings/first-look'
import { appOrigin, declareAppProtocol, serveApp } from './windows/app-protocol'
import { withPlace } from './windows/window-place'
import { AppWindows, bringForward } from './windows/app-windows'
import { guard } from './windows/guards'
import { stayOffline } from './windows/offline'
import { SecondStarts } from './second-start'
import { speak, t } from './words'

// Where Longroll starts: the first window, as early as can be. While its page loads, `compose` loads and joins all the
// rest.

const APP_ID = 'app.longroll'
/** A page that asks for nothing until then has trouble of its own. */
const A_MOMENT = realMs(1_000)

/** Campaign files among the words of a command line. */
const filesIn = (words: readonly string[], folder: string): readonly string[] =>
  words.filter((word) => word.endsWith('.longroll') && !word.startsWith('-')).map((word) => resolve(folder, word))

/** `npm run dev` serves the pages itself; a packaged Longroll listens to no such thing. */
const devPage = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']

function start(): void {
  if (!hasGraphics()) app.disableHardwareAcceleration()
  // Before any window: Windows shows no notification of a program without a name.
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID)
  // As root Chromium refuses its sandbox, and this would undo the switch that lets it start all the same.
  if (!process.argv.includes('--no-sandbox')) app.enableSandbox()
  declareAppProtocol()
  stayOffline()
  // Electron would build a menu bar of its own first.
  Menu.setApplicationMenu(null)

  const waitingFiles = [...filesIn(process.argv.slice(1), process.cwd())]
  let openFiles = (paths: readonly string[]): void => {
    waitingFiles.push(...paths)
  }
  const starts = new SecondStarts((files) => {
    openFiles(files)
  })
  app.on('second-instance', (_event, _words, _folder, data) => {
    starts.take(isFiles(data) ? data.files : [])
  })
  app.on('open-file', (event, path) => {
    event.preventDefault()
    starts.take([path])
  })
  app.on('before-quit', () => {
    starts.quitting()
  })
  app.on('quit', () => {
    if (starts.forTheNext !== null && devPage === undefined) startAgain(starts.forTheNext)
  })

  void app.whenReady().then(() => {
    const ready = open(waitingFiles, starts)
    openFiles = (paths) => {
      void ready.then((composed) => handOver(composed, paths))
    }
  })
}

/** Opens the first window, and what stands behind it. */
async function open(firstFiles: readonly string[], starts: SecondStarts): Promise<Started> {
  const out = { pages: join(import.meta.dirname, '../renderer'), preloads: join(import.meta.dirname, '../preload') }
  const pageNamed = (name: string): string => `${devPage ?? appOrigin}/${name}.html`
  const origins = devPage === undefined ? [appOrigin] : [appOrigin, originOf(devPage)]
  guard(app, electronSession.defaultSession, origins)
  const given = givenToPage(out.pages)
  const looked = firstLook(join(app.getPath('userData'), 'settings.json'))
  nativeTheme.themeSource = systemTheme(looked.settings.theme)
  // One answer for the whole run: what the system prefers is asked once, and windows are told.
  const preferred = app.getPreferredSystemLanguages()
  const system = spokenLanguage('system', preferred)
  const language = spokenLanguage(looked.settings.language, preferred)

  const reports = reportsIn(join(app.getPath('userData'), 'reports'))
  const faults = watchFaults({ app, log, reports, onUncaught: onceOnly(tellUncaught) })

  let composed: Composed | null = null
  const windows = new AppWindows({
    page: `${devPage ?? `${appOrigin}/index.html`}?system=${system}&language=${language}`,
    preload: join(out.preloads, 'index.cjs'),
    lastPlaces: () => (composed?.settings.get() ?? looked).places,
    keepPlace: (place) => {
      const { settings } = composed ?? {}
      settings?.set({ places: withPlace(settings.get().places, place) })
    },
    onLeaving: (window) => {
      void composed?.application.closeWindow(window)
    },
    onGone: (reason) => {
      if (reason !== 'clean-exit') faults.ofPage('page-gone', reason, [])
    },
  })
  app.on('activate', () => {
    if (windows.all().length === 0) composed?.application.seating.welcome()
  })
  app.on('window-all-closed', () => {
    app.quit()
  })

  const first = windows.open(Promise.resolve())
  // What the page waits for comes first; all else is loaded in two parts, each while the page is busy by itself.
  const menuShown = given('.html').then(async () => {
    await Promise.all([speak(language), import('./campaign/threaded-file-writer')])
    windows.giveIcons()
    return menuBar(
      {
        isMac: process.platform === 'darwin',
        name: app.getName(),
        onAct: (act) => {
          const front = windows.focused() ?? composed?.application.seating.welcome() ?? null
          if (front !== null) composed?.application.act(front, act)
        },
        onTheme: (theme) => composed?.application.changeSettings({ theme }),
        onLanguage: (choice) => composed?.application.changeSettings({ language: choice }),
      },
      {
        theme: looked.settings.theme,
        language: looked.settings.language,
        shortcuts: looked.settings.shortcuts,
        front: null,
      },
    )
  })
  const loading = given('.js').then(async () => {
    const { compose } = await import('./compose')
    const writerScript = new URL('./file-writer-worker.js', import.meta.url)
    const menu = await menuShown
    composed = compose({
      windows,
      menu,
      looked,
      origins,
      pageNamed,
      out,
      writerScript,
      system,
      faults,
      reports,
      starts,
    })
    return composed
  })
  first.arrived = loading.then(({ application }) => application.openings.openFirst(first, firstFiles))
  registerRequests(loading.then(({ answer }) => answer))
  return { ...(await loading), windows }
}

/** Longroll goes on: what is saved is saved, and a GM in the middle of a game decides when to start it again. */
function tellUncaught(): void {
  void dialog.showMessageBox({
    type: 'error',
    message: t('fault.uncaught'),
    detail: t('fault.what-now'),
    noLink: true,
  })
}

function onceOnly(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}

/** Serves our pages, and tells when the first of them has been given its first file of a kind: at the latest in a moment. */
function givenToPage(folder: string): (kind: string) => Promise<void> {
  const waiting = new Map<string, () => void>()
  serveApp(folder, undefined, (path) => waiting.get(extname(path))?.())
  return (kind) =>
    new Promise((resolve) => {
      if (devPage !== undefined) resolve()
      waiting.set(kind, resolve)
      realClock.after(A_MOMENT, resolve)
    })
}

interface Started extends Composed {
  readonly windows: AppWindows
}

/** A second start, or the desktop, brings files; without any, it wants to see Longroll. */
function handOver({ application, windows, alarms }: Started, paths: readonly string[]): void {
  const front = windows.focused()
  if (paths.length > 0) void application.openings.openFiles(paths)
  else if (front === null) application.seating.welcome()
  else bringForward(front)
  alarms.refresh()
}

/** Once this Longroll has ended. What it was started with is done. */
function startAgain(files: readonly string[]): void {
  // An AppImage is started by its own name; whoever was started by another's has that in its environment too.
  const { APPIMAGE: image = '', APPDIR: inside = '' } = process.env
  const isOurs = image !== '' && inside !== '' && process.execPath.startsWith(join(inside, '/'))
  const words = process.argv.slice(1).filter((word) => !word.endsWith('.longroll'))
  app.relaunch({ args: [...words, ...files], ...(isOurs ? { execPath: image } : {}) })
}

const isFiles = (data: unknown): data is { readonly files: readonly string[] } =>
  typeof data === 'object' &&
  data !== null &&
  'files' in data &&
  Array.isArray(data.files) &&
  data.files.every((file) => typeof file === 'string')

// A second start hands its files over and ends before it has touched anything.
const handedOver = { files: filesIn(process.argv.slice(1), process.cwd()) }
if (isFirst()) start()
else app.exit(0)

/** `npm run dev` ends the last Longroll and does not wait for it: there the next one does, some seconds at most. */
function isFirst(): boolean {
  const pauses = devPage === undefined ? [] : [200, 500, 1_000, 2_000, 4_000]
  for (const pause of pauses) {
    if (app.requestSingleInstanceLock(handedOver)) return true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
  }
  return app.requestSingleInstanceLock(handedOver)
}
