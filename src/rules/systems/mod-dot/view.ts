import { baseOf } from './base'
import { compare, type Degree, type Outcome } from './count'
import { isContested, type ModDotTask } from './task'

export interface ModDotSideView {
  readonly base: number
  /** These are null before the first test (MD-32). */
  readonly total: number | null
  readonly outcome: Outcome | null
  /** Losses that took one away. */
  readonly downs: number | null
  readonly degree: Degree | null
}

/** Mod-Dot's own part of `see: task`. */
export interface ModDotView {
  readonly sides: readonly ModDotSideView[]
  /** Null: nobody, or not known yet. */
  readonly winner: 0 | 1 | null
  readonly net: number | null
  readonly intervals: { readonly used: number; readonly limit: number | null }
}

/** Mod-Dot's own part of `see: task` (MD-32). */
export function view(task: ModDotTask): ModDotView {
  const { sides, results, used, limit } = task.rules
  const [ours, theirs] = results
  const compared = isContested(task) && ours !== undefined && theirs !== undefined ? compare(ours, theirs) : null
  return {
    sides: sides.map((side, i) => {
      const result = results[i]
      return {
        base: baseOf(side.dots, side.difficulty),
        total: result?.total ?? null,
        outcome: result?.outcome ?? null,
        downs: result?.downs ?? null,
        degree: result?.degree ?? null,
      }
    }),
    winner: compared?.winner ?? null,
    net: compared?.net ?? null,
    intervals: { used, limit },
  }
}
