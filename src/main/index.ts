import { app, nativeTheme, powerMonitor, session as electronSession } from 'electron'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import type { ClockReading } from '../campaign/timers/timer'
import { realMs } from '../rules/core/units'
import { LongrollApplication } from './application'
import { createBackups } from './campaign/backups/backups'
import { conflictName } from './campaign/conflicts/conflict-names'
import { campaignContent } from './campaign/campaign-content'
import { Desk } from './campaign/desk'
import type { Session } from './campaign/session'
import { threadedFileWriter } from './campaign/threaded-file-writer'
import { handlersFor } from './ipc/handlers'
import { registerRequests } from './ipc/register'
import { originOf } from './ipc/sender'
import { showMenu } from './menu/menu'
import { secureChance } from './platform/chance'
import { noteSleep, realClock } from './platform/clock'
import { realFileSystem } from './platform/file-system'
import { watchFolder } from './platform/watch-folder'
import { nextTimeOfDay } from './platform/time-of-day'
import { newId } from './platform/ids'
import { errorOutputLog as log, faultFacts } from './platform/log'
import { settingsStore } from './settings/settings-store'
import { Alarms } from './timers/alarms'
import { busName } from './timers/bus-name'
import { TimerService } from './timers/timer-service'
import { appOrigin, declareAppProtocol, serveApp } from './windows/app-protocol'
import { AppWindows, bringForward, entitle, push } from './windows/app-windows'
import { guard } from './windows/guards'

// The composition root: builds the parts and joins them. It decides nothing.

const APP_ID = 'app.longroll'

/** Campaign files among the words of a command line. */
const filesIn = (words: readonly string[], folder: string): readonly string[] =>
  words.filter((word) => word.endsWith('.longroll') && !word.startsWith('-')).map((word) => resolve(folder, word))

/** `npm run dev` serves the pages itself; a packaged Longroll listens to no such thing. */
const devPage = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']

/** Both are asked something harmless that any of them answers. */
const notificationServer = busName(
  'org.freedesktop.Notifications',
  '/org/freedesktop/Notifications',
  'org.freedesktop.Notifications.GetServerInformation',
  { now: () => realClock.monotonic() },
)
const trayHost = busName('org.kde.StatusNotifierWatcher', '/StatusNotifierWatcher', 'org.freedesktop.DBus.Peer.Ping', {
  now: () => realClock.monotonic(),
})

function start(): void {
  // Before any window: Windows shows no notification of a program without a name.
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID)
  // As root Chromium refuses its sandbox, and this would undo the switch that lets it start all the same.
  if (!process.argv.includes('--no-sandbox')) app.enableSandbox()
  declareAppProtocol()

  const waitingFiles = [...filesIn(process.argv.slice(1), process.cwd())]
  let openFiles = (paths: readonly string[]): void => {
    waitingFiles.push(...paths)
  }
  app.on('second-instance', (_event, _words, _folder, data) => {
    openFiles(isFiles(data) ? data.files : [])
  })
  app.on('open-file', (event, path) => {
    event.preventDefault()
    openFiles([path])
  })

  void app.whenReady().then(() => {
    openFiles = compose(waitingFiles)
  })
}

