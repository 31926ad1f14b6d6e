import type { Notice } from '../../contract/channels'
import type { FileError, JournalHolds } from '../../contract/errors'
import type { LookedAt } from '../../contract/saving'
import { fail, ok, type Result } from '../../rules/core/result'
import type { Json } from '../../rules/core/units'
import type { FileSystem } from '../platform/file-system'
import type { Trouble } from '../platform/file-trouble'
import { inSlices } from '../platform/slices'
import { lyingBeside, sweep } from './around-file'
import {
  buildCampaignFile,
  FILE_FORMAT,
  glimpseCampaignFile,
  parseCampaignFile,
  readCampaignFile,
  type CampaignFile,
} from './campaign-file'
import { backupOf } from './backups/backup-of'
import type { Backups } from './backups/backups'
import type { Content } from './content'
import type { ParseProblem } from './file-check'
import { continueJournal, noJournal, startJournal, type Journal } from './journal'
import { findJournals, journalPath, keepCopy, setAside, type FoundJournal } from './journal-folder'
import { firstHead, recordOf, type JournalLine } from './journal-format'
import { sortJournals, type OurJournal } from './journal-sorting'
import { readWhole } from './read-whole'
import { createFile } from './replace-file'

/** Where campaigns are kept while they are open. */
export interface Shelf<T> {
  readonly fs: FileSystem
  /** The folder of journals, in the app's own data. */
  readonly journals: string
  readonly content: Content<T>
  /** Null: none are kept. */
  readonly backups?: Backups | null
  /** For the names of conflict copies. */
  readonly conflictName?: (this: void, path: string) => string
}

export interface OpenCampaign<T> {
  readonly id: string
  /** Real path of its file. */
  readonly path: string
  /** As it was given. */
  readonly openedAs: string
  readonly content: T
  readonly revision: number
  /** The revision that the file holds; the rest is in the journal. */
  readonly fileRevision: number
  readonly journal: Journal
  readonly notices: readonly Notice[]
  /** Null: it can be played. */
  readonly readOnly: LookedAt | null
  /** `sha256` of the file as it was read. */
  readonly sha256: string
}

/**
 * Makes a campaign where no file is. A file that is there already is never touched.
 *
 * @param content what it begins with
 * @param from where it begins: a copy of another campaign goes on from that one's revision, with a chain of its own
 */
export async function createCampaign<T>(
  shelf: Shelf<T>,
  path: string,
  id: string,
  content: T,
  from: { readonly revision: number; readonly head: string } = { revision: 0, head: firstHead(id) },
): Promise<Result<OpenCampaign<T>, FileError>> {
  const file = buildCampaignFile({ campaign: id, ...from, previous: null }, shelf.content.write(content))
  const made = await createFile(shelf.fs, path, file.bytes)
  if (!made.ok) return fail(made.error.system === 'EEXIST' ? { code: 'file/exists', path } : notSaved(path, made.error))
  // A journal that knows another campaign at this place has nothing to do with the new one.
  return openCampaign(shelf, path, { setJournalAside: true })
}

export interface HowToOpen {
  /** The file as it is; a journal that does not continue it is kept, but out of the way. */
  readonly setJournalAside: boolean
  /** What the journal holds lies in a file of its own already. */
  readonly isCopied?: boolean
}

/**
 * Opens a campaign: its file, and what its journal holds beyond it.
 *
 * Whatever is wrong with a file, it is left as it is; whatever is wrong with a journal, it is kept. Only what was read
 * whole and understood is ever written again.
 */
