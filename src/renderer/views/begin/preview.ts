import { decide } from '../../../campaign/decide'
import { History } from '../../../campaign/history'
import { find, type CampaignState } from '../../../campaign/state'
import { seededChance } from '../../../rules/core/chance'
import type { Refusal } from '../../../rules/core/refusal'
import { epochMs, type JsonObject } from '../../../rules/core/units'
import type { TaskRecord } from '../../../rules/systems/system'

/** The task as it would begin, or why it would be refused. Nothing is changed; beginning a task rolls nothing. */
export function previewOf(
  state: CampaignState,
  fields: JsonObject,
): { readonly task: TaskRecord; readonly refusal: null } | { readonly task: null; readonly refusal: Refusal | null } {
  let ids = 0
  const result = decide(
    { state, history: new History(), revision: 0 },
    { do: 'task.begin', with: fields },
    {
      chance: seededChance(1),
      newId: () => `preview-${(ids += 1)}`,
      wall: epochMs(0),
      nextTimeOfDay: (_time, after) => after,
    },
  )
  if (!result.ok) return { task: null, refusal: result.error }
  const task = result.value.made === null ? undefined : find(result.value.state.tasks, result.value.made)
  return task === undefined ? { task: null, refusal: null } : { task, refusal: null }
}
