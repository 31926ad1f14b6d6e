/**
 * The arithmetic that distributions and chains are made with. The app counts with doubles; tests count the same chains
 * with exact fractions.
 */
export interface Numbers<N> {
  readonly zero: N
  readonly one: N
  /** `of` in `among`, both whole. */
  readonly ratio: (of: number, among: number) => N
  readonly add: (a: N, b: N) => N
  readonly times: (a: N, b: N) => N
}

export const doubles: Numbers<number> = {
  zero: 0,
  one: 1,
  ratio: (of, among) => of / among,
  add: (a, b) => a + b,
  times: (a, b) => a * b,
}
