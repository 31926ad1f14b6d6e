import { goesOn, type Throw } from '../../../rules/systems/mod-dot/count'
import type { Side } from '../../../rules/systems/mod-dot/task'

/** What has been thrown of the test that is going on at the table, side by side with the task's sides. */
export type Rows = readonly (readonly Throw[])[]

/** A row without throws for each side. */
export const emptyRows = (sides: readonly Side[]): Rows => sides.map(() => [])

/** Whose throw is next; null when all have thrown to the end. */
export function nextSide(rows: Rows, sides: readonly Side[]): number | null {
  const next = sides.findIndex((side, i) => goesOn(rows[i] ?? [], side.specialty))
  return next < 0 ? null : next
}

const withRow = (rows: Rows, side: number, row: readonly Throw[]): Rows =>
  rows.map((old, i) => (i === side ? row : old))

/** One throw more, of the side whose it is. */
export function thrown(rows: Rows, sides: readonly Side[], one: Throw): Rows {
  const side = nextSide(rows, sides)
  return side === null ? rows : withRow(rows, side, [...(rows[side] ?? []), one])
}

/** The last throw taken back. */
export function takenBack(rows: Rows): Rows {
  const side = rows.findLastIndex((row) => row.length > 0)
  return side < 0 ? rows : withRow(rows, side, (rows[side] ?? []).slice(0, -1))
}

/** What was typed of a side's throws, without what cannot be: as far as they may have come up so. */
export function typed(rows: Rows, sides: readonly Side[], side: number, throws: readonly Throw[]): Rows {
  const specialty = sides[side]?.specialty ?? false
  const over = throws.findIndex((_one, i) => !goesOn(throws.slice(0, i), specialty))
  return withRow(rows, side, over < 0 ? throws : throws.slice(0, over))
}

/** Whether anything has been typed that could be lost. */
export const hasThrows = (rows: Rows): boolean => rows.some((row) => row.length > 0)
