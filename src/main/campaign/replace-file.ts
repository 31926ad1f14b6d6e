import { dirname, join } from 'node:path'
import { fail, ok, type Result } from '../../rules/core/result'
import { realMs, type RealMs } from '../../rules/core/units'
import { pause, type Clock } from '../platform/clock'
import type { FileStat, FileSystem, OpenFile } from '../platform/file-system'
import { systemCode, troubleOf, type Trouble } from '../platform/file-trouble'
import { newId } from '../platform/ids'
import { writeAll } from '../platform/write-all'
import { sha256 } from './hash'

export interface Disk {
  readonly fs: FileSystem
  readonly clock: Clock
}

export interface Replacement {
  /** Links are followed: what they lead to is replaced, the link stays. */
  readonly path: string
  readonly bytes: Uint8Array
  /** Looks at what the target holds now, right before it is replaced; false: it is not what we last read or wrote. */
  readonly isStillOurs: (target: Uint8Array) => boolean
  /** What was there, verified, right before it is replaced. */
  readonly keepOld?: (target: Uint8Array) => Promise<void>
}

export interface Durable {
  /** False where the volume does not confirm that names are durable. */
  readonly confirmed: boolean
}

/** Held by a scanner or a sync client, as systems say it. */
const HELD: readonly (string | null)[] = ['EBUSY', 'EPERM', 'EACCES', 'ETXTBSY']
const LONGEST_WAIT = realMs(10_000)
const FIRST_PAUSE = realMs(10)

/**
 * Replaces a file as a whole: whatever happens, and whenever, either the old or the new content is there, and `ok` is
 * answered only when a power cut can no longer bring back the old one.
 *
 * The order of the steps is the design's (`FILES-AND-TIMERS.md`); each is there because leaving it out lost data.
 */
export async function replaceFile(disk: Disk, what: Replacement): Promise<Result<Durable, Trouble>> {
  try {
    const target = await disk.fs.realPath(what.path)
    const folder = dirname(target)
    const temporary = join(folder, `${temporaryName(target)}${newId()}.tmp`)
    const file = await disk.fs.open(temporary, 'create')
    try {
      const before = await disk.fs.stat(target)
      await fill(file, what.bytes, before)
      const old = await disk.fs.readFile(target)
      if (!what.isStillOurs(old)) throw new ChangedOutside()
      if (what.keepOld !== undefined) {
        await what.keepOld(old)
        // That took its time: somebody may have written meanwhile.
        if ((await disk.fs.stat(target)).stamp !== before.stamp && !what.isStillOurs(await disk.fs.readFile(target)))
          throw new ChangedOutside()
      }
      await renameWithPatience(disk, temporary, target)
    } catch (error) {
      await discard(disk.fs, temporary)
      throw error
    }
    return ok({ confirmed: await disk.fs.syncFolder(folder) })
  } catch (error) {
    return fail(error instanceof ChangedOutside ? { reason: 'changed-outside', system: null } : troubleOf(error))
  }
}

/** Makes a file where there is none (EEXIST otherwise), in one step: there is never half of it. */
export async function createFile(fs: FileSystem, path: string, bytes: Uint8Array): Promise<Result<Durable, Trouble>> {
  try {
    const folder = dirname(path)
    const temporary = join(folder, `${temporaryName(path)}${newId()}.tmp`)
    const file = await fs.open(temporary, 'create')
    try {
      await fill(file, bytes, null)
      await nameIfFree(fs, temporary, path)
    } finally {
      await discard(fs, temporary)
    }
    return ok({ confirmed: await fs.syncFolder(folder) })
  } catch (error) {
    return fail(troubleOf(error))
  }
}

/** What volumes without second names answer (FAT, some network drives). */
const NO_LINKS: readonly (string | null)[] = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL']

async function nameIfFree(fs: FileSystem, temporary: string, path: string): Promise<void> {
  try {
    await fs.link(temporary, path)
  } catch (error) {
    if (!NO_LINKS.includes(systemCode(error))) throw error
    // Looked at first: nobody else makes files of this name in this very moment.
    if (await isTaken(fs, path)) throw new Taken()
    await fs.rename(temporary, path)
  }
}

/** Whether something lies at a path. What cannot be told counts as there: nothing may be written over it. */
export async function isTaken(fs: FileSystem, path: string): Promise<boolean> {
  try {
    await fs.stat(path)
    return true
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return false
    throw error
  }
}

class Taken extends Error {
  readonly code = 'EEXIST'
}

/**
 * How the names of a target's temporary files begin: short whatever the target is called, and its own, so that one left
 * by a crash can be told from one that is being written for a file beside it.
 */
export const temporaryName = (target: string): string => `.longroll-${sha256(target).slice(0, 16)}-`

class ChangedOutside extends Error {}

/** The device took a different number of bytes than it said. */
class WrongSize extends Error {
  readonly code = 'EIO'
}

/** Writes, checks and syncs a new file, with mode and owner of the one it replaces, and closes it. */
async function fill(file: OpenFile, bytes: Uint8Array, like: FileStat | null): Promise<void> {
  try {
    await writeAll(file, bytes, 0)
    if (like !== null) await dress(file, like)
    const { size } = await file.stat()
    if (size !== bytes.byteLength) throw new WrongSize('Not as many bytes as were written')
    await file.sync()
  } finally {
    await file.close()
  }
}

/** As far as it is allowed: a file that others may not read must not become one that they may; an owner may be kept only by root. */
async function dress(file: OpenFile, like: FileStat): Promise<void> {
  const now = await file.stat()
  if (now.uid !== like.uid || now.gid !== like.gid) {
    await file.chown(like.uid, like.gid).catch(unlessRefused)
  }
  if (now.mode !== like.mode) await file.chmod(like.mode).catch(unlessRefused)
}

function unlessRefused(error: unknown): void {
  if (systemCode(error) === null) throw error
}

async function renameWithPatience({ fs, clock }: Disk, from: string, to: string): Promise<void> {
  let waited = 0
  for (let wait: number = FIRST_PAUSE; ; wait *= 2) {
    try {
      await fs.rename(from, to)
      return
    } catch (error) {
      if (!HELD.includes(systemCode(error))) throw error
      if (waited >= LONGEST_WAIT) throw new HeldTooLong(systemCode(error))
    }
    const next: RealMs = realMs(Math.min(wait, LONGEST_WAIT - waited))
    await pause(clock, next)
    waited += next
  }
}

/** Keeps the system's code, but says what it means here: the folder can be written to, the file is held. */
class HeldTooLong extends Error {
  readonly code = 'EBUSY'
  constructor(system: string | null) {
    super(`Held for too long: ${system ?? ''}`)
  }
}

/** A temporary file that cannot be taken away is no reason to hide why it was not wanted. */
async function discard(fs: FileSystem, path: string): Promise<void> {
  await fs.unlink(path).catch(unlessRefused)
}
