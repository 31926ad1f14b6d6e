import type { NotSaved } from '../../contract/errors'
import type { Saving } from '../../contract/saving'
import { fail, ok, type Result } from '../../rules/core/result'
import { realMs, type Json, type RealMs } from '../../rules/core/units'
import type { Clock } from '../platform/clock'
import type { Trouble } from '../platform/file-trouble'
import type { AskedAt, FileWriter, Written } from './file-writer'
import type { Journal, MadeLine } from './journal'
import type { JournalLine, JournalRecord } from './journal-format'

/** After the last change, and after the first that the file does not hold. */
const IDLE = realMs(1_500)
const LONGEST = realMs(10_000)
/** Between tries after a failure. */
const FIRST_RETRY = realMs(2_000)
const LONGEST_RETRY = realMs(60_000)

const CHANGED: Trouble = { reason: 'changed-outside', system: null }

export interface SaverParts {
  readonly journal: Journal
  readonly writer: FileWriter
  readonly clock: Clock
  readonly path: string
  /** The revision that the file holds. */
  readonly fileRevision: number
  /** The whole campaign as it stands and the revision that this is, for a file that is gone. */
  readonly whole: () => { readonly revision: number; readonly content: Json }
  readonly onSaving: (saving: Saving) => void
  /** `sha256` of the file. */
  readonly sha256: string
  /** Where ours goes when somebody else wrote the file too. */
  readonly conflictName: () => string
}

/** What a look at the file has found. `reload`: somebody else has written it, and here nothing was changed. */
export type Outside = 'ours' | 'reload' | 'conflict' | 'unclear'

/**
 * Brings changes to where they are safe: each at once into the journal, and a moment later into the campaign's file. Says
 * where the last one is, never better than it is, and tries again by itself when something was in the way.
 */
export class Saver {
  readonly #parts: SaverParts
  #fileRevision: number
  #confirmed = true
  /** Why no backup of what the file holds could be made. */
  #noBackup: Trouble | null = null
  /** The last command was not taken, because the journal cannot be written. */
  #journalTrouble: Trouble | null = null
  /** The file could not be replaced; everything is in the journal. */
  #fileTrouble: Trouble | null = null
  /** Somebody else wrote the file while there were changes here; `revision` is what the copy holds. */
  #conflict: { readonly copy: string | null; readonly revision: number } | null = null
  #writing: Promise<void> | null = null
  #stopTimer: (() => void) | null = null
  /** When the file has to hold what it does not hold yet; null when it holds all. */
  #latest: number | null = null
  #retry: RealMs = FIRST_RETRY
  #told: Saving
  #sha256: string
  #isClosed = false

