import { constants, fdatasync, readFileSync, type Stats, writeSync } from 'node:fs'
import {
  link,
  open,
  mkdir,
  readdir,
  readlink,
  realpath,
  rename,
  stat,
  symlink,
  unlink,
  type FileHandle,
} from 'node:fs/promises'

/**
 * The file system as the campaign store needs it: few calls, each one the system's own, so that a stand-in can fail,
 * shorten or end any of them. Every call may throw an error with the system's code (see `file-trouble.ts`).
 */
export interface FileSystem {
  /** `create` fails with EEXIST when the path exists; `change` fails with ENOENT when it does not. */
  open(path: string, how: 'create' | 'change'): Promise<OpenFile>
  /** @param onRead given what has been read so far while the next of it is, as far as it is read in parts; throws nothing */
  readFile(path: string, onRead?: (soFar: Uint8Array) => void): Promise<Uint8Array>
  stat(path: string): Promise<FileStat>
  /** The path with all links resolved. */
  realPath(path: string): Promise<string>
  /** Replaces what is at `to`, in one step. */
  rename(from: string, to: string): Promise<void>
  /** A second name for a file; fails with EEXIST when the name is taken. Not every volume can (EPERM, ENOTSUP, …). */
  link(path: string, name: string): Promise<void>
  /** Where a symbolic link leads, as it says; null for what is none. */
  readLink(path: string): Promise<string | null>
  /** Fails with EEXIST when the name is taken. */
  symlink(target: string, name: string): Promise<void>
  unlink(path: string): Promise<void>
  makeFolder(path: string): Promise<void>
  list(folder: string): Promise<readonly string[]>
  /**
   * Makes the names in a folder durable: a file created or renamed there, without it, may be gone after a power cut.
   *
   * @returns false where the volume cannot confirm it (some network and user-space file systems)
   */
  syncFolder(path: string): Promise<boolean>
}

export interface OpenFile {
  /** @returns how many bytes were taken: one write may be short, on a nearly full disk for one */
  write(bytes: Uint8Array, at: number): Promise<number>
  stat(): Promise<FileStat>
  truncate(length: number): Promise<void>
  /** Content and all that is known about the file. Once it has failed, a second call may lie: begin with a new file. */
  sync(): Promise<void>
  /** Content and length only. The same holds after a failure. */
  dataSync(): Promise<void>
  chmod(mode: number): Promise<void>
  chown(uid: number, gid: number): Promise<void>
  close(): Promise<void>
}

export interface FileStat {
  readonly size: number
  /** Permission bits only. */
  readonly mode: number
  readonly uid: number
  readonly gid: number
  /** How many names it has. */
  readonly links: number
  /** Tells whether somebody may have written to it since; never proves that nobody has. */
  readonly stamp: string
}

/** Codes by which a volume says that it does not know how to sync a folder. */
const CANNOT_CONFIRM: readonly unknown[] = ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

const statOf = (s: Stats): FileStat => ({
  size: s.size,
  mode: s.mode & 0o7777,
  uid: s.uid,
  gid: s.gid,
  links: s.nlink,
  stamp: `${s.dev}/${s.ino}/${s.size}/${s.mtimeMs}/${s.ctimeMs}`,
})

/**
 * A small write only copies into the system's cache: sending it to another thread and hearing back takes longer than
 * the write, and longer than all that a command costs beside it. What waits for the disk, the sync, does go there.
 */
const SMALL = 64 * 1_024

const openFile = (handle: FileHandle): OpenFile => ({
  write: async (bytes, at) =>
    bytes.byteLength <= SMALL
      ? writeSync(handle.fd, bytes, 0, bytes.byteLength, at)
      : (await handle.write(bytes, 0, bytes.byteLength, at)).bytesWritten,
  stat: async () => statOf(await handle.stat()),
  truncate: (length) => handle.truncate(length),
  sync: () => handle.sync(),
  // What every command waits for: asked in this way the answer is there sooner than by a handle's own promise.
  dataSync: () =>
    new Promise((resolve, reject) => {
      fdatasync(handle.fd, (error) => {
        if (error === null) resolve()
        else reject(error)
      })
    }),
  chmod: (mode) => handle.chmod(mode),
  chown: (uid, gid) => handle.chown(uid, gid),
  close: () => handle.close(),
})

/** In bytes: a campaign of 100,000 entries has a twentieth. What is larger is no campaign, and may not fit into memory. */
const LARGEST = 2 ** 30

class TooLarge extends Error {
  readonly code = 'EFBIG'
}

/** In bytes. A larger file is read in parts of so many: a millisecond's worth. */
const PART = 2 ** 21

/** Room for all of it at once: Node's own `readFile` reads piece by piece, and then copies the pieces together. */
async function readWhole(path: string, onRead?: (soFar: Uint8Array) => void): Promise<Uint8Array> {
  const file = await open(path, 'r')
  try {
    // One byte more shows that there is nothing more.
    const { size } = await file.stat()
    if (size > LARGEST) throw new TooLarge('The file is larger than any campaign')
    let bytes = Buffer.allocUnsafeSlow(size + 1)
    let length = 0
    const more = () => file.read(bytes, length, Math.min(bytes.length - length, PART), length)
    for (let part = more(); ;) {
      const { bytesRead } = await part
      length += bytesRead
      if (bytesRead === 0) return bytes.subarray(0, length)
      if (length === bytes.length) bytes = Buffer.concat([bytes], 2 * length)
      part = more()
      onRead?.(bytes.subarray(0, length))
    }
  } finally {
    await file.close()
  }
}

export const realFileSystem: FileSystem = {
  open: async (path, how) =>
    openFile(await open(path, how === 'create' ? constants.O_CREAT | constants.O_EXCL | constants.O_RDWR : 'r+')),
  readFile: readWhole,
  stat: async (path) => statOf(await stat(path)),
  realPath: (path) => realpath(path),
  rename: (from, to) => rename(from, to),
  link: (path, name) => link(path, name),
  readLink: async (path) => {
    try {
      return await readlink(path)
    } catch (error) {
      // It is there and is no link.
      if (codeOf(error) === 'EINVAL' || codeOf(error) === 'UNKNOWN') return null
      throw error
    }
  },
  symlink: (target, name) => symlink(target, name),
  unlink: (path) => unlink(path),
  makeFolder: async (path) => {
    await mkdir(path, { recursive: true })
  },
  list: (folder) => readdir(folder),
  syncFolder: async (path) => {
    // Windows opens no folders for this; NTFS keeps names in its own journal.
    if (process.platform === 'win32') return true
    const folder = await open(path, 'r')
    try {
      await folder.sync()
      return true
    } catch (error) {
      if (CANNOT_CONFIRM.includes(codeOf(error))) return false
      throw error
    } finally {
      await folder.close()
    }
  },
}

/**
 * A small file of our own, at once: for the few that are needed before the first window can show anything.
 *
 * @returns null when it cannot be read
 */
export function readNow(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    return null
  }
}

/** The same, as text in UTF-8. */
export const readTextNow = (path: string): string | null => readNow(path)?.toString('utf8') ?? null
