/**
 * The step-by-step chain that all odds stand on. A task goes from layer to layer (roll to roll, turn to turn). In each it is
 * in a *situation* (time left, cards left, a choice to make) and at a *place* (what is still missing). What a roll does to the
 * place is the same in many situations, so it is written down once, as a table; a situation says which tables follow, how
 * likely, and into which situation of the next layer. Where a GM or a player chooses, it has several options.
 *
 * A system describes its layers; `solve` finds the best choices by working backwards, and how the chance of success
 * builds up by going forward along them.
 */
export interface Chain<N> {
  readonly layers: readonly Layer<N>[]
  /** How many steps the answer has. */
  readonly steps: number
}

export interface Layer<N> {
  readonly situations: readonly Situation<N>[]
  /** One more than the highest place. */
  readonly places: number
  /** The step by which a success out of this layer has come. */
  readonly step: number
}

/** Options to choose from; one where there is nothing to choose. Of equals the first is taken. */
export type Situation<N> = readonly Option<N>[]

/** What may follow; the chances add up to one. */
export type Option<N> = readonly Branch<N>[]

export interface Branch<N> {
  readonly chance: N
  /** Where each place leads; null: it stays. */
  readonly table: Table<N> | null
  /** The situation of the next layer; null: none follows, and who has not succeeded by then has failed. */
  readonly next: number | null
}

/** The two ends of a task, beside the places on the way, which begin with `FIRST`. */
export const FAILED = 0
export const SUCCEEDED = 1
export const FIRST = 2

/** How likely each place leads to which: the entries of a place lie from its start up to the next one's. */
export interface Table<N> {
  readonly starts: Int32Array
  readonly chances: readonly N[]
  readonly next: Int32Array
}

/** @param tell says for one place how likely it leads where */
export function tableOf<N>(
  places: number,
  tell: (place: number, to: (chance: N, next: number) => void) => void,
): Table<N> {
  const starts: number[] = []
  const chances: N[] = []
  const next: number[] = []
  for (let place = 0; place < places; place += 1) {
    starts.push(chances.length)
    if (place < FIRST) continue
    tell(place, (chance, to) => {
      chances.push(chance)
      next.push(to)
    })
  }
  starts.push(chances.length)
  return { starts: Int32Array.from(starts), chances, next: Int32Array.from(next) }
}

/** What always follows: one branch, certain. */
export const surely = <N>(one: N, table: Table<N> | null, next: number | null): Option<N> => [
  { chance: one, table, next },
]

/** Where a chain begins: a situation of its first layer, or an end. */
export interface Start {
  readonly situation: number
  readonly place: number
}

export interface Solved<N> {
  /** The final chance of success under best choices. */
  readonly success: N
  /** The chance that success has come by each step, along the choices that make `success`. */
  readonly steps: readonly N[]
  /** The final chance after each option of the start, best choices from then on; one where there is nothing to choose. */
  readonly options: readonly N[]
}
