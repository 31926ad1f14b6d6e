import { FAILED, FIRST, SUCCEEDED, surely, tableOf, type Chain, type Start, type Table } from './chain'
import type { Distribution } from './distribution'
import type { Numbers } from './numbers'

/** What one test brings. */
export interface Gain<N> {
  /** What the first place of `chances` stands for; negative where a test can cost what was gathered. */
  readonly least: number
  readonly chances: Distribution<N>
  /** The chance that the test ends the task in failure. */
  readonly fails: N
}

/** A test, and the step by which it has been made. */
export interface Test<N> {
  readonly gain: Gain<N>
  readonly step: number
}

/**
 * Test after test adds to what is gathered, never below 0, until the need is reached or no test is left.
 *
 * @param have may be as much as the need only in a task that the GM reopened: its next test is what completes it
 */
export function gathering<N>(
  numbers: Numbers<N>,
  tests: readonly Test<N>[],
  need: number,
  have: number,
  steps: number,
): { readonly chain: Chain<N>; readonly start: Start } {
  const places = FIRST + Math.max(need, have + 1)
  const tables = new Map<Gain<N>, Table<N>>()
  const tableFor = (gain: Gain<N>): Table<N> => {
    const table = tables.get(gain) ?? tableOfGain(gain, need, places)
    tables.set(gain, table)
    return table
  }
  const layers = tests.map(({ gain, step }, i) => ({
    situations: [[surely(numbers.one, tableFor(gain), i + 1 < tests.length ? 0 : null)]],
    places,
    step,
  }))
  return { chain: { layers, steps }, start: { situation: 0, place: tests.length === 0 ? FAILED : FIRST + have } }
}

const tableOfGain = <N>({ least, chances, fails }: Gain<N>, need: number, places: number): Table<N> =>
  tableOf<N>(places, (place, to) => {
    chances.forEach((chance, i) => {
      const have = Math.max(0, place - FIRST + least + i)
      to(chance, have >= need ? SUCCEEDED : FIRST + have)
    })
    to(fails, FAILED)
  })
