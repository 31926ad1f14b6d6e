import { correct, previewCorrection } from '../../campaign/corrections/correct'
import { askedOnce } from '../../campaign/corrections/once'
import { History, type Command, type HistoryRecord } from '../../campaign/history'
import type { World } from '../../campaign/enter'
import type { CampaignState } from '../../campaign/state'
import { previewFor } from '../../contract/correction-preview'
import type { CorrectionPreview } from '../../contract/corrections'
import type { Comparison } from '../../contract/files'
import type { Chance } from '../../rules/core/chance'
import type { Refusal } from '../../rules/core/refusal'
import { ok, type Result } from '../../rules/core/result'
import type { EpochMs } from '../../rules/core/units'
import type { CampaignContent } from './campaign-content'
import { compare } from './conflicts/compare'

export interface AskedCorrection {
  readonly command: Command
  readonly wall: EpochMs
  /** Draws are the same as long as this is: what a preview showed is what is done. */
  readonly draws: string
}

interface At<T> {
  readonly content: T
  readonly revision: number
}

/** What takes long with a long campaign, and is therefore worked out where the campaign's copy is: beside the main process. */
export interface HeavyWork<T> {
  preview(at: At<T>, asked: AskedCorrection): Result<CorrectionPreview, Refusal>
  correct(at: At<T>, asked: AskedCorrection): Result<HistoryRecord, Refusal>
  compare(ours: At<T>, theirs: At<T>): Comparison
  state(content: T): CampaignState
  /** A campaign of its own begins with a chain of its own. @returns each record as JSON */
  records(content: T): readonly string[]
}

/** What takes long in a large campaign, done in the thread that calls it. */
export function campaignWork(world: Omit<World, 'wall'>): HeavyWork<CampaignContent> {
  const histories = new WeakMap<readonly HistoryRecord[], History>()
  let drawing: { readonly draws: string; readonly chance: Chance } | null = null

  function historyOf({ history }: CampaignContent): History {
    const known = histories.get(history) ?? new History(history)
    histories.set(history, known)
    return known
  }
  function chanceFor(draws: string): Chance {
    if (drawing?.draws !== draws) drawing = { draws, chance: askedOnce(world.chance) }
    return drawing.chance
  }
  const campaignAt = ({ content, revision }: At<CampaignContent>) => ({
    state: content.state,
    history: historyOf(content),
    revision,
  })
  const worldFor = ({ wall, draws }: AskedCorrection): World => ({ ...world, wall, chance: chanceFor(draws) })

  return {
    preview: (at, asked) => {
      const seen = previewCorrection(campaignAt(at), asked.command, worldFor(asked))
      return seen.ok ? ok(previewFor(seen.value)) : seen
    },
    correct: (at, asked) => {
      const decided = correct(campaignAt(at), asked.command, worldFor(asked))
      if (!decided.ok) return decided
      const { record } = decided.value
      if (record === null) throw new Error('A correction is always an entry')
      return ok(record)
    },
    compare: (ours, theirs) => compare(sideOf(ours), sideOf(theirs)),
    state: ({ state }) => state,
    records: ({ history }) => history.map((record) => JSON.stringify(record)),
  }
}

const sideOf = ({ content, revision }: At<CampaignContent>) => ({
  revision,
  records: content.history,
  options: content.state.options,
})
