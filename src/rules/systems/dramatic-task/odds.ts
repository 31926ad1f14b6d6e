import type { Chain, Start } from '../../odds/chain'
import { doubles, type Numbers } from '../../odds/numbers'
import type { Odds } from '../../odds/odds'
import { solve } from '../../odds/solve'
import { rollsBeforeDeadline, type Around } from '../system'
import { layersOf } from './odds-layers'
import { DramaticTables } from './odds-tables'
import { turnsToCome } from './odds-turns'
import { hasComplication, roundsUsed, type DramaticTask } from './task'

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

/** The chain of a task that runs, and where it begins. */
export function dramaticChain<N>(
  numbers: Numbers<N>,
  task: DramaticTask,
  around: Around,
): { readonly chain: Chain<N>; readonly start: Start } {
  const { rules } = task
  const rounds = roundsToCome(task)
  const fit = Math.min(rounds, rollsBeforeDeadline(task, around.now) ?? rounds)
  const turns = turnsToCome(rules, fit)
  const tables = new DramaticTables(numbers, rules, turns.length)
  return {
    chain: { layers: layersOf(numbers, rules, around.deck, turns, tables), steps: rounds },
    start: { situation: 0, place: tables.start(turns, fit) },
  }
}
