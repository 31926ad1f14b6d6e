import { fail, ok, type Result } from '../../rules/core/result'
import type { BackupDetails } from '../../contract/files'
import type { Json } from '../../rules/core/units'
import { troubleOf, type Trouble } from '../platform/file-trouble'
import type { BackupKind } from './backups/backup-name'
import type { Backups } from './backups/backups'
import { buildCampaignFile, checkCampaignFile, FILE_FORMAT, parseCampaignFile, type FileHeader } from './campaign-file'
import type { Content } from './content'
import { chained, recordOf, type JournalHeader, type JournalLine } from './journal-format'
import { sha256 } from './hash'
import { linesHeld } from './journal-match'
import { createFile, replaceFile, type Disk, type Durable } from './replace-file'

/** The campaign's file is to hold what its journal holds. */
export interface WriteJob {
  /** The file that the lines continue, and where it lies (real path). */
  readonly journal: JournalHeader
  /** All of the journal's lines, at least one. */
  readonly lines: readonly JournalLine[]
  /** Everything as of the last line, for when the file is gone and nobody else knows it any more. */
  readonly whole: Json | null
  /**
   * What somebody else wrote and the GM has chosen to replace, by the hash of its bytes; null: only what is ours may be
   * replaced.
   */
  readonly over?: string | null
}

export interface Written {
  readonly sha256: string
  readonly revision: number
  readonly head: string
  /** False where the volume does not confirm it. */
  readonly confirmed: boolean
  /** Why no backup of it could be made; null: there is one, or none is wanted. */
  readonly noBackup: Trouble | null
}

/** What lies at a campaign's path. */
export type Found =
  | { readonly is: 'gone' }
  | { readonly is: 'unreadable'; readonly trouble: Trouble }
  /** `raw`: hash of its bytes. */
  | { readonly is: 'damaged'; readonly raw: string }
  | {
      readonly is: 'whole'
      readonly raw: string
      readonly campaign: string
      readonly sha256: string
      readonly revision: number
    }

/** Builds and replaces campaign files, in whatever thread it lives. */
export interface FileWriter {
  /** `gone` with `whole` null: the file is not there any more and has to be given whole. */
  write(job: WriteJob): Promise<Result<Written, Trouble>>
  /** What the campaign is now, as a file of its own beside the one that somebody else has written. @returns its path */
  writeCopy(job: WriteJob, path: string): Promise<Result<string, Trouble>>
  /** Whose file lies there now. */
  look(path: string): Promise<Found>
  /** Keeps a backup of what the file holds, if it is whole. */
  backUp(path: string, kind: BackupKind): Promise<Result<null, Trouble>>
  /** What is in a backup; null when it is gone or damaged. */
  describe(id: string): Promise<BackupDetails>
  /** The campaign at this real path is closed. */
  forget(path: string): Promise<void>
}

/** What the writer knows of a campaign, so that it never has to be told, only what is new. */
interface Copy<T> {
  readonly content: T
  readonly revision: number
  readonly head: string
  readonly more: FileHeader['more']
  /** Identities of files that we read or may have written: a replacement that failed late can be there all the same. */
  readonly ours: ReadonlySet<string>
}

/**
 * Keeps a copy of each campaign: read from its file once, then moved on by the journal's lines. So every replacement
 * goes the very way that opening after a crash goes, and the main process hands over no more than what is new.
 */
