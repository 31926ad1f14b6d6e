import { basename, dirname, join } from 'node:path'
import type { Exported, Opened, RecapAsked } from '../contract/channels'
import type { AppError, FileError } from '../contract/errors'
import { exportInSlices, scriptTextInSlices } from '../campaign/script/export-script'
import { runScript } from '../campaign/script/run-script'
import { parseScript, type Script } from '../campaign/script/script'
import type { Chance } from '../rules/core/chance'
import { fail, ok, type Result } from '../rules/core/result'
import type { Desk } from './campaign/desk'
import { recapInSlices } from './campaign/recap'
import { createFile, isTaken, replaceFile } from './campaign/replace-file'
import type { Session } from './campaign/session'
import type { Clock } from './platform/clock'
import type { FileSystem } from './platform/file-system'
import { troubleOf } from './platform/file-trouble'
import { inSlices } from './platform/slices'

export interface InOutParts<W> {
  readonly fs: FileSystem
  readonly clock: Clock
  readonly desk: Pick<Desk, 'make'>
  readonly chance: Chance
  readonly newId: () => string
  /** The GM's answers in the system's dialogs; null: none. An existing file was agreed to be replaced. */
  readonly askWhereOut: (window: W, suggested: string, what: 'script' | 'recap') => Promise<string | null>
  readonly askWhichScript: (window: W) => Promise<string | null>
  readonly askWhereNew: (window: W, name: string) => Promise<string | null>
  readonly copy: (text: string) => void
  readonly seat: (window: W, opened: Result<Session, FileError>) => Result<Opened, AppError>
}

/** What goes out of a campaign for others to read, and what comes in and makes one. */
export class InOut<W> {
  readonly #parts: InOutParts<W>

  constructor(parts: InOutParts<W>) {
    this.#parts = parts
  }

  async exportScript(window: W, session: Session): Promise<Result<Exported, AppError>> {
    const path = await this.#parts.askWhereOut(window, beside(session, 'json'), 'script')
    if (path === null) return ok({ isDone: false })
    const script = await inSlices(exportInSlices({ state: session.state, history: session.history }))
    return this.#write(path, await inSlices(scriptTextInSlices(script)))
  }

  async recap(window: W, session: Session, { span, to }: RecapAsked): Promise<Result<Exported, AppError>> {
    const text = await inSlices(recapInSlices(session.state, session.history, span))
    if (to === 'clipboard') {
      this.#parts.copy(text)
      return ok({ isDone: true })
    }
    const path = await this.#parts.askWhereOut(window, beside(session, 'md'), 'recap')
    return path === null ? ok({ isDone: false }) : this.#write(path, text)
  }

  /** A script makes a new campaign, where the GM says. */
  async importScript(window: W): Promise<Result<Opened, AppError>> {
    const { askWhichScript, askWhereNew, fs, clock, chance, newId, desk, seat } = this.#parts
    const from = await askWhichScript(window)
    if (from === null) return ok({ opened: false })
    const script = await readScript(fs, from)
    if (!script.ok) return script
    const made = runScript(script.value, { chance, newId, begins: clock.now() })
    if (!made.ok) return fail({ code: 'script/stopped', path: from, ...made.error })
    const name = script.value.title === '' ? basename(from, '.json') : script.value.title
    const path = await askWhereNew(window, name)
    if (path === null) return ok({ opened: false })
    const { state, history } = made.value
    return seat(
      window,
      await desk.make(path, { state: { ...state, name: state.name || name }, history: history.records, more: {} }),
    )
  }

  /** As a whole or not at all. */
  async #write(path: string, text: string): Promise<Result<Exported, AppError>> {
    const { fs, clock } = this.#parts
    const bytes = new TextEncoder().encode(text)
    try {
      const written = (await isTaken(fs, path))
        ? await replaceFile({ fs, clock }, { path, bytes, isStillOurs: () => true })
        : await createFile(fs, path, bytes)
      return written.ok ? ok({ isDone: true }) : fail({ code: 'file/not-written', path, ...written.error })
    } catch (error) {
      return fail({ code: 'file/not-written', path, ...troubleOf(error) })
    }
  }
}

const beside = (session: Session, extension: string): string =>
  join(dirname(session.path), `${basename(session.path, '.longroll')}.${extension}`)

async function readScript(fs: FileSystem, path: string): Promise<Result<Script, AppError>> {
  let text: string
  try {
    text = new TextDecoder().decode(await fs.readFile(path))
  } catch (error) {
    return fail({ code: 'file/unreadable', path, ...troubleOf(error) })
  }
  try {
    return ok(parseScript(text))
  } catch (error) {
    if (error instanceof SyntaxError) return fail({ code: 'script/not-one', path })
    throw error
  }
}
