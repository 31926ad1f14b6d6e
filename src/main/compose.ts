import { app, nativeTheme, powerMonitor } from 'electron'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { ClockReading } from '../campaign/timers/timer'
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
import { errorOutputLog as log, faultFacts, lastEvents } from './platform/log'
import type { Reports } from './platform/reports'
import { settingsStore, type SettingsStore } from './settings/settings-store'
import { Alarms } from './timers/alarms'
import { busName } from './timers/bus-name'
import { TimerService } from './timers/timer-service'
import { entitle, push, type AppWindows } from './windows/app-windows'
import { speak } from './words'

// The composition root of everything that the first window does not wait for: builds the parts and joins them. It decides
// nothing.

export interface First {
  readonly windows: AppWindows
  readonly menu: MenuBar
  /** Origins of our own pages. */
  readonly origins: readonly string[]
  /** Built files beside this one are found from here. */
  readonly writerScript: URL
  readonly faults: Faults
  readonly reports: Reports
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

/** Joins all that stands behind the first window, once, while its page loads. */
export function compose({ windows, menu, origins, writerScript, system, faults, reports }: First): Composed {
  const settings = settingsStore()
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
    const { theme, language } = application.settings()
    menu.show({ theme, language, hasCampaign: (windows.focused()?.session ?? null) !== null })
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
      nativeTheme.themeSource = theme
      showMenuNow()
      alarms.refresh()
      void speak(spokenLanguage(language, [system])).then((isChanged) => {
        if (!isChanged) return
        menu.reword()
        alarms.reword()
      })
    },
    onFront: showMenuNow,
    alarms,
    onCampaigns: () => {
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
  app.on('before-quit', () => application.quitting())
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
