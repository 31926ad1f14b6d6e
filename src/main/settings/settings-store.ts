import Store from 'electron-store'
import type { Settings } from '../../contract/settings'
import { fail, ok, type Result } from '../../rules/core/result'
import { systemCode } from '../platform/file-trouble'
import { readStored, type Stored } from './stored'

/** Remembered between starts. What cannot be kept still holds until Longroll is closed. */
export interface SettingsStore {
  get(): Stored
  /** What is left out stays. */
  set(part: Partial<Stored>): Result<null, { readonly code: 'settings/not-kept'; readonly system: string | null }>
  setSettings(part: Partial<Settings>): ReturnType<SettingsStore['set']>
}

/**
 * Settings as they are kept on disk; read once, here. Broken ones begin anew, since nothing in them would be missed.
 */
export function settingsStore(): SettingsStore {
  // A settings file that cannot be read is begun anew: nothing in it would be missed.
  const store = new Store({ name: 'settings', clearInvalidConfig: true })
  let now = readStored({ ...store.store })

  function set(part: Partial<Stored>): ReturnType<SettingsStore['set']> {
    now = { ...now, ...part }
    try {
      store.set(part)
      return ok(null)
    } catch (error) {
      const system = systemCode(error)
      if (system === null) throw error
      return fail({ code: 'settings/not-kept', system })
    }
  }
  return { get: () => now, set, setSettings: (part) => set({ settings: { ...now.settings, ...part } }) }
}
