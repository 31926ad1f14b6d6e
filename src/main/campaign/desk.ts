import type { Change } from '../../contract/channels'
import type { FileError } from '../../contract/errors'
import type { Saving } from '../../contract/saving'
import { ok, type Result } from '../../rules/core/result'
import { newContent, type CampaignContent } from './campaign-content'
import { createCampaign, openCampaign, type OpenCampaign, type Shelf } from './open-campaign'
import { Session, type SessionParts } from './session'

export interface DeskParts extends Omit<SessionParts, 'onChange' | 'onSaving'> {
  readonly shelf: Shelf<CampaignContent>
  readonly onChange: (session: Session, change: Change) => void
  readonly onSaving: (session: Session, saving: Saving) => void
}

/** The campaigns that are open: one session for each real path, whichever way it was come to. */
export class Desk {
  readonly #parts: DeskParts
  readonly #open = new Map<string, Session>()
  #turn: Promise<unknown> = Promise.resolve()

  constructor(parts: DeskParts) {
    this.#parts = parts
  }

  sessions(): readonly Session[] {
    return [...this.#open.values()]
  }

  /** The session it has already, where it is open. */
  open(path: string, how: { readonly setJournalAside: boolean }): Promise<Result<Session, FileError>> {
    return this.#inTurn(async () => {
      const known = await this.#sessionAt(path)
      if (known !== undefined) return ok(known)
      return this.#seated(await openCampaign(this.#parts.shelf, path, how))
    })
  }

  create(path: string, name: string): Promise<Result<Session, FileError>> {
    return this.#inTurn(async () =>
      this.#seated(await createCampaign(this.#parts.shelf, path, this.#parts.world.newId(), newContent(name))),
    )
  }

  /** What the file does not hold then, the journal does. */
  close(session: Session): Promise<Saving> {
    return this.#inTurn(async () => {
      const saving = await session.close()
      if (this.#open.get(session.path) === session) this.#open.delete(session.path)
      return saving
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

  #seated(opened: Result<OpenCampaign<CampaignContent>, FileError>): Result<Session, FileError> {
    if (!opened.ok) return opened
    const session: Session = new Session(opened.value, {
      ...this.#parts,
      onChange: (change) => this.#parts.onChange(session, change),
      onSaving: (saving) => this.#parts.onSaving(session, saving),
    })
    this.#open.set(session.path, session)
    return ok(session)
  }
}
