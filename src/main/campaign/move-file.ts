import { dirname } from 'node:path'
import { fail, ok, type Result } from '../../rules/core/result'
import { systemCode, troubleOf, type Trouble } from '../platform/file-trouble'
import type { FileSystem } from '../platform/file-system'
import { createFile, isTaken } from './replace-file'

/** What says that two names cannot belong to one file here. */
const OTHERWISE: readonly (string | null)[] = ['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL']

/** Gives a file another name, also on another volume. One that is there is never replaced, and there is always at least one of the two. */
export async function moveFile(fs: FileSystem, from: string, to: string): Promise<Result<null, Trouble>> {
  try {
    if (await isTaken(fs, to)) return fail({ reason: 'other', system: 'EEXIST' })
    try {
      await fs.link(from, to)
    } catch (error) {
      if (!OTHERWISE.includes(systemCode(error))) throw error
      const bytes = await fs.readFile(from)
      const made = await createFile(fs, to, bytes)
      if (!made.ok) return made
      if (Buffer.compare(await fs.readFile(to), bytes) !== 0) return fail({ reason: 'device', system: null })
    }
    await fs.syncFolder(dirname(to))
    await fs.unlink(from)
    await fs.syncFolder(dirname(from))
    return ok(null)
  } catch (error) {
    return fail(troubleOf(error))
  }
}
