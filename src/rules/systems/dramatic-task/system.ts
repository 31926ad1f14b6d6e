import { freshDeck } from '../../dice/deck'
import { ended, type RuleSystem } from '../system'
import { begin } from './begin'
import { join, leave } from './company'
import { dials } from './dials'
import { edit, judge } from './gm'
import type { DramaticTaskLine } from './lines'
import { next } from './next'
import { odds } from './odds'
import { roll } from './roll'
import { deal, endRound, hold } from './round'
import { support } from './support'
import { gathered, jokerIsOut, needed, type DramaticRules } from './task'
import { toldProgress, toldRoll } from './told'
import { view } from './view'

/** Savage Worlds' Dramatic Tasks. The rules by number: RULES.md beside this file. */
export const dramaticTask: RuleSystem<DramaticRules, DramaticTaskLine> = {
  id: 'dramatic-task',
  begin,
  commands: {
    'dramaticTask.deal': deal,
    'dramaticTask.roll': roll,
    'dramaticTask.support': support,
    'dramaticTask.hold': hold,
    'dramaticTask.endRound': endRound,
  },
  // Given up or too late, it cannot be taken up again (DT-40).
  abandon: (task) => ended(task, 'failed', 'abandoned'),
  runOut: (task) => ended(task, 'failed', 'deadline'),
  edit,
  judge,
  progress: ({ rules }) => ({ have: gathered(rules), need: needed(rules) }),
  view,
  told: { progress: toldProgress, roll: toldRoll },
  odds,
  dials,
  next,
  // However the task ends in a round with a joker, the round has ended (DT-8).
  deckAtEnd: (task, deck) => (jokerIsOut(task.rules) ? freshDeck : deck),
  join,
  leave,
}
