import { later, plus, type GameSeconds } from '../../core/units'
import { successesOfDie } from '../../dice/pool-odds'
import { FAILED, FIRST, SUCCEEDED, type Chain, type Moves } from '../../odds/chain'
import { gathered, manyOf, orMore, type Distribution } from '../../odds/distribution'
import { doubles, type Numbers } from '../../odds/numbers'
import type { Odds } from '../../odds/odds'
import { solve } from '../../odds/solve'
import type { Around } from '../system'
import { Positions, type Position } from './odds-positions'
import { diceFor, mostRolls, noCarry, quicken, type StorytellingRules, type StorytellingTask } from './task'

/** Beyond it the moments at which intervals can be shortened are too many (RULES.md, Bounds). */
const MOST_TARGET_WITH_DEADLINE = 40

/** This many successes in one roll are exceptional (WOD-10). */
const EXCEPTIONAL = 5

/**
 * The chance that the action succeeds: Conditions are always accepted, at an exceptional success the best of the three is
 * taken, no situational modifier, no better pool.
 *
 * Source: Longroll's rules, Odds, Storytelling.
 *
 * @returns null when it is over or stopped, and where too much could happen to answer in time
 */
export function odds(task: StorytellingTask, around: Around): Odds | null {
  const { rules, status, pending } = task
  if (status !== 'running' && status !== 'waiting') return null
  if (task.deadlineAt !== null && rules.target > MOST_TARGET_WITH_DEADLINE) return null
  const { chain, start } = storytellingChain(doubles, task, around)
  const { success, steps, options } = solve(chain, start)
  const answer = { success, steps }
  switch (pending?.choice) {
    case undefined:
      return answer
    case 'condition':
      return { ...answer, options: { accept: success, refuse: 0, 'dramatic-failure': 0 } }
    default:
      return {
        ...answer,
        options: Object.fromEntries((pending?.options ?? []).map((name, i) => [name, options[i] ?? 0])),
      }
  }
}

/** One roll: how many successes, and the chance that it ends the attempt. */
interface Roll<N> {
  /** Up to what is missing; the last place: that many or more. */
  readonly successes: Distribution<N>
  readonly orMore: Distribution<N>
  readonly stops: N
}

function rollOf<N>(numbers: Numbers<N>, rules: StorytellingRules, missing: number): Roll<N> {
  const { ratio, zero, one } = numbers
  const dice = diceFor(rules, 0)
  // A chance die: 10 succeeds, 1 ends it, neither again nor rote (WOD-6).
  const stops = dice <= 0 ? ratio(1, 10) : zero
  if (missing === 0) return done(dice <= 0 ? ratio(9, 10) : one, zero, stops)
  const again = rules.again === 'none' ? 0 : 11 - rules.again
  const successes =
    dice <= 0
      ? gathered(
          numbers,
          [
            [0, ratio(8, 10)],
            [1, ratio(1, 10)],
          ],
          missing,
        )
      : manyOf(numbers, successesOfDie(numbers, { counting: 3, again, rote: rules.rote }, missing), dice, missing)
  return { successes, orMore: orMore(numbers, successes), stops }
}

/** Only a reopened task can roll with nothing missing: any roll that does not end the attempt completes it. */
const done = <N>(chance: N, zero: N, stops: N): Roll<N> => ({
  successes: [zero, chance],
  orMore: [chance, chance],
  stops,
})

/** The chain of a task that runs or waits, and its first state. */
export function storytellingChain<N>(
  numbers: Numbers<N>,
  task: StorytellingTask,
  around: Around,
): { readonly chain: Chain<N>; readonly start: number } {
  const { rules } = task
  const missing = Math.max(0, rules.target - rules.successes)
  const rolls = Math.max(0, mostRolls(rules) - rules.made)
  const chooses = task.pending?.choice === 'exceptional'
  const { positions, find } = positionsOf(task, around.now, missing, chooses, rolls)
  const plain = find(0)
  const chain = new StorytellingChain(numbers, {
    missing: Math.max(1, missing),
    rolls,
    skill: rules.pool.skill,
    first: rollOf(numbers, rules, missing),
    further: rollOf(numbers, { ...rules, carry: noCarry }, missing),
    choice: chooses ? { place: 0, plain, shortened: find(1) } : null,
    layers: Array.from({ length: rolls }, (_, roll) => positions.layers[rolls - roll] ?? []),
  })
  return { chain, start: chooses ? FIRST : chain.rollState(plain, Math.max(1, missing)) }
}

