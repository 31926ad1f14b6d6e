import { app, nativeTheme, powerMonitor, session as electronSession } from 'electron'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { ClockReading } from '../campaign/timers/timer'
import { systemTheme } from '../contract/settings'
import { spokenLanguage, type Language } from '../contract/language'
import { realMs } from '../rules/core/units'
import { LongrollApplication } from './application'
import { backupsInTwoPlaces } from './campaign/backups/two-places'
import { conflictName } from './campaign/conflicts/conflict-names'
import { campaignContent } from './campaign/campaign-content'
import { Desk } from './campaign/desk'
import type { Session } from './campaign/session'
import { threadedFileWriter, type BackupsNow } from './campaign/threaded-file-writer'
import { answering } from './ipc/answering'
import { diagnosticsText } from './diagnostics'
import type { Faults } from './faults'
import { handlersFor } from './ipc/handlers'
import type { Answering } from './ipc/register'
import type { MenuBar } from './menu/menu'
import { secureChance } from './platform/chance'
import { noteSleep, realClock } from './platform/clock'
import { realFileSystem } from './platform/file-system'
import { watchFolder } from './platform/watch-folder'
import { machineFacts } from './machine'
import { nextTimeOfDay } from './platform/time-of-day'
import { newId } from './platform/ids'
import { PlayerViews } from './player/player-views'
import { errorOutputLog as log, faultFacts, lastEvents } from './platform/log'
import type { Reports } from './platform/reports'
import type { SecondStarts } from './second-start'
import { settingsStore, type SettingsStore } from './settings/settings-store'
import type { Stored } from './settings/stored'
import { Alarms } from './timers/alarms'
import { busName } from './timers/bus-name'
import { TimerService } from './timers/timer-service'
import { serveApp } from './windows/app-protocol'
import { entitle, push, type AppWindow, type AppWindows } from './windows/app-windows'
import { guardSession } from './windows/guards'
import { openPlayerWindow } from './windows/player-window'
import { speak } from './words'

// The composition root of everything that the first window does not wait for: builds the parts and joins them. It decides
// nothing.

export interface First {
  readonly windows: AppWindows
  readonly menu: MenuBar
  /** What the settings are, as far as the first window had to know them. */
  readonly looked: Stored
  /** Origins of our own pages. */
  readonly origins: readonly string[]
  /** The address of a page by its name, and where the built pages and preloads lie. */
  readonly pageNamed: (name: string) => string
  readonly out: { readonly pages: string; readonly preloads: string }
  /** Built files beside this one are found from here. */
  readonly writerScript: URL
  readonly faults: Faults
  readonly reports: Reports
  readonly starts: SecondStarts
  /** What the system speaks, of what we speak. */
  readonly system: Language
}

export interface Composed {
  readonly application: LongrollApplication
  readonly settings: SettingsStore
  readonly answer: Answering
  readonly alarms: Alarms
}

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

/** Long enough for the first window to be there. */
const A_MOMENT = realMs(1_500)

/** Joins all that stands behind the first window, once, while its page loads. */
export function compose(first: First): Composed {
  const { windows, menu, looked, origins, pageNamed, out, writerScript, system, faults, reports, starts } = first
  const settings = settingsStore({
    first: looked,
    onUnusable: (code) => log({ event: 'settings-unusable', system: code }),
  })
  realClock.after(A_MOMENT, () => void settings.load())
  const data = app.getPath('userData')
  const ownBackups = join(data, 'backups')
  const backupsNow = (): BackupsNow => {
    const { backupMegabytes, backupFolder } = settings.get().settings
    return { cap: backupMegabytes * 1_000_000, chosen: backupFolder }
  }
  const writer = threadedFileWriter({
    script: writerScript,
    onCrash: (error) => log({ event: 'file-writer-crashed', ...faultFacts(error) }),
    backups: { folder: ownBackups, now: backupsNow },
  })
  const conflictFile = (path: string): string => conflictName(path, hostname(), new Date())
  const desk = new Desk({
    shelf: {
      fs: realFileSystem,
      journals: join(data, 'journals'),
      content: campaignContent,
      backups: backupsInTwoPlaces({
        fs: realFileSystem,
        clock: realClock,
        own: ownBackups,
        chosen: () => backupsNow().chosen,
        cap: () => backupsNow().cap,
      }),
      conflictName: conflictFile,
    },
    conflictName: conflictFile,
    watch: watchFolder,
    onReopened: (before, now) => {
      const window = windows.showing(before)
      if (window !== null) application.seating.reopened(window, now)
    },
    clock: realClock,
    writer,
    world: { chance: secureChance, newId, nextTimeOfDay },
    onChange: (session, change) => {
      const window = windows.showing(session)
      if (window !== null) {
        push(window, 'campaign:changed', change)
        if (change.patch.some(({ path }) => path[0] === 'name')) entitle(window)
        players.changed(window)
      }
      timers.rearm()
      // Not while the window waits for its change.
      setImmediate(showMenuNow)
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
  const playerSession = once(() => {
    const own = electronSession.fromPartition('players')
    guardSession(own, origins)
    serveApp(out.pages, own.protocol)
    return own
  })
  const players = new PlayerViews<AppWindow>({
    open: ({ browser }, events) =>
      openPlayerWindow(
        browser,
        {
          page: `${pageNamed('player')}?system=${system}&language=${spokenLanguage(application.settings().language, [system])}`,
          preload: join(out.preloads, 'player.cjs'),
          session: playerSession(),
          lastPlace: () => settings.get().playerPlace,
          keepPlace: (playerPlace) => settings.set({ playerPlace }),
          onGone: (reason) => log({ event: 'player-window-gone', reason }),
        },
        events,
      ),
    campaignOf: ({ session }) => session,
    settings: () => application.settings(),
    tell: (window, state) => push(window, 'player:state', state),
  })
  const showMenuNow = (): void => {
    const { theme, language, shortcuts } = application.settings()
    const session = windows.focused()?.session ?? null
    menu.show({ theme, language, shortcuts, front: session === null ? null : session.undoable })
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
    ownBackups,
    onSettings: ({ theme, language }) => {
      nativeTheme.themeSource = systemTheme(theme)
      showMenuNow()
      alarms.refresh()
      players.allChanged()
      void speak(spokenLanguage(language, [system])).then((isChanged) => {
        if (!isChanged) return
        menu.reword()
        alarms.reword()
      })
    },
    onFront: showMenuNow,
    starts,
    alarms,
    players,
    onCampaigns: () => {
      players.allChanged()
      void timers.lookNow().then(() => alarms.refresh())
    },
    onPageFault: ({ fault, frames }) => faults.ofPage('page-failed', fault, frames),
    diagnostics: () =>
      diagnosticsText({
        ...machineFacts(),
        settings: application.settings(),
        sessions: desk.sessions(),
        windows: windows.all().length,
        secondsUp: Math.round(process.uptime()),
        events: lastEvents(),
        reports: reports.all(),
      }),
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
  // Chromium hears such a signal once; the next one would end the process while files are still being written.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => app.quit())
  app.on('will-quit', (event) => {
    if (!settings.isBehind()) return
    event.preventDefault()
    void settings.load().then(() => app.quit())
  })
  app.on('browser-window-blur', saveAll)
  powerMonitor.on('suspend', saveAll)
  const answer = answering({
    handlers: handlersFor(application),
    origins,
    windowOf: (contents) => windows.byContents(contents),
    log,
  })
  return { application, settings, answer, alarms }
}

function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | null = null
  return () => (made ??= { it: make() }).it
}
