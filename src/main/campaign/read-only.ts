import type { Damage } from '../../contract/errors'
import { History, patchOf, type HistoryRecord } from '../../campaign/history'
import { applyPatch, difference, inverse } from '../../campaign/patch'
import { restore } from '../../campaign/restore'
import { emptyState, type CampaignState } from '../../campaign/state'
import { epochMs, type Json } from '../../rules/core/units'
import type { FileSystem } from '../platform/file-system'
import { systemCode } from '../platform/file-trouble'
import { campaignContent, type CampaignContent } from './campaign-content'
import { glimpseCampaignFile, parseCampaignFile } from './campaign-file'
import { findJournals, type FoundJournal } from './journal-folder'
import { recordOf } from './journal-format'
import { linesHeld } from './journal-match'
import { isJsonObject, parseJson } from './json'

/** Something that was found of a campaign file or its journal. Only what is not `fine` is wrong. */
export type Finding =
  | { readonly key: 'file-whole'; readonly revision: number; readonly entries: number; readonly name: string }
  | { readonly key: 'not-a-campaign' }
  | { readonly key: 'too-new'; readonly fileVersion: number }
  | { readonly key: 'file-damaged'; readonly found: Damage }
  | { readonly key: 'history-broken' }
  /** The history does not lead to the state that the file holds. */
  | { readonly key: 'history-leads-elsewhere'; readonly at: readonly string[] }
  | { readonly key: 'revision-differs'; readonly said: number; readonly found: number }
  | { readonly key: 'no-journals' }
  | { readonly key: 'journal-ahead'; readonly path: string; readonly changes: number }
  | { readonly key: 'journal-level'; readonly path: string }
  | { readonly key: 'journal-torn'; readonly path: string }
  | { readonly key: 'journal-damaged'; readonly path: string; readonly changes: number }
  | { readonly key: 'journal-elsewhere'; readonly path: string; readonly changes: number }
  /** What the file said and the journal continues does not fit. */
  | { readonly key: 'journal-does-not-fit'; readonly path: string; readonly changes: number }

const FINE: readonly Finding['key'][] = ['file-whole', 'no-journals', 'journal-ahead', 'journal-level', 'journal-torn']

/** Whether a finding says that something is as it should be. */
export const isFine = ({ key }: Finding): boolean => FINE.includes(key)

export interface Read {
  readonly findings: readonly Finding[]
  /** The campaign as far as it could be read, journal included; null: nothing of it could. */
  readonly content: CampaignContent | null
  /** Whether that is all of it. */
  readonly isAll: boolean
}

/**
 * Reads a campaign file and what its journal holds beyond it, and looks at both closely. Nothing is written, moved or made.
 *
 * @param journals the folder of journals; one that is not there holds none
 * @throws what the file system says when the file itself cannot be read
 */
export async function readOnly(fs: FileSystem, path: string, journals: string): Promise<Read> {
  const real = await fs.realPath(path)
  const bytes = await fs.readFile(real)
  const parsed = parseCampaignFile(bytes)
  const findings: Finding[] = []
  if (!parsed.ok && parsed.error.code !== 'damaged') {
    const { error } = parsed
    findings.push(error.code === 'too-new' ? { key: 'too-new', fileVersion: error.fileVersion } : { key: error.code })
    return { findings, content: null, isAll: false }
  }
  if (!parsed.ok && parsed.error.code === 'damaged') findings.push({ key: 'file-damaged', found: parsed.error.found })

  const file = parsed.ok ? parsed.value : null
  const whole = file === null ? null : campaignContent.read(file.payload)
  if (file !== null && whole === null) findings.push({ key: 'file-damaged', found: 'content' })
  if (file !== null && whole !== null) {
    const wrong = lookInside(whole, file.header.revision)
    findings.push(...wrong)
    if (wrong.length === 0) {
      const entries = new History(whole.history).log.length
      findings.push({ key: 'file-whole', revision: file.header.revision, entries, name: whole.state.name })
    }
  }
  const saved = whole ?? salvage(bytes)
  const found = await journalsOf(fs, journals, file?.header.campaign ?? null, real)
  if (found.length === 0) findings.push({ key: 'no-journals' })
  let content = saved
  for (const journal of found) {
    const { header, lines, tail } = journal.journal
    if (tail === 'torn') findings.push({ key: 'journal-torn', path: journal.path })
    if (tail === 'damaged' || header === null) {
      findings.push({ key: 'journal-damaged', path: journal.path, changes: lines.length })
    }
    if (header === null) continue
    if (header.path !== real) {
      if (lines.length > 0) findings.push({ key: 'journal-elsewhere', path: journal.path, changes: lines.length })
      continue
    }
    const held = file === null ? heldByRevision(saved, header.revision) : linesHeld(file.header, header, lines)
    const further =
      held === null || content === null
        ? null
        : carriedOn(
            content,
            lines.slice(held).map((line) => recordOf(line)),
          )
    if (held === null || further === null) {
      if (lines.length > 0) findings.push({ key: 'journal-does-not-fit', path: journal.path, changes: lines.length })
      continue
    }
    content = further
    const changes = lines.length - held
    findings.push(
      changes > 0
        ? { key: 'journal-ahead', path: journal.path, changes }
        : { key: 'journal-level', path: journal.path },
    )
  }
  return { findings, content, isAll: findings.every(isFine) }
}