/** The positions that matter: without a deadline there is one for each roll; an exceptional success takes five successes. */
function positionsOf(
  task: StorytellingTask,
  now: GameSeconds,
  missing: number,
  chooses: boolean,
  rolls: number,
): { readonly positions: Positions; readonly find: (level: 0 | 1) => Position | null } {
  const { deadlineAt, interval, since } = task
  if (deadlineAt === null || interval === null) {
    const positions = new Positions([0])
    return { positions, find: () => positions.find(rolls, 0, 0) }
  }
  const shortenings = Math.floor(Math.max(0, missing - 1) / EXCEPTIONAL) + (chooses ? 1 : 0)
  const intervals = [interval]
  for (let i = 0; i < shortenings; i += 1) intervals.push(quicken(intervals[i] ?? interval))
  const positions = new Positions(intervals)
  return {
    positions,
    // While a choice is open the clock may have gone on; the roll is then late, as always (GT-5).
    find: (level) => positions.find(rolls, level, deadlineAt - later(now, plus(since, intervals[level] ?? interval))),
  }
}

interface Facts<N> {
  /** Successes missing at the beginning. */
  readonly missing: number
  /** Rolls left by the pool. */
  readonly rolls: number
  readonly skill: number
  readonly first: Roll<N>
  readonly further: Roll<N>
  /** The exceptional choice that is open; null when none is. */
  readonly choice: Position | null
  /** Positions by roll, the first roll first. */
  readonly layers: readonly (readonly Position[])[]
}

/**
 * Rolls and choices in turn: a roll, then what is chosen after it. A state of a roll is a position and what is missing; so is
 * the state of an exceptional choice; after any other roll the choice's layer only leads on.
 */
class StorytellingChain<N> implements Chain<N> {
  readonly layers: number
  readonly steps: number
  readonly #facts: Facts<N>
  readonly #one: N
  /** 1 when the first layer is the choice that is open. */
  readonly #shift: 0 | 1

  constructor(numbers: Numbers<N>, facts: Facts<N>) {
    this.#facts = facts
    this.#one = numbers.one
    this.#shift = facts.choice === null ? 0 : 1
    this.steps = facts.rolls
    // One layer more than needed does no harm, and a start without a roll that fits has to lie somewhere.
    this.layers = this.#shift + 2 * facts.rolls
  }

  stepOf(layer: number): number {
    return Math.max(0, this.#rollOf(layer))
  }

  size(layer: number): number {
    const roll = this.#rollOf(layer)
    if (roll < 0) return FIRST + 1
    return this.#isChoice(layer) ? this.#exceptional(roll) + this.#width(roll) : FIRST + this.#width(roll)
  }

  tell(layer: number, state: number, moves: Moves<N>): void {
    const roll = this.#rollOf(layer)
    const { choice, layers, missing } = this.#facts
    const exceptional = state - this.#exceptional(roll)
    if (!this.#isChoice(layer)) this.#tellRoll(roll, state - FIRST, moves)
    else if (roll < 0) this.#tellChoice(choice, missing, moves)
    else if (exceptional < 0) moves.to(this.#one, state)
    else this.#tellChoice(layers[roll]?.[Math.floor(exceptional / missing)] ?? null, (exceptional % missing) + 1, moves)
  }

  #tellRoll(roll: number, at: number, moves: Moves<N>): void {
    const { missing: most, first, further } = this.#facts
    const { successes, orMore: tails, stops } = roll === 0 ? first : further
    const position = this.#facts.layers[roll]?.[Math.floor(at / most)]
    const missing = (at % most) + 1
    const plain = this.rollState(position?.plain ?? null, missing)
    const exceptional = this.#exceptional(roll) + at
    for (let n = 0; n < missing; n += 1) {
      const chance = successes[n]
      if (chance === undefined) break
      moves.to(chance, n >= EXCEPTIONAL ? exceptional - n : plain === FAILED ? FAILED : plain - n)
    }
    const done = tails[missing]
    if (done !== undefined) moves.to(done, SUCCEEDED)
    moves.to(stops, FAILED)
  }

  /** In the order in which they are offered: reduce the target, shorten the interval, end bonus (WOD-16 to WOD-19). */
  #tellChoice(position: Position | null, missing: number, moves: Moves<N>): void {
    const plain = position?.plain ?? null
    const reduced = missing - this.#facts.skill
    moves.to(this.#one, reduced <= 0 ? SUCCEEDED : this.rollState(plain, reduced))
    moves.or()
    moves.to(this.#one, this.rollState(position?.shortened ?? null, missing))
    moves.or()
    moves.to(this.#one, this.rollState(plain, missing))
  }

  /** The state in which that many successes are missing before a roll; no roll fits: failed. */
  rollState(position: Position | null, missing: number): number {
    return position === null ? FAILED : FIRST + position.place * this.#facts.missing + missing - 1
  }

  /** Which roll a layer belongs to; −1 for the choice that is open. */
  #rollOf(layer: number): number {
    return Math.floor((layer - this.#shift) / 2)
  }

  #isChoice(layer: number): boolean {
    return layer < this.#shift || (layer - this.#shift) % 2 === 1
  }

  #width(roll: number): number {
    return (this.#facts.layers[roll]?.length ?? 0) * this.#facts.missing
  }

  /** The first state of the exceptional choices after a roll; before them come the states that only lead on to the next. */
  #exceptional(roll: number): number {
    return FIRST + this.#width(roll + 1)
  }
}