export async function openCampaign<T>(
  shelf: Shelf<T>,
  path: string,
  { setJournalAside, isCopied = false }: HowToOpen,
): Promise<Result<OpenCampaign<T>, FileError>> {
  const read = await readWhole(shelf.fs, path)
  if (!read.ok) return read
  const { real, bytes, check } = read.value
  // Windows of other campaigns and their alarms do not wait for a large one.
  const parsed = await inSlices(readCampaignFile(bytes, shelf.content.steps, check))
  if (!parsed.ok) {
    const seen = parsed.error.code === 'too-new' ? lookAt(shelf, real, bytes, parsed.error) : null
    return seen === null ? fail(await withJournal(shelf, real, parsed.error)) : ok(seen)
  }
  const file = parsed.value
  const id = file.header.campaign

  const found = await findJournals(shelf.fs, shelf.journals, id, real)
  if (!found.ok) return fail({ code: 'file/unreadable', path: real, ...found.error })
  const { ours, strangers } = await sortJournals(shelf.fs, file, real, found.value)
  const stranger = strangers[0]
  if (stranger !== undefined && !setJournalAside) {
    return fail({ code: 'file/journal-conflict', path: real, why: stranger.why, journal: holds(stranger.found) })
  }

  const content = shelf.content.read(file.payload)
  const current = content === null ? null : moveOn(shelf.content, content, ours?.fresh ?? [])
  if (current === null) {
    return fail({
      code: 'file/damaged',
      path: real,
      found: 'content',
      journal: ours === null ? null : holds(ours.found),
    })
  }

  const notices: Notice[] = []
  for (const { found: aside } of strangers) {
    const copy = isCopied ? null : await rescue(shelf, real, aside)
    if (copy !== null) notices.push({ key: 'conflict-copy', path: copy })
    const kept = await setAside(shelf.fs, shelf.journals, aside)
    if (!kept.ok) return fail(notSaved(real, kept.error))
    // What they continue is known nowhere any more: they are kept, but there is no campaign to see them in.
    const { header, lines } = aside.journal
    const isSeen = isCopied || copy !== null || (header !== null && lines.length === 0)
    if (!isSeen)
      notices.push({ key: 'changes-aside', changes: header === null ? null : lines.length, kept: kept.value })
  }
  const journal = await takeUp(shelf, file, real, ours)
  if (!journal.ok) return fail(notSaved(real, journal.error))
  const [beside] = await Promise.all([
    lyingBeside(shelf.fs, real),
    sweep(shelf.fs, real),
    sweep(shelf.fs, journalPath(shelf.journals, id, real)),
  ])
  const fileRevision = file.header.revision
  const revision = ours?.fresh.at(-1)?.revision ?? fileRevision
  notices.push(...journal.value.notices, ...beside)
  const { journal: open } = journal.value
  return ok({
    id,
    path: real,
    openedAs: path,
    content: current,
    revision,
    fileRevision,
    journal: open,
    notices,
    readOnly: null,
    sha256: file.header.sha256,
  })
}

/**
 * A campaign as it can be seen in a file that may not be trusted: to be looked at, never to be saved.
 *
 * @returns null when nothing of a campaign can be seen in it
 */
export async function lookAtCampaign<T>(shelf: Shelf<T>, path: string): Promise<Result<OpenCampaign<T>, FileError>> {
  const read = await readWhole(shelf.fs, path)
  if (!read.ok) return read
  const { real, bytes, check } = read.value
  const parsed = await inSlices(readCampaignFile(bytes, shelf.content.steps, check))
  const problem: ParseProblem = parsed.ok ? { code: 'damaged', found: 'content' } : parsed.error
  const seen = lookAt(shelf, real, bytes, problem)
  return seen === null ? fail(await withJournal(shelf, real, problem)) : ok(seen)
}

function lookAt<T>(shelf: Shelf<T>, path: string, bytes: Uint8Array, problem: ParseProblem): OpenCampaign<T> | null {
  if (problem.code === 'not-a-campaign') return null
  const payload = glimpseCampaignFile(bytes)
  const content = payload === undefined ? null : read(shelf.content, payload)
  if (content === null) return null
  const readOnly: LookedAt =
    problem.code === 'too-new' ? { why: 'too-new', fileVersion: problem.fileVersion } : { why: 'damaged' }
  return {
    id: '',
    path,
    openedAs: path,
    content,
    revision: 0,
    fileRevision: 0,
    journal: noJournal(path),
    notices: [],
    readOnly,
    sha256: '',
  }
}

