import type { Chance } from '../../core/chance'
import type { Fields } from '../../core/fields'
import { badValue, refuse } from '../../core/refusal'
import { fail } from '../../core/result'
import { decided, ended, requireRunning, type Around, type Decision } from '../system'
import type { TimeDieLine } from './lines'
import { AVERAGE, timeOf, type Pace } from './pace'
import type { Found, TimeDieRules, TimeDieTask } from './task'

/** `timeDie.roll`: finds how long it takes and settles the task. The clock stays where it is (TD-11). */
export function roll(task: TimeDieTask, input: Fields, around: Around, chance: Chance): Decision<TimeDieRules> {
  const { rules } = task
  if (rules.kind !== 'duration') return refuse('wrong-state', { key: 'other-kind' }, 'task')
  const blocked = requireRunning(task, around.now)
  if (blocked) return blocked
  const isAverage = input.flag('average', false)
  const typed = input.has('face') ? input.whole('face', 1, 6) : null
  if (input.refusal) return fail(input.refusal)
  if (isAverage && typed !== null) return badValue('average', { key: 'timeDie.average-or-face' })

  const { roundLength } = task.options
  const face = isAverage ? AVERAGE : (typed ?? chance.die('time-die', 6))
  const found: Found = { face, isAverage, duration: timeOf(rules.die, face, rules.pace, roundLength) }
  const line: TimeDieLine = {
    key: 'timeDie.rolled',
    die: rules.die,
    face,
    isAverage,
    pace: rules.pace,
    before: timeOf(rules.die, face, 'normal', roundLength),
    duration: found.duration,
  }
  return decided(ended({ ...task, rules: { ...rules, found } }, 'succeeded', 'settled'), {
    line,
    cites: ['TD-1', ...(isAverage ? ['TD-2'] : []), ...citesOfPace(rules.pace, rules.die.unit), 'TD-11'],
    rolled: isAverage ? null : typed === null ? 'app' : 'typed',
  })
}

/** The rules that changed a duration rolled in a unit. */
export function citesOfPace(pace: Pace, unit: string): readonly string[] {
  if (pace === 'normal') return []
  if (pace === 'slow') return ['TD-5', 'TD-6']
  const halves = unit === 's' || unit === 'w' ? ['TD-8'] : unit === 'r' ? ['TD-8', 'TD-9'] : ['TD-7']
  return ['TD-4', 'TD-6', ...halves]
}
