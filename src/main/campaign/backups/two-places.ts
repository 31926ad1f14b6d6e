import { ok } from '../../../rules/core/result'
import { systemCode } from '../../platform/file-trouble'
import { createBackups, type Backups, type BackupsParts } from './backups'

export interface TwoPlaces extends Omit<BackupsParts, 'folder'> {
  /** The app's own folder. */
  readonly own: string
  /** Where the GM wants new ones; null: in the app's own. */
  readonly chosen: () => string | null
}

/**
 * Backups where the GM wants them. A chosen folder that is away (a stick that was pulled, a share that is down) costs no
 * backup: it goes to the app's own folder. What lies in either is listed and read.
 */
export function backupsInTwoPlaces({ own: ownFolder, chosen, ...parts }: TwoPlaces): Backups {
  const own = createBackups({ ...parts, folder: ownFolder })

  /** Null when none was chosen or it is not there. It is never made anew: a mount point without its disk is a folder too. */
  async function other(): Promise<Backups | null> {
    const folder = chosen()
    if (folder === null || folder === ownFolder) return null
    try {
      await parts.fs.list(folder)
      return createBackups({ ...parts, folder })
    } catch (error) {
      if (systemCode(error) === null) throw error
      return null
    }
  }

  return {
    keep: async (whose, bytes, kind) => {
      const kept = await (await other())?.keep(whose, bytes, kind)
      return kept?.ok === true ? kept : own.keep(whose, bytes, kind)
    },
    list: async (whose) => {
      const elsewhere = (await (await other())?.list(whose)) ?? ok([])
      const here = await own.list(whose)
      // One place that cannot be read hides nothing of the other.
      if (!here.ok) return elsewhere.ok && elsewhere.value.length > 0 ? elsewhere : here
      const all = [...(elsewhere.ok ? elsewhere.value : []), ...here.value]
      const byId = new Map(all.map((backup) => [backup.id, backup]))
      return ok([...byId.values()].toSorted((a, b) => b.at - a.at || b.number - a.number))
    },
    read: async (id) => (await (await other())?.read(id)) ?? own.read(id),
    putAside: (path, bytes) => own.putAside(path, bytes),
  }
}
