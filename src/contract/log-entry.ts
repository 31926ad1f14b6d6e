import type { CorrectionPreview as Preview } from '../campaign/corrections/correct'
import type { Entry } from '../campaign/history'
import type { LogEntry } from './channels'
import type { CorrectionPreview } from './corrections'

/** An entry as windows get it. */
export const logEntryOf = ({ patch: _patch, correction: _correction, ...entry }: Entry): LogEntry => entry

/** A preview as windows get it: what stays as it is only has to be counted. */
export const previewFor = ({ was, now, refusal, later }: Preview): CorrectionPreview => ({
  was: logEntryOf(was),
  now,
  refusal,
  same: later.filter(({ how }) => how === 'same').length,
  later: later.flatMap(({ how, ...line }) => (how === 'same' ? [] : [{ ...line, how, was: logEntryOf(line.was) }])),
})
