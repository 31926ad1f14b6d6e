import { History } from '../../campaign/history'
import type { Change, Notice } from '../../contract/channels'
import type { FileError } from '../../contract/errors'
import type { Comparison, Offers } from '../../contract/files'
import type { Saving } from '../../contract/saving'
import { fail, ok, type Result } from '../../rules/core/result'
import type { Trouble } from '../platform/file-trouble'
import { inSlices } from '../platform/slices'
import type { WatchFolder } from '../platform/watch-folder'
import { CampaignBackups } from './backups/campaign-backups'
import { FirstBackups } from './backups/first-backups'
import { newContent, type CampaignContent } from './campaign-content'
import { checkCampaignFile } from './campaign-file'
import { compareWith } from './conflicts/compare-with'
import { chained, firstHead } from './journal-format'
import { moveFile } from './move-file'
import {
  createCampaign,
  lookAtCampaign,
  openCampaign,
  type HowToOpen,
  type OpenCampaign,
  type Shelf,
} from './open-campaign'
import { repoint } from './repoint'
import { offersFor, recoverCampaign } from './recover'
import { Session, type SessionParts } from './session'
import { WatchedFiles } from './watched-files'

export interface DeskParts extends Omit<SessionParts, 'onChange' | 'onSaving'> {
  readonly shelf: Shelf<CampaignContent>
  readonly onChange: (session: Session, change: Change) => void
  readonly onSaving: (session: Session, saving: Saving) => void
  /** The campaign was opened anew, because its file was written elsewhere or is another one now; null: it could not be. */
  readonly onReopened?: (before: Session, now: Session | null) => void
  readonly watch?: WatchFolder
}

type Opening = Result<Session, FileError>

/** The campaigns that are open: one session for each real path, whichever way it was come to. */
export class Desk {
  readonly #parts: DeskParts
  readonly #open = new Map<string, Session>()
  readonly #watched: WatchedFiles
  readonly #firstBackups: FirstBackups
  readonly backups: CampaignBackups
  #turn: Promise<unknown> = Promise.resolve()

  constructor(parts: DeskParts) {
    const { shelf, writer, clock, watch } = parts
    this.#parts = parts
    this.#watched = new WatchedFiles(watch ?? null, clock)
    this.#firstBackups = new FirstBackups(clock, writer)
    this.backups = new CampaignBackups(shelf.backups ?? null, writer)
  }

