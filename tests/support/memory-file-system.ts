import { sha256 } from '../../src/main/campaign/hash'
import type { FileStat, FileSystem, OpenFile } from '../../src/main/platform/file-system'

/**
 * A file system in memory that tells apart what a process sees from what would be left after a power cut: content is
 * durable after a sync of the file, a name after a sync of its folder. POSIX paths.
 */
export class MemoryFileSystem implements FileSystem {
  #folders = new Map<string, Folder>([['/', { seen: new Map(), durable: new Map(), mode: 0o755 }]])
  #files = new Set<Inode>()

  constructor() {
    this.folder('/home')
    this.folder('/data')
  }

  // What tests do and look at, all at once and never failing.

  folder(path: string): void {
    this.#folders.set(path, { seen: new Map(), durable: new Map(), mode: 0o755 })
  }

  put(path: string, content: string | Uint8Array, mode = 0o644): void {
    const bytes = Buffer.from(content)
    const inode: Inode = { seen: bytes, durable: bytes, mode, uid: 1, gid: 1 }
    this.#files.add(inode)
    const { folder, name } = this.#place(path)
    folder.seen.set(name, inode)
    folder.durable.set(name, inode)
  }

  putLink(path: string, to: string): void {
    const { folder, name } = this.#place(path)
    folder.seen.set(name, { linkTo: to })
    folder.durable.set(name, { linkTo: to })
  }

  has(path: string): boolean {
    const { folder, name } = this.#place(path)
    return folder.seen.has(name)
  }

