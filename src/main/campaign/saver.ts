import type { NotSaved } from '../../contract/errors'
import type { Saving } from '../../contract/saving'
import { fail, type Result } from '../../rules/core/result'
import { realMs, type Json, type RealMs } from '../../rules/core/units'
import type { Clock } from '../platform/clock'
import type { Trouble } from '../platform/file-trouble'
import type { FileWriter, Written } from './file-writer'
import type { Journal } from './journal'
import type { JournalLine, JournalRecord } from './journal-format'

/** After the last change, and after the first that the file does not hold. */
const IDLE = realMs(1_500)
const LONGEST = realMs(10_000)
/** Between tries after a failure. */
const FIRST_RETRY = realMs(2_000)
const LONGEST_RETRY = realMs(60_000)

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
}

/**
 * Brings changes to where they are safe: each at once into the journal, and a moment later into the campaign's file. Says
 * where the last one is, never better than it is, and tries again by itself when something was in the way.
 */
export class Saver {
  readonly #parts: SaverParts
  #fileRevision: number
  #confirmed = true
  /** The last command was not taken, because the journal cannot be written. */
  #journalTrouble: Trouble | null = null
  /** The file could not be replaced; everything is in the journal. */
  #fileTrouble: Trouble | null = null
  #writing: Promise<void> | null = null
  #stopTimer: (() => void) | null = null
  /** When the file has to hold what it does not hold yet; null when it holds all. */
  #latest: number | null = null
  #retry: RealMs = FIRST_RETRY
  #told: Saving
  #isClosed = false

  constructor(parts: SaverParts) {
    this.#parts = parts
    this.#fileRevision = parts.fileRevision
    this.#told = this.saving()
    if (this.#isBehind()) this.#wait()
  }

  saving(): Saving {
    const trouble = this.#journalTrouble ?? this.#fileTrouble
    if (trouble !== null) return { is: 'not-saved', error: this.#notSaved(trouble, this.#journalTrouble === null) }
    return this.#isBehind() ? { is: 'journal' } : { is: 'file', confirmed: this.#confirmed }
  }

  /** Answered when the record is durable, or not at all there. */
  async keep(record: JournalRecord): Promise<Result<JournalLine, NotSaved>> {
    const kept = await this.#parts.journal.append(record)
    this.#journalTrouble = kept.ok ? null : kept.error
    if (kept.ok) this.#wait()
    else this.#tryAgainLater()
    this.#tell()
    return kept.ok ? kept : fail(this.#notSaved(kept.error, false))
  }

  /** The file holds everything when this answers, or the answer says why not. */
  async flush(): Promise<Saving> {
    if (this.#journalTrouble !== null) await this.#mend()
    await this.#writing
    if (this.#isBehind()) await (this.#writing ?? this.#write())
    return this.saving()
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
    if (this.#fileTrouble !== null) return
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
    if (this.#isBehind()) await (this.#writing ?? this.#write())
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

  async #replace(): Promise<void> {
    this.#latest = null
    const done = await this.#ask()
    if (done.ok) {
      const { sha256: continues, revision, head, confirmed } = done.value
      this.#fileRevision = revision
      this.#confirmed = confirmed
      this.#fileTrouble = null
      this.#retry = FIRST_RETRY
      // A journal that cannot be cut now is longer, no worse: the next replacement or the next start goes on with it.
      await this.#parts.journal.cut({ continues, revision, head })
      if (this.#isBehind()) this.#wait()
    } else {
      this.#fileTrouble = done.error
      this.#tryAgainLater()
    }
    if (this.#journalTrouble !== null) this.#tryAgainLater()
    this.#tell()
  }

  async #ask(): Promise<Result<Written, Trouble>> {
    const { journal, writer, whole } = this.#parts
    const job = { journal: journal.header(), lines: [...journal.lines()] }
    const done = await writer.write({ ...job, whole: null })
    if (done.ok || done.error.reason !== 'gone') return done
    // A line more may be in the journal than in what stands: its command is just being answered.
    const { revision, content } = whole()
    const lines = journal.lines().filter((line) => line.revision <= revision)
    return writer.write({ journal: journal.header(), lines, whole: content })
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
