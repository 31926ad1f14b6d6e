import { later, plus, type GameSeconds } from '../../core/units'
import { successesOfDie } from '../../dice/pool-odds'
import {
  FAILED,
  FIRST,
  SUCCEEDED,
  surely,
  tableOf,
  type Chain,
  type Layer,
  type Situation,
  type Start,
  type Table,
} from '../../odds/chain'
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

/** The chain of a task that runs or waits, and where it begins. */
export function storytellingChain<N>(
  numbers: Numbers<N>,
  task: StorytellingTask,
  around: Around,
): { readonly chain: Chain<N>; readonly start: Start } {
  const { rules } = task
  const missing = Math.max(0, rules.target - rules.successes)
  const rolls = Math.max(0, mostRolls(rules) - rules.made)
  const chooses = task.pending?.choice === 'exceptional'
  const { positions, find } = positionsOf(task, around.now, missing, chooses, rolls)
  const first = find(0)
  const parts = partsOf(numbers, rules, missing)
  const choice: Position | null = chooses ? { place: 0, plain: first, shortened: find(1) } : null
  const layers = Array.from({ length: rolls }, (_, roll) => {
    const [here, next] = [positions.layers[rolls - roll] ?? [], positions.layers[rolls - roll - 1] ?? []]
    return [rollLayer(parts, roll, here, next.length), choiceLayer(parts, roll, here, next.length)]
  }).flat()
  const startOf = (): number => {
    // Reopened with all it needs, and then a failure: accepting its Condition completes the action.
    if (missing === 0 && task.pending !== null) return SUCCEEDED
    return choice === null && first === null ? FAILED : placeOf(missing)
  }
  const open = choice === null ? [] : [{ situations: [choose(parts, choice)], places: parts.places, step: 0 }]
  return {
    chain: { layers: [...open, ...layers], steps: rolls },
    start: {
      situation: choice === null ? (first?.place ?? 0) : 0,
      place: startOf(),
    },
  }
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

/** Successes missing, at least one: with none missing any roll completes the action, as if one were. */
const placeOf = (missing: number): number => FIRST + Math.max(1, missing) - 1
const missingAt = (place: number): number => place - FIRST + 1

/** What the layers are made of. */
interface Parts<N> {
  readonly one: N
  readonly places: number
  /** The first roll may have what is carried; later ones have not. */
  readonly first: RollTables<N>
  readonly further: RollTables<N>
  readonly reduceTarget: Table<N>
}

/** One roll: less than five successes, or as many as are missing; and the exceptional ones, which leave a choice. */
interface RollTables<N> {
  readonly usual: Table<N>
  readonly exceptional: Table<N>
}

function partsOf<N>(numbers: Numbers<N>, rules: StorytellingRules, missing: number): Parts<N> {
  const places = placeOf(missing) + 1
  const first = tablesOf(rollOf(numbers, rules, missing), places)
  const hasCarry = rules.carry.bonus + rules.carry.penalty !== 0
  return {
    one: numbers.one,
    places,
    first,
    further: hasCarry ? tablesOf(rollOf(numbers, { ...rules, carry: noCarry }, missing), places) : first,
    reduceTarget: tableOf(places, (place, to) => {
      const left = missingAt(place) - rules.pool.skill
      to(numbers.one, left <= 0 ? SUCCEEDED : placeOf(left))
    }),
  }
}

function tablesOf<N>({ successes, orMore: tails, stops }: Roll<N>, places: number): RollTables<N> {
  const tell = (place: number, from: number, below: number, to: (chance: N, next: number) => void): void => {
    for (let n = from; n < Math.min(below, missingAt(place)); n += 1) {
      const chance = successes[n]
      if (chance !== undefined) to(chance, place - n)
    }
  }
  return {
    usual: tableOf<N>(places, (place, to) => {
      tell(place, 0, EXCEPTIONAL, to)
      const done = tails[missingAt(place)]
      if (done !== undefined) to(done, SUCCEEDED)
      to(stops, FAILED)
    }),
    exceptional: tableOf<N>(places, (place, to) => tell(place, EXCEPTIONAL, Infinity, to)),
  }
}

/** A roll in each position. What follows: the positions of the next roll, behind them a choice for each position of this one. */
function rollLayer<N>(parts: Parts<N>, roll: number, here: readonly Position[], next: number): Layer<N> {
  const { one, places } = parts
  const { usual, exceptional } = roll === 0 ? parts.first : parts.further
  const situations = here.map((position) => [
    [
      { chance: one, table: usual, next: position.plain?.place ?? null },
      { chance: one, table: exceptional, next: next + position.place },
    ],
  ])
  return { situations, places, step: roll }
}

/** After the usual roll it just goes on; after an exceptional one the best is chosen. */
function choiceLayer<N>(parts: Parts<N>, roll: number, here: readonly Position[], next: number): Layer<N> {
  const goesOn = Array.from({ length: next }, (_, place) => [surely(parts.one, null, place)])
  return {
    situations: [...goesOn, ...here.map((position) => choose(parts, position))],
    places: parts.places,
    step: roll,
  }
}

/** In the order in which they are offered: reduce the target, shorten the interval, end bonus (WOD-16 to WOD-19). */
const choose = <N>({ one, reduceTarget }: Parts<N>, { plain, shortened }: Position): Situation<N> => [
  surely(one, reduceTarget, plain?.place ?? null),
  surely(one, null, shortened?.place ?? null),
  surely(one, null, plain?.place ?? null),
]