/** The history has to lead from an empty campaign to just the state that is there. */
function lookInside(content: CampaignContent, revision: number): readonly Finding[] {
  const { state, history } = content
  const last = history.at(-1)?.revision ?? 0
  const findings: Finding[] = last === revision ? [] : [{ key: 'revision-differs', said: revision, found: last }]
  const folded = fold(history, nameAtFirst(content))
  if (folded === null) return [...findings, { key: 'history-broken' }]
  const [elsewhere] = difference(folded, state)
  return elsewhere === undefined ? findings : [...findings, { key: 'history-leads-elsewhere', at: elsewhere.path }]
}

/** A campaign is given its name when it is made; whatever renamed it since can be taken back. */
function nameAtFirst({ state, history }: CampaignContent): string {
  return history.reduceRight((name, record) => {
    const step = inverse(patchOf(record)).find(({ path }) => path.length === 1 && path[0] === 'name')
    return typeof step?.after === 'string' ? step.after : name
  }, state.name)
}

/** Null where a record does not fit what is before it. */
function fold(history: readonly HistoryRecord[], name: string): CampaignState | null {
  try {
    new History(history)
    return history.reduce((state, record) => applyPatch(state, patchOf(record)), emptyState(name))
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

async function journalsOf(
  fs: FileSystem,
  folder: string,
  campaign: string | null,
  real: string,
): Promise<readonly FoundJournal[]> {
  try {
    await fs.stat(folder)
  } catch (error) {
    if (systemCode(error) === null) throw error
    return []
  }
  const found = await findJournals(fs, folder, campaign, real)
  return found.ok ? [...found.value.here, ...found.value.elsewhere] : []
}

/** A damaged file cannot say what its journal continues; that it ends just where the journal begins is what can be known. */
const heldByRevision = (saved: CampaignContent | null, revision: number): number | null =>
  saved !== null && (saved.history.at(-1)?.revision ?? 0) === revision ? 0 : null

function carriedOn(content: CampaignContent, records: readonly Json[]): CampaignContent | null {
  try {
    return campaignContent.apply(content, records)
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

/**
 * What can be saved of a damaged file: the state, and the history as far as it can be read. Where the two do not meet, the way
 * from one to the other is one more step, so that undo still goes back along what is there.
 */
function salvage(bytes: Uint8Array): CampaignContent | null {
  const glimpse = glimpseCampaignFile(bytes)
  const whole = glimpse === undefined ? null : campaignContent.read(glimpse)
  const lines = Buffer.from(bytes).toString('utf8').split('\n')
  const state = whole?.state ?? stateIn(lines)
  const first = whole === null ? null : nameAtFirst(whole)
  const history = longestFold(whole?.history ?? historyIn(lines))
  const folded = fold(history, first ?? state?.name ?? 'Recovered')
  if (folded === null || (state === null && history.length === 0)) return null
  const end: CampaignContent = { state: folded, history, more: {} }
  if (state === null) return end
  const revision = history.at(-1)?.revision ?? 0
  const bridge = restore(
    { state: folded, history: new History(history), revision },
    state,
    { revision, made: epochMs(0) },
    lastWall(history),
  )
  return bridge.record === null
    ? end
    : { state: bridge.state, history: [...history, bridge.record], more: whole?.more ?? {} }
}

function lastWall(history: readonly HistoryRecord[]): ReturnType<typeof epochMs> {
  const last = history.findLast((record) => record.type === 'done')
  return last?.type === 'done' ? last.entry.wall : epochMs(0)
}

/** What is listed at the top of a file stands one entry to a line. */
function stateIn(lines: readonly string[]): CampaignState | null {
  const line = lines.find((text) => text.startsWith('"state":'))
  const state = line === undefined ? undefined : parseJson(line.slice('"state":'.length).replace(/,$/, ''))
  return state === undefined ? null : (campaignContent.read({ state, history: [] })?.state ?? null)
}

function historyIn(lines: readonly string[]): readonly HistoryRecord[] {
  const from = lines.findIndex((text) => text.startsWith('"history":'))
  const records: Json[] = []
  for (const line of from < 0 ? [] : lines.slice(from + 1)) {
    const record = parseJson(line.replace(/,$/, ''))
    if (!isJsonObject(record)) break
    records.push(record)
  }
  // Beyond the first that is not the next nothing can be known.
  const emptyOne = JSON.parse(JSON.stringify(emptyState(''))) as Json
  for (let count = records.length; count > 0; count -= 1) {
    const read = campaignContent.read({ state: emptyOne, history: records.slice(0, count) })
    if (read !== null) return read.history
  }
  return []
}

/** The longest part from the beginning in which each record fits what is before it. */
function longestFold(history: readonly HistoryRecord[]): readonly HistoryRecord[] {
  let [fits, breaks] = [0, history.length + 1]
  while (breaks - fits > 1) {
    const middle = Math.floor((fits + breaks) / 2)
    if (fold(history.slice(0, middle), '') === null) breaks = middle
    else fits = middle
  }
  return history.slice(0, fits)
}
