import { FAILED, FIRST, SUCCEEDED, type Chain, type Moves } from '../../odds/chain'
import { doubles, type Numbers } from '../../odds/numbers'
import type { Odds } from '../../odds/odds'
import { solve } from '../../odds/solve'
import { rollsBeforeDeadline, type Around } from '../system'
import type { CardKind } from './odds-deck'
import { Progress, standingOf } from './odds-progress'
import { rollOdds, type RollOdds } from './odds-roll'
import { layersOf, turnsToCome, type ActLayer, type DrawLayer, type Layer, type Turn } from './odds-turns'
import { currentStep, hasComplication, roundsUsed, supportFor, traitFor, type DramaticTask } from './task'

/** Beyond these there would be no answer in time (RULES.md, Bounds). */
const MOST_ROUNDS_TO_COME = 10
const MOST_TURNS_TO_COME = 60

/**
 * The chance that the task is won: participants act in their order, each drawing its card when its turn comes; nobody
 * supports any more, and none holds but on a Club where holding has the better chance.
 *
 * Source: Longroll's rules, Odds, Dramatic task.
 *
 * @returns null when it is measured as score, over, or too long to answer in time
 */
export function odds(task: DramaticTask, around: Around): Odds | null {
  const { rules } = task
  const rounds = roundsToCome(task)
  if (task.status !== 'running' || rules.measure === 'score') return null
  if (rounds > MOST_ROUNDS_TO_COME || rounds * rules.participants.length > MOST_TURNS_TO_COME) return null
  const { chain, start } = dramaticChain(doubles, task, around)
  const { success, steps, options } = solve(chain, start)
  const next = rules.isOpen ? rules.participants.find(({ acted }) => !acted) : undefined
  const [attempt, hold] = options
  if (next === undefined || !hasComplication(next) || attempt === undefined || hold === undefined)
    return { success, steps }
  return { success, steps, options: { attempt, hold } }
}

/** Rounds not yet ended. */
const roundsToCome = ({ rules }: DramaticTask): number => Math.max(0, rules.rounds - roundsUsed(rules))

/** The chain of a task that runs, and its first state. */
export function dramaticChain<N>(
  numbers: Numbers<N>,
  task: DramaticTask,
  around: Around,
): { readonly chain: Chain<N>; readonly start: number } {
  const { rules } = task
  const rounds = roundsToCome(task)
  const fit = Math.min(rounds, rollsBeforeDeadline(task, around.now) ?? rounds)
  const turns = turnsToCome(rules, fit)
  const chain = new DramaticChain(numbers, task, layersOf(numbers, rules, around.deck, turns), turns, rounds)
  return { chain, start: chain.start(fit) }
}

class DramaticChain<N> implements Chain<N> {
  readonly layers: number
  readonly steps: number
  readonly #numbers: Numbers<N>
  readonly #task: DramaticTask
  readonly #layers: readonly Layer<N>[]
  readonly #turns: readonly Turn[]
  readonly #progress: Progress
  readonly #rolls = new Map<string, RollOdds<N>>()
  /** Of the layer told last, by step and kind of card: looked up once, not for every state. */
  #told = -1
  #rollsOfLayer: Record<CardKind, RollOdds<N>>[] = []

  constructor(
    numbers: Numbers<N>,
    task: DramaticTask,
    layers: readonly Layer<N>[],
    turns: readonly Turn[],
    rounds: number,
  ) {
    this.#numbers = numbers
    this.#task = task
    this.#layers = layers
    this.#turns = turns
    this.#progress = new Progress(task.rules)
    this.layers = layers.length
    this.steps = rounds
  }

