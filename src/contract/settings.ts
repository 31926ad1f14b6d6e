import type { EpochMs } from '../rules/core/units'
import type { LanguageChoice } from './language'
import type { Shortcuts } from './shortcuts'

/** `contrast`: high contrast, on black. Where the system asks for more contrast, it is used whatever was chosen. */
export type Theme = 'system' | 'dark' | 'light' | 'contrast'

export const themes: readonly Theme[] = ['system', 'dark', 'light', 'contrast']

/** What the system's own parts of a window can be. */
export const systemTheme = (theme: Theme): 'system' | 'dark' | 'light' => (theme === 'contrast' ? 'dark' : theme)

/** What is remembered between starts beside the campaigns: nothing here that a GM would miss. */
export interface Settings {
  readonly theme: Theme
  readonly language: LanguageChoice
  /** Size of text in per cent, 80 to 200. */
  readonly scale: number
  readonly alarms: AlarmSettings
  readonly dice: DiceSettings
  readonly hints: HintSettings
  /** The most that backups of one campaign take. */
  readonly backupMegabytes: number
  /** Where new backups go; null: into the app's own data. The system's dialog chooses it, no page can name one. */
  readonly backupFolder: string | null
  /** Shortcuts that the GM changed. */
  readonly shortcuts: Shortcuts
  /** What was chosen in the palette, by its key there, newest first. */
  readonly recentActs: readonly string[]
}

/** What a page may ask to be changed. */
export type SettingsChange = Partial<Omit<Settings, 'backupFolder'>>

/** What a newcomer is told, each once. */
export type HintName = 'roll' | 'undo' | 'choice' | 'advance' | 'why' | 'guide'

/** All hints that there are. */
export const hintNames: readonly HintName[] = ['roll', 'undo', 'choice', 'advance', 'why', 'guide']

/** Hints come once where they apply; those that were seen do not come again. */
export interface HintSettings {
  readonly isShown: boolean
  readonly seen: readonly HintName[]
}

/** How this table rolls. Both ways are always there; this says which is the nearer one. */
export interface DiceSettings {
  /** The act that is filled when a roll is due: rolling here, or typing what fell. */
  readonly rolled: 'app' | 'table'
  /** Where typing begins: with the faces, or with the count or total where a system takes one. */
  readonly typed: 'faces' | 'count'
}

/** How alarms are heard. Each way is independent of the others; the banner in the window is always there. */
export interface AlarmSettings {
  readonly sounds: { readonly [K in AlarmKind]: SoundName | 'none' }
  /** 0 to 100. */
  readonly volume: number
  /** No sound before then; null: none is held back. */
  readonly silentUntil: EpochMs | null
  readonly notification: boolean
  /** A mark on the taskbar or dock until the window is looked at. */
  readonly mark: boolean
  /** A campaign whose window is closed stays open in the tray while its timers run. */
  readonly tray: boolean
}

/** A timer, a roll that came due, a deadline. */
export type AlarmKind = 'timer' | 'due' | 'deadline'

/** The sounds that ship, by the names of their files. `soft` is for what was missed, and is not chosen. */
export type SoundName = 'bell' | 'knock' | 'chime' | 'glass' | 'clock'

export const soundNames: readonly SoundName[] = ['bell', 'knock', 'chime', 'glass', 'clock']

export const defaultSettings: Settings = {
  theme: 'dark',
  language: 'system',
  scale: 100,
  alarms: {
    sounds: { timer: 'bell', due: 'knock', deadline: 'clock' },
    volume: 70,
    silentUntil: null,
    notification: true,
    mark: true,
    tray: true,
  },
  dice: { rolled: 'app', typed: 'faces' },
  hints: { isShown: true, seen: [] },
  backupMegabytes: 500,
  backupFolder: null,
  shortcuts: {},
  recentActs: [],
}

export const mostRecentActs = 8

export const leastBackups = 20
export const mostBackups = 100_000

export const smallestScale = 80
export const largestScale = 200
