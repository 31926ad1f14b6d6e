import { realMs } from '../../../rules/core/units'
import type { Clock } from '../../platform/clock'
import type { FileWriter } from '../file-writer'
import type { Session } from '../session'

/** A campaign that was just opened is on its way to the screen: its first backup does not compete with that. */
const A_MOMENT = realMs(1_000)

/** Opened, a file is whole: the time to keep a copy, also of what came from elsewhere. One for each time it is opened. */
export class FirstBackups {
  readonly #clock: Clock
  readonly #writer: FileWriter
  /** Those that are still to come: what takes them back. */
  readonly #toCome = new Map<Session, () => void>()

  constructor(clock: Clock, writer: FileWriter) {
    this.#clock = clock
    this.#writer = writer
  }

  keepSoon(session: Session): void {
    this.#toCome.set(
      session,
      this.#clock.after(A_MOMENT, () => void this.keepNow(session)),
    )
  }

  /** Unless it is kept already, or is none to be kept. */
  async keepNow(session: Session): Promise<void> {
    this.#toCome.get(session)?.()
    if (!this.#toCome.delete(session)) return
    const kept = await this.#writer.backUp(session.path, 'auto')
    session.noteBackup(kept.ok ? null : kept.error)
  }
}
