import { basename, dirname, join } from 'node:path'
import type { Notice } from '../../contract/channels'
import type { FileSystem } from '../platform/file-system'
import { systemCode } from '../platform/file-trouble'
import { conflictCopies } from './conflicts/conflict-names'
import { temporaryName } from './replace-file'

/** Things around the file that the GM should know of. */
export async function lyingBeside(fs: FileSystem, real: string): Promise<readonly Notice[]> {
  try {
    const folder = dirname(real)
    const copies = conflictCopies(basename(real), await fs.list(folder)).map((name) => join(folder, name))
    const { links } = await fs.stat(real)
    return [
      ...(copies.length > 0 ? [{ key: 'conflict-copies' as const, paths: copies }] : []),
      ...(links > 1 ? [{ key: 'several-names' as const, names: links }] : []),
    ]
  } catch (error) {
    if (systemCode(error) === null) throw error
    return []
  }
}

/** Takes away what a replacement left beside a file when the app went in the middle of it. */
export async function sweep(fs: FileSystem, path: string): Promise<void> {
  const folder = dirname(path)
  try {
    const left = (await fs.list(folder)).filter((name) => name.startsWith(temporaryName(path)))
    await Promise.all(left.map((name) => fs.unlink(join(folder, name))))
  } catch (error) {
    // Leftovers do no harm.
    if (systemCode(error) === null) throw error
  }
}