  /** @param rounds that can be played, the open one included */
  start(rounds: number): number {
    const { rules } = this.#task
    const { missing, have, isEmpty } = standingOf(rules)
    const isReached = have >= currentStep(rules).need
    // With nobody left to act, the end of the open round settles a step that is reached.
    const settlesAtOnce = isReached && rules.isOpen && rounds > 0 && this.#turns[0]?.round !== 0
    if (settlesAtOnce && missing === 0) return this.#finished(have, isEmpty)
    const first = this.#layers[0]
    if (first === undefined) return FAILED
    const { turnsLeft } = first
    if (isReached && !settlesAtOnce) return FIRST + this.#progress.reached(turnsLeft)
    const stepIsNew = settlesAtOnce
    return FIRST + this.#progress.place(turnsLeft, missing, stepIsNew ? 0 : have, isEmpty && (!stepIsNew || have === 0))
  }

  size(layer: number): number {
    const { turnsLeft, ...rest } = this.#layer(layer)
    const places = 'hands' in rest ? rest.hands.length : rest.draws.length
    return FIRST + places * this.#progress.size(turnsLeft)
  }

  stepOf(layer: number): number {
    return this.#layer(layer).turn.round
  }

  tell(layer: number, state: number, moves: Moves<N>): void {
    const now = this.#layer(layer)
    const size = this.#progress.size(now.turnsLeft)
    const place = (state - FIRST) % size
    const card = Math.floor((state - FIRST) / size)
    if ('draws' in now) {
      for (const { chance, next } of now.draws[card] ?? []) moves.to(chance, FIRST + next * size + place)
      return
    }
    if (this.#told !== layer) this.#look(layer, now)
    this.#tellTurn(now, card, place, moves)
  }

  #tellTurn({ turn, turnsLeft, hands }: ActLayer, card: number, place: number, moves: Moves<N>): void {
    const hand = hands[card]
    if (hand === undefined) return
    const progress = this.#progress
    const base = turnsLeft === 1 ? FAILED : FIRST + hand.next * progress.size(turnsLeft - 1)
    const isReached = place === progress.reached(turnsLeft)
    if (isReached) this.#tellReached(turn, turnsLeft, hand.kind, base, moves)
    else this.#tellRoll(turnsLeft, hand.kind, base, place, moves)
    if (hand.kind !== 'club') return
    moves.or()
    const held = isReached ? this.#held(turn, turnsLeft, base) : this.#same(turnsLeft, base, place)
    moves.to(this.#numbers.one, held)
  }

  #tellRoll(turnsLeft: number, kind: CardKind, base: number, place: number, moves: Moves<N>): void {
    const progress = this.#progress
    const { losesOne } = progress
    const missing = progress.missingAt(turnsLeft, place)
    const have = progress.haveAt(turnsLeft, place)
    const isEmpty = progress.isEmptyAt(place)
    const later = progress.later(missing)
    const roll = this.#rollsOfLayer[progress.step(missing)]?.[kind]
    if (roll === undefined) return
    const left = turnsLeft - 1
    const at = (more: number, held: number): number =>
      base === FAILED ? FAILED : base + progress.place(left, more, held, isEmpty)

    if (kind !== 'club') {
      moves.to(roll.fails, at(missing, have))
      moves.to(roll.critical, have > 0 ? at(missing + 1, have - 1) : at(missing, have))
    } else if (losesOne) {
      // The token is lost first, then the need shrinks (DT-R2).
      moves.to(roll.fails, this.#shrunk(left, base, missing, have, isEmpty))
      moves.to(roll.critical, have > 0 ? at(missing, have - 1) : this.#shrunk(left, base, missing, have, isEmpty))
    } else {
      moves.to(roll.fails, FAILED)
      moves.to(roll.critical, FAILED)
    }

    const { tokens, tokensOrMore } = roll
    const inStep = missing - later
    for (let made = 1; made < inStep && made < tokens.length; made += 1) {
      const chance = tokens[made]
      if (chance !== undefined) moves.to(chance, at(missing - made, have + made))
    }
    const done = tokensOrMore[inStep]
    if (done !== undefined) moves.to(done, this.#nextStep(left, base, later, false))
  }

  /** The need of the step shrinks by one; what that finishes (DT-27, DT-28). */
  #shrunk(left: number, base: number, missing: number, have: number, isEmpty: boolean): number {
    const later = this.#progress.later(missing)
    if (missing - 1 > later)
      return base === FAILED ? FAILED : base + this.#progress.place(left, missing - 1, have, isEmpty)
    return later === 0 ? this.#finished(have, isEmpty) : this.#nextStep(left, base, later, isEmpty && have === 0)
  }

  #finished(have: number, isEmpty: boolean): number {
    return isEmpty && have === 0 ? FAILED : SUCCEEDED
  }

  #nextStep(left: number, base: number, missing: number, isEmpty: boolean): number {
    if (missing === 0) return SUCCEEDED
    return base === FAILED ? FAILED : base + this.#progress.place(left, missing, 0, isEmpty)
  }

