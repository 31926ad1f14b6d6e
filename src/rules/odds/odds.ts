/** The chance that a task succeeds, as `see: odds` shows it. */
export interface Odds {
  readonly success: number
  /** The chance that it has succeeded by the first, second, … roll, round or interval from now. */
  readonly steps: readonly number[]
  /** The final chance after each option of the choice that is open. */
  readonly options?: Readonly<Record<string, number>>
  /** How a single test may end. */
  readonly outcomes?: Readonly<Record<'success' | 'failure' | 'botch', number>>
}
