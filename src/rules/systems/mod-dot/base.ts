export const DIFFICULTIES = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** What a difficulty adds to the dots before they are halved (MD-2, MD-3). */
export const DIFFICULTY_MODIFIER: Readonly<Record<Difficulty, number>> = {
  2: 6,
  3: 4,
  4: 2,
  5: 1,
  6: 0,
  7: -1,
  8: -2,
  9: -4,
  10: -6,
}

/** Dots with the difficulty's modifier, never below 0 (MD-2, MD-4). */
export const poolOf = (dots: number, difficulty: Difficulty): number =>
  Math.max(0, dots + DIFFICULTY_MODIFIER[difficulty])

/** Half of the pool, rounded up (MD-1). */
export const baseOf = (dots: number, difficulty: Difficulty): number => Math.ceil(poolOf(dots, difficulty) / 2)
