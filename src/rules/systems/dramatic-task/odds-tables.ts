import { FAILED, SUCCEEDED, tableOf, type Table } from '../../odds/chain'
import type { Numbers } from '../../odds/numbers'
import type { CardKind } from './odds-deck'
import { Progress, standingOf, type Standing } from './odds-progress'
import { rollOdds, type RollOdds } from './odds-roll'
import type { Turn } from './odds-turns'
import { currentStep, supportFor, traitFor, type DramaticRules } from './task'

type To<N> = (chance: N, next: number) => void

/** What a turn does to the tokens, by participant and card. The same turn in many rounds has one table. */
export class DramaticTables<N> {
  readonly #numbers: Numbers<N>
  readonly #rules: DramaticRules
  readonly #progress: Progress
  readonly #start: Standing
  /** The step at hand has its need and is not settled: only in a task that the GM reopened. */
  readonly #isReached: boolean
  readonly #rolls = new Map<string, RollOdds<N>>()
  readonly #tables = new Map<string, Table<N>>()

  /** @param turns still to come */
  constructor(numbers: Numbers<N>, rules: DramaticRules, turns: number) {
    const { have, need } = currentStep(rules)
    this.#numbers = numbers
    this.#rules = rules
    this.#progress = new Progress(rules, turns)
    this.#start = standingOf(rules)
    this.#isReached = have >= need
  }

  get places(): number {
    return this.#progress.places
  }

  /** Where the task stands now. @param rounds that can be played, the open one included */
  start([first]: readonly Turn[], rounds: number): number {
    // With nobody left to act, the end of the open round settles a step that is reached.
    if (this.#isReached && rounds > 0 && this.#rules.isOpen && first?.round !== 0) {
      return first === undefined && this.#start.missing > 0 ? FAILED : this.#settled()
    }
    if (first === undefined) return FAILED
    return this.#isReached ? this.#progress.reached : this.#progress.place(this.#start)
  }

  /** A roll to gather tokens with that card in hand. */
  attempt(turn: Turn, kind: CardKind): Table<N> {
    const rolls = this.#rules.steps.map((_, step) => this.#rollKey(turn, step, kind))
    return this.#table(`${kind}/${rolls.join('/')}`, (place, to) => {
      if (place === this.#progress.reached) return this.#tellReached(turn, kind, to)
      const standing = this.#progress.standingAt(place)
      this.#tellRoll(this.#rollFor(turn, this.#progress.step(standing.missing), kind), kind, standing, to)
    })
  }

  /** The turn goes by. @returns null where nothing changes */
  hold({ endsRound }: Turn): Table<N> | null {
    if (!this.#isReached || !endsRound) return null
    return this.#table('hold', (place, to) => {
      to(this.#numbers.one, place === this.#progress.reached ? this.#settled() : place)
    })
  }

  #table(key: string, tell: (place: number, to: To<N>) => void): Table<N> {
    const known = this.#tables.get(key) ?? tableOf(this.#progress.places, tell)
    this.#tables.set(key, known)
    return known
  }

  #tellRoll(roll: RollOdds<N>, kind: CardKind, standing: Standing, to: To<N>): void {
    const { missing, have, isEmpty } = standing
    const at = (more: number, held: number): number => this.#progress.place({ missing: more, have: held, isEmpty })
    if (kind !== 'club') {
      to(roll.fails, at(missing, have))
      to(roll.critical, have > 0 ? at(missing + 1, have - 1) : at(missing, have))
    } else if (this.#progress.losesOne) {
      // The token is lost first, then the need shrinks (DT-R2).
      to(roll.fails, this.#shrunk(standing))
      to(roll.critical, have > 0 ? at(missing, have - 1) : this.#shrunk(standing))
    } else {
      to(roll.fails, FAILED)
      to(roll.critical, FAILED)
    }
    const { tokens, tokensOrMore } = roll
    const later = this.#progress.later(missing)
    for (let made = 1; made < missing - later; made += 1) {
      const chance = tokens[made]
      if (chance === undefined) break
      to(chance, at(missing - made, have + made))
    }
    const done = tokensOrMore[missing - later]
    if (done !== undefined) to(done, this.#nextStep(later, false))
  }

  /** The need of the step shrinks by one, which may finish it (DT-27, DT-28). */
  #shrunk({ missing, have, isEmpty }: Standing): number {
    const later = this.#progress.later(missing)
    if (missing - 1 > later) return this.#progress.place({ missing: missing - 1, have, isEmpty })
    return this.#nextStep(later, isEmpty && have === 0)
  }

  /** The step is done; after the last the task is, as a success unless nothing was gathered (DT-28). */
  #nextStep(missing: number, isEmpty: boolean): number {
    if (missing > 0) return this.#progress.place({ missing, have: 0, isEmpty })
    return isEmpty ? FAILED : SUCCEEDED
  }

  /** Whatever a roll brings settles a step that is reached, but for a token that is lost. */
  #tellReached(turn: Turn, kind: CardKind, to: To<N>): void {
    const { have, need } = currentStep(this.#rules)
    const { missing, isEmpty } = this.#start
    const roll = this.#rollFor(turn, this.#rules.step, kind)
    const settled = this.#settled()
    const failsTask = kind === 'club' && !this.#progress.losesOne
    for (const chance of roll.tokens) to(chance, settled)
    to(roll.fails, failsTask ? FAILED : settled)
    const reopens = kind !== 'club' && have === need && have > 0
    const lost = reopens ? this.#progress.place({ missing: missing + 1, have: have - 1, isEmpty }) : settled
    to(roll.critical, failsTask ? FAILED : lost)
  }

  #settled(): number {
    const { missing, have, isEmpty } = this.#start
    return this.#nextStep(missing, isEmpty && have === 0)
  }

  #rollKey({ participant }: Turn, step: number, kind: CardKind): string {
    const { die, modifier } = this.#traitFor(participant, step, kind)
    return `${die}/${modifier}/${participant.wild ? 'wild' : 'extra'}`
  }

  /** Each with its own skill for the step at hand; support given, a joker and a Club count (DT-6, DT-11, DT-25, DT-31). */
  #traitFor(participant: Turn['participant'], step: number, kind: CardKind): ReturnType<typeof traitFor> {
    const { die, modifier } = traitFor(participant, this.#rules.steps[step]?.skill ?? null)
    return { die, modifier: modifier + supportFor(participant) + (kind === 'joker' ? 2 : kind === 'club' ? -2 : 0) }
  }

  #rollFor(turn: Turn, step: number, kind: CardKind): RollOdds<N> {
    const key = this.#rollKey(turn, step, kind)
    const trait = this.#traitFor(turn.participant, step, kind)
    const most = Math.max(1, this.#progress.mostOfStep)
    const known = this.#rolls.get(key) ?? rollOdds(this.#numbers, trait, turn.participant.wild, most)
    this.#rolls.set(key, known)
    return known
  }
}
