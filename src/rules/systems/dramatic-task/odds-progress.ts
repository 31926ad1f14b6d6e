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

/** The step at hand has its need already: only so in a task that the GM reopened. The next action settles it. */
export const REACHED = 'reached'

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

  /** How many standings there are with so many turns left; one more for a step that is reached. */
  size(turnsLeft: number): number {
    return this.reached(turnsLeft) + 1
  }

  place(turnsLeft: number, missing: number, have: number, isEmpty: boolean): number {
    if (!this.losesOne) return missing - 1
    const mostHeld = this.#mostHeld(turnsLeft)
    return ((missing - 1) * (mostHeld + 1) + Math.min(have, mostHeld)) * 2 + (isEmpty ? 1 : 0)
  }

  reached(turnsLeft: number): number {
    return this.losesOne ? this.most * (this.#mostHeld(turnsLeft) + 1) * 2 : this.most
  }

  missingAt(turnsLeft: number, place: number): number {
    return this.losesOne ? Math.floor(place / 2 / (this.#mostHeld(turnsLeft) + 1)) + 1 : place + 1
  }

  haveAt(turnsLeft: number, place: number): number {
    if (this.losesOne) return (place >> 1) % (this.#mostHeld(turnsLeft) + 1)
    const missing = place + 1
    return (this.#need[missing] ?? 0) - (missing - this.later(missing))
  }

  isEmptyAt(place: number): boolean {
    return this.losesOne && place % 2 === 1
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
