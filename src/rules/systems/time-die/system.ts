import { ended, type RuleSystem } from '../system'
import { begin } from './begin'
import { dials } from './dials'
import { endInterval } from './end-interval'
import type { TimeDieLine } from './lines'
import { next } from './next'
import { odds } from './odds'
import { partial } from './partial'
import { join, leave } from './people'
import { roll } from './roll'
import { judge } from './settle'
import { takeTest } from './take-test'
import type { TimeDieRules } from './task'
import { toldProgress, toldRoll } from './told'
import { view } from './view'
import { edit } from './word'

/** Time Die and Extended Tests, percentile. The rules by number: RULES.md beside this file. */
export const timeDie: RuleSystem<TimeDieRules, TimeDieLine> = {
  id: 'time-die',
  begin,
  commands: {
    'timeDie.roll': roll,
    'timeDie.test': takeTest,
    'timeDie.endInterval': endInterval,
    'timeDie.partial': partial,
  },
  abandon: (task) => ended(task, 'failed', 'abandoned'),
  runOut: (task) => ended(task, 'failed', 'deadline'),
  edit,
  judge,
  progress: ({ rules }) => (rules.kind === 'extended' ? { have: rules.have, need: rules.need } : null),
  view,
  told: { progress: toldProgress, roll: toldRoll },
  odds,
  dials,
  next,
  join,
  leave,
}
