import { createHash, hash } from 'node:crypto'
import type { Sliced } from '../../rules/core/sliced'

type Part = string | Uint8Array

/** SHA-256 of the parts one after another, as 64 hexadecimal digits. */
export function sha256(...parts: readonly Part[]): string {
  const [first] = parts
  // Of one piece it takes half as long, which a command waits for.
  if (parts.length === 1 && first !== undefined) return hash('sha256', first)
  if (parts.every((part) => typeof part === 'string')) return hash('sha256', parts.join(''))
  const all = createHash('sha256')
  for (const part of parts) all.update(part)
  return all.digest('hex')
}

/** About a millisecond's worth. */
const AT_ONCE = 2_000_000

/** The same of what comes one after another. */
export class Hashing {
  readonly #all = createHash('sha256')

  take(part: Part): void {
    this.#all.update(part)
  }

  *takeMuch(much: Uint8Array): Sliced<undefined> {
    for (let at = 0; at < much.length; at += AT_ONCE) {
      this.take(much.subarray(at, at + AT_ONCE))
      yield
    }
    return undefined
  }

  /** Once, at the end. */
  end(): string {
    return this.#all.digest('hex')
  }
}
