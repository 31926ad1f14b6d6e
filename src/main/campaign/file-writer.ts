import { fail, ok, type Result } from '../../rules/core/result'
import type { HistoryRecord } from '../../campaign/history'
import type { CampaignState } from '../../campaign/state'
import type { CorrectionPreview } from '../../contract/corrections'
import type { BackupDetails, Comparison } from '../../contract/files'
import type { Refusal } from '../../rules/core/refusal'
import { troubleOf, type Trouble } from '../platform/file-trouble'
import type { BackupKind } from './backups/backup-name'
import type { Backups } from './backups/backups'
import { buildCampaignFile, checkCampaignFile, FILE_FORMAT, parseCampaignFile } from './campaign-file'
import type { Content } from './content'
import { createCopies, type Copy, type Standing } from './copies'
import type { AskedCorrection, HeavyWork } from './heavy-work'
import { chained, firstHead, type JournalHeader } from './journal-format'
import { sha256 } from './hash'
import { packed, type PackedRecord } from './packed-record'
import { createFile, replaceFile, type Disk, type Durable } from './replace-file'

/** The campaign's file is to hold what its journal holds, which is at least one line. */
export type WriteJob = Standing

export interface Written {
  readonly sha256: string
  readonly revision: number
  readonly head: string
  /** False where the volume does not confirm it. */
  readonly confirmed: boolean
  /** Why no backup of it could be made; null: there is one, or none is wanted. */
  readonly noBackup: Trouble | null
}

/** The campaign as it stands at a revision. */
export interface AskedAt extends Standing {
  readonly revision: number
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
  /** The campaign as a backup holds it; null when it is gone or damaged. */
  stateIn(id: string): Promise<CampaignState | null>
  /** What a correction would do. The first `Result` is whether it could be worked out here at all. */
  previewCorrection(at: AskedAt, asked: AskedCorrection): Promise<Result<Result<CorrectionPreview, Refusal>, Trouble>>
  /** The record that the correction makes. */
  correct(at: AskedAt, asked: AskedCorrection): Promise<Result<Result<HistoryRecord | PackedRecord, Refusal>, Trouble>>
  /** With another file; `damaged`: that is none that can be compared with. */
  compare(at: AskedAt, path: string): Promise<Result<Comparison | 'damaged', Trouble>>
  /** All of it as a new file, which is a campaign of its own. */
  copyTo(at: AskedAt, path: string, id: string): Promise<Result<null, Trouble>>
  /** The campaign at this real path is closed. */
  forget(path: string): Promise<void>
}

