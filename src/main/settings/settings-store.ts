import type { Settings } from '../../contract/settings'
import { fail, ok, type Result } from '../../rules/core/result'
import { systemCode } from '../platform/file-trouble'
import type { Stored } from './stored'

/** Remembered between starts. What cannot be kept still holds until Longroll is closed. */
export interface SettingsStore {
  get(): Stored
  /**
   * What is left out stays. Kept means written, or, in the first moment of a start, that it will be: see `load` and
   * `isBehind`.
   */
  set(part: Partial<Stored>): Result<null, { readonly code: 'settings/not-kept'; readonly system: string | null }>
  setSettings(part: Partial<Settings>): ReturnType<SettingsStore['set']>
  /** Makes ready to write, and writes what waited for that. Answers also when it failed: then nothing is kept. */
  load(): Promise<void>
  /** Something was set that is not written yet, because nothing was ready to write it. */
  isBehind(): boolean
}

export interface SettingsWriter {
  /** @throws what the system says when it cannot be written */
  set(part: Partial<Stored>): void
}

export interface SettingsParts {
  /** What the store holds, read without it. */
  readonly first: Stored
  /** @throws what the system says when the file cannot be read or made */
  readonly open?: () => Promise<SettingsWriter>
  /** The writer could not be opened, with the system's code. */
  readonly onUnusable: (system: string) => void
}

async function electronStore(): Promise<SettingsWriter> {
  const { default: Store } = await import('electron-store')
  // A settings file that cannot be read is begun anew: nothing in it would be missed.
  return new Store<Partial<Stored>>({ name: 'settings', clearInvalidConfig: true })
}

/**
 * electron-store, loaded a moment after the start: that takes as long as all else together, and nothing that it holds is
 * needed before but the first look. What is set meanwhile loads it at once, and waits for it.
 */
export function settingsStore({ first, open = electronStore, onUnusable }: SettingsParts): SettingsStore {
  let now = first
  let writer: SettingsWriter | 'unusable' | null = null
  let waiting: Partial<Stored> | null = null
  let loading: Promise<void> | null = null

  async function start(): Promise<void> {
    try {
      writer = await open()
    } catch (error) {
      const system = systemCode(error)
      if (system === null) throw error
      writer = 'unusable'
      onUnusable(system)
    }
    const part = waiting
    waiting = null
    if (part !== null) set(part)
  }
  const load = (): Promise<void> => (loading ??= start())

  function set(part: Partial<Stored>): ReturnType<SettingsStore['set']> {
    now = { ...now, ...part }
    if (writer === null) {
      waiting = { ...waiting, ...part }
      void load()
      return ok(null)
    }
    if (writer === 'unusable') return fail({ code: 'settings/not-kept', system: null })
    try {
      writer.set(part)
      return ok(null)
    } catch (error) {
      const system = systemCode(error)
      if (system === null) throw error
      return fail({ code: 'settings/not-kept', system })
    }
  }
  return {
    get: () => now,
    set,
    setSettings: (part) => set({ settings: { ...now.settings, ...part } }),
    load,
    isBehind: () => waiting !== null,
  }
}