  constructor(parts: SaverParts) {
    this.#parts = parts
    this.#fileRevision = parts.fileRevision
    this.#sha256 = parts.sha256
    this.#told = this.saving()
    if (this.#isBehind()) this.#wait()
  }

  saving(): Saving {
    const trouble = this.#journalTrouble ?? this.#fileTrouble
    if (this.#journalTrouble === null && this.#conflict !== null) return { is: 'conflict', copy: this.#conflict.copy }
    if (trouble !== null) return { is: 'not-saved', error: this.#notSaved(trouble, this.#journalTrouble === null) }
    const backup = this.#noBackup === null ? {} : { noBackup: this.#noBackup.reason }
    return this.#isBehind() ? { is: 'journal', ...backup } : { is: 'file', confirmed: this.#confirmed, ...backup }
  }

  /** Answered when the record is durable, or not at all there. */
  async keep(record: JournalRecord, made: MadeLine | null = null): Promise<Result<JournalLine, NotSaved>> {
    const kept = await this.#parts.journal.append(record, made)
    this.#journalTrouble = kept.ok ? null : kept.error
    if (kept.ok) this.#wait()
    else this.#tryAgainLater()
    this.#tell()
    return kept.ok ? kept : fail(this.#notSaved(kept.error, false))
  }

  /** The campaign up to a revision, as its file and its journal have it. */
  standingAt(revision: number): AskedAt {
    const { journal } = this.#parts
    const lines = journal.lines().filter((line) => line.revision <= revision)
    return { journal: journal.header(), lines, whole: null, revision }
  }

  /** Whether a backup could be made at another time than when the file was replaced. */
  noteBackup(trouble: Trouble | null): void {
    this.#noBackup = trouble
    this.#tell()
  }

  /** The file holds everything when this answers, or the answer says why not. */
  async flush(): Promise<Saving> {
    if (this.#journalTrouble !== null) await this.#mend()
    await this.#writing
    if (this.#mayWrite()) await (this.#writing ?? this.#write())
    return this.saving()
  }

  #mayWrite(): boolean {
    return this.#isBehind() && (this.#conflict === null || this.#conflict.copy === null)
  }

  /** Whose the file is now: asked when the folder has changed, and before anything relies on it. */
  async lookOutside(): Promise<Outside> {
    const { writer, path, journal } = this.#parts
    for (let left = 3; left > 0; left -= 1) {
      await this.#writing
      const found = await writer.look(path)
      // Our own replacement came between: what was seen may be either.
      if (this.#writing !== null) continue
      if (found.is !== 'whole') return 'unclear'
      if (found.sha256 === this.#sha256) {
        if (this.#conflict !== null) await this.#settled()
        return 'ours'
      }
      if (!this.#isBehind() && this.#conflict === null && found.campaign === journal.header().campaign) return 'reload'
      if (this.#conflict === null) await (this.#isBehind() ? this.#write() : this.#keepCopy())
      this.#tell()
      return this.#conflict === null ? 'ours' : 'conflict'
    }
    return 'unclear'
  }

  /** The file is ours again: whoever wrote it has put it back. */
  async #settled(): Promise<void> {
    this.#conflict = null
    this.#fileTrouble = null
    if (this.#isBehind()) await this.#write()
    this.#tell()
  }

  /** The GM has chosen: ours goes into the file; what the other wrote is kept as a backup. */
  async takeOurs(): Promise<Saving> {
    const { writer, path } = this.#parts
    await this.#writing
    if (this.#conflict === null) return this.flush()
    const found = await writer.look(path)
    this.#conflict = null
    this.#writing = this.#replace('raw' in found ? found.raw : null).finally(() => (this.#writing = null))
    await this.#writing
    return this.saving()
  }

  /** Ours, to the last change, in a file of its own. */
  async keepOurs(): Promise<Result<string, NotSaved>> {
    await this.#writing
    const { journal } = this.#parts
    const revision = journal.lines().at(-1)?.revision ?? journal.header().revision
    if (this.#conflict === null || this.#conflict.copy === null || this.#conflict.revision < revision)
      await this.#keepCopy()
    const copy = this.#conflict?.copy ?? null
    return copy === null ? fail(this.#notSaved(this.#fileTrouble ?? CHANGED, true)) : ok(copy)
  }

  async #keepCopy(): Promise<void> {
    const { journal, writer, whole, conflictName } = this.#parts
    const { revision, content } = whole()
    const lines = journal.lines().filter((line) => line.revision <= revision)
    const job = { journal: journal.header(), lines, whole: content, over: '' }
    const made = await writer.writeCopy(job, conflictName())
    this.#conflict = { copy: made.ok ? made.value : null, revision }
    this.#fileTrouble = made.ok ? CHANGED : made.error
    if (!made.ok) this.#tryAgainLater()
  }

  /** The last try; what the file does not hold then, the journal does. */
  async close(): Promise<Saving> {
    const saving = await this.flush()
    this.#isClosed = true
    this.#stopTimer?.()
    await this.#parts.journal.close()
    await this.#parts.writer.forget(this.#parts.path)
    return saving
  }

  #isBehind(): boolean {
    return (this.#parts.journal.lines().at(-1)?.revision ?? 0) > this.#fileRevision
  }

  #wait(): void {
    // A failed replacement has its own, longer pauses.
    if (this.#fileTrouble !== null || this.#conflict !== null) return
    const now = this.#parts.clock.monotonic()
    this.#latest ??= now + LONGEST
    this.#in(realMs(Math.min(IDLE, this.#latest - now)))
  }

  #tryAgainLater(): void {
    this.#in(this.#retry)
    this.#retry = realMs(Math.min(this.#retry * 2, LONGEST_RETRY))
  }

  #in(wait: RealMs): void {
    this.#stopTimer?.()
    if (this.#isClosed) return
    this.#stopTimer = this.#parts.clock.after(realMs(Math.max(0, wait)), () => {
      this.#stopTimer = null
      void this.#comeBack()
    })
  }

  async #comeBack(): Promise<void> {
    if (this.#journalTrouble !== null) await this.#mend()
    if (this.#mayWrite()) await (this.#writing ?? this.#write())
  }

  async #mend(): Promise<void> {
    const mended = await this.#parts.journal.mend()
    this.#journalTrouble = mended.ok ? null : mended.error
    if (mended.ok) this.#retry = FIRST_RETRY
    else this.#tryAgainLater()
    this.#tell()
  }

  #write(): Promise<void> {
    this.#stopTimer?.()
    this.#writing = this.#replace().finally(() => {
      this.#writing = null
    })
    return this.#writing
  }

  async #replace(over: string | null = null): Promise<void> {
    this.#latest = null
    const done = await this.#ask(over)
    if (done.ok) {
      const { sha256: continues, revision, head, confirmed, noBackup } = done.value
      this.#fileRevision = revision
      this.#confirmed = confirmed
      this.#noBackup = noBackup
      this.#sha256 = continues
      this.#conflict = null
      this.#fileTrouble = null
      this.#retry = FIRST_RETRY
      // A journal that cannot be cut now is longer, no worse: the next replacement or the next start goes on with it.
      await this.#parts.journal.cut({ continues, revision, head })
      if (this.#isBehind()) this.#wait()
    } else if (done.error.reason === 'changed-outside') {
      await this.#keepCopy()
    } else {
      this.#fileTrouble = done.error
      this.#tryAgainLater()
    }
    if (this.#journalTrouble !== null) this.#tryAgainLater()
    this.#tell()
  }

  async #ask(over: string | null): Promise<Result<Written, Trouble>> {
    const { journal, writer, whole } = this.#parts
    const job = { journal: journal.header(), lines: [...journal.lines()] }
    if (over === null) {
      const done = await writer.write({ ...job, whole: null })
      if (done.ok || done.error.reason !== 'gone') return done
    }
    // A line more may be in the journal than in what stands: its command is just being answered.
    const { revision, content } = whole()
    const lines = journal.lines().filter((line) => line.revision <= revision)
    return writer.write({ journal: journal.header(), lines, whole: content, over })
  }

  #tell(): void {
    const saving = this.saving()
    if (JSON.stringify(saving) === JSON.stringify(this.#told)) return
    this.#told = saving
    this.#parts.onSaving(saving)
  }

  #notSaved(trouble: Trouble, kept: boolean): NotSaved {
    return { code: 'file/not-saved', path: this.#parts.path, ...trouble, kept }
  }
}
