import { fail, ok, type Result } from '../../rules/core/result'
import { atOnce, type Sliced } from '../../rules/core/sliced'
import type { Json } from '../../rules/core/units'
import { damaged, endOfHeader, FileCheck, type CheckedFile, type ParseProblem } from './file-check'
import { sealedLine, unsealedLine, type FileHeader } from './file-header'
import { sha256 } from './hash'
import { FILE_FORMAT, migrated, migrationSteps, type MigrationSteps } from './migrations'
import { payloadText, readPayload } from './payload'

export { FILE_FORMAT } from './migrations'

/** The oldest format whose readers understand what this version writes. */
const OLDEST_READER = 1

export interface CampaignFile {
  readonly header: FileHeader
  readonly payload: Json
}

type ParsedFile = Result<CampaignFile, ParseProblem>

/**
 * Length and hash, then the format, then JSON: what fails an early check is not looked at by a later one.
 *
 * @param check the first of them, where it was begun already
 */
export function* readCampaignFile(
  bytes: Uint8Array,
  steps: MigrationSteps = migrationSteps,
  check = new FileCheck(),
): Sliced<ParsedFile> {
  const checked = yield* check.of(bytes)
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
  const end = endOfHeader(bytes)
  if (end === null) return undefined
  const read = atOnce(readPayload(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(end)))
  return read.is === 'read' ? read.payload : undefined
}

/** Whether a file is what Longroll once wrote, to the last byte, whatever it means. */
export const checkCampaignFile = (bytes: Uint8Array): CheckedFile => atOnce(new FileCheck().of(bytes))

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
  return { bytes: Buffer.concat([Buffer.from(`${sealedLine(unsealed, seal)}\n`, 'utf8'), body]), sha256: seal }
}
