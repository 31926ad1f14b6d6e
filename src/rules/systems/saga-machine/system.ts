import { ended, type RuleSystem } from '../system'
import { begin } from './begin'
import { dials } from './dials'
import { test } from './extended'
import { edit, judge } from './gm'
import type { SagaLine } from './lines'
import { next } from './next'
import { odds } from './odds'
import { oppose } from './opposed'
import { pushLuck } from './push-luck'
import { isExtended, type SagaRules } from './task'
import { toldProgress, toldRoll } from './told'
import { view } from './view'

/** Saga Machine: extended, opposed and opposed extended actions. The rules by number: RULES.md beside this file. */
export const sagaMachine: RuleSystem<SagaRules, SagaLine> = {
  id: 'saga-machine',
  begin,
  commands: { 'saga.test': test, 'saga.oppose': oppose, 'saga.pushLuck': pushLuck },
  abandon: (task) => ended(task, 'failed', 'abandoned'),
  runOut: (task) => ended(task, 'failed', 'deadline'),
  edit,
  judge,
  progress: (task) => (isExtended(task) ? { have: task.rules.tally, need: task.rules.need } : null),
  view,
  told: { progress: toldProgress, roll: toldRoll },
  odds,
  dials,
  next,
}
