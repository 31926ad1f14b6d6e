import type { ClosedCampaign } from '../contract/channels'
import type { Saving } from '../contract/saving'
import { troubleText } from '../text/errors'
import type { Desk } from './campaign/desk'
import type { Session } from './campaign/session'
import { removableDrive } from './platform/removable'

/** As much of a window as closing its campaign asks of. */
interface Leavable {
  session: Session | null
}

export interface LeavingParts<W> {
  readonly desk: Pick<Desk, 'close' | 'sessions'>
  /** Its file is behind, for this reason: does the GM close it all the same? */
  readonly askToCloseBehind: (window: W, name: string, trouble: string) => Promise<boolean>
  /** It is saved as far as it can be, and will be closed. */
  readonly onLeft: (session: Session) => void
  readonly onClosed: () => void
}

/** Closing campaigns, and what there is to say of each afterwards. */
export class Leaving<W extends Leavable> {
  readonly #parts: LeavingParts<W>
  readonly #leaving = new Map<W, Promise<boolean>>()
  readonly #closed = new WeakMap<W, Promise<ClosedCampaign | null>>()

  constructor(parts: LeavingParts<W>) {
    this.#parts = parts
  }

  /**
   * The window's campaign is closed, unless the GM chooses to stay. Whoever asks while that is under way is told the same: an
   * impatient second press decides nothing.
   *
   * @returns whether it holds none now
   */
  leave(window: W): Promise<boolean> {
    const underWay = this.#leaving.get(window)
    if (underWay !== undefined) return underWay
    const leaving = this.#leave(window).finally(() => this.#leaving.delete(window))
    this.#leaving.set(window, leaving)
    return leaving
  }

  async #leave(window: W): Promise<boolean> {
    const { desk, askToCloseBehind, onLeft, onClosed } = this.#parts
    const { session } = window
    if (session === null) return true
    const saving = await session.save()
    if (saving.is === 'not-saved') {
      const { name } = session.snapshot().file
      if (!(await askToCloseBehind(window, name, troubleText(saving.error.reason)))) return false
    }
    onLeft(session)
    window.session = null
    // Some systems take their time to say what a drive is: nobody waits for it but the page that shows it.
    this.#closed.set(window, this.#asClosed(session, await desk.close(session)))
    onClosed()
    return true
  }

  /** What the window's page says of the campaign that was closed in it; once. */
  async justClosed(window: W): Promise<ClosedCampaign | null> {
    const closed = this.#closed.get(window)
    this.#closed.delete(window)
    return (await closed) ?? null
  }

  /** Whether a stick or card may be taken out now is what a GM wants to know when a campaign on one was closed. */
  async #asClosed(session: Session, saving: Saving): Promise<ClosedCampaign | null> {
    const drive = await removableDrive(session.path)
    if (drive === null || session.readOnly !== null) return null
    const others = await Promise.all(this.#parts.desk.sessions().map(({ path }) => removableDrive(path)))
    const stands = others.includes(drive)
      ? 'another-open'
      : saving.is !== 'file'
        ? 'behind'
        : saving.confirmed
          ? 'safe'
          : 'unconfirmed'
    return { name: session.state.name, drive, stands }
  }
}
