import { formatDuration } from '../../core/duration'
import type { TimeDieTask } from './task'

/** Time Die's own part of `see: task`. What its kind does not have is null. */
export interface TimeDieView {
  readonly duration: string | null
  readonly intervals: { readonly used: number; readonly limit: number } | null
  readonly lastTest: { readonly hits: number; readonly success: boolean } | null
  readonly partial: string | null
  readonly complications: readonly string[]
}

/** Time Die's own part of `see: task`. */
export function view({ rules }: TimeDieTask): TimeDieView {
  if (rules.kind === 'duration') {
    const duration = rules.found === null ? null : formatDuration(rules.found.duration)
    return { duration, intervals: null, lastTest: null, partial: null, complications: [] }
  }
  const { used, limit, lastTest, partial, complications } = rules
  return { duration: null, intervals: { used, limit }, lastTest, partial, complications }
}
