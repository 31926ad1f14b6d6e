import type { FileSystem, OpenFile } from '../../src/main/platform/file-system'
import { systemError } from './memory-file-system'

/** What happens at one call: the system's error code, a write that takes half, a sync that fails after all, or the end. */
export type Fault = { readonly error: string } | 'short' | 'dies' | 'done-but-fails'

export interface Plan {
  /** From 1; every call of the port counts, those of open files too. */
  readonly at: number
  readonly fault: Fault
  /** Only that call, or every one from there on. */
  readonly lasts?: 'once' | 'on'
}

/** The process is gone: nothing after this call happened. Never caught by product code, which knows only system errors. */
export class Died extends Error {}

export interface FaultyFileSystem extends FileSystem {
  calls(): number
  /** Names of the calls so far, in order. */
  trace(): readonly string[]
}

/** Passes every call on to `inner`, but the one that the plan names. */
export function faulty(inner: FileSystem, plan: Plan | null): FaultyFileSystem {
  const names: string[] = []
  let dead = false

  async function call<T>(name: string, work: (short: boolean) => Promise<T>): Promise<T> {
    if (dead) throw new Died(name)
    names.push(name)
    const hit = plan !== null && (plan.lasts === 'on' ? names.length >= plan.at : names.length === plan.at)
    if (!hit) return work(false)
    const { fault } = plan
    if (fault === 'dies') {
      dead = true
      // The last thing a process does may be done by half.
      if (name === 'write') await work(true)
      throw new Died(name)
    }
    if (fault === 'short') return work(true)
    if (fault === 'done-but-fails') {
      await work(false)
      throw systemError('EIO')
    }
    throw systemError(fault.error)
  }

  const opened = (file: OpenFile): OpenFile => ({
    write: (bytes, at) =>
      call('write', (short) => file.write(short ? bytes.subarray(0, Math.floor(bytes.byteLength / 2)) : bytes, at)),
    stat: () => call('fstat', () => file.stat()),
    truncate: (length) => call('truncate', () => file.truncate(length)),
    sync: () => call('sync', () => file.sync()),
    dataSync: () => call('dataSync', () => file.dataSync()),
    chmod: (mode) => call('chmod', () => file.chmod(mode)),
    chown: (uid, gid) => call('chown', () => file.chown(uid, gid)),
    close: () => call('close', () => file.close()),
  })

  return {
    open: (path, how) => call(`open ${how}`, async () => opened(await inner.open(path, how))),
    readFile: (path, onRead) => call('readFile', () => inner.readFile(path, onRead)),
    stat: (path) => call('stat', () => inner.stat(path)),
    realPath: (path) => call('realPath', () => inner.realPath(path)),
    rename: (from, to) => call('rename', () => inner.rename(from, to)),
    link: (path, name) => call('link', () => inner.link(path, name)),
    readLink: (path) => call('readLink', () => inner.readLink(path)),
    symlink: (target, name) => call('symlink', () => inner.symlink(target, name)),
    unlink: (path) => call('unlink', () => inner.unlink(path)),
    makeFolder: (path) => call('makeFolder', () => inner.makeFolder(path)),
    list: (folder) => call('list', () => inner.list(folder)),
    syncFolder: (path) => call('syncFolder', () => inner.syncFolder(path)),
    calls: () => names.length,
    trace: () => names,
  }
}
