import type { Campaign } from '../campaign'
import { patchOf, type Entry } from '../history'
import { applyFitting, inverse, isPatch } from '../patch'
import type { CampaignState } from '../state'
import { isStruck } from './correction'

/** Part of the history from one entry on: the state before it, and each step that stands, oldest first. */
export interface Tail {
  readonly before: CampaignState
  readonly steps: readonly TailStep[]
  /** Alarms that stand now: not yet acknowledged, or raised once more since. */
  readonly standing: CampaignState['alarms']
}

export interface TailStep {
  readonly entry: Entry
  /** The campaign as it was when the entry was made: what lies outside undo is taken from there. */
  readonly then: CampaignState
}

/** Steps that are given again: what a correction did is in the entries themselves. */
const isGivenAgain = (entry: Entry): boolean => entry.correction === undefined && !isStruck(entry)

/**
 * Takes the campaign back, record by record, to before `id`; further where a later correction touched what is older, for
 * then the state before `id` as it would be now was never there. All of it stays as it is: this only looks.
 *
 * @returns null where what the history holds does not fit what there is: then nobody can say what was before
 */
export function tailFrom({ state, history }: Campaign, id: string): Tail | null {
  const steps = history.steps
  const first = steps[firstToGiveAgain(steps, id)]
  const then = new Map<string, CampaignState>()
  let before = state
  // Struck out or not, the first is gone back to: what comes after it was made while it counted.
  for (const record of [...history.records].reverse()) {
    if (first === undefined || then.has(first.id)) break
    const patch = patchOf(record)
    const earlier = isPatch(patch) ? applyFitting(before, inverse(patch)) : null
    if (earlier === null) return null
    before = earlier
    // A step that made several entries was made at once, and is gone back to as a whole.
    if (record.type === 'done') [record.entry, ...(record.also ?? [])].forEach((entry) => then.set(entry.id, before))
  }
  return {
    before,
    standing: state.alarms,
    steps: steps.flatMap((entry) => {
      const was = then.get(entry.id)
      return was === undefined || !isGivenAgain(entry) ? [] : [{ entry, then: was }]
    }),
  }
}

function firstToGiveAgain(steps: readonly Entry[], id: string): number {
  const placeOf = (entry: string): number => steps.findIndex((step) => step.id === entry)
  let first = placeOf(id)
  for (let at = steps.length - 1; at > first; at -= 1) {
    const correction = steps[at]?.correction
    if (correction !== undefined) first = Math.min(first, placeOf(correction.entry))
  }
  return first
}
