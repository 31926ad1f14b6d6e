import type { FileTrouble } from '../../contract/errors'

/** What stood in the way, and the system's own code for it. */
export interface Trouble {
  readonly reason: FileTrouble
  readonly system: string | null
}

const REASONS: Readonly<Record<string, FileTrouble>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  EBUSY: 'locked',
  ETXTBSY: 'locked',
  ENOENT: 'gone',
  ENOTDIR: 'gone',
  ESTALE: 'gone',
  ENODEV: 'gone',
  EIO: 'device',
  ENXIO: 'device',
  ENAMETOOLONG: 'name-too-long',
  EFBIG: 'too-large',
}

/** The system's code of an error; null for anything that is not the system's answer but a bug of ours. */
export function systemCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  // Node's own codes (ERR_…) say that it was called wrongly.
  return /^E[A-Z0-9]+$/.test(error.code) ? error.code : null
}

/** @throws the error itself when it is a bug and no answer of the system */
export function troubleOf(error: unknown): Trouble {
  const system = systemCode(error)
  if (system === null) throw error
  return { reason: REASONS[system] ?? 'other', system }
}
