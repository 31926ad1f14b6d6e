import { dirname, join, resolve } from 'node:path'
import type { FileSystem } from '../platform/file-system'
import { systemCode } from '../platform/file-trouble'
import { newId } from '../platform/ids'
import { temporaryName } from './replace-file'

/** A chain of links longer than this is a ring. */
const MOST_LINKS = 20

/**
 * A campaign was opened through a link and its file was moved: the link, or the last one of several, leads to where the file is
 * now. It is replaced in one step.
 *
 * @param opened the path by which it was opened
 * @returns false where a link was left that leads nowhere
 */
export async function repoint(fs: FileSystem, opened: string, from: string, to: string): Promise<boolean> {
  try {
    const last = await lastLink(fs, opened, from)
    if (last === null) return true
    const temporary = join(dirname(last), `${temporaryName(last)}${newId()}.tmp`)
    await fs.symlink(to, temporary)
    try {
      await fs.rename(temporary, last)
    } catch (error) {
      await fs.unlink(temporary).catch(() => undefined)
      throw error
    }
    await fs.syncFolder(dirname(last))
    return true
  } catch (error) {
    if (systemCode(error) === null) throw error
    return false
  }
}

/** The link whose own target was the file; null where the path led there by folders alone. */
async function lastLink(fs: FileSystem, opened: string, from: string): Promise<string | null> {
  let at = opened
  for (let left = MOST_LINKS; left > 0; left -= 1) {
    const target = await fs.readLink(at)
    if (target === null) return null
    const next = resolve(await fs.realPath(dirname(at)), target)
    const place = join(await fs.realPath(dirname(next)).catch(() => dirname(next)), next.slice(dirname(next).length))
    if (place === from) return at
    at = next
  }
  return null
}
