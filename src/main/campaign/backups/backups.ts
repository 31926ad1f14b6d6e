import { join } from 'node:path'
import { fail, ok, type Result } from '../../../rules/core/result'
import type { Clock } from '../../platform/clock'
import type { FileSystem } from '../../platform/file-system'
import { systemCode, troubleOf, type Trouble } from '../../platform/file-trouble'
import { checkCampaignFile } from '../campaign-file'
import { sha256 } from '../hash'
import { createFile } from '../replace-file'
import { backupName, readBackupName, type BackupKind } from './backup-name'
import { superfluous, type SizedBackup } from './generations'

/** Which campaign: by the file's place, and by its id where the file can still say it. */
export interface Whose {
  readonly campaign: string | null
  /** Real path of the campaign file. */
  readonly path: string
}

export interface Backup extends SizedBackup {
  /** Folder and name below the folder of all backups. */
  readonly id: string
}

/** Backups in the app's own data, one folder per campaign and place. */
export interface Backups {
  /** Keeps a copy of a campaign file that has been read or written whole. One that is kept already is not kept twice. */
  keep(
    whose: Whose & { readonly campaign: string },
    bytes: Uint8Array,
    kind: BackupKind,
  ): Promise<Result<null, Trouble>>
  /** Newest first; not yet verified. */
  list(whose: Whose): Promise<Result<readonly Backup[], Trouble>>
  /** @returns null when it is gone or is not any more what it was */
  read(id: string): Promise<Uint8Array | null>
  /** A file that cannot be opened, kept before anything is put in its place. @returns where */
  putAside(path: string, bytes: Uint8Array): Promise<Result<string, Trouble>>
}

export interface BackupsParts {
  readonly fs: FileSystem
  readonly clock: Pick<Clock, 'now'>
  readonly folder: string
  /** The most bytes for one campaign. */
  readonly cap: () => number
}

/** Backups in one folder. It is made with the first of them; a failure of the disk is answered, never thrown. */
export function createBackups({ fs, clock, folder, cap }: BackupsParts): Backups {
  const placeOf = (path: string): string => sha256(path).slice(0, 16)

  async function inFolder(name: string): Promise<readonly Backup[]> {
    const found = await Promise.all(
      (await fs.list(join(folder, name))).map(async (file) => {
        const said = readBackupName(file)
        if (said === null) return []
        const { size } = await fs.stat(join(folder, name, file))
        return [{ ...said, size, id: `${name}/${file}` }]
      }),
    )
    return found.flat()
  }

  async function verified(id: string, expected: string): Promise<Uint8Array | null> {
    const bytes = await fs.readFile(join(folder, id))
    const checked = checkCampaignFile(bytes)
    return checked.ok && checked.value.header.sha256 === expected ? bytes : null
  }

  /** Only ever after a good one was made, and never that one. */
  async function prune(name: string, made: string): Promise<void> {
    const all = await inFolder(name)
    for (const { id } of superfluous(all, cap())) if (id !== made) await fs.unlink(join(folder, id))
    const left = (await fs.list(join(folder, name))).filter((file) => file.endsWith('.tmp'))
    for (const file of left) await fs.unlink(join(folder, name, file))
  }

  return {
    keep: async ({ campaign, path }, bytes, kind) => {
      const checked = checkCampaignFile(bytes)
      if (!checked.ok || checked.value.header.campaign !== campaign) return fail({ reason: 'other', system: null })
      const { revision, sha256: seal } = checked.value.header
      const name = `${placeOf(path)}-${campaign}`
      try {
        await fs.makeFolder(join(folder, name))
        const there = (await inFolder(name)).toSorted((a, b) => b.number - a.number)
        const same = there.find((backup) => backup.sha256 === seal && (kind === 'auto' || backup.kind === kind))
        if (same !== undefined && (await verified(same.id, seal)) !== null) return ok(null)
        const number = (there[0]?.number ?? 0) + 1
        const id = `${name}/${backupName({ number, at: clock.now(), revision, kind, sha256: seal })}`
        const made = await createFile(fs, join(folder, id), bytes)
        if (!made.ok) return made
        if ((await verified(id, seal)) === null) return fail({ reason: 'device', system: null })
        await prune(name, id).catch(unlessSystem)
        return ok(null)
      } catch (error) {
        return fail(troubleOf(error))
      }
    },

    list: async ({ campaign, path }) => {
      try {
        await fs.makeFolder(folder)
        const names = (await fs.list(folder)).filter(
          (name) => name.startsWith(`${placeOf(path)}-`) || (campaign !== null && name.endsWith(`-${campaign}`)),
        )
        const all = (await Promise.all(names.map(inFolder))).flat()
        return ok(all.toSorted((a, b) => b.at - a.at || b.number - a.number))
      } catch (error) {
        return fail(troubleOf(error))
      }
    },

    read: async (id) => {
      const [name = '', file = '', ...rest] = id.split('/')
      const said = readBackupName(file)
      if (said === null || rest.length > 0 || !/^[\w-]+$/.test(name)) return null
      try {
        return await verified(id, said.sha256)
      } catch (error) {
        unlessSystem(error)
        return null
      }
    },

    putAside: async (path, bytes) => {
      const aside = join(folder, 'aside')
      const kept = join(aside, `${placeOf(path)}-${sha256(bytes).slice(0, 32)}.longroll`)
      try {
        await fs.makeFolder(aside)
        const made = await createFile(fs, kept, bytes)
        // The same bytes were put aside before.
        return made.ok || made.error.system === 'EEXIST' ? ok(kept) : made
      } catch (error) {
        return fail(troubleOf(error))
      }
    },
  }
}

function unlessSystem(error: unknown): void {
  if (systemCode(error) === null) throw error
}
