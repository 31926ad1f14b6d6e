import { basename, dirname } from 'node:path'
import { realMs } from '../../rules/core/units'
import type { Clock } from '../platform/clock'
import type { WatchFolder } from '../platform/watch-folder'
import type { Session } from './session'

/** Sync clients write a file in several steps. */
const SETTLES = realMs(400)

/** Files of open campaigns that somebody else may write. */
export class WatchedFiles {
  readonly #watch: WatchFolder | null
  readonly #clock: Clock
  readonly #ends = new Map<Session, () => void>()

  /** @param watch null: it is not looked for */
  constructor(watch: WatchFolder | null, clock: Clock) {
    this.#watch = watch
    this.#clock = clock
  }

  /** @param changed called a moment after the last sign that somebody may have written the file */
  begin(session: Session, changed: () => void): void {
    if (this.#watch === null) return
    let stopTimer: (() => void) | null = null
    const own = basename(session.path)
    const stop = this.#watch(dirname(session.path), (name) => {
      if (name !== null && name !== own) return
      stopTimer?.()
      stopTimer = this.#clock.after(SETTLES, changed)
    })
    this.#ends.set(session, () => {
      stopTimer?.()
      stop()
    })
  }

  end(session: Session): void {
    this.#ends.get(session)?.()
    this.#ends.delete(session)
  }
}
