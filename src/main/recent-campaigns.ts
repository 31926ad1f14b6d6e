import type { RecentCampaign } from '../contract/channels'
import { checkCampaignFile } from './campaign/campaign-file'
import type { Session } from './campaign/session'
import type { Clock } from './platform/clock'
import type { FileSystem } from './platform/file-system'
import { systemCode } from './platform/file-trouble'
import { withoutRecent, withRecent } from './settings/stored'
import type { SettingsStore } from './settings/settings-store'

export interface RecentParts {
  readonly fs: FileSystem
  readonly clock: Pick<Clock, 'now'>
  readonly settings: Pick<SettingsStore, 'get' | 'set'>
}

/** In bytes: a larger file is not read only for the list; opening it will tell. */
const LARGE = 4_000_000

/** The campaigns that were open last, and how their files are now. */
export class RecentCampaigns {
  readonly #parts: RecentParts

  constructor(parts: RecentParts) {
    this.#parts = parts
  }

  /** Newest first. */
  list(): Promise<readonly RecentCampaign[]> {
    const { recent } = this.#parts.settings.get()
    return Promise.all(recent.map(async (one) => ({ ...one, ...(await this.#howItIs(one.path)) })))
  }

  has(path: string): boolean {
    return this.#parts.settings.get().recent.some((recent) => recent.path === path)
  }

  forget(path: string): void {
    const { settings } = this.#parts
    settings.set({ recent: withoutRecent(settings.get().recent, path) })
  }

  /** As it is now: it was just opened, or is about to be closed. */
  remember(session: Session): void {
    const { settings, clock } = this.#parts
    const running = Object.values(session.state.tasks).filter(
      ({ status }) => status === 'running' || status === 'waiting',
    )
    const recent = {
      path: session.path,
      name: session.state.name,
      lastPlayed: clock.now(),
      running: running.length,
    }
    settings.set({ recent: withRecent(settings.get().recent, recent) })
  }

  async #howItIs(path: string): Promise<{ readonly isThere: boolean; readonly isDamaged: boolean }> {
    const { fs } = this.#parts
    try {
      const { size } = await fs.stat(path)
      return { isThere: true, isDamaged: size <= LARGE && !checkCampaignFile(await fs.readFile(path)).ok }
    } catch (error) {
      if (systemCode(error) === null) throw error
      return { isThere: false, isDamaged: false }
    }
  }
}
