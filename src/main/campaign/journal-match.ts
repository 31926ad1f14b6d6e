import type { FileHeader } from './file-header'
import type { JournalHeader, JournalLine } from './journal-format'

/**
 * How many of a journal's lines a campaign file already holds. More than none only when the app or the power went
 * between the replacement of the file and the cut of the journal: then the file names the same predecessor that the
 * journal continues, and its checksum is in the journal's own chain.
 *
 * @returns null when they do not belong together: somebody else wrote the file since
 */
export function linesHeld(file: FileHeader, journal: JournalHeader, lines: readonly JournalLine[]): number | null {
  if (file.campaign !== journal.campaign) return null
  if (file.sha256 === journal.continues)
    return file.revision === journal.revision && file.head === journal.head ? 0 : null
  if (file.previous !== journal.continues) return null
  const at = lines.findIndex((line) => line.revision === file.revision && line.head === file.head)
  return at < 0 ? null : at + 1
}
