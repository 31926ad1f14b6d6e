import { createHash } from 'node:crypto'
import { campaignContent, type CampaignContent } from '../../src/main/campaign/campaign-content'
import type { Content } from '../../src/main/campaign/content'
import { isJsonObject } from '../../src/main/campaign/json'
import { chained } from '../../src/main/campaign/journal-format'
import type { Json, JsonObject } from '../../src/rules/core/units'
import { MemoryFileSystem } from './memory-file-system'

// A format before the first one, which was never released: campaigns had a title, and records said `rev`. It shows that what is
// migrated goes through the very steps of opening, saving and recovering that a released older format will go through.

export const olderContent: Content<CampaignContent> = {
  ...campaignContent,
  steps: { 0: { payload: payloadOfFirst, record: (record) => recordOfFirst(record) } },
}

function payloadOfFirst(payload: Json): Json | undefined {
  if (!isJsonObject(payload) || !isJsonObject(payload['state']) || !isList(payload['history'])) return undefined
  const { title, ...state } = payload['state']
  const history = payload['history'].map(recordOfFirst)
  return title === undefined || history.includes(undefined)
    ? undefined
    : { ...payload, state: { ...state, name: title }, history: history.filter((record) => record !== undefined) }
}

function recordOfFirst(record: Json): Json | undefined {
  if (!isJsonObject(record) || typeof record['rev'] !== 'number') return undefined
  const { rev, ...rest } = record
  return { revision: rev, ...rest }
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

/** A file of today as the older format had it. Its revision and chain stay: they are the same in every format. */
function olderFile(bytes: Uint8Array): Buffer {
  const text = Buffer.from(bytes).toString('utf8')
  const end = text.indexOf('\n')
  const header = JSON.parse(text.slice(0, end)) as JsonObject
  const { state, history, ...more } = JSON.parse(text.slice(end + 1)) as {
    readonly state: JsonObject
    readonly history: readonly JsonObject[]
  }
  const { name, ...rest } = state
  const old = {
    ...more,
    state: { ...rest, title: name },
    history: history.map(({ revision, ...record }) => ({ rev: revision, ...record })),
  }
  const body = `${JSON.stringify(old)}\n`
  const { sha256: _seal, bytes: _bytes, ...fields } = { ...header, longroll: 0, oldestReader: 0 } as JsonObject
  const { longroll, oldestReader, campaign, revision, head, previous } = fields
  const line = JSON.stringify({
    ...{ longroll, oldestReader, campaign, revision, head, previous },
    bytes: Buffer.byteLength(body),
  })
  const seal = createHash('sha256').update(line).update('\n').update(body).digest('hex')
  return Buffer.from(`${line.slice(0, -1)},"sha256":"${seal}"}\n${body}`)
}

/** A journal of today as an older Longroll would have left it: it continues the older file, with records of that format. */
function olderJournal(bytes: Uint8Array, file: Uint8Array): Buffer {
  const [first = '', ...lines] = Buffer.from(bytes).toString('utf8').split('\n').slice(0, -1)
  const seal = /"sha256":"([0-9a-f]{64})"/.exec(Buffer.from(file).toString('utf8'))?.[1] ?? ''
  const header = { ...(JSON.parse(first.slice(65)) as { readonly head: string }), continues: seal }
  let { head } = header
  const old = lines.map((line) => {
    const record = JSON.parse(line.slice(65)) as JsonObject
    // The journal's own line still says its revision: that is how it is read in every format.
    const text = JSON.stringify({ format: 0, ...record, rev: record['revision'] })
    head = chained(head, text)
    return `${head} ${text}\n`
  })
  const said = JSON.stringify(header)
  return Buffer.from(`${createHash('sha256').update(said).digest('hex')} ${said}\n${old.join('')}`)
}

/** What a Longroll of the older format would have left instead of what this one left: its file, and its journal. */
export async function asOlder(now: MemoryFileSystem, path: string): Promise<MemoryFileSystem> {
  const file = olderFile(now.bytes(path))
  const folder = '/data/journals'
  const name = now.names(folder).find((one) => one.endsWith('.journal')) ?? ''
  const left = new MemoryFileSystem()
  await left.makeFolder(folder)
  left.put(path, file)
  left.put(`${folder}/${name}`, olderJournal(now.bytes(`${folder}/${name}`), file))
  return left
}
