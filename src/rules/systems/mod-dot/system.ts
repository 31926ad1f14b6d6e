import { ended, type RuleSystem } from '../system'
import { begin } from './begin'
import { dials } from './dials'
import { edit, judge } from './gm'
import type { ModDotLine } from './lines'
import { next } from './next'
import { odds } from './odds'
import { takeTest } from './take-test'
import type { ModDotRules } from './task'
import { toldProgress, toldRoll } from './told'
import { view } from './view'

/** Werewolf live play, tests by rock-paper-scissors. The rules by number: RULES.md beside this file. */
export const modDot: RuleSystem<ModDotRules, ModDotLine> = {
  id: 'mod-dot',
  begin,
  commands: { 'modDot.test': takeTest },
  // Nothing here is taken up again (MD-29).
  abandon: (task) => ended(task, 'failed', 'abandoned'),
  runOut: (task) => ended(task, 'failed', 'deadline'),
  edit,
  judge,
  progress: ({ rules }) => (rules.need === null ? null : { have: rules.have, need: rules.need }),
  view,
  told: { progress: toldProgress, roll: toldRoll },
  odds,
  dials,
  next,
}
