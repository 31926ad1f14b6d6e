import type { Folders } from '../contract/channels'
import type { AppError } from '../contract/errors'
import { fail, ok, type Result } from '../rules/core/result'
import type { FileSystem } from './platform/file-system'
import { systemCode, troubleOf } from './platform/file-trouble'

export interface AppFoldersParts<W> {
  readonly fs: FileSystem
  readonly data: string
  readonly ownBackups: string
  /** The folder that the GM chose for backups; null: the app's own. */
  readonly chosen: () => string | null
  readonly choose: (folder: string | null) => Result<null, AppError>
  readonly ask: (window: W, now: string) => Promise<string | null>
  readonly show: (folder: string) => Promise<unknown>
}

/** Where the app keeps what is not in campaign files: told, shown, and for backups chosen. */
export class AppFolders<W> {
  readonly #parts: AppFoldersParts<W>

  constructor(parts: AppFoldersParts<W>) {
    this.#parts = parts
  }

  async tell(): Promise<Folders> {
    const { data, ownBackups, chosen } = this.#parts
    const folder = chosen()
    return { data, backups: folder ?? ownBackups, isAway: folder !== null && !(await this.#isThere(folder)) }
  }

  async show(which: 'data' | 'backups'): Promise<void> {
    const { fs, data, ownBackups, chosen, show } = this.#parts
    // The own one is made with the first backup; before that there would be nothing to show.
    if (which === 'backups' && chosen() === null) await fs.makeFolder(ownBackups)
    await show(which === 'data' ? data : (chosen() ?? ownBackups))
  }

  /** A folder that cannot be written is refused now, not with the first backup. */
  async keepBackups(window: W, to: 'chosen' | 'own'): Promise<Result<Folders, AppError>> {
    const { ask, chosen, choose, ownBackups } = this.#parts
    const folder = to === 'own' ? null : await ask(window, chosen() ?? ownBackups)
    if (to === 'own' || folder !== null) {
      const usable = folder === null ? ok(null) : await this.#tryOut(folder)
      if (!usable.ok) return usable
      const kept = choose(folder)
      if (!kept.ok) return kept
    }
    return ok(await this.tell())
  }

  async #tryOut(folder: string): Promise<Result<null, AppError>> {
    const { fs } = this.#parts
    const probe = `${folder}/.longroll-${process.pid}.tmp`
    try {
      const file = await fs.open(probe, 'create')
      await file.close()
      await fs.unlink(probe)
      return ok(null)
    } catch (error) {
      return fail({ code: 'file/not-written', path: folder, ...troubleOf(error) })
    }
  }

  async #isThere(folder: string): Promise<boolean> {
    try {
      await this.#parts.fs.list(folder)
      return true
    } catch (error) {
      if (systemCode(error) === null) throw error
      return false
    }
  }
}
