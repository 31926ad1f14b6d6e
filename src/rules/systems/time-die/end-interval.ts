import type { Chance } from '../../core/chance'
import type { Fields } from '../../core/fields'
import { badValue, refuse } from '../../core/refusal'
import { fail } from '../../core/result'
import type { GameSeconds } from '../../core/units'
import { decided, type Around, type Decision } from '../system'
import type { TimeDieLine } from './lines'
import { timeOf } from './pace'
import { citesOfPace } from './roll'
import { requireInterval, settle } from './settle'
import type { ExtendedRules, TimeDieRules, TimeDieTask } from './task'

/** `timeDie.endInterval`: the interval passes; a Time Die says only now how long it was (TD-15, TD-19). */
export function endInterval(task: TimeDieTask, input: Fields, around: Around, chance: Chance): Decision<TimeDieRules> {
  const { rules } = task
  if (rules.kind !== 'extended') return refuse('wrong-state', { key: 'other-kind' }, 'task')
  const blocked = requireInterval(task, rules, around)
  if (blocked) return blocked
  const typed = input.has('face') ? input.whole('face', 1, 6) : null
  if (input.refusal) return fail(input.refusal)
  const { intervalDie: die } = rules
  if (die === null && typed !== null) return badValue('face', { key: 'timeDie.fixed-interval' })

  const face = die === null ? null : (typed ?? chance.die('interval', 6))
  const lasted = lengthOf(task, rules, face)
  const used = rules.used + 1
  const after = settle(task, {
    ...rules,
    used,
    acted: [],
    hitsNow: {},
    gains: [...rules.gains, null],
    partial: null,
  })
  const line: TimeDieLine = {
    key: 'timeDie.interval-ended',
    die,
    face,
    pace: rules.pace,
    lasted,
    used,
    limit: rules.limit,
    have: rules.have,
    need: rules.need,
    forwent: task.characters.filter((character) => !rules.acted.includes(character)),
  }
  const cites = [
    ...(die === null ? ['TD-14'] : ['TD-1', ...citesOfPace(rules.pace, die.unit), 'TD-15']),
    'TD-19',
    ...(after.status === 'failed' ? ['TD-20'] : []),
  ]
  return decided(after, {
    effects: [{ type: 'take-interval', lasts: lasted }],
    line,
    cites,
    rolled: die === null ? null : typed === null ? 'app' : 'typed',
  })
}

function lengthOf(task: TimeDieTask, { intervalDie, pace }: ExtendedRules, face: number | null): GameSeconds {
  if (intervalDie !== null && face !== null) return timeOf(intervalDie, face, pace, task.options.roundLength)
  if (task.interval === null) throw new Error('A fixed interval has a length')
  return task.interval
}
