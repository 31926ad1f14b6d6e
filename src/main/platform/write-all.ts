import type { OpenFile } from './file-system'

/** The system took no byte of a write and gave no reason. */
class NothingTaken extends Error {
  readonly code = 'EIO'
}

/** Writes until all of it is written: one call of the system may take less than it was given, and say so only by a number. */
export async function writeAll(file: OpenFile, bytes: Uint8Array, at: number): Promise<void> {
  let written = 0
  while (written < bytes.byteLength) {
    const taken = await file.write(bytes.subarray(written), at + written)
    if (taken <= 0) throw new NothingTaken('The system took nothing')
    written += taken
  }
}
