import type { Damage } from '../../contract/errors'
import { fail, ok, type Result } from '../../rules/core/result'
import type { Sliced } from '../../rules/core/sliced'
import { readHeader, unsealedLine, type FileHeader } from './file-header'
import { Hashing } from './hash'

export type ParseProblem =
  | { readonly code: 'not-a-campaign' }
  | { readonly code: 'damaged'; readonly found: Damage }
  | { readonly code: 'too-new'; readonly fileVersion: number }

export type CheckedFile = Result<{ readonly header: FileHeader; readonly body: Buffer }, ParseProblem>

const NEWLINE = 0x0a
const MARK = '{"longroll":'

type Begun = Result<{ readonly header: FileHeader; readonly end: number; readonly seal: Hashing }, ParseProblem>

/** Longroll wrote it, or meant to, and what `found` says is not as it wrote it. */
export const damaged = (found: Damage): { readonly ok: false; readonly error: ParseProblem } =>
  fail({ code: 'damaged', found })

/**
 * Whether a file is what Longroll once wrote, to the last byte. It can be begun while the file is still being read: reading waits
 * for the disk, and the hash is there as soon as the last byte is.
 */
export class FileCheck {
  #begun: Begun | null = null
  #hashed = 0

  /** @param soFar the file from its beginning on, as far as it has been read; a longer part of it each time */
  take(soFar: Uint8Array): void {
    const begun = this.#begin(soFar)
    if (!begun.ok) return
    begun.value.seal.take(soFar.subarray(this.#hashed))
    this.#hashed = soFar.length
  }

  /** @param bytes the whole file, beginning with what was taken of it */
  *of(bytes: Uint8Array): Sliced<CheckedFile> {
    // What was missing of the header may be there now.
    if (this.#begun?.ok === false) this.#begun = null
    const begun = this.#begin(bytes)
    if (!begun.ok) return begun
    const { header, end, seal } = begun.value
    const body = bufferOf(bytes).subarray(end)
    if (body.length !== header.bytes) return damaged('length')
    yield* seal.takeMuch(bytes.subarray(this.#hashed))
    return seal.end() === header.sha256 ? ok({ header, body }) : damaged('hash')
  }

  /** Looked for once while the file is read: what has no header within its first part is no campaign of ours. */
  #begin(bytes: Uint8Array): Begun {
    this.#begun ??= this.#headerOf(bufferOf(bytes))
    return this.#begun
  }

  #headerOf(bytes: Buffer): Begun {
    if (bytes.toString('latin1', 0, MARK.length) !== MARK) return fail({ code: 'not-a-campaign' })
    const end = endOfHeader(bytes)
    const header = end === null ? null : readHeader(bytes.toString('utf8', 0, end - 1))
    if (end === null || header === null) return damaged('header')
    const seal = new Hashing()
    seal.take(`${unsealedLine(header)}\n`)
    this.#hashed = end
    return ok({ header, end, seal })
  }
}

/** Where what follows the header begins. */
export function endOfHeader(bytes: Uint8Array): number | null {
  const at = bytes.indexOf(NEWLINE)
  return at < 0 ? null : at + 1
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
