import { join } from 'node:path'
import { fail, ok, type Result } from '../../rules/core/result'
import { createFile } from './replace-file'
import type { FileSystem } from '../platform/file-system'
import { troubleOf, type Trouble } from '../platform/file-trouble'
import { newId } from '../platform/ids'
import { sha256 } from './hash'
import { readJournal, type ReadJournal } from './journal-format'

/**
 * The folder of journals in the app's own data. One journal per campaign id and real path: a copy of a campaign file has
 * the same id, but its changes are its own. Both stand in the name, so that no journal need be opened to find one.
 */
export const journalPath = (folder: string, campaign: string, realPath: string): string =>
  join(folder, `${placeOf(realPath)}-${campaign}.journal`)

const placeOf = (realPath: string): string => sha256(realPath).slice(0, 16)

export interface FoundJournal {
  readonly path: string
  readonly bytes: Uint8Array
  readonly journal: ReadJournal
}

export interface FoundJournals {
  /** For a file at this path. More than one only if another campaign's file lay here before. */
  readonly here: readonly FoundJournal[]
  /** For this campaign at other paths. */
  readonly elsewhere: readonly FoundJournal[]
}

/** @param campaign null when the file is too damaged to say */
export async function findJournals(
  fs: FileSystem,
  folder: string,
  campaign: string | null,
  realPath: string,
): Promise<Result<FoundJournals, Trouble>> {
  try {
    // Made before it is listed: a folder that cannot be found must never be taken for one without journals.
    await fs.makeFolder(folder)
    const names = (await fs.list(folder)).filter((name) => name.endsWith('.journal'))
    const isHere = (name: string): boolean => name.startsWith(`${placeOf(realPath)}-`)
    const isCampaigns = (name: string): boolean => campaign !== null && name.endsWith(`-${campaign}.journal`)
    const read = async (name: string): Promise<FoundJournal> => {
      const path = join(folder, name)
      const bytes = await fs.readFile(path)
      return { path, bytes, journal: readJournal(bytes) }
    }
    return ok({
      here: await Promise.all(names.filter(isHere).map(read)),
      elsewhere: await Promise.all(names.filter((name) => !isHere(name) && isCampaigns(name)).map(read)),
    })
  } catch (error) {
    return fail(troubleOf(error))
  }
}

/** Out of the way but never lost: `aside/` keeps it for whoever wants to look. */
export async function setAside(fs: FileSystem, folder: string, found: FoundJournal): Promise<Result<string, Trouble>> {
  const kept = await keepCopy(fs, folder, found)
  if (!kept.ok) return kept
  try {
    await fs.unlink(found.path)
    await fs.syncFolder(folder)
    return kept
  } catch (error) {
    return fail(troubleOf(error))
  }
}

/** @returns where the copy lies */
export async function keepCopy(fs: FileSystem, folder: string, found: FoundJournal): Promise<Result<string, Trouble>> {
  const aside = join(folder, 'aside')
  try {
    await fs.makeFolder(aside)
  } catch (error) {
    return fail(troubleOf(error))
  }
  const path = join(aside, `${newId()}.journal`)
  const made = await createFile(fs, path, found.bytes)
  return made.ok ? ok(path) : made
}
