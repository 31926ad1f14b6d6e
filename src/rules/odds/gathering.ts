import { FAILED, FIRST, SUCCEEDED, type Chain, type Moves } from './chain'
import type { Distribution } from './distribution'

/** What one test brings. */
export interface Gain<N> {
  /** What the first place of `chances` stands for; negative where a test can cost what was gathered. */
  readonly least: number
  readonly chances: Distribution<N>
  /** The chance that the test ends the task in failure. */
  readonly fails: N
  /** The step by which it has been made. */
  readonly step: number
}

/** Test after test adds to what is gathered, never below 0, until the need is reached or no test is left. */
export class Gathering<N> implements Chain<N> {
  readonly layers: number
  readonly steps: number
  readonly #tests: readonly Gain<N>[]
  readonly #need: number
  readonly #size: number

  /** @param have may be as much as the need only in a task that the GM reopened: its next test is what completes it */
  constructor(tests: readonly Gain<N>[], need: number, have: number, steps: number) {
    this.layers = tests.length
    this.steps = steps
    this.#tests = tests
    this.#need = need
    this.#size = FIRST + Math.max(need, have + 1)
  }

  stateWith(have: number): number {
    return this.layers === 0 ? FAILED : FIRST + have
  }

  size(): number {
    return this.#size
  }

  stepOf(layer: number): number {
    return this.#tests[layer]?.step ?? 0
  }

  tell(layer: number, state: number, moves: Moves<N>): void {
    const test = this.#tests[layer]
    if (test === undefined) return
    const from = state - FIRST + test.least
    test.chances.forEach((chance, i) => {
      const have = Math.max(0, from + i)
      moves.to(chance, have >= this.#need ? SUCCEEDED : layer + 1 < this.layers ? FIRST + have : FAILED)
    })
    moves.to(test.fails, FAILED)
  }
}
