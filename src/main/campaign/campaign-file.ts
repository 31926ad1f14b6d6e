import type { Damage } from '../../contract/errors'
import { fail, ok, type Result } from '../../rules/core/result'
import { atOnce, type Sliced } from '../../rules/core/sliced'
import type { Json } from '../../rules/core/units'
import { sha256, sha256InSlices } from './hash'
import { isJsonObject, parseJson } from './json'
import { FILE_FORMAT, migrated, migrationSteps, type MigrationSteps } from './migrations'
import { payloadText, readPayload } from './payload'

export { FILE_FORMAT } from './migrations'

/** The oldest format whose readers understand what this version writes. */
const OLDEST_READER = 1

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

export interface CampaignFile {
  readonly header: FileHeader
  readonly payload: Json
}

type ParsedFile = Result<CampaignFile, ParseProblem>

export type ParseProblem =
  | { readonly code: 'not-a-campaign' }
  | { readonly code: 'damaged'; readonly found: Damage }
  | { readonly code: 'too-new'; readonly fileVersion: number }

const NEWLINE = 0x0a
const MARK = '{"longroll":'
/** It becomes part of the names of journals and backups: nothing that could lead out of their folders. */
const CAMPAIGN = /^[\w-]{1,100}$/
const SEAL = /,"sha256":"([0-9a-f]{64})"\}$/

const damaged = (found: Damage): { readonly ok: false; readonly error: ParseProblem } =>
  fail({ code: 'damaged', found })

/** Length and hash, then the format, then JSON: what fails an early check is not looked at by a later one. */
export function* readCampaignFile(bytes: Uint8Array, steps: MigrationSteps = migrationSteps): Sliced<ParsedFile> {
  const checked = yield* checkInSlices(bytes)
  if (!checked.ok) return checked
  const { header, body } = checked.value
  if (header.oldestReader > FILE_FORMAT) return fail({ code: 'too-new', fileVersion: header.format })
  const read = yield* readPayload(body)
  if (read.is !== 'read') return damaged(read.is === 'no-json' ? 'json' : 'content')
  const payload = migrated('payload', read.payload, header.format, steps)
  return payload === undefined ? damaged('content') : ok({ header, payload })
}

/** The same at once. */
export const parseCampaignFile = (bytes: Uint8Array, steps?: MigrationSteps): ParsedFile =>
  atOnce(readCampaignFile(bytes, steps))

/**
 * What can be seen of a file that may not be trusted: one that is damaged, or of a later format. Nothing of it may ever be
 * written again.
 */
export function glimpseCampaignFile(bytes: Uint8Array): Json | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = buffer.indexOf(NEWLINE)
  if (end < 0) return undefined
  const read = atOnce(readPayload(buffer.subarray(end + 1)))
  return read.is === 'read' ? read.payload : undefined
}

/** Whether a file is what Longroll once wrote, to the last byte, whatever it means. */
export const checkCampaignFile = (bytes: Uint8Array): CheckedFile => atOnce(checkInSlices(bytes))

type CheckedFile = Result<{ readonly header: FileHeader; readonly body: Buffer }, ParseProblem>

function* checkInSlices(bytes: Uint8Array): Sliced<CheckedFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.subarray(0, MARK.length).toString('latin1') !== MARK) return fail({ code: 'not-a-campaign' })
  const end = buffer.indexOf(NEWLINE)
  if (end < 0) return damaged('header')
  const header = readHeader(buffer.subarray(0, end).toString('utf8'))
  if (header === null) return damaged('header')
  const payload = buffer.subarray(end + 1)
  if (payload.byteLength !== header.bytes) return damaged('length')
  const seal = yield* sha256InSlices(`${unsealedLine(header)}\n`, payload)
  return seal === header.sha256 ? ok({ header, body: payload }) : damaged('hash')
}

/** The whole file, ready to be written, and its identity. */
export function buildCampaignFile(
  about: Pick<FileHeader, 'campaign' | 'revision' | 'head' | 'previous'> & { readonly more?: FileHeader['more'] },
  payload: Json,
): { readonly bytes: Uint8Array; readonly sha256: string } {
  const body = Buffer.from(payloadText(payload), 'utf8')
  const unsealed = {
    format: FILE_FORMAT,
    oldestReader: OLDEST_READER,
    campaign: about.campaign,
    revision: about.revision,
    head: about.head,
    previous: about.previous,
    bytes: body.byteLength,
    more: about.more ?? {},
  }
  const seal = sha256(unsealedLine(unsealed), '\n', body)
  const line = `${unsealedLine(unsealed).slice(0, -1)},"sha256":"${seal}"}\n`
  return { bytes: Buffer.concat([Buffer.from(line, 'utf8'), body]), sha256: seal }
}

type Unsealed = Omit<FileHeader, 'sha256'>

const unsealedLine = (header: Unsealed): string =>
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

function readHeader(line: string): FileHeader | null {
  const seal = SEAL.exec(line)?.[1]
  const fields = parseJson(line)
  if (seal === undefined || !isJsonObject(fields)) return null
  const { longroll, oldestReader, campaign, revision, head, previous, bytes, sha256: _seal, ...more } = fields
  if (!isCount(longroll) || !isCount(oldestReader) || !isCount(revision) || !isCount(bytes)) return null
  if (typeof campaign !== 'string' || !CAMPAIGN.test(campaign) || typeof head !== 'string') return null
  if (typeof previous !== 'string' && previous !== null) return null
  const header = { format: longroll, oldestReader, campaign, revision, head, previous, bytes, more, sha256: seal }
  // The seal covers the line as we would write it. A line that reads the same but is written otherwise is damaged too.
  return `${unsealedLine(header).slice(0, -1)},"sha256":"${seal}"}` === line ? header : null
}

const isCount = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
