import type { BackupDetails, BackupInfo, Offers } from '../../contract/files'
import type { FileError } from '../../contract/errors'
import { fail, ok, type Result } from '../../rules/core/result'
import { systemCode, troubleOf } from '../platform/file-trouble'
import type { Backup } from './backups/backups'
import { checkCampaignFile } from './campaign-file'
import { findJournals } from './journal-folder'
import { lookAtCampaign, openCampaign, type OpenCampaign, type Shelf } from './open-campaign'
import { createFile, replaceFile, type Disk } from './replace-file'

/** More than these are no help to choose from. */
const MOST_OFFERED = 12

/** What a window is told of a backup; not where it lies. */
export const infoOf = ({ id, at, revision, kind, size }: Backup): BackupInfo => ({ id, at, revision, kind, size })

/** What can be done about a file that cannot be opened: the backup that the journal goes on from, then the newest, then older ones. */
export async function offersFor<T>(
  shelf: Shelf<T>,
  path: string,
  describe: (id: string) => Promise<BackupDetails>,
): Promise<Offers> {
  const real = await shelf.fs.realPath(path).catch((error: unknown) => {
    if (systemCode(error) === null) throw error
    return path
  })
  const found = await findJournals(shelf.fs, shelf.journals, null, real)
  const journals = found.ok ? found.value.here.map(({ journal }) => journal) : []
  const goesOn = (backup: Backup): number =>
    Math.max(0, ...journals.map(({ header, lines }) => (header?.continues === backup.sha256 ? lines.length : 0)))

  const listed = shelf.backups ? await shelf.backups.list({ campaign: null, path: real }) : ok([])
  const offered: Offers['backups'][number][] = []
  const seen = new Set<string>()
  const best = (listed.ok ? listed.value : []).toSorted((a, b) => goesOn(b) - goesOn(a))
  for (const backup of best) {
    if (offered.length >= MOST_OFFERED) break
    const details = seen.has(backup.sha256) ? null : await describe(backup.id)
    if (details === null) continue
    seen.add(backup.sha256)
    offered.push({ ...infoOf(backup), details, journal: goesOn(backup) })
  }
  const look = await lookAtCampaign(shelf, real)
  return { path, backups: offered, canLook: look.ok }
}

/** A backup in the place of a file that cannot be opened, or is gone. What lay there is put aside first, whatever it was. */
export async function recoverCampaign<T>(
  shelf: Shelf<T>,
  disk: Disk,
  path: string,
  id: string,
): Promise<Result<OpenCampaign<T>, FileError>> {
  const { backups } = shelf
  const bytes = backups ? await backups.read(id) : null
  if (!backups || bytes === null) return fail({ code: 'file/no-such-backup' })
  let bad: Uint8Array | null
  try {
    bad = await shelf.fs.readFile(path)
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble.reason !== 'gone') return fail({ code: 'file/unreadable', path, ...trouble })
    bad = null
  }
  // One that is whole is opened, and what it was before is restored there, as one more change.
  if (bad !== null && checkCampaignFile(bad).ok) return openCampaign(shelf, path, { setJournalAside: false })
  const there = bad
  const kept = there === null ? ok('') : await backups.putAside(path, there)
  if (!kept.ok) return fail({ code: 'file/not-saved', path, ...kept.error, kept: true })
  const put =
    there === null
      ? await createFile(shelf.fs, path, bytes)
      : await replaceFile(disk, { path, bytes, isStillOurs: (target) => Buffer.compare(target, there) === 0 })
  if (!put.ok) return fail({ code: 'file/not-saved', path, ...put.error, kept: true })
  return openCampaign(shelf, path, { setJournalAside: true })
}
