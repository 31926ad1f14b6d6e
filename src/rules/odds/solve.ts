import { FAILED, FIRST, SUCCEEDED, type Chain, type Moves, type Solved } from './chain'

/**
 * Best choices and the chances that follow from them, in doubles.
 *
 * Success and failure are both summed up, so that a chance near 1 is known as exactly as one near 0: options that are
 * truly equal are told from those that only look so, which decides which one `steps` follows.
 */
export function solve(chain: Chain<number>, start: number): Solved<number> {
  if (start < FIRST) return decidedAlready(chain, Number(start === SUCCEEDED))
  const policy: (Uint8Array | null)[] = []
  const valuing = new Valuing()
  for (let layer = chain.layers - 1; layer >= 0; layer -= 1) {
    policy[layer] = valuing.layer(chain, layer, layer === 0 ? start : null)
  }
  const following = new Following(chain.steps)
  following.from(start)
  for (let layer = 0; layer < chain.layers; layer += 1) following.layer(chain, layer, policy[layer] ?? null)

  const success = valuing.best
  let reached = 0
  const steps = Array.from(following.succeeding, (chance) => {
    reached = Math.min(success, reached + chance)
    return reached
  })
  return { success, steps, options: valuing.told, best: valuing.chosen }
}

const decidedAlready = (chain: Chain<number>, success: number): Solved<number> => ({
  success,
  steps: Array.from({ length: chain.steps }, () => success),
  options: [success],
  best: 0,
})

/** Chances that differ by less than this share of themselves are equal: what is left are errors of rounding. */
const EQUAL = 1e-11

/** Is the second chance better, by more than rounding? The smaller of success and failure has the digits to tell. */
const isBetter = (win: number, lose: number, bestWin: number, bestLose: number): boolean =>
  bestLose < bestWin ? lose < bestLose * (1 - EQUAL) : win > bestWin * (1 + EQUAL)

/** Works out one layer after the other, from the last: what each state is worth, and its best option. */
class Valuing implements Moves<number> {
  /** Chances of success and failure for the states of the layer worked out last. */
  #win = new Float64Array(FIRST)
  #lose = new Float64Array(FIRST)
  /** The option being told. */
  #optionWin = 0
  #optionLose = 0
  #option = 0
  #bestWin = 0
  #bestLose = 0
  #keeps = false
  /** Of the state worked out last. */
  chosen = 0
  told: number[] = []

  /** @param only the one state that is asked for, null for all */
  layer(chain: Chain<number>, layer: number, only: number | null): Uint8Array | null {
    const size = chain.size(layer)
    const [win, lose] = [new Float64Array(size), new Float64Array(size)]
    let policy: Uint8Array | null = null
    this.#win[SUCCEEDED] = 1
    this.#lose[FAILED] = 1
    this.#keeps = only !== null
    for (let state = only ?? FIRST; state < (only === null ? size : only + 1); state += 1) {
      this.#optionWin = 0
      this.#optionLose = 0
      this.#option = 0
      this.chosen = 0
      chain.tell(layer, state, this)
      this.#weigh()
      win[state] = this.#bestWin
      lose[state] = this.#bestLose
      if (this.chosen === 0) continue
      policy ??= new Uint8Array(size)
      policy[state] = this.chosen
    }
    this.#win = win
    this.#lose = lose
    return policy
  }

  get best(): number {
    return this.#bestWin
  }

  to(chance: number, next: number): void {
    this.#optionWin += chance * (this.#win[next] ?? 0)
    this.#optionLose += chance * (this.#lose[next] ?? 0)
  }

  or(): void {
    this.#weigh()
    this.#option += 1
    this.#optionWin = 0
    this.#optionLose = 0
  }

  #weigh(): void {
    if (this.#keeps) this.told.push(this.#optionWin)
    if (this.#option > 0 && !isBetter(this.#optionWin, this.#optionLose, this.#bestWin, this.#bestLose)) return
    this.#bestWin = this.#optionWin
    this.#bestLose = this.#optionLose
    this.chosen = this.#option
  }
}

/** Goes forward along the best options: how likely each state is reached, and by which step success has come. */
class Following implements Moves<number> {
  readonly succeeding: Float64Array
  #reached = new Float64Array(FIRST)
  #next = new Float64Array(FIRST)
  #chance = 0
  #option = 0
  #chosen = 0

  constructor(steps: number) {
    this.succeeding = new Float64Array(steps)
  }

  from(start: number): void {
    this.#reached = new Float64Array(start + 1)
    this.#reached[start] = 1
  }

  layer(chain: Chain<number>, layer: number, policy: Uint8Array | null): void {
    this.#next = new Float64Array(layer + 1 < chain.layers ? chain.size(layer + 1) : FIRST)
    for (let state = FIRST; state < this.#reached.length; state += 1) {
      this.#chance = this.#reached[state] ?? 0
      if (this.#chance === 0) continue
      this.#option = 0
      this.#chosen = policy?.[state] ?? 0
      chain.tell(layer, state, this)
    }
    const step = chain.stepOf(layer)
    if (step < this.succeeding.length)
      this.succeeding[step] = (this.succeeding[step] ?? 0) + (this.#next[SUCCEEDED] ?? 0)
    this.#reached = this.#next
  }

  to(chance: number, next: number): void {
    if (this.#option !== this.#chosen) return
    this.#next[next] = (this.#next[next] ?? 0) + this.#chance * chance
  }

  or(): void {
    this.#option += 1
  }
}
