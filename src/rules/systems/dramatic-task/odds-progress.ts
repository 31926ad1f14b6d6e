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

/** So unlikely that it may be left out. */
const NEVER = 1e-17

/**
 * How many tokens a step can lose again in so many turns: a critical failure is needed for each, and so many of them are
 * left out as are less likely than 1e-17 together. Whether a step holds that many or more is all the same.
 */
function mostLost(rules: DramaticRules, turns: number): number {
  const dice = rules.participants.flatMap(({ die, skills }) => [
    die,
    ...Object.values(skills).map((skill) => skill.die),
  ])
  const critical = 1 / (6 * Math.min(...dice))
  let chance = 1
  let lost = 0
  for (; lost < turns && chance >= NEVER; lost += 1) chance *= ((turns - lost) / (lost + 1)) * critical
  return lost
}

/** Numbers the standings, and says what a standing means. */
export class Progress {
  readonly losesOne: boolean
  /** The most tokens that one step needs. */
  readonly mostOfStep: number
  /** One more than the highest place. */
  readonly places: number
  /** The place of a step that has its need already: only in a task that the GM reopened; its next action settles it. */
  readonly reached: number
  /** How many different numbers of tokens held are told apart. */
  readonly #held: number
  /** Whether anything was gathered before can still change. */
  readonly #tellsEmpty: boolean
  readonly #startsEmpty: boolean
  readonly #later: Int16Array
  readonly #step: Int16Array
  readonly #need: Int16Array

  constructor(rules: DramaticRules, turns: number) {
    const steps = rules.steps.slice(rules.step)
    const most = steps.reduce((sum, { need }) => sum + need, 0)
    this.losesOne = rules.complicationFailure === 'lose-one'
    this.mostOfStep = steps.reduce((needed, { need }) => Math.max(needed, need), 0)
    this.#held = 1 + Math.min(this.mostOfStep, mostLost(rules, turns))
    this.#startsEmpty = standingOf(rules).isEmpty
    this.#tellsEmpty = this.#startsEmpty && steps.length > 1
    this.#later = new Int16Array(most + 1)
    this.#step = new Int16Array(most + 1)
    this.#need = new Int16Array(most + 1)
    let missing = most
    steps.forEach(({ need }, i) => {
      const later = missing - need
      for (; missing > later; missing -= 1) {
        this.#later[missing] = later
        this.#step[missing] = rules.step + i
        this.#need[missing] = need
      }
    })
    this.reached = FIRST + most * (this.losesOne ? this.#held * (this.#tellsEmpty ? 2 : 1) : 1)
    this.places = this.reached + 1
  }

  /** Tokens missing in the steps after the one at hand. */
  later(missing: number): number {
    return this.#later[missing] ?? 0
  }

  /** The step at hand, from 0. */
  step(missing: number): number {
    return this.#step[missing] ?? 0
  }

  place({ missing, have, isEmpty }: Standing): number {
    if (!this.losesOne) return FIRST + missing - 1
    const at = (missing - 1) * this.#held + Math.min(have, this.#held - 1)
    return FIRST + (this.#tellsEmpty ? at * 2 + (isEmpty ? 1 : 0) : at)
  }

  standingAt(place: number): Standing {
    const at = place - FIRST
    if (this.losesOne) {
      const both = this.#tellsEmpty ? at >> 1 : at
      return {
        missing: Math.floor(both / this.#held) + 1,
        have: both % this.#held,
        isEmpty: this.#tellsEmpty ? at % 2 === 1 : this.#startsEmpty,
      }
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
