import { fail, ok, type Result } from '../../rules/core/result'
import type { Json } from '../../rules/core/units'
import { troubleOf, type Trouble } from '../platform/file-trouble'
import { buildCampaignFile, parseCampaignFile, type FileHeader } from './campaign-file'
import type { Content } from './content'
import { chained, recordOf, type JournalHeader, type JournalLine } from './journal-format'
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
}

export interface Written {
  readonly sha256: string
  readonly revision: number
  readonly head: string
  /** False where the volume does not confirm it. */
  readonly confirmed: boolean
}

/** Builds and replaces campaign files, in whatever thread it lives. */
export interface FileWriter {
  /** `gone` with `whole` null: the file is not there any more and has to be given whole. */
  write(job: WriteJob): Promise<Result<Written, Trouble>>
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
export function createFileWriter<T>(disk: Disk, content: Content<T>): FileWriter {
  const copies = new Map<string, Copy<T>>()
  const turns = new Map<string, Promise<unknown>>()

  async function write(job: WriteJob): Promise<Result<Written, Trouble>> {
    const { path, campaign, continues } = job.journal
    const known = copies.get(path)
    const base = known?.ours.has(continues) === true ? ok(known) : await load(job)
    if (!base.ok) return base
    const copy = moveOn(base.value, job.lines)
    if (copy === null) return fail({ reason: 'changed-outside', system: null })

    const { revision, head, more } = copy
    const about = { campaign, revision, head, previous: continues, more }
    const built = buildCampaignFile(about, content.write(copy.content))
    copies.set(path, { ...copy, ours: new Set([...copy.ours, built.sha256]) })
    const done = await put(path, built.bytes, copy.ours)
    if (!done.ok) return done
    copies.set(path, { ...copy, ours: new Set([built.sha256]) })
    return ok({ sha256: built.sha256, revision, head, confirmed: done.value.confirmed })
  }

  async function put(path: string, bytes: Uint8Array, ours: ReadonlySet<string>): Promise<Result<Durable, Trouble>> {
    const isStillOurs = (target: Uint8Array): boolean => {
      const found = parseCampaignFile(target)
      return found.ok && ours.has(found.value.header.sha256)
    }
    const replaced = await replaceFile(disk, { path, bytes, isStillOurs })
    // Nothing is there that could be overwritten.
    return !replaced.ok && replaced.error.reason === 'gone' ? createFile(disk.fs, path, bytes) : replaced
  }

  async function load({ journal, lines, whole }: WriteJob): Promise<Result<Copy<T>, Trouble>> {
    let bytes: Uint8Array
    try {
      bytes = await disk.fs.readFile(journal.path)
    } catch (error) {
      const trouble = troubleOf(error)
      const given = whole === null ? null : content.read(whole)
      const last = lines.at(-1)
      if (trouble.reason !== 'gone' || given === null || last === undefined) return fail(trouble)
      return ok({
        content: given,
        revision: last.revision,
        head: last.head,
        more: {},
        ours: new Set([journal.continues]),
      })
    }
    const file = parseCampaignFile(bytes)
    const inside =
      file.ok && linesHeld(file.value.header, journal, lines) !== null ? content.read(file.value.payload) : null
    if (!file.ok || inside === null) return fail({ reason: 'changed-outside', system: null })
    const { revision, head, more, sha256 } = file.value.header
    return ok({ content: inside, revision, head, more, ours: new Set([journal.continues, sha256]) })
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

  return {
    write: (job) => {
      const before = turns.get(job.journal.path) ?? Promise.resolve()
      const mine = before.then(() => write(job))
      turns.set(
        job.journal.path,
        mine.catch(() => null),
      )
      return mine
    },
    forget: async (path) => {
      await turns.get(path)
      turns.delete(path)
      copies.delete(path)
    },
  }
}
