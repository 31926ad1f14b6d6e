import { dirname, join } from 'node:path'
import { fail, ok, type Result } from '../../rules/core/result'
import type { FileSystem, OpenFile } from '../platform/file-system'
import { systemCode, troubleOf, type Trouble } from '../platform/file-trouble'
import { newId } from '../platform/ids'
import { writeAll } from '../platform/write-all'
import {
  headerText,
  lineParts,
  lineText,
  room,
  writtenLine,
  type JournalHeader,
  type JournalLine,
  type JournalRecord,
  type ReadJournal,
} from './journal-format'
import { temporaryName } from './replace-file'

/**
 * The journal of one open campaign: what was done since the campaign file was last replaced.
 *
 * `ok` from any of these means durable. After a failure nothing has changed, and the next call mends first what may be
 * left of it: a half record is never followed by a good one. Calls are taken one after another.
 */
export interface Journal {
  /** @param made the line that it becomes, if somebody has made it already */
  append(record: JournalRecord, made?: MadeLine | null): Promise<Result<JournalLine, Trouble>>
  /** The campaign file holds everything up to `revision`; forgets that part. */
  cut(file: Pick<JournalHeader, 'continues' | 'revision' | 'head'>): Promise<Result<null, Trouble>>
  /** Tries to make the journal writable again after a failure. */
  mend(): Promise<Result<null, Trouble>>
  /** The file that the lines continue. */
  header(): JournalHeader
  lines(): readonly JournalLine[]
  close(): Promise<void>
}

/** A line that was made elsewhere, and the head of the one that it follows: it counts only there. */
export interface MadeLine extends JournalLine {
  readonly after: string
}

/**
 * How much room for lines a journal is written with, in bytes: some twenty commands, and the file is replaced more often.
 * A line written where the file has its length already is durable sooner, for the disk has nothing to note but the line;
 * and a disk that fills up meanwhile takes it all the same.
 */
const ROOM = 32 * 1_024

interface Written {
  readonly line: JournalLine
  readonly parts: readonly Uint8Array[]
}

function madeElsewhere({ revision, head, text }: MadeLine): Written {
  const line = { revision, head, text }
  return { line, parts: lineParts(line) }
}

function madeHere(after: string, record: JournalRecord): Written {
  const { line, bytes } = writtenLine(after, record)
  return { line, parts: [bytes] }
}

/** @param lines what is already in it and stays */
export async function startJournal(
  fs: FileSystem,
  path: string,
  header: JournalHeader,
  lines: readonly JournalLine[],
): Promise<Result<Journal, Trouble>> {
  const journal = new JournalFile(fs, path, header, lines)
  const written = await journal.mend()
  return written.ok ? ok(journal) : written
}

/**
 * Goes on with a journal that was read. Nothing of it is written again; what follows the last good line and is no room
 * is cut off, so whoever wants to keep that has kept it already.
 */
export async function continueJournal(
  fs: FileSystem,
  path: string,
  { header, lines, tail }: ReadJournal & { readonly header: JournalHeader },
): Promise<Result<Journal, Trouble>> {
  const journal = new JournalFile(fs, path, header, lines)
  const reopened = await journal.reopen(tail === 'none')
  return reopened.ok ? ok(journal) : reopened
}

/** Of a campaign that is only looked at: takes nothing. */
export function noJournal(path: string): Journal {
  const refused = (): Promise<Result<never, Trouble>> => Promise.resolve(fail({ reason: 'read-only', system: null }))
  const header: JournalHeader = { campaign: '', path, continues: '', revision: 0, head: '' }
  return {
    append: refused,
    cut: refused,
    mend: refused,
    header: () => header,
    lines: () => [],
    close: () => Promise.resolve(),
  }
}

interface Open {
  readonly file: OpenFile
  /** In bytes: where the next line goes. */
  length: number
  /** In bytes: up to where the file goes, or is to go when it is next written beyond that. */
  room: number
}

class JournalFile implements Journal {
  readonly #fs: FileSystem
  readonly #path: string
  #header: JournalHeader
  #lines: JournalLine[]
  /** Null: what is on the disk is not known to be what it should be, and is written anew before anything else. */
  #open: Open | null = null
  /** The last append failed. */
  #hasFailed = false
  #turn: Promise<unknown> = Promise.resolve()

  constructor(fs: FileSystem, path: string, header: JournalHeader, lines: readonly JournalLine[]) {
    this.#fs = fs
    this.#path = path
    this.#header = header
    this.#lines = [...lines]
  }

  header(): JournalHeader {
    return this.#header
  }

  lines(): readonly JournalLine[] {
    return this.#lines
  }

