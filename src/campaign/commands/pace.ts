import { fail } from '../../rules/core/result'
import { realMs } from '../../rules/core/units'
import { without } from '../state'
import { changed, type CampaignCommand } from './change'
import { theTask } from './tasks'

/** Real time for each round or roll of a task, or none. The countdown itself is kept by `keepPace` and lies outside undo. */
export const paceTask: CampaignCommand = (state, input) => {
  const found = theTask(state, input)
  if (!found.ok) return found
  const { id, options } = found.value
  const each = input.raw('each') === null ? null : input.duration('each', options.roundLength)
  if (input.refusal) return fail(input.refusal)
  const paces = each === null ? without(state.paces, id) : { ...state.paces, [id]: realMs(each * 1_000) }
  return changed({ ...state, paces }, { key: 'task.paced', each }, { task: id })
}
