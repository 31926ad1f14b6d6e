import { FIRST } from '../../odds/chain'
import { currentStep, type DramaticRules } from './task'

/**
 * Where the tokens stand: how many are missing over all steps, which also says which step is at hand. Under `lose-one` needs
 * shrink, so what the step holds must be known beside it, and whether anything was gathered in the steps before.
 */
export interface Standing {
  readonly missing: number
  readonly have: number
  /** Nothing was gathered in any step before this one. */
  readonly isEmpty: boolean
}

/** Numbers the standings of a turn, and says what a standing means. */
export class Progress {
  readonly losesOne: boolean
  readonly most: number
  /** The most tokens that one step needs. */
  readonly mostOfStep: number
  readonly #later: Int16Array
  readonly #step: Int16Array
  readonly #need: Int16Array

  constructor(rules: DramaticRules) {
    this.losesOne = rules.complicationFailure === 'lose-one'
    const steps = rules.steps.slice(rules.step)
    this.most = steps.reduce((sum, { need }) => sum + need, 0)
    this.mostOfStep = steps.reduce((most, { need }) => Math.max(most, need), 0)
    this.#later = new Int16Array(this.most + 1)
    this.#step = new Int16Array(this.most + 1)
    this.#need = new Int16Array(this.most + 1)
    let missing = this.most
    steps.forEach(({ need }, i) => {
      const later = missing - need
      for (; missing > later; missing -= 1) {
        this.#later[missing] = later
        this.#step[missing] = rules.step + i
        this.#need[missing] = need
      }
    })
  }

  /** Tokens missing in the steps after the one at hand. */
  later(missing: number): number {
    return this.#later[missing] ?? 0
  }

  /** The step at hand, from 0. */
  step(missing: number): number {
    return this.#step[missing] ?? 0
  }

  /** A step holds more than it can lose in the turns left: how much more does not matter. */
  #mostHeld(turnsLeft: number): number {
    return Math.min(this.mostOfStep, turnsLeft)
  }

  /** One more than the highest place with so many turns left. */
  places(turnsLeft: number): number {
    return this.reached(turnsLeft) + 1
  }

  place(turnsLeft: number, missing: number, have: number, isEmpty: boolean): number {
    if (!this.losesOne) return FIRST + missing - 1
    const mostHeld = this.#mostHeld(turnsLeft)
    return FIRST + ((missing - 1) * (mostHeld + 1) + Math.min(have, mostHeld)) * 2 + (isEmpty ? 1 : 0)
  }

  /** The place of a step that has its need already: only in a task that the GM reopened; its next action settles it. */
  reached(turnsLeft: number): number {
    return FIRST + (this.losesOne ? this.most * (this.#mostHeld(turnsLeft) + 1) * 2 : this.most)
  }

  standingAt(turnsLeft: number, place: number): Standing {
    const at = place - FIRST
    if (this.losesOne) {
      const count = this.#mostHeld(turnsLeft) + 1
      return { missing: Math.floor(at / 2 / count) + 1, have: (at >> 1) % count, isEmpty: at % 2 === 1 }
    }
    const missing = at + 1
    return { missing, have: (this.#need[missing] ?? 0) - (missing - this.later(missing)), isEmpty: false }
  }
}

/** How the task stands, over all steps from the one at hand on. */
export function standingOf(rules: DramaticRules): Standing {
  const { have, need } = currentStep(rules)
  const later = rules.steps.slice(rules.step + 1).reduce((sum, step) => sum + step.need, 0)
  return {
    missing: later + Math.max(0, need - have),
    have,
    isEmpty: rules.steps.slice(0, rules.step).every((step) => step.have === 0),
  }
}
