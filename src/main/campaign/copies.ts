import { fail, ok, type Result } from '../../rules/core/result'
import type { Json } from '../../rules/core/units'
import type { FileSystem } from '../platform/file-system'
import { troubleOf, type Trouble } from '../platform/file-trouble'
import { parseCampaignFile } from './campaign-file'
import type { FileHeader } from './file-header'
import type { Content } from './content'
import { chained, recordOf, type JournalHeader, type JournalLine } from './journal-format'
import { linesHeld } from './journal-match'

/** A campaign as its file and its journal have it, told by whoever owns the journal. */
export interface Standing {
  /** The file that the lines continue, and where it lies (real path). */
  readonly journal: JournalHeader
  /** All of the journal's lines. */
  readonly lines: readonly JournalLine[]
  /** Everything as of the last line, for when the file is gone and nobody else knows it any more. */
  readonly whole: Json | null
  /**
   * What somebody else wrote and the GM has chosen to replace, by the hash of its bytes; null: only what is ours may be
   * replaced.
   */
  readonly over?: string | null
}

/** What is known of a campaign, so that it never has to be told, only what is new. */
export interface Copy<T> {
  readonly content: T
  readonly revision: number
  readonly head: string
  readonly more: FileHeader['more']
  /** Identities of files that we read or may have written: a replacement that failed late can be there all the same. */
  readonly ours: ReadonlySet<string>
  /** Identities of files that lead to it by lines that it holds already. */
  readonly bases: ReadonlySet<string>
}

export interface Copies<T> {
  /** The campaign with all of the journal's lines. */
  current(standing: Standing): Promise<Result<Copy<T>, Trouble>>
  put(path: string, copy: Copy<T>): void
  forget(path: string): void
}

const CHANGED: Trouble = { reason: 'changed-outside', system: null }

/**
 * A copy of each campaign: read from its file once, then moved on by the journal's lines. So whatever relies on one goes
 * the very way that opening after a crash goes, and the main process hands over no more than what is new.
 */
export function createCopies<T>(fs: FileSystem, content: Content<T>): Copies<T> {
  const copies = new Map<string, Copy<T>>()

  async function load({ journal, lines, whole, over }: Standing): Promise<Result<Copy<T>, Trouble>> {
    let bytes: Uint8Array
    try {
      bytes = await fs.readFile(journal.path)
    } catch (error) {
      const trouble = troubleOf(error)
      return trouble.reason === 'gone' && whole !== null ? given(journal, lines, whole) : fail(trouble)
    }
    // The GM has chosen ours over what lies there, which says nothing of ours any more.
    if (whole !== null && typeof over === 'string') return given(journal, lines, whole)
    const file = parseCampaignFile(bytes, content.steps)
    const inside =
      file.ok && linesHeld(file.value.header, journal, lines) !== null ? content.read(file.value.payload) : null
    if (!file.ok || inside === null) return fail(CHANGED)
    const { revision, head, more, sha256 } = file.value.header
    const known = new Set([journal.continues, sha256])
    return ok({ content: inside, revision, head, more, ours: known, bases: known })
  }

  function given(journal: JournalHeader, lines: readonly JournalLine[], whole: Json): Result<Copy<T>, Trouble> {
    const read = content.read(whole)
    const { revision, head } = lines.at(-1) ?? journal
    if (read === null) return fail({ reason: 'other', system: null })
    const known = new Set([journal.continues])
    return ok({ content: read, revision, head, more: {}, ours: known, bases: known })
  }

  function moveOn(copy: Copy<T>, lines: readonly JournalLine[]): Copy<T> | null {
    const fresh = lines.filter((line) => line.revision > copy.revision)
    if (fresh.length === 0) return copy
    const heads = [copy.head, ...fresh.map((line) => line.head)]
    if (!fresh.every((line, i) => chained(heads[i] ?? '', line.text) === line.head)) return null
    return {
      ...copy,
      content: content.apply(
        copy.content,
        fresh.map((line) => recordOf(line, content.steps)),
      ),
      head: heads.at(-1) ?? copy.head,
      revision: fresh.at(-1)?.revision ?? copy.revision,
    }
  }

  return {
    current: async (standing) => {
      const { path, continues } = standing.journal
      const known = copies.get(path)
      const base = known?.bases.has(continues) === true ? ok(known) : await load(standing)
      if (!base.ok) return base
      const copy = moveOn(base.value, standing.lines)
      if (copy === null) return fail(CHANGED)
      copies.set(path, copy)
      return ok(copy)
    },
    put: (path, copy) => void copies.set(path, copy),
    forget: (path) => void copies.delete(path),
  }
}
