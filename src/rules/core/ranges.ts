/** Whole numbers from `least` to `most`, both included. */
export const wholesFrom = (least: number, most: number): readonly number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i)