  append(record: JournalRecord, made: MadeLine | null = null): Promise<Result<JournalLine, Trouble>> {
    return this.#inTurn(async () => {
      const open = this.#open ?? (await this.#rewrite(this.#header, this.#lines))
      const after = this.#lines.at(-1)?.head ?? this.#header.head
      const { line, parts } = made?.after === after ? madeElsewhere(made) : madeHere(after, record)
      let end = open.length
      let isWritten = false
      try {
        for (const part of parts) {
          await writeAll(open.file, part, end)
          end += part.byteLength
        }
        isWritten = true
        if (end > open.room) open.room = await makeRoom(open.file, end)
        await open.file.dataSync()
      } catch (error) {
        this.#hasFailed = true
        if (isWritten || !(await this.#cutBack(open))) await this.#replaceBroken()
        throw error
      }
      this.#hasFailed = false
      open.length = end
      this.#lines.push(line)
      return line
    })
  }

  cut(file: Pick<JournalHeader, 'continues' | 'revision' | 'head'>): Promise<Result<null, Trouble>> {
    return this.#inTurn(async () => {
      const header = { ...this.#header, ...file }
      const lines = this.#lines.filter((line) => line.revision > file.revision)
      await this.#rewrite(header, lines)
      this.#header = header
      this.#lines = lines
      return null
    })
  }

  mend(): Promise<Result<null, Trouble>> {
    return this.#inTurn(async () => {
      // Writing it all anew also shows that there is room again.
      if (this.#open === null || this.#hasFailed) await this.#rewrite(this.#header, this.#lines)
      this.#hasFailed = false
      return null
    })
  }

  /** @param hasRoom what follows the last line is room, and stays */
  reopen(hasRoom: boolean): Promise<Result<null, Trouble>> {
    return this.#inTurn(async () => {
      const length = Buffer.byteLength(textOf(this.#header, this.#lines))
      const file = await this.#fs.open(this.#path, 'change')
      try {
        let { size: room } = await file.stat()
        if (!hasRoom && room > length) {
          await file.truncate(length)
          room = length
        }
        // The last record may have been read from memory alone, when the app went between its write and its sync.
        await file.dataSync()
        this.#open = { file, length, room }
      } catch (error) {
        await file.close()
        throw error
      }
      return null
    })
  }

  async close(): Promise<void> {
    await this.#turn
    await this.#letGo()
  }

  #inTurn<T>(work: () => Promise<T>): Promise<Result<T, Trouble>> {
    const mine = this.#turn.then(async (): Promise<Result<T, Trouble>> => {
      try {
        return ok(await work())
      } catch (error) {
        return fail(troubleOf(error))
      }
    })
    this.#turn = mine.catch(() => null)
    return mine
  }

  /**
   * A record that was not acknowledged must not come back at the next start. Cutting it off takes no room, so it also
   * works on a full disk.
   */
  async #cutBack(open: Open): Promise<boolean> {
    try {
      await open.file.truncate(open.length)
      open.room = open.length
      await open.file.dataSync()
      return true
    } catch (error) {
      unlessSystem(error)
      return false
    }
  }

  /** What a failed sync left on the disk is not known, and asking again may be answered wrongly: a new file, from memory. */
  async #replaceBroken(): Promise<void> {
    await this.#letGo()
    await this.#rewrite(this.#header, this.#lines).catch(unlessSystem)
  }

  /** Puts a new journal in the place of the old in one step. Until it is durable, `#open` stays null. */
  async #rewrite(header: JournalHeader, lines: readonly JournalLine[]): Promise<Open> {
    const folder = dirname(this.#path)
    const bytes = Buffer.from(textOf(header, lines), 'utf8')
    const temporary = join(folder, `${temporaryName(this.#path)}${newId()}.tmp`)
    let room = bytes.byteLength
    const fresh = await this.#fs.open(temporary, 'create')
    try {
      try {
        await writeAll(fresh, bytes, 0)
        room = await makeRoom(fresh, room)
        await fresh.sync()
      } finally {
        // Closed before the rename, as is the old one: Windows does not replace a file that is open.
        await fresh.close()
      }
      await this.#letGo()
      await this.#fs.rename(temporary, this.#path)
    } catch (error) {
      await this.#fs.unlink(temporary).catch(unlessSystem)
      throw error
    }
    await this.#fs.syncFolder(folder)
    const file = await this.#fs.open(this.#path, 'change')
    this.#open = { file, length: bytes.byteLength, room }
    return this.#open
  }

  async #letGo(): Promise<void> {
    const open = this.#open
    this.#open = null
    await open?.file.close().catch(unlessSystem)
  }
}

const textOf = (header: JournalHeader, lines: readonly JournalLine[]): string =>
  headerText(header) + lines.map(lineText).join('')

/**
 * A disk that has none left for it may still have enough for the lines themselves, which then go without.
 *
 * @returns up to where there is room now, or will not be asked for again
 */
async function makeRoom(file: OpenFile, at: number): Promise<number> {
  try {
    await writeAll(file, room(ROOM), at)
  } catch (error) {
    if (troubleOf(error).reason !== 'disk-full') throw error
  }
  return at + ROOM
}

function unlessSystem(error: unknown): void {
  if (systemCode(error) === null) throw error
}
