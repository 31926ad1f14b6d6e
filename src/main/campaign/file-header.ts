import type { Json } from '../../rules/core/units'
import { isJsonObject, parseJson } from './json'

/**
 * The first line of a campaign file: `{"longroll":1,…,"sha256":"…"}`.
 *
 * How this line is made is the same in every format, for ever, so that any version can check any file and say which
 * version it needs: a JSON object that ends with `sha256`, which covers all of the file but itself.
 */
export interface FileHeader {
  readonly format: number
  /** Readers of formats below this one must leave the file alone. */
  readonly oldestReader: number
  readonly campaign: string
  readonly revision: number
  /** The journal's chained checksum at this revision (see `journal-format.ts`): tells which records the file holds. */
  readonly head: string
  /** `sha256` of the file that this one replaced; null for the first. */
  readonly previous: string | null
  /** Length of the payload in bytes. */
  readonly bytes: number
  /** The identity of the whole file: header and payload. */
  readonly sha256: string
  /** Fields of later versions, kept as they were. */
  readonly more: { readonly [key: string]: Json }
}

/** It becomes part of the names of journals and backups: nothing that could lead out of their folders. */
const CAMPAIGN = /^[\w-]{1,100}$/
const SEAL = /,"sha256":"([0-9a-f]{64})"\}$/

export type Unsealed = Omit<FileHeader, 'sha256'>

/** The line without its seal: what that covers first. */
export const unsealedLine = (header: Unsealed): string =>
  JSON.stringify({
    longroll: header.format,
    oldestReader: header.oldestReader,
    campaign: header.campaign,
    revision: header.revision,
    head: header.head,
    previous: header.previous,
    bytes: header.bytes,
    ...header.more,
  })

/** The line with its seal. */
export const sealedLine = (header: Unsealed, seal: string): string =>
  `${unsealedLine(header).slice(0, -1)},"sha256":"${seal}"}`

/** @returns null for what is no such line, or not as we would write it */
export function readHeader(line: string): FileHeader | null {
  const seal = SEAL.exec(line)?.[1]
  const fields = parseJson(line)
  if (seal === undefined || !isJsonObject(fields)) return null
  const { longroll, oldestReader, campaign, revision, head, previous, bytes, sha256: _seal, ...more } = fields
  if (!isCount(longroll) || !isCount(oldestReader) || !isCount(revision) || !isCount(bytes)) return null
  if (typeof campaign !== 'string' || !CAMPAIGN.test(campaign) || typeof head !== 'string') return null
  if (typeof previous !== 'string' && previous !== null) return null
  const header = { format: longroll, oldestReader, campaign, revision, head, previous, bytes, more, sha256: seal }
  // The seal covers the line as we would write it. A line that reads the same but is written otherwise is damaged too.
  return sealedLine(header, seal) === line ? header : null
}

const isCount = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
