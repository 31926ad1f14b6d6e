import { FAILED, FIRST, SUCCEEDED, type Branch, type Chain, type Layer, type Solved, type Start } from './chain'

/**
 * Best choices and the chances that follow from them, in doubles.
 *
 * Success and failure are both summed up, so that a chance near 1 is known as exactly as one near 0: options that are
 * truly equal are told from those that only look so, which decides which one `steps` follows.
 */
export function solve(chain: Chain<number>, start: Start): Solved<number> {
  const { layers, steps } = chain
  if (start.place < FIRST || layers.length === 0) return decidedAlready(steps, Number(start.place === SUCCEEDED))
  const reached = placesReached(layers, start.place)
  const policies: Policy[] = []
  let values = END
  let options: readonly number[] = []
  for (let i = layers.length - 1; i >= 0; i -= 1) {
    const layer = layers[i]
    if (layer === undefined) continue
    if (i === 0) options = optionsAt(layer, start, values)
    const worked = workOut(layer, reached[i] ?? [], values)
    values = worked.values
    policies[i] = worked.policy
  }
  const success = values.win[start.situation * values.places + start.place] ?? 0
  const gains = follow(layers, steps, start, reached, policies)
  let sum = 0
  return {
    success,
    options,
    steps: Array.from(gains, (gain) => {
      sum += gain
      return sum < success * (1 - EQUAL) ? sum : success
    }),
  }
}

const decidedAlready = (steps: number, success: number): Solved<number> => ({
  success,
  steps: Array.from({ length: steps }, () => success),
  options: [success],
})

/** Which places of each layer can be come to at all, whatever the situation: the others are not worked out. */
function placesReached(layers: readonly Layer<number>[], start: number): readonly (readonly number[])[] {
  let here: readonly number[] = [start]
  return layers.map(({ situations }, i) => {
    const now = here
    const next = new Set<number>()
    const tables = new Set(situations.flat(2).map(({ table }) => table))
    for (const table of tables) {
      for (const place of now) {
        if (table === null) next.add(place)
        else
          for (let e = table.starts[place] ?? 0; e < (table.starts[place + 1] ?? 0); e += 1)
            next.add(table.next[e] ?? 0)
      }
    }
    here = i + 1 < layers.length ? [...next].filter((place) => place >= FIRST).sort((a, b) => a - b) : []
    return now
  })
}

/** Chances of success and failure for every situation and place of a layer. */
interface Values {
  readonly win: Float64Array
  readonly lose: Float64Array
  readonly places: number
}

/** After the last layer: no situation follows. */
const END: Values = { win: new Float64Array(0), lose: new Float64Array(0), places: 0 }

/** The best option by situation and place, where there is more than one. */
type Policy = readonly (Uint8Array | null)[]

/** Chances that differ by less than this share of themselves are equal: what is left are errors of rounding. */
const EQUAL = 1e-11

/** What has no other end is certain, whatever the sum of its parts came to by rounding. */
const certain = (chance: number, other: number): number => (other === 0 ? 1 : chance)

/** Is the first chance better, by more than rounding? The smaller of success and failure has the digits to tell. */
const isBetter = (win: number, lose: number, bestWin: number, bestLose: number): boolean =>
  bestLose < bestWin ? lose < bestLose * (1 - EQUAL) : win > bestWin * (1 + EQUAL)

function workOut(
  { situations, places }: Layer<number>,
  reached: readonly number[],
  next: Values,
): { readonly values: Values; readonly policy: Policy } {
  const values = {
    win: new Float64Array(situations.length * places),
    lose: new Float64Array(situations.length * places),
    places,
  }
  const [win, lose] = [new Float64Array(places), new Float64Array(places)]
  const policy = situations.map((options, situation) => {
    const base = situation * places
    const choices = options.length > 1 ? new Uint8Array(places) : null
    options.forEach((branches, option) => {
      for (const place of reached) {
        win[place] = 0
        lose[place] = 0
      }
      for (const branch of branches) addBranch(branch, reached, next, win, lose)
      for (const place of reached) {
        const at = base + place
        const [w, l] = [win[place] ?? 0, lose[place] ?? 0]
        if (option > 0 && !isBetter(w, l, values.win[at] ?? 0, values.lose[at] ?? 0)) continue
        values.win[at] = certain(w, l)
        values.lose[at] = certain(l, w)
        if (choices !== null) choices[place] = option
      }
    })
    // The ends of the task lie in every situation, so that tables can lead to them.
    values.win[base + SUCCEEDED] = 1
    values.lose[base + FAILED] = 1
    return choices
  })
  return { values, policy }
}

