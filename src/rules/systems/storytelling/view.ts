import { isOver, type Around } from '../system'
import { diceFor, mostRolls, rollsLeft, type Carry, type Outcome, type StorytellingTask } from './task'

/** Storytelling's own part of `see: task`. */
export interface StorytellingView {
  readonly successes: number
  readonly target: number
  readonly rolls: { readonly made: number; readonly max: number; readonly left: number }
  readonly nextPool: { readonly dice: number; readonly chance: boolean }
  readonly carry: Carry
  readonly endBonus: { readonly claimed: boolean; readonly text: string | null }
  readonly lastRoll: { readonly outcome: Outcome; readonly successes: number } | null
}

/** Storytelling's own part of `see: task`. */
export function view(task: StorytellingTask, around: Around): StorytellingView {
  const { rules } = task
  const dice = diceFor(rules, 0)
  const left = isOver(task) ? Math.max(0, mostRolls(rules) - rules.made) : rollsLeft(task, around.now)
  return {
    successes: rules.successes,
    target: rules.target,
    rolls: { made: rules.made, max: mostRolls(rules), left },
    nextPool: { dice: Math.max(1, dice), chance: dice <= 0 },
    carry: rules.carry,
    endBonus: rules.endBonus,
    lastRoll: rules.lastRoll,
  }
}