/** A writer that does its work in the thread that calls it; `backups` null makes none. */
export function createFileWriter<T>(
  disk: Disk,
  content: Content<T>,
  backups: Backups | null = null,
  work: HeavyWork<T> | null = null,
): FileWriter {
  const copies = createCopies(disk.fs, content)
  const turns = new Map<string, Promise<unknown>>()

  async function write(job: WriteJob): Promise<Result<Written, Trouble>> {
    const { path, campaign, continues } = job.journal
    const copy = await copies.current(job)
    if (!copy.ok) return copy
    const { revision, head, more, ours } = copy.value
    const about = { campaign, revision, head, previous: continues, more }
    const built = buildCampaignFile(about, content.write(copy.value.content))
    copies.put(path, { ...copy.value, ours: new Set([...ours, built.sha256]) })
    const done = await put(job, built.bytes, ours)
    if (!done.ok) return done
    copies.put(path, { ...copy.value, ours: new Set([built.sha256]), bases: new Set([continues, built.sha256]) })
    const kept = await keep(job.journal, built.bytes, 'auto')
    const noBackup = kept.ok ? null : kept.error
    return ok({ sha256: built.sha256, revision, head, confirmed: done.value.confirmed, noBackup })
  }

  async function put(job: WriteJob, bytes: Uint8Array, ours: ReadonlySet<string>): Promise<Result<Durable, Trouble>> {
    const { path } = job.journal
    const isStillOurs = (target: Uint8Array): boolean => {
      if (typeof job.over === 'string' && sha256(target) === job.over) return true
      const found = checkCampaignFile(target)
      return found.ok && ours.has(found.value.header.sha256)
    }
    // Whatever is replaced is kept first. What somebody else wrote, and what has another format, is not replaced before it is.
    const keepOld = async (target: Uint8Array): Promise<void> => {
      const isForeign = typeof job.over === 'string' && sha256(target) === job.over
      const isOlder = isOfOlderFormat(target)
      const kept = await keep(job.journal, target, isOlder ? 'before-migration' : isForeign ? 'before-restore' : 'auto')
      if ((isForeign || isOlder) && !kept.ok) {
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
    const copy = await copies.current(job)
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
      const { campaign } = checked.value.header
      return await backups.keep({ campaign, path }, bytes, isOfOlderFormat(bytes) ? 'before-migration' : kind)
    } catch (error) {
      return fail(troubleOf(error))
    }
  }

  /** Asks something of the campaign just as it stands at a revision. */
  async function asked<R>(
    { revision, ...standing }: AskedAt,
    answer: (copy: Copy<T>, work: HeavyWork<T>) => R | Promise<R>,
  ): Promise<Result<R, Trouble>> {
    if (work === null) return fail({ reason: 'other', system: null })
    const copy = await copies.current(standing)
    if (!copy.ok) return copy
    return copy.value.revision === revision
      ? ok(await answer(copy.value, work))
      : fail({ reason: 'changed-outside', system: null })
  }

  function correct(
    copy: Copy<T>,
    own: HeavyWork<T>,
    about: AskedCorrection,
  ): Result<HistoryRecord | PackedRecord, Refusal> {
    const done = own.correct(copy, about)
    return done.ok ? ok(packed(copy.head, done.value) ?? done.value) : done
  }

  async function compare(at: AskedAt, path: string): Promise<Result<Comparison | 'damaged', Trouble>> {
    try {
      const file = parseCampaignFile(await disk.fs.readFile(path), content.steps)
      const inside = file.ok ? content.read(file.value.payload) : null
      if (!file.ok || inside === null) return ok('damaged')
      const theirs = { content: inside, revision: file.value.header.revision }
      return await asked(at, (copy, own) => own.compare(copy, theirs))
    } catch (error) {
      return fail(troubleOf(error))
    }
  }

  async function copyTo(at: AskedAt, path: string, id: string): Promise<Result<null, Trouble>> {
    const made = await asked(at, (copy, own) => {
      const head = own.records(copy.content).reduce(chained, firstHead(id))
      const about = { campaign: id, revision: copy.revision, head, previous: null }
      return createFile(disk.fs, path, buildCampaignFile(about, content.write(copy.content)).bytes)
    })
    if (!made.ok) return made
    return made.value.ok ? ok(null) : made.value
  }

  async function insideOf(id: string): Promise<T | null> {
    const bytes = (await backups?.read(id)) ?? null
    const file = bytes === null ? null : parseCampaignFile(bytes, content.steps)
    return file?.ok === true ? content.read(file.value.payload) : null
  }

  async function describe(id: string): Promise<BackupDetails> {
    const inside = await insideOf(id)
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
    stateIn: async (id) => {
      const inside = await insideOf(id)
      return inside === null || work === null ? null : work.state(inside)
    },
    previewCorrection: (at, about) => inTurn(at.journal.path, () => asked(at, (copy, own) => own.preview(copy, about))),
    correct: (at, about) => inTurn(at.journal.path, () => asked(at, (copy, own) => correct(copy, own, about))),
    compare: (at, path) => inTurn(at.journal.path, () => compare(at, path)),
    copyTo: (at, path, id) => inTurn(at.journal.path, () => copyTo(at, path, id)),
    forget: async (path) => {
      await turns.get(path)
      turns.delete(path)
      copies.forget(path)
    },
  }
}

function isOfOlderFormat(bytes: Uint8Array): boolean {
  const checked = checkCampaignFile(bytes)
  return checked.ok && checked.value.header.format < FILE_FORMAT
}

class NotKept extends Error {
  readonly code: string
  constructor({ system }: Trouble) {
    super('What is to be replaced could not be kept')
    this.code = system ?? 'EIO'
  }
}