/** @returns what opens files from now on */
function compose(firstFiles: readonly string[]): (paths: readonly string[]) => void {
  const origins = devPage === undefined ? [appOrigin] : [appOrigin, originOf(devPage)]
  guard(app, electronSession.defaultSession, origins)
  serveApp(join(import.meta.dirname, '../renderer'))

  const settings = settingsStore()
  const data = app.getPath('userData')
  const backups = { folder: join(data, 'backups'), cap: () => settings.get().settings.backupMegabytes * 1_000_000 }
  const writer = threadedFileWriter({
    script: new URL('./file-writer-worker.js', import.meta.url),
    onCrash: (error) => log({ event: 'file-writer-crashed', ...faultFacts(error) }),
    backups,
  })
  const conflictFile = (path: string): string => conflictName(path, hostname(), new Date())
  const windows = new AppWindows({
    page: devPage ?? `${appOrigin}/index.html`,
    preload: join(import.meta.dirname, '../preload/index.cjs'),
    lastPlace: () => settings.get().place,
    keepPlace: (place) => settings.set({ place }),
    onLeaving: (window) => {
      void application.closeWindow(window)
    },
    onGone: (reason) => log({ event: 'window-gone', reason }),
  })
  const desk = new Desk({
    shelf: {
      fs: realFileSystem,
      journals: join(data, 'journals'),
      content: campaignContent,
      backups: createBackups({ fs: realFileSystem, clock: realClock, ...backups }),
      conflictName: conflictFile,
    },
    conflictName: conflictFile,
    watch: watchFolder,
    onReopened: (before, now) => {
      const window = windows.showing(before)
      if (window !== null) application.reopened(window, now)
    },
    clock: realClock,
    writer,
    world: { chance: secureChance, newId, nextTimeOfDay },
    onChange: (session, change) => {
      const window = windows.showing(session)
      if (window !== null) {
        push(window, 'campaign:changed', change)
        if (change.patch.some(({ path }) => path[0] === 'name')) entitle(window)
      }
      timers.rearm()
      alarms.changed(session, change)
    },
    onSaving: (session, saving) => {
      const window = windows.showing(session)
      if (window !== null) push(window, 'campaign:saving', saving)
    },
  })
  const timers = new TimerService<Session>({
    clock: realClock,
    sessions: () => desk.sessions(),
    hear: (session, raised) => alarms.ring(session, raised),
    log,
  })
  const alarms: Alarms = new Alarms({
    clock: realClock,
    windows,
    sessions: () => desk.sessions(),
    settings: () => application.settings(),
    changeSettings: (part) => void application.changeSettings(part),
    canNotify: process.platform === 'linux' ? notificationServer : null,
    hasTray: process.platform === 'linux' ? trayHost : null,
    onOpen: () => application.bringBack(),
    onQuit: () => app.quit(),
    log,
  })
  const showMenuNow = (): void => {
    const front = (): ReturnType<typeof windows.focused> => windows.focused()
    const withFront = (work: (window: NonNullable<ReturnType<typeof front>>) => void) => () => {
      const window = front()
      if (window !== null) work(window)
    }
    showMenu({
      settings: application.settings(),
      hasCampaign: (front()?.session ?? null) !== null,
      isMac: process.platform === 'darwin',
      onNew: () => push(application.welcome(), 'menu:chose', 'new-campaign'),
      onOpen: withFront((window) => void application.openAnother(window)),
      onSave: withFront(({ session }) => void session?.save()),
      onCloseCampaign: withFront((window) => application.closeCampaign(window)),
      onAct: (act) => withFront((window) => push(window, 'menu:chose', act))(),
      onTheme: (theme) => application.changeSettings({ theme }),
      onScale: (by) => application.scale(by),
    })
  }
  const application: LongrollApplication = new LongrollApplication({
    app,
    chance: secureChance,
    newId,
    fs: realFileSystem,
    clock: realClock,
    desk,
    windows,
    settings,
    onSettings: ({ theme }) => {
      nativeTheme.themeSource = theme
      showMenuNow()
      alarms.refresh()
    },
    onFront: showMenuNow,
    alarms,
    onCampaigns: () => {
      void timers.lookNow().then(() => alarms.refresh())
    },
  })

  nativeTheme.themeSource = application.settings().theme
  registerRequests({
    handlers: handlersFor(application),
    origins,
    windowOf: (contents) => windows.byContents(contents),
    log,
  })

  const saveAll = (): void => desk.sessions().forEach((session) => void session.save())
  app.on('browser-window-focus', showMenuNow)
  // Somebody is there: the machine may have slept, and its clock may have been set.
  const lookNow = (): void => void timers.lookNow().then(() => alarms.refresh())
  app.on('browser-window-focus', lookNow)
  // Not every volume tells when something changes on it.
  app.on('browser-window-focus', () => desk.sessions().forEach((session) => void desk.lookOutside(session)))
  let suspendedAt: ClockReading | null = null
  powerMonitor.on('suspend', () => {
    suspendedAt = realClock.reading()
  })
  powerMonitor.on('resume', () => {
    // Where the counter of waking time ran on in sleep, the system's word is all there is.
    if (process.platform === 'win32' && suspendedAt !== null) {
      noteSleep(realMs(Math.max(0, realClock.reading().awake - suspendedAt.awake)))
    }
    suspendedAt = null
    lookNow()
  })
  powerMonitor.on('unlock-screen', lookNow)
  app.on('before-quit', () => application.quitting())
  app.on('browser-window-blur', saveAll)
  powerMonitor.on('suspend', saveAll)
  app.on('activate', () => {
    if (windows.all().length === 0) application.welcome()
  })
  app.on('window-all-closed', () => {
    app.quit()
  })

  if (firstFiles.length === 0) application.welcome()
  else void application.openFiles(firstFiles)
  showMenuNow()
  return (paths) => {
    const front = windows.focused()
    if (paths.length > 0) void application.openFiles(paths)
    else if (front === null) application.welcome()
    else bringForward(front)
    alarms.refresh()
  }
}

const isFiles = (data: unknown): data is { readonly files: readonly string[] } =>
  typeof data === 'object' &&
  data !== null &&
  'files' in data &&
  Array.isArray(data.files) &&
  data.files.every((file) => typeof file === 'string')

// A second start hands its files over and ends before it has touched anything.
const handedOver = { files: filesIn(process.argv.slice(1), process.cwd()) }
if (app.requestSingleInstanceLock(handedOver)) start()
else app.exit(0)
