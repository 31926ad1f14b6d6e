import type { FileSystem } from '../platform/file-system'
import { troubleOf } from '../platform/file-trouble'
import type { CampaignFile } from './campaign-file'
import type { FoundJournal, FoundJournals } from './journal-folder'
import type { JournalHeader, JournalLine } from './journal-format'
import { linesHeld } from './journal-match'

/** A journal that continues a file. */
export interface OurJournal {
  readonly found: FoundJournal
  readonly header: JournalHeader
  /** Lines that the file does not hold yet. */
  readonly fresh: readonly JournalLine[]
}

/** A journal whose changes do not continue it. */
export interface Stranger {
  readonly found: FoundJournal
  readonly why: 'file-changed' | 'file-moved' | 'journal-damaged'
}

/** Which journal continues this file, and which ones hold changes that do not. */
export async function sortJournals(
  fs: FileSystem,
  { header: file }: CampaignFile,
  real: string,
  { here, elsewhere }: FoundJournals,
): Promise<{ readonly ours: OurJournal | null; readonly strangers: readonly Stranger[] }> {
  let ours: OurJournal | null = null
  const strangers: Stranger[] = []
  for (const found of here) {
    const { header, lines, tail } = found.journal
    const held = header === null || header.path !== real ? null : linesHeld(file, header, lines)
    if (header === null) strangers.push({ found, why: 'journal-damaged' })
    else if (held !== null) ours = { found, header, fresh: lines.slice(held) }
    else if (lines.length > 0 || tail === 'damaged') strangers.push({ found, why: 'file-changed' })
  }
  for (const found of elsewhere) {
    const { header, lines } = found.journal
    if (header === null || lines.length === 0 || (await exists(fs, header.path))) continue
    const held = linesHeld(file, header, lines)
    if (held !== null && held < lines.length) strangers.push({ found, why: 'file-moved' })
  }
  return { ours, strangers }
}

async function exists(fs: FileSystem, path: string): Promise<boolean> {
  try {
    await fs.realPath(path)
    return true
  } catch (error) {
    return troubleOf(error).reason !== 'gone'
  }
}