export function createFileWriter<T>(disk: Disk, content: Content<T>, backups: Backups | null = null): FileWriter {
  const copies = new Map<string, Copy<T>>()
  const turns = new Map<string, Promise<unknown>>()

  async function write(job: WriteJob): Promise<Result<Written, Trouble>> {
    const { path, campaign, continues } = job.journal
    const copy = await current(job)
    if (!copy.ok) return copy
    const { revision, head, more, ours } = copy.value
    const about = { campaign, revision, head, previous: continues, more }
    const built = buildCampaignFile(about, content.write(copy.value.content))
    copies.set(path, { ...copy.value, ours: new Set([...ours, built.sha256]) })
    const done = await put(job, built.bytes, ours)
    if (!done.ok) return done
    copies.set(path, { ...copy.value, ours: new Set([built.sha256]) })
    const kept = await keep(job.journal, built.bytes, 'auto')
    const noBackup = kept.ok ? null : kept.error
    return ok({ sha256: built.sha256, revision, head, confirmed: done.value.confirmed, noBackup })
  }

  /** The campaign with all of the journal's lines. */
  async function current(job: WriteJob): Promise<Result<Copy<T>, Trouble>> {
    const known = copies.get(job.journal.path)
    const base = known?.ours.has(job.journal.continues) === true ? ok(known) : await load(job)
    if (!base.ok) return base
    const copy = moveOn(base.value, job.lines)
    return copy === null ? fail({ reason: 'changed-outside', system: null }) : ok(copy)
  }

  async function put(job: WriteJob, bytes: Uint8Array, ours: ReadonlySet<string>): Promise<Result<Durable, Trouble>> {
    const { path } = job.journal
    const isStillOurs = (target: Uint8Array): boolean => {
      if (typeof job.over === 'string' && sha256(target) === job.over) return true
      const found = checkCampaignFile(target)
      return found.ok && ours.has(found.value.header.sha256)
    }
    // Whatever is replaced is kept first, also what somebody else wrote; without room for that nothing is replaced unless it is ours.
    const keepOld = async (target: Uint8Array): Promise<void> => {
      const isForeign = typeof job.over === 'string' && sha256(target) === job.over
      const kept = await keep(job.journal, target, isForeign ? 'before-restore' : 'auto')
      if (isForeign && !kept.ok) {
        const aside = (await backups?.putAside(path, target)) ?? kept
        if (!aside.ok) throw new NotKept(aside.error)
      }
    }
    const replaced = await replaceFile(disk, { path, bytes, isStillOurs, ...(backups === null ? {} : { keepOld }) })
    // Nothing is there that could be overwritten.
    return !replaced.ok && replaced.error.reason === 'gone' ? createFile(disk.fs, path, bytes) : replaced
  }

  async function keep(
    { campaign, path }: JournalHeader,
    bytes: Uint8Array,
    kind: BackupKind,
  ): Promise<Result<null, Trouble>> {
    return backups === null ? ok(null) : backups.keep({ campaign, path }, bytes, kind)
  }

  async function writeCopy(job: WriteJob, path: string): Promise<Result<string, Trouble>> {
    const copy = await current(job)
    if (!copy.ok) return copy
    const { revision, head, more } = copy.value
    const about = { campaign: job.journal.campaign, revision, head, previous: job.journal.continues, more }
    const made = await createFile(disk.fs, path, buildCampaignFile(about, content.write(copy.value.content)).bytes)
    return made.ok ? ok(path) : made
  }

  async function look(path: string): Promise<Found> {
    try {
      const bytes = await disk.fs.readFile(path)
      const checked = checkCampaignFile(bytes)
      if (!checked.ok) return { is: 'damaged', raw: sha256(bytes) }
      const { campaign, sha256: seal, revision } = checked.value.header
      return { is: 'whole', raw: sha256(bytes), campaign, sha256: seal, revision }
    } catch (error) {
      const trouble = troubleOf(error)
      return trouble.reason === 'gone' ? { is: 'gone' } : { is: 'unreadable', trouble }
    }
  }

  async function backUp(path: string, kind: BackupKind): Promise<Result<null, Trouble>> {
    if (backups === null) return ok(null)
    try {
      const bytes = await disk.fs.readFile(path)
      const checked = checkCampaignFile(bytes)
      if (!checked.ok) return fail({ reason: 'changed-outside', system: null })
      const { campaign, format } = checked.value.header
      return await backups.keep({ campaign, path }, bytes, format < FILE_FORMAT ? 'before-migration' : kind)
    } catch (error) {
      return fail(troubleOf(error))
    }
  }

  async function load({ journal, lines, whole, over }: WriteJob): Promise<Result<Copy<T>, Trouble>> {
    let bytes: Uint8Array
    try {
      bytes = await disk.fs.readFile(journal.path)
    } catch (error) {
      const trouble = troubleOf(error)
      return trouble.reason === 'gone' && whole !== null ? given(journal, lines, whole) : fail(trouble)
    }
    // The GM has chosen ours over what lies there, which says nothing of ours any more.
    if (whole !== null && typeof over === 'string') return given(journal, lines, whole)
    const file = parseCampaignFile(bytes)
    const inside =
      file.ok && linesHeld(file.value.header, journal, lines) !== null ? content.read(file.value.payload) : null
    if (!file.ok || inside === null) return fail({ reason: 'changed-outside', system: null })
    const { revision, head, more, sha256 } = file.value.header
    return ok({ content: inside, revision, head, more, ours: new Set([journal.continues, sha256]) })
  }

  function given(journal: JournalHeader, lines: readonly JournalLine[], whole: Json): Result<Copy<T>, Trouble> {
    const read = content.read(whole)
    const { revision, head } = lines.at(-1) ?? journal
    if (read === null) return fail({ reason: 'other', system: null })
    return ok({ content: read, revision, head, more: {}, ours: new Set([journal.continues]) })
  }

  function moveOn(copy: Copy<T>, lines: readonly JournalLine[]): Copy<T> | null {
    const fresh = lines.filter((line) => line.revision > copy.revision)
    const heads = [copy.head, ...fresh.map((line) => line.head)]
    if (!fresh.every((line, i) => chained(heads[i] ?? '', line.text) === line.head)) return null
    return {
      ...copy,
      content: content.apply(copy.content, fresh.map(recordOf)),
      head: heads.at(-1) ?? copy.head,
      revision: fresh.at(-1)?.revision ?? copy.revision,
    }
  }

  async function describe(id: string): Promise<BackupDetails> {
    const bytes = (await backups?.read(id)) ?? null
    const file = bytes === null ? null : parseCampaignFile(bytes)
    const inside = file?.ok === true ? content.read(file.value.payload) : null
    return inside === null ? null : (content.describe?.(inside) ?? null)
  }

  /** One thing at a time for each campaign. */
  function inTurn<R>(path: string, work: () => Promise<R>): Promise<R> {
    const mine = (turns.get(path) ?? Promise.resolve()).then(work)
    turns.set(
      path,
      mine.catch(() => null),
    )
    return mine
  }

  return {
    write: (job) => inTurn(job.journal.path, () => write(job)),
    writeCopy: (job, path) => inTurn(job.journal.path, () => writeCopy(job, path)),
    look: (path) => inTurn(path, () => look(path)),
    backUp: (path, kind) => inTurn(path, () => backUp(path, kind)),
    describe,
    forget: async (path) => {
      await turns.get(path)
      turns.delete(path)
      copies.delete(path)
    },
  }
}

class NotKept extends Error {
  readonly code: string
  constructor({ system }: Trouble) {
    super('What is to be replaced could not be kept')
    this.code = system ?? 'EIO'
  }
}
