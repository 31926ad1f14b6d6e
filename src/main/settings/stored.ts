import { isActId } from '../../contract/acts'
import type { RecentCampaign } from '../../contract/channels'
import {
  defaultSettings,
  hintNames,
  largestScale,
  leastBackups,
  mostBackups,
  mostRecentActs,
  smallestScale,
  soundNames,
  themes,
  type AlarmKind,
  type AlarmSettings,
  type DiceSettings,
  type HintSettings,
  type Settings,
} from '../../contract/settings'
import { isLanguageChoice } from '../../contract/language'
import { partsOf, type Shortcuts } from '../../contract/shortcuts'
import { epochMs } from '../../rules/core/units'
import type { PlayerPlace } from '../windows/player-place'
import type { WindowPlace } from '../windows/window-place'

/** What the settings file holds. Nothing in it is missed if it is lost. */
export interface Stored {
  readonly settings: Settings
  /** Newest first. */
  readonly recent: readonly Recent[]
  /** Of windows, newest first, one for each display. */
  readonly places: readonly WindowPlace[]
  /** Where the player view was last. */
  readonly playerPlace: PlayerPlace | null
}

export type Recent = Omit<RecentCampaign, 'isThere' | 'isDamaged'>

const MOST_RECENT = 12

/** Reads what is there and leaves the rest at its default: the file may be from any version, or changed by hand. */
export function readStored(raw: Readonly<Record<string, unknown>>): Stored {
  const settings = fields(raw['settings'])
  const { theme, language, scale, backupMegabytes, backupFolder } = settings
  return {
    settings: {
      theme: themes.find((one) => one === theme) ?? defaultSettings.theme,
      language: isLanguageChoice(language) ? language : defaultSettings.language,
      scale: isScale(scale) ? scale : defaultSettings.scale,
      alarms: readAlarms(fields(settings['alarms'])),
      dice: readDice(fields(settings['dice'])),
      hints: readHints(fields(settings['hints'])),
      backupMegabytes: isBackups(backupMegabytes) ? backupMegabytes : defaultSettings.backupMegabytes,
      backupFolder: typeof backupFolder === 'string' && backupFolder !== '' ? backupFolder : null,
      shortcuts: readShortcuts(fields(settings['shortcuts'])),
      recentActs: readRecentActs(settings['recentActs']),
    },
    recent: Array.isArray(raw['recent']) ? raw['recent'].flatMap(readRecent) : [],
    places: Array.isArray(raw['places']) ? raw['places'].flatMap(readPlace) : [],
    playerPlace: readPlayerPlace(fields(raw['playerPlace'])),
  }
}

/** With this one first. */
export function withRecent(all: readonly Recent[], recent: Recent): readonly Recent[] {
  return [recent, ...withoutRecent(all, recent.path)].slice(0, MOST_RECENT)
}

/** The list but for one file. */
export const withoutRecent = (all: readonly Recent[], path: string): readonly Recent[] =>
  all.filter((other) => other.path !== path)

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const isScale = (value: unknown): value is number =>
  isNumber(value) && Number.isInteger(value) && value >= smallestScale && value <= largestScale

const isBackups = (value: unknown): value is number =>
  isNumber(value) && Number.isInteger(value) && value >= leastBackups && value <= mostBackups

function readAlarms(raw: Readonly<Record<string, unknown>>): AlarmSettings {
  const usual = defaultSettings.alarms
  const sounds = fields(raw['sounds'])
  const { volume, silentUntil } = raw
  const flag = (name: 'notification' | 'mark' | 'tray'): boolean => {
    const value = raw[name]
    return typeof value === 'boolean' ? value : usual[name]
  }
  const sound = (kind: AlarmKind): AlarmSettings['sounds'][AlarmKind] =>
    [...soundNames, 'none' as const].find((name) => name === sounds[kind]) ?? usual.sounds[kind]
  return {
    sounds: { timer: sound('timer'), due: sound('due'), deadline: sound('deadline') },
    volume: isNumber(volume) && Number.isInteger(volume) && volume >= 0 && volume <= 100 ? volume : usual.volume,
    silentUntil: isNumber(silentUntil) ? epochMs(silentUntil) : null,
    notification: flag('notification'),
    mark: flag('mark'),
    tray: flag('tray'),
  }
}

function readDice({ rolled, typed }: Readonly<Record<string, unknown>>): DiceSettings {
  const usual = defaultSettings.dice
  return {
    rolled: rolled === 'app' || rolled === 'table' ? rolled : usual.rolled,
    typed: typed === 'faces' || typed === 'count' ? typed : usual.typed,
  }
}

function readHints({ isShown, seen }: Readonly<Record<string, unknown>>): HintSettings {
  const known: readonly unknown[] = Array.isArray(seen) ? seen : []
  return {
    isShown: typeof isShown === 'boolean' ? isShown : defaultSettings.hints.isShown,
    seen: hintNames.filter((name) => known.includes(name)),
  }
}

/** Acts that are no more, and keys that are none, are left out. */
const readShortcuts = (raw: Readonly<Record<string, unknown>>): Shortcuts =>
  Object.fromEntries(
    Object.entries(raw).filter(
      ([id, keys]) => isActId(id) && (keys === null || (typeof keys === 'string' && partsOf(keys) !== null)),
    ),
  )

const readRecentActs = (raw: unknown): readonly string[] =>
  Array.isArray(raw)
    ? raw.filter((key): key is string => typeof key === 'string' && key.length <= 200).slice(0, mostRecentActs)
    : []

function readRecent(raw: unknown): readonly Recent[] {
  const { path, name, lastPlayed, running } = fields(raw)
  if (typeof path !== 'string' || typeof name !== 'string' || !isNumber(lastPlayed)) return []
  return [{ path, name, lastPlayed: epochMs(lastPlayed), running: isNumber(running) ? running : 0 }]
}

function readPlace(raw: unknown): readonly WindowPlace[] {
  const { x, y, width, height, isMaximized, display } = fields(raw)
  if (!isNumber(x) || !isNumber(y) || !isNumber(width) || !isNumber(height) || typeof display !== 'string') return []
  return [{ x, y, width, height, isMaximized: isMaximized === true, display }]
}

function readPlayerPlace({ display, isFull, bounds }: Readonly<Record<string, unknown>>): PlayerPlace | null {
  const { x, y, width, height } = fields(bounds)
  if (!isNumber(display) || !isNumber(x) || !isNumber(y) || !isNumber(width) || !isNumber(height)) return null
  return { display, isFull: isFull === true, bounds: { x, y, width, height } }
}