  sessions(): readonly Session[] {
    return [...this.#open.values()]
  }

  /** The session it has already, where it is open. */
  open(path: string, how: HowToOpen): Promise<Opening> {
    return this.#openWith(path, (shelf) => openCampaign(shelf, path, how))
  }

  /** To be looked at, never to be saved. */
  look(path: string): Promise<Opening> {
    return this.#openWith(path, (shelf) => lookAtCampaign(shelf, path))
  }

  /** A backup in the place of a file that cannot be opened. */
  recover(path: string, backup: string): Promise<Opening> {
    const { clock } = this.#parts
    return this.#inTurn(async () => {
      const known = await this.#sessionAt(path)
      if (known !== undefined && known.readOnly === null) return ok(known)
      if (known !== undefined) await this.#close(known)
      const { shelf } = this.#parts
      const now = await this.#seated(await recoverCampaign(shelf, { fs: shelf.fs, clock }, path, backup))
      if (known !== undefined) this.#parts.onReopened?.(known, now.ok ? now.value : null)
      return now
    })
  }

  #openWith(
    path: string,
    open: (shelf: Shelf<CampaignContent>) => Promise<Result<OpenCampaign<CampaignContent>, FileError>>,
  ): Promise<Opening> {
    return this.#inTurn(async () => {
      const known = await this.#sessionAt(path)
      return known === undefined ? this.#seated(await open(this.#parts.shelf)) : ok(known)
    })
  }

  create(path: string, name: string): Promise<Opening> {
    return this.#inTurn(async () =>
      this.#seated(await createCampaign(this.#parts.shelf, path, this.#parts.world.newId(), newContent(name))),
    )
  }

  /**
   * A campaign that something else has made, in a new file.
   *
   * @param notices what the GM should know of it
   */
  make(path: string, content: CampaignContent, notices: readonly Notice[] = []): Promise<Opening> {
    return this.#inTurn(() => this.#make(path, content, notices))
  }

  async #make(path: string, content: CampaignContent, notices: readonly Notice[] = []): Promise<Opening> {
    const id = this.#parts.world.newId()
    const head = content.history.reduce((last, record) => chained(last, JSON.stringify(record)), firstHead(id))
    const revision = content.history.at(-1)?.revision ?? 0
    const made = await createCampaign(this.#parts.shelf, path, id, content, { revision, head })
    return this.#seated(made.ok ? ok({ ...made.value, notices: [...notices, ...made.value.notices] }) : made)
  }

  /** All of it in a new file, which is a campaign of its own. The one that is open stays open. */
  copy(session: Session, path: string): Promise<Opening> {
    return this.#inTurn(async () => {
      const { shelf, writer, world } = this.#parts
      const made = await writer.copyTo(session.standing(), path, world.newId())
      if (made.ok) return this.#seated(await openCampaign(shelf, path, { setJournalAside: true }))
      // Without a code of the system it was not tried: there is no copy of the campaign that could be written.
      return made.error.system === null ? this.#make(path, session.content) : fail(notMade(path, made.error))
    })
  }

  /** Its file under another name or in another folder. The window goes on with it. */
  move(session: Session, path: string): Promise<Opening> {
    return this.#inTurn(async () => {
      if (session.readOnly !== null) return fail({ code: 'file/looked-at', path: session.path })
      const saving = await session.save()
      if (saving.is !== 'file') return fail({ code: 'file/behind', path: session.path })
      await this.#close(session)
      const { fs } = this.#parts.shelf
      const moved = await moveFile(fs, session.path, path)
      const opened = await openCampaign(this.#parts.shelf, moved.ok ? path : session.path, { setJournalAside: false })
      const isLed = !moved.ok || !opened.ok || (await repoint(fs, session.openedAs, session.path, opened.value.path))
      const left: readonly Notice[] = isLed ? [] : [{ key: 'link-left', path: session.openedAs }]
      const now = await this.#seated(
        opened.ok ? ok({ ...opened.value, notices: [...left, ...opened.value.notices] }) : opened,
      )
      this.#parts.onReopened?.(session, now.ok ? now.value : null)
      if (moved.ok || !now.ok) return now
      return fail(notMoved(path, moved.error))
    })
  }

  /** The GM's choice in a conflict. */
  async settle(session: Session, take: 'ours' | 'theirs'): Promise<Result<Saving, FileError>> {
    if (take === 'ours') return ok(await session.takeOurs())
    const kept = await session.keepOurs()
    if (!kept.ok) return kept
    const now = await this.#reopen(session, { setJournalAside: true, isCopied: true })
    return now.ok ? ok(now.value.saving()) : now
  }

  offers(path: string): Promise<Offers> {
    const { shelf, writer } = this.#parts
    return offersFor(shelf, path, (id) => writer.describe(id))
  }

  /** With the file as it lies there, or with another one beside it. */
  compare(session: Session, path: string): Promise<Result<Comparison, FileError>> {
    return compareWith(this.#parts.shelf, this.#parts.writer, session, path)
  }

  /** What the file does not hold then, the journal does. */
  close(session: Session): Promise<Saving> {
    return this.#inTurn(() => this.#close(session))
  }

  async #close(session: Session): Promise<Saving> {
    this.#watched.end(session)
    await this.#firstBackups.keepNow(session)
    const saving = await session.close()
    if (this.#open.get(session.path) === session) this.#open.delete(session.path)
    return saving
  }

  /** Whether somebody else wrote the file; a campaign in which nothing was changed here is opened anew. */
  async lookOutside(session: Session): Promise<void> {
    if (this.#open.get(session.path) !== session) return
    if ((await session.lookOutside()) !== 'reload') return
    await this.#reopen(session, { setJournalAside: true })
  }

  #reopen(session: Session, how: HowToOpen): Promise<Opening> {
    return this.#inTurn(async (): Promise<Opening> => {
      if (this.#open.get(session.path) !== session) return fail({ code: 'file/missing', path: session.path })
      // A file that cannot be opened is no reason to close what is open.
      const bytes = await this.#parts.shelf.fs.readFile(session.path).catch(() => null)
      if (bytes === null || !checkCampaignFile(bytes).ok) {
        return fail({ code: 'file/damaged', path: session.path, found: 'hash', journal: null })
      }
      await this.#close(session)
      const opened = await openCampaign(this.#parts.shelf, session.path, how)
      const notices = opened.ok ? [{ key: 'changed-outside' as const }, ...opened.value.notices] : []
      const now = await this.#seated(opened.ok ? ok({ ...opened.value, notices }) : opened)
      this.#parts.onReopened?.(session, now.ok ? now.value : null)
      return now
    })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work)
    this.#turn = mine.catch(() => null)
    return mine
  }

  async #sessionAt(path: string): Promise<Session | undefined> {
    if (this.#open.size === 0) return undefined
    // A path that leads nowhere belongs to no open campaign, or to one whose file is gone; opening will say so.
    const real = await this.#parts.shelf.fs.realPath(path).catch(() => path)
    return this.#open.get(real)
  }

  async #seated(opened: Result<OpenCampaign<CampaignContent>, FileError>): Promise<Opening> {
    if (!opened.ok) return opened
    const history = await inSlices(History.read(opened.value.content.history))
    const parts: SessionParts = {
      ...this.#parts,
      onChange: (change) => {
        // Should somebody else replace the file now, what was changed here could be understood by this copy alone.
        void this.#firstBackups.keepNow(session)
        this.#parts.onChange(session, change)
      },
      onSaving: (saving) => this.#parts.onSaving(session, saving),
    }
    const session = new Session(opened.value, parts, history)
    this.#open.set(session.path, session)
    if (session.readOnly === null) {
      this.#watched.begin(session, () => void this.lookOutside(session))
      this.#firstBackups.keepSoon(session)
    }
    return ok(session)
  }
}

const notMade = (path: string, trouble: Trouble): FileError =>
  trouble.system === 'EEXIST'
    ? { code: 'file/exists', path }
    : { code: 'file/not-saved', path, ...trouble, kept: false }

const notMoved = (path: string, trouble: Trouble): FileError =>
  trouble.system === 'EEXIST' ? { code: 'file/exists', path } : { code: 'file/not-saved', path, ...trouble, kept: true }
