import { goOn, type Next } from '../system'
import { hasComplication, type DramaticTask } from './task'

/** Rolled out: cards, then everybody in order, then the end of the round; on a Club to hold or not is a choice. */
export function next({ rules }: DramaticTask): Next {
  if (!rules.isOpen) return goOn('dramaticTask.deal')
  const actor = rules.participants.find(({ acted }) => !acted)
  if (actor === undefined) return goOn('dramaticTask.endRound')
  const { character } = actor
  if (!hasComplication(actor)) return goOn('dramaticTask.roll', { character })
  return {
    type: 'choice',
    options: {
      attempt: { do: 'dramaticTask.roll', with: { character } },
      hold: { do: 'dramaticTask.hold', with: { character } },
    },
    otherwise: 'hold',
  }
}
