import {
  FAILED,
  FIRST,
  SUCCEEDED,
  type Branch,
  type Chain,
  type Solved,
  type Start,
} from '../../../src/rules/odds/chain'
import { add, fractions, isMore, times, type Fraction } from './fraction'

interface Worth {
  readonly success: Fraction
  /** The chance that success comes in each step. */
  readonly gains: readonly Fraction[]
}

/**
 * The chain evaluated in exact fractions, from the start down to the ends, by the definition: no layers of arrays, no
 * working backwards, no errors of rounding and no margin for them.
 */
export function solveExactly({ layers, steps }: Chain<Fraction>, start: Start): Solved<Fraction> {
  const { zero, one } = fractions
  const nothing: Worth = { success: zero, gains: Array.from({ length: steps }, () => zero) }
  const known = new Map<string, readonly Worth[]>()

  const optionsOf = (layer: number, situation: number, place: number): readonly Worth[] => {
    const key = `${layer}/${situation}/${place}`
    const before = known.get(key)
    if (before !== undefined) return before
    const options = layers[layer]!.situations[situation]!.map((branches) =>
      branches.reduce<Worth>((all, branch) => plus(all, ofBranch(layer, branch, place)), nothing),
    )
    known.set(key, options)
    return options
  }

  const ofBranch = (layer: number, { chance, table, next }: Branch<Fraction>, place: number): Worth => {
    let worth = nothing
    const lead = (share: Fraction, to: number): void => {
      if (to === SUCCEEDED) {
        const gains = nothing.gains.map((none, step) => (step === layers[layer]!.step ? share : none))
        worth = plus(worth, { success: share, gains })
      } else if (to !== FAILED && next !== null)
        worth = plus(worth, scaled(share, best(optionsOf(layer + 1, next, to))))
    }
    if (table === null) lead(chance, place)
    else
      for (let entry = table.starts[place]!; entry < table.starts[place + 1]!; entry += 1)
        lead(times(chance, table.chances[entry]!), table.next[entry]!)
    return worth
  }

  if (start.place < FIRST) {
    const success = start.place === SUCCEEDED ? one : zero
    return { success, steps: nothing.gains.map(() => success), options: [success] }
  }
  const options = optionsOf(0, start.situation, start.place)
  const { success, gains } = best(options)
  let sum = zero
  return {
    success,
    options: options.map((option) => option.success),
    steps: gains.map((gain) => (sum = add(sum, gain))),
  }
}

/** The first of equals. */
const best = (options: readonly Worth[]): Worth =>
  options.reduce((first, option) => (isMore(option.success, first.success) ? option : first))

const plus = (a: Worth, b: Worth): Worth => ({
  success: add(a.success, b.success),
  gains: a.gains.map((gain, i) => add(gain, b.gains[i]!)),
})

const scaled = (share: Fraction, { success, gains }: Worth): Worth => ({
  success: times(share, success),
  gains: gains.map((gain) => times(share, gain)),
})

/** Tables of a chain whose chances do not add up to exactly one, whatever place they are asked for; none is right. */
export function unsoundPlaces({ layers }: Chain<Fraction>): readonly string[] {
  return layers.flatMap(({ situations, places }, layer) =>
    situations.flatMap((options, situation) =>
      options.flatMap((branches, option) =>
        Array.from({ length: places - FIRST }, (_, i) => i + FIRST).flatMap((place) => {
          const sum = branches.reduce((all, { chance, table }) => {
            if (table === null) return add(all, chance)
            let inTable = fractions.zero
            for (let e = table.starts[place]!; e < table.starts[place + 1]!; e += 1)
              inTable = add(inTable, table.chances[e]!)
            return add(all, times(chance, inTable))
          }, fractions.zero)
          return sum.over === sum.under ? [] : [`${layer}/${situation}/${option}/${place}`]
        }),
      ),
    ),
  )
}
