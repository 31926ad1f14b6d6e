import { goOn, type Next } from '../system'
import type { TimeDieTask } from './task'

/** Rolled out: who has not tested in this interval, in order, then its end; nothing where Hits are counted at the table. */
export function next({ rules, options }: TimeDieTask): Next | null {
  if (rules.kind === 'duration') return goOn('timeDie.roll')
  if (options.timeDieHits === 'typed') return null
  const actor = rules.participants.find(({ character }) => !rules.acted.includes(character))
  return actor === undefined ? goOn('timeDie.endInterval') : goOn('timeDie.test', { character: actor.character })
}
