import type { FileError } from '../../contract/errors'
import { fail, ok, type Result } from '../../rules/core/result'
import type { FileSystem } from '../platform/file-system'
import { troubleOf } from '../platform/file-trouble'
import { FileCheck } from './file-check'

interface ReadFile {
  readonly real: string
  readonly bytes: Uint8Array
  /** Begun while it was read. */
  readonly check: FileCheck
}

/** A campaign file with its real path, and its check begun. */
export async function readWhole(fs: FileSystem, path: string): Promise<Result<ReadFile, FileError>> {
  try {
    const real = await fs.realPath(path)
    const check = new FileCheck()
    return ok({ real, bytes: await fs.readFile(real, (soFar) => check.take(soFar)), check })
  } catch (error) {
    const trouble = troubleOf(error)
    return fail(
      trouble.reason === 'gone' ? { code: 'file/missing', path } : { code: 'file/unreadable', path, ...trouble },
    )
  }
}