  text(path: string): string {
    return Buffer.from(this.#inode(path).seen).toString('utf8')
  }

  bytes(path: string): Uint8Array {
    return Buffer.from(this.#inode(path).seen)
  }

  mode(path: string): number {
    return this.#inode(path).mode
  }

  names(folder: string): string[] {
    return [...(this.#folders.get(folder)?.seen.keys() ?? [])].sort()
  }

  /**
   * What is left after a power cut: of the rest, `luck` may keep all (true), none (false), or of each file its even or its
   * odd sectors, for a disk writes them in the order it likes.
   */
  afterPowerCut(luck: boolean | 'even' | 'odd' = false): MemoryFileSystem {
    const after = new MemoryFileSystem()
    for (const [path, folder] of this.#folders) {
      after.folder(path)
      for (const [name, entry] of luck === true ? folder.seen : folder.durable) {
        if ('linkTo' in entry) after.putLink(join(path, name), entry.linkTo)
        else after.put(join(path, name), leftOf(entry, luck), entry.mode)
      }
    }
    return after
  }

  // The port.

  async open(path: string, how: 'create' | 'change'): Promise<OpenFile> {
    const { folder, name } = this.#place(path)
    if (how === 'change') return this.#opened(this.#inode(path))
    if (folder.seen.has(name)) throw systemError('EEXIST')
    const inode: Inode = { seen: Buffer.alloc(0), durable: Buffer.alloc(0), mode: 0o644, uid: 0, gid: 0 }
    folder.seen.set(name, inode)
    return this.#opened(inode)
  }

  async readFile(path: string, onRead?: (soFar: Uint8Array) => void): Promise<Uint8Array> {
    const bytes = this.bytes(path)
    // In parts, as a large one is.
    for (let parts = 1; parts <= 3; parts += 1) onRead?.(bytes.subarray(0, Math.floor((parts * bytes.length) / 3)))
    return bytes
  }

  async stat(path: string): Promise<FileStat> {
    return statOf(this.#inode(path))
  }

  async realPath(path: string): Promise<string> {
    if (this.#folders.has(path)) return path
    const { folder, name } = this.#place(path)
    const entry = folder.seen.get(name)
    if (entry === undefined) throw systemError('ENOENT')
    return 'linkTo' in entry ? this.realPath(entry.linkTo) : path
  }

  async rename(from: string, to: string): Promise<void> {
    const source = this.#place(from)
    const entry = source.folder.seen.get(source.name)
    if (entry === undefined) throw systemError('ENOENT')
    const target = this.#place(to)
    target.folder.seen.set(target.name, entry)
    source.folder.seen.delete(source.name)
  }

  async link(path: string, name: string): Promise<void> {
    const inode = this.#inode(path)
    const place = this.#place(name)
    if (place.folder.seen.has(place.name)) throw systemError('EEXIST')
    place.folder.seen.set(place.name, inode)
  }

  async readLink(path: string): Promise<string | null> {
    const { folder, name } = this.#place(path)
    const entry = folder.seen.get(name)
    if (entry === undefined) throw systemError('ENOENT')
    return 'linkTo' in entry ? entry.linkTo : null
  }

  async symlink(target: string, path: string): Promise<void> {
    const { folder, name } = this.#place(path)
    if (folder.seen.has(name)) throw systemError('EEXIST')
    folder.seen.set(name, { linkTo: target })
  }

  async unlink(path: string): Promise<void> {
    const { folder, name } = this.#place(path)
    if (!folder.seen.delete(name)) throw systemError('ENOENT')
  }

  async makeFolder(path: string): Promise<void> {
    const parts = path.split('/')
    for (let i = 2; i <= parts.length; i += 1) {
      const part = parts.slice(0, i).join('/')
      if (!this.#folders.has(part)) this.folder(part)
    }
  }

  async list(folder: string): Promise<readonly string[]> {
    if (!this.#folders.has(folder)) throw systemError('ENOENT')
    const inside = [...this.#folders.keys()].filter((path) => path.startsWith(`${folder}/`))
    const folders = inside.map((path) => path.slice(folder.length + 1)).filter((path) => !path.includes('/'))
    return [...this.names(folder), ...folders]
  }

  async syncFolder(path: string): Promise<boolean> {
    const folder = this.#folders.get(path)
    if (folder === undefined) throw systemError('ENOENT')
    folder.durable = new Map(folder.seen)
    return true
  }

  #opened(inode: Inode): OpenFile {
    const sync = async (): Promise<void> => {
      inode.durable = Buffer.from(inode.seen)
    }
    return {
      write: async (bytes, at) => {
        const grown = Buffer.alloc(Math.max(inode.seen.byteLength, at + bytes.byteLength))
        inode.seen.copy(grown)
        grown.set(bytes, at)
        inode.seen = grown
        return bytes.byteLength
      },
      stat: async () => statOf(inode),
      truncate: async (length) => {
        inode.seen = Buffer.from(inode.seen.subarray(0, length))
      },
      sync,
      dataSync: sync,
      chmod: async (mode) => {
        inode.mode = mode
      },
      chown: async (uid, gid) => {
        inode.uid = uid
        inode.gid = gid
      },
      close: async () => undefined,
    }
  }

  #place(path: string): { folder: Folder; name: string } {
    const cut = path.lastIndexOf('/')
    const folder = this.#folders.get(path.slice(0, cut) || '/')
    if (folder === undefined) throw systemError('ENOENT')
    return { folder, name: path.slice(cut + 1) }
  }

  #inode(path: string): Inode {
    const { folder, name } = this.#place(path)
    const entry = folder.seen.get(name)
    if (entry === undefined) throw systemError('ENOENT')
    return 'linkTo' in entry ? this.#inode(entry.linkTo) : entry
  }
}

interface Inode {
  seen: Buffer
  durable: Buffer
  mode: number
  uid: number
  gid: number
}

interface Folder {
  seen: Map<string, Inode | { linkTo: string }>
  durable: Map<string, Inode | { linkTo: string }>
  mode: number
}

/** In bytes. */
const SECTOR = 512

function leftOf({ seen, durable }: Inode, luck: boolean | 'even' | 'odd'): Buffer {
  if (typeof luck === 'boolean') return luck ? seen : durable
  const left = Buffer.alloc(seen.byteLength)
  durable.copy(left)
  for (let at = luck === 'odd' ? SECTOR : 0; at < seen.byteLength; at += 2 * SECTOR)
    seen.copy(left, at, at, at + SECTOR)
  return left
}

const join = (folder: string, name: string): string => `${folder === '/' ? '' : folder}/${name}`

const statOf = (inode: Inode): FileStat => ({
  size: inode.seen.byteLength,
  mode: inode.mode,
  uid: inode.uid,
  gid: inode.gid,
  links: 1,
  stamp: sha256(inode.seen),
})

/** An error as the system gives it. */
export const systemError = (code: string): Error => Object.assign(new Error(code), { code })
