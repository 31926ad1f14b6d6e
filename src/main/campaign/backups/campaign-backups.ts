import type { FileError } from '../../../contract/errors'
import type { BackupDetails, BackupInfo } from '../../../contract/files'
import type { Refusal } from '../../../rules/core/refusal'
import { fail, ok, type Result } from '../../../rules/core/result'
import type { FileWriter } from '../file-writer'
import { infoOf } from '../recover'
import type { Session } from '../session'
import type { Backups } from './backups'

/** The backups of a campaign that is open, as its window sees them. A page names only what it was listed. */
export class CampaignBackups {
  readonly #backups: Backups | null
  readonly #writer: FileWriter

  /** @param backups null: none are kept */
  constructor(backups: Backups | null, writer: FileWriter) {
    this.#backups = backups
    this.#writer = writer
  }

  async list(session: Session): Promise<Result<readonly BackupInfo[], FileError>> {
    const listed = (await this.#backups?.list({ campaign: session.id, path: session.path })) ?? ok([])
    return listed.ok
      ? ok(listed.value.map(infoOf))
      : fail({ code: 'file/unreadable', path: session.path, ...listed.error })
  }

  async describe(session: Session, id: string): Promise<BackupDetails> {
    return (await this.#isIts(session, id)) ? this.#writer.describe(id) : null
  }

  /** What is there now is kept as a backup before. */
  async restore(session: Session, id: string): Promise<Result<{ readonly revision: number }, Refusal | FileError>> {
    const info = await this.#isIts(session, id)
    const state = info === null ? null : await this.#writer.stateIn(id)
    if (info === null || state === null) return fail({ code: 'file/no-such-backup' })
    const saving = await session.save()
    const kept = await this.#writer.backUp(session.path, 'before-restore')
    // What is there now is in the journal and stays in the history; a backup of it is one more way back.
    if (!kept.ok && saving.is === 'file') {
      return fail({ code: 'file/not-saved', path: session.path, ...kept.error, kept: true })
    }
    return session.restore(state, { revision: info.revision, made: info.at })
  }

  async #isIts(session: Session, id: string): Promise<BackupInfo | null> {
    const listed = await this.list(session)
    return listed.ok ? (listed.value.find((backup) => backup.id === id) ?? null) : null
  }
}