/** Changes that do not continue the file, as a campaign file of their own beside it: a GM can open that, but no journal. */
async function rescue<T>(shelf: Shelf<T>, real: string, { journal }: FoundJournal): Promise<string | null> {
  const { header, lines } = journal
  const last = lines.at(-1)
  if (header === null || last === undefined || !shelf.backups || shelf.conflictName === undefined) return null
  const base = await backupOf(shelf.backups, header)
  const parsed = base === null ? null : parseCampaignFile(base.bytes, shelf.content.steps)
  const content = parsed?.ok === true ? read(shelf.content, parsed.value.payload) : null
  const current = content === null ? null : moveOn(shelf.content, content, lines)
  if (current === null) return null
  const { revision, head } = last
  const about = { campaign: header.campaign, revision, head, previous: header.continues }
  const path = shelf.conflictName(real)
  const made = await createFile(shelf.fs, path, buildCampaignFile(about, shelf.content.write(current)).bytes)
  return made.ok ? path : null
}

function read<T>(content: Content<T>, payload: Json): T | null {
  try {
    return content.read(payload)
  } catch (error) {
    // Only of a file that is not trusted: one that passed its hash and is read wrongly is a bug.
    if (error instanceof Error) return null
    throw error
  }
}

const notSaved = (path: string, trouble: Trouble): FileError => ({
  code: 'file/not-saved',
  path,
  ...trouble,
  kept: false,
})

/** A file that cannot be read, and what of it is safe all the same. */
async function withJournal<T>(shelf: Shelf<T>, path: string, problem: ParseProblem): Promise<FileError> {
  switch (problem.code) {
    case 'not-a-campaign':
      return { code: 'file/not-a-campaign', path }
    case 'too-new':
      return { code: 'file/too-new', path, fileVersion: problem.fileVersion, appVersion: FILE_FORMAT }
    case 'damaged': {
      const found = await findJournals(shelf.fs, shelf.journals, null, path)
      const journals = found.ok ? found.value.here.filter(({ journal }) => journal.lines.length > 0) : []
      return { code: 'file/damaged', path, found: problem.found, journal: journals[0] ? holds(journals[0]) : null }
    }
  }
}

function holds({ journal }: FoundJournal): JournalHolds | null {
  const last = journal.lines.at(-1)
  return last === undefined ? null : { changes: journal.lines.length, revision: last.revision }
}

/** @returns null when a line does not fit: then nobody can say what the campaign is */
function moveOn<T>(content: Content<T>, from: T, lines: readonly JournalLine[]): T | null {
  try {
    return content.apply(
      from,
      lines.map((line) => recordOf(line, content.steps)),
    )
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

/**
 * Makes the journal ready for the next change; what cannot be explained in it is kept aside first. It is never cut here,
 * also where the file holds some of it already: nobody knows yet whether that file would survive a power cut.
 */
async function takeUp<T>(
  { fs, journals }: Shelf<T>,
  { header: file }: CampaignFile,
  real: string,
  ours: OurJournal | null,
): Promise<Result<{ readonly journal: Journal; readonly notices: readonly Notice[] }, Trouble>> {
  const path = journalPath(journals, file.campaign, real)
  const notices: Notice[] = []
  if (ours !== null) {
    const { journal: found } = ours.found
    const { tail } = found
    const journal = tail === 'damaged' ? null : await continueJournal(fs, path, { ...found, header: ours.header })
    if (journal?.ok === true) return ok({ journal: journal.value, notices })
    if (tail === 'damaged') {
      const kept = await keepCopy(fs, journals, ours.found)
      if (!kept.ok) return kept
      notices.push({ key: 'journal-was-damaged', changes: ours.fresh.length, kept: kept.value })
    }
  }
  const { campaign, revision, head, sha256: continues } = file
  const header = ours?.header ?? { campaign, path: real, continues, revision, head }
  const journal = await startJournal(fs, path, header, ours?.found.journal.lines ?? [])
  return journal.ok ? ok({ journal: journal.value, notices }) : journal
}