/** Adds what a branch is worth to the chances of each place. */
function addBranch(
  { chance, table, next: situation }: Branch<number>,
  reached: readonly number[],
  next: Values,
  win: Float64Array,
  lose: Float64Array,
): void {
  const base = situation === null ? 0 : situation * next.places
  const { win: nextWin, lose: nextLose } = situation === null ? theEnd(win.length) : next
  if (table === null) {
    for (const place of reached) {
      win[place] = (win[place] ?? 0) + chance * (nextWin[base + place] ?? 0)
      lose[place] = (lose[place] ?? 0) + chance * (nextLose[base + place] ?? 0)
    }
    return
  }
  const { starts, chances, next: leads } = table
  for (const place of reached) {
    const end = starts[place + 1] ?? 0
    let w = 0
    let l = 0
    for (let entry = starts[place] ?? 0; entry < end; entry += 1) {
      const share = chances[entry] ?? 0
      const to = base + (leads[entry] ?? 0)
      w += share * (nextWin[to] ?? 0)
      l += share * (nextLose[to] ?? 0)
    }
    win[place] = (win[place] ?? 0) + chance * w
    lose[place] = (lose[place] ?? 0) + chance * l
  }
}

/** Where no situation follows: who has not succeeded has failed. Places are the same before and after. */
function theEnd(places: number): Values {
  const values = { win: new Float64Array(places), lose: new Float64Array(places).fill(1), places }
  values.win[SUCCEEDED] = 1
  values.lose[SUCCEEDED] = 0
  return values
}

/** The final chance after each option of the start. */
function optionsAt(
  { situations, places }: Layer<number>,
  { situation, place }: Start,
  next: Values,
): readonly number[] {
  return (situations[situation] ?? []).map((branches) => {
    const [win, lose] = [new Float64Array(places), new Float64Array(places)]
    for (const branch of branches) addBranch(branch, [place], next, win, lose)
    return certain(win[place] ?? 0, lose[place] ?? 0)
  })
}

/** Goes forward along the best options: how likely success comes in which step. */
function follow(
  layers: readonly Layer<number>[],
  steps: number,
  start: Start,
  reached: readonly (readonly number[])[],
  policies: readonly Policy[],
): Float64Array {
  const gains = new Float64Array(steps)
  let here = new Float64Array((layers[0]?.situations.length ?? 0) * (layers[0]?.places ?? 0))
  here[start.situation * (layers[0]?.places ?? 0) + start.place] = 1
  layers.forEach(({ situations, places, step }, i) => {
    const after = layers[i + 1]
    const nextPlaces = after?.places ?? 0
    const next = new Float64Array((after?.situations.length ?? 0) * nextPlaces)
    const rows = reached[i] ?? []
    let gain = 0
    situations.forEach((options, situation) => {
      const base = situation * places
      const choices = policies[i]?.[situation] ?? null
      options.forEach((branches, option) => {
        for (const { chance, table, next: to } of branches) {
          const target = to === null ? -1 : to * nextPlaces
          for (const place of rows) {
            const share = (here[base + place] ?? 0) * chance
            if (share === 0 || (choices !== null && choices[place] !== option)) continue
            if (table === null) {
              if (target >= 0) next[target + place] = (next[target + place] ?? 0) + share
              continue
            }
            const end = table.starts[place + 1] ?? 0
            for (let entry = table.starts[place] ?? 0; entry < end; entry += 1) {
              const lead = table.next[entry] ?? 0
              const more = share * (table.chances[entry] ?? 0)
              if (lead === SUCCEEDED) gain += more
              else if (target >= 0) next[target + lead] = (next[target + lead] ?? 0) + more
            }
          }
        }
      })
    })
    if (step < gains.length) gains[step] = (gains[step] ?? 0) + gain
    here = next
  })
  return gains
}
