import { goOn, type Next } from '../system'
import type { StorytellingTask } from './task'

/** Rolled out: a roll, or the open choice; where there are no odds Conditions are accepted and the end bonus is taken. */
export function next({ pending }: StorytellingTask): Next {
  if (pending === null) return goOn('storytelling.roll')
  const options = pending.options.map((option) => [option, { do: 'storytelling.choose', with: { option } }] as const)
  return {
    type: 'choice',
    options: Object.fromEntries(options),
    otherwise: pending.choice === 'condition' ? 'accept' : 'end-bonus',
  }
}
