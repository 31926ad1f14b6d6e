import type { Settings } from '../contract/settings'
import type { Session } from './campaign/session'
import type { LogEvent } from './platform/log'
import type { Report } from './platform/reports'

export interface DiagnosticFacts {
  readonly versions: Readonly<Record<'longroll' | 'electron' | 'chrome' | 'node', string>>
  readonly system: {
    readonly platform: string
    readonly arch: string
    readonly release: string
    readonly language: string
    readonly desktop: string
    readonly isPacked: boolean
    readonly hasSandbox: boolean
  }
  readonly displays: readonly { readonly width: number; readonly height: number; readonly scale: number }[]
  readonly settings: Settings
  readonly sessions: readonly Pick<Session, 'state' | 'snapshot'>[]
  readonly windows: number
  readonly secondsUp: number
  readonly events: readonly LogEvent[]
  readonly reports: readonly Report[]
}

/**
 * What a developer needs to understand a report, as text to be pasted: versions, the system, settings, sizes, and the last
 * faults. No name, no note, no path: nobody has to read it through before passing it on.
 */
export function diagnosticsText(facts: DiagnosticFacts): string {
  const { sessions, settings, ...rest } = facts
  return `${JSON.stringify({ ...rest, settings: plainSettings(settings), campaigns: sessions.map(sizeOf) }, null, 1)}\n`
}

/** Each by its name: a new setting does not compile before somebody has decided what of it may be passed on. */
const plainSettings = ({
  theme,
  language,
  scale,
  alarms,
  dice,
  hints,
  backupMegabytes,
  backupFolder,
  shortcuts,
  recentActs,
}: Settings): { readonly [K in keyof Settings]: unknown } => ({
  theme,
  language,
  scale,
  alarms,
  dice,
  hints,
  backupMegabytes,
  backupFolder: backupFolder === null ? 'own' : 'chosen',
  shortcuts,
  // Their keys name tasks and characters by id; how many there are is enough.
  recentActs: recentActs.length,
})

function sizeOf(session: DiagnosticFacts['sessions'][number]) {
  const { state } = session
  const { revision, saving } = session.snapshot()
  return {
    revision,
    saving: saving.is,
    characters: Object.keys(state.characters).length,
    tasks: Object.values(state.tasks).map(({ system, status }) => `${system} ${status}`),
    alarms: Object.keys(state.alarms).length,
    timers: Object.keys(state.timers).length,
  }
}