  #same(turnsLeft: number, base: number, place: number): number {
    if (base === FAILED) return FAILED
    const progress = this.#progress
    return (
      base +
      progress.place(
        turnsLeft - 1,
        progress.missingAt(turnsLeft, place),
        progress.haveAt(turnsLeft, place),
        progress.isEmptyAt(place),
      )
    )
  }

  /** A step that is reached and not settled: whatever the roll brings settles it, but for a token that is lost. */
  #tellReached(turn: Turn, turnsLeft: number, kind: CardKind, base: number, moves: Moves<N>): void {
    const { rules } = this.#task
    const { have, need } = currentStep(rules)
    const { isEmpty, missing } = standingOf(rules)
    const roll = this.#rollFor(turn, rules.step, kind)
    const settled = this.#settled(turnsLeft, base)
    const failsTask = kind === 'club' && !this.#progress.losesOne
    for (const chance of roll.tokens) moves.to(chance, settled)
    moves.to(roll.fails, failsTask ? FAILED : settled)
    const reopens = have > 0 && have === need && kind !== 'club'
    const lost = base === FAILED ? FAILED : base + this.#progress.place(turnsLeft - 1, missing + 1, have - 1, isEmpty)
    moves.to(roll.critical, failsTask ? FAILED : reopens ? lost : settled)
  }

  #settled(turnsLeft: number, base: number): number {
    const { have, isEmpty, missing } = standingOf(this.#task.rules)
    return missing === 0
      ? this.#finished(have, isEmpty)
      : this.#nextStep(turnsLeft - 1, base, missing, isEmpty && have === 0)
  }

  /** Held with a step that is reached: the end of the round settles it. */
  #held(turn: Turn, turnsLeft: number, base: number): number {
    return turn.endsRound ? this.#settled(turnsLeft, base) : base + this.#progress.reached(turnsLeft - 1)
  }

  #look(layer: number, { turn }: ActLayer | DrawLayer<N>): void {
    this.#told = layer
    this.#rollsOfLayer = this.#task.rules.steps.map((_, step) => ({
      plain: this.#rollFor(turn, step, 'plain'),
      club: this.#rollFor(turn, step, 'club'),
      joker: this.#rollFor(turn, step, 'joker'),
    }))
  }

  /** Each with its own skill for the step at hand. */
  #rollFor({ participant }: Turn, step: number, kind: CardKind): RollOdds<N> {
    const trait = traitFor(participant, this.#task.rules.steps[step]?.skill ?? null)
    const modifier = trait.modifier + supportFor(participant) + (kind === 'joker' ? 2 : kind === 'club' ? -2 : 0)
    const key = `${trait.die}/${modifier}/${participant.wild ? 'wild' : 'extra'}`
    const known =
      this.#rolls.get(key) ??
      rollOdds(this.#numbers, { die: trait.die, modifier }, participant.wild, Math.max(1, this.#progress.mostOfStep))
    this.#rolls.set(key, known)
    return known
  }

  #layer(layer: number): Layer<N> {
    const found = this.#layers[layer]
    if (found === undefined) throw new Error(`There is no layer ${layer}`)
    return found
  }
}
