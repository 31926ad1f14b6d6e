import type { JournalHeader } from '../journal-format'
import type { Backup, Backups } from './backups'

/** The verified backup of the very file that a journal continues, if there is one. */
export async function backupOf(
  backups: Backups,
  { campaign, path, continues }: JournalHeader,
): Promise<{ readonly backup: Backup; readonly bytes: Uint8Array } | null> {
  const all = await backups.list({ campaign, path })
  for (const backup of all.ok ? all.value.filter(({ sha256 }) => sha256 === continues) : []) {
    const bytes = await backups.read(backup.id)
    if (bytes !== null) return { backup, bytes }
  }
  return null
}
