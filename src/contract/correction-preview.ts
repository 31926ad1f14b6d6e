import type { CorrectionPreview as Preview } from '../campaign/corrections/correct'
import type { CorrectionPreview } from './corrections'

import { logEntryOf } from './log-entry'

/** A preview as windows get it: what stays as it is only has to be counted. */
export const previewFor = ({ was, now, refusal, later }: Preview): CorrectionPreview => ({
  was: logEntryOf(was),
  now,
  refusal,
  same: later.filter(({ how }) => how === 'same').length,
  later: later.flatMap(({ how, ...line }) => (how === 'same' ? [] : [{ ...line, how, was: logEntryOf(line.was) }])),
})
