import { previewCorrection } from '../../campaign/corrections/correct'
import { askedOnce } from '../../campaign/corrections/once'
import { decide, type Campaign, type Decided, type World } from '../../campaign/decide'
import { patchOf, type Command } from '../../campaign/history'
import { applyPatch } from '../../campaign/patch'
import { previewFor } from '../../contract/correction-preview'
import type { CorrectionPreview } from '../../contract/corrections'
import type { Chance } from '../../rules/core/chance'
import type { Refusal } from '../../rules/core/refusal'
import { ok, type Result } from '../../rules/core/result'
import type { Clock } from '../platform/clock'
import { inSlices } from '../platform/slices'
import type { AskedAt, FileWriter } from './file-writer'
import type { AskedCorrection } from './heavy-work'
import type { MadeLine } from './journal'
import { isPacked, unpacked } from './packed-record'

export interface CorrectionsParts {
  /** Of the campaign. */
  readonly id: string
  readonly clock: Clock
  readonly writer: FileWriter
  readonly world: Omit<World, 'wall'>
  /** The campaign as it stands, here and in the copy beside. */
  readonly now: () => Campaign
  readonly standing: () => AskedAt
}

/**
 * Corrections of one campaign. Far back in a long one they take their time, which is not the main process's to give: they are
 * worked out on the copy that the writer has. Where there is none that could be asked (the file is gone, or another's by now), here.
 */
export class Corrections {
  readonly #parts: CorrectionsParts
  /** Draws are the same while a correction is looked at and when it is done; here, and beside for as long as `#since` is. */
  #chance: Chance
  #since: number

  constructor(parts: CorrectionsParts, revision: number) {
    this.#parts = parts
    this.#chance = askedOnce(parts.world.chance)
    this.#since = revision
  }

  /** Something was done, undone or corrected: whatever is looked at from now on is drawn anew. */
  drawAnew(revision: number): void {
    this.#chance = askedOnce(this.#parts.world.chance)
    this.#since = revision
  }

  /** What the correction would do. */
  async preview(command: Command): Promise<Result<CorrectionPreview, Refusal>> {
    const { writer, now, standing } = this.#parts
    const beside = await writer.previewCorrection(standing(), this.#asked(command))
    if (beside.ok) return beside.value
    const seen = previewCorrection(now(), command, this.#world())
    return seen.ok ? ok(previewFor(seen.value)) : seen
  }

  /** @returns also the journal's line of it, where one was made beside; nothing else may be done before both are kept */
  async decide(
    command: Command,
  ): Promise<Result<{ readonly decided: Decided; readonly line: MadeLine | null }, Refusal>> {
    const { writer, now, standing } = this.#parts
    const beside = await writer.correct(standing(), this.#asked(command))
    if (!beside.ok) {
      const decided = decide(now(), command, this.#world())
      return decided.ok ? ok({ decided: decided.value, line: null }) : decided
    }
    if (!beside.value.ok) return beside.value
    const made = beside.value.value
    const line = isPacked(made) ? made : null
    const record = isPacked(made) ? await inSlices(unpacked(made)) : made
    return ok({ decided: { state: applyPatch(now().state, patchOf(record)), record, made: null }, line })
  }

  #asked(command: Command): AskedCorrection {
    const { id, clock } = this.#parts
    return { command, wall: clock.now(), draws: `${id}/${this.#since}` }
  }

  #world(): World {
    const { clock, world } = this.#parts
    return { ...world, chance: this.#chance, wall: clock.now() }
  }
}
