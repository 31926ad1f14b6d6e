import type { CorrectionPreview as Preview } from '../campaign/corrections/correct'
import type { CorrectionPreview } from './corrections'

import { logEntryOf } from './log-entry'

/** More than a dialog lists; a hundred thousand would keep both processes busy for a second each. */
const MOST_TOLD = 200

/** A preview as windows get it: what stays as it is only has to be counted, and so has most of what a shifted clock moves. */
export function previewFor({ was, now, refusal, later }: Preview): CorrectionPreview {
  const others = later.filter(({ how }) => how !== 'same')
  let told = 0
  const listed = others.filter(({ refusal: why }) => why !== null || (told += 1) <= MOST_TOLD)
  return {
    was: logEntryOf(was),
    now,
    refusal,
    same: later.length - others.length,
    later: listed.flatMap(({ how, ...line }) => (how === 'same' ? [] : [{ ...line, how, was: logEntryOf(line.was) }])),
    more: others.length - listed.length,
  }
}
