/**
 * The step-by-step chain that all odds stand on: a task goes on from layer to layer (roll to roll, turn to turn), in each
 * layer it is in one of finitely many states, and from each state chance takes it to a state of the next layer, to success
 * or to failure. Where the GM or a player chooses, a state has several options, each with its own chances.
 *
 * A system describes its layers; `solve` finds the best choices by working backwards, and how the chance of success
 * builds up by going forward along them.
 */
export interface Chain<N> {
  /** Layers, passed in order from 0; the last leads to success or failure only. */
  readonly layers: number
  /** One more than the highest state number of the layer. */
  readonly size: (layer: number) => number
  /** Tells all that can happen from a state. Options of no further use are told nevertheless; the first of equals is taken. */
  readonly tell: (layer: number, state: number, moves: Moves<N>) => void
  /** How many steps the answer has. */
  readonly steps: number
  /** The step by which a success out of this layer has come. */
  readonly stepOf: (layer: number) => number
}

/** The ends of a task, beside the states of the next layer, whose numbers begin with `FIRST`. */
export const FAILED = 0
export const SUCCEEDED = 1
export const FIRST = 2

export interface Moves<N> {
  /** With this chance to that state of the next layer, or to an end. */
  to(chance: N, next: number): void
  /** What follows is another option of the same state. */
  or(): void
}

export interface Solved<N> {
  /** The final chance of success under best choices. */
  readonly success: N
  /** The chance that success has come by each step, along the choices that make `success`. */
  readonly steps: readonly N[]
  /** The final chance after each option of the start, best choices from then on; one where there is nothing to choose. */
  readonly options: readonly N[]
  /** The place of the best of them, the first of equals. */
  readonly best: number
}
