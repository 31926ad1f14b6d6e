import { isWithinUndo, withOutside } from './corrections/outside-undo'
import { RULES_VERSION, type Entry } from './history'
import { difference } from './patch'
import type { CampaignState } from './state'
import type { Campaign, Decided } from './decide'
import type { EpochMs } from '../rules/core/units'

/** No command that a GM gives: the entry of a backup that was restored says it, so that it can be told from all others. */
export const RESTORED = 'backup.restored'

export interface RestoredFrom {
  /** The revision that the backup holds. */
  readonly revision: number
  /** When the backup was made. */
  readonly made: EpochMs
}

/**
 * The campaign as a backup holds it, as one more step of what happened: nothing is taken out of the history, and one undo takes it back.
 * Timers are of the table, not of the campaign's past: they stay as they are.
 *
 * @returns a null record when the campaign is just like that
 */
export function restore({ state, revision }: Campaign, to: CampaignState, from: RestoredFrom, wall: EpochMs): Decided {
  const after = withOutside(to, state)
  const patch = difference(state, after).filter(isWithinUndo)
  if (patch.length === 0) return { state, record: null, made: null }
  const entry: Entry = {
    id: `e${revision + 1}`,
    command: { do: RESTORED, with: { ...from } },
    draws: {},
    ids: [],
    wall,
    at: after.clock.now,
    rules: RULES_VERSION,
    line: { key: 'backup.restored', revision: from.revision },
    cites: [],
    rolled: null,
    note: null,
    task: null,
    title: null,
    who: [],
    names: {},
    end: null,
    outsideUndo: false,
    patch,
  }
  return { state: after, record: { revision: revision + 1, type: 'done', entry }, made: null }
}
