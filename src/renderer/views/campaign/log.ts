import type { LogEntry } from '../../../contract/log-entry'
import type { LogLine } from '../../../campaign/lines'
import type { SystemId } from '../../../rules/systems/system'
import { t } from '../../words'

const systems: Readonly<Record<string, SystemId>> = {
  storytelling: 'storytelling',
  dramaticTask: 'dramatic-task',
  saga: 'saga-machine',
  modDot: 'mod-dot',
  timeDie: 'time-die',
}

/** A step that undo could take back and that still counts; corrections and restored backups are undone instead. */
export const canBeCorrected = ({ line, outsideUndo, corrected }: LogEntry): boolean =>
  !outsideUndo &&
  (corrected?.struck ?? null) === null &&
  !line.key.startsWith('history.') &&
  !line.key.startsWith('backup.')

/** Whose line it is: keys begin with the system's command word. Null for the campaign's own. */
export const systemOfLine = (line: LogLine): SystemId | null => systems[line.key.split('.')[0] ?? ''] ?? null

/** The last roll for a task that can be corrected. */
export const lastRollOf = (log: readonly LogEntry[], task: string): LogEntry | null =>
  log.findLast((entry) => entry.task === task && entry.rolled !== null && canBeCorrected(entry)) ?? null

/** How the task ended with this line, in a word; '' where it did not, or where the line itself says it. */
export function endWords({ end, who, corrected }: LogEntry): string {
  const status = end?.status
  // Of two sides against each other the line itself says who won.
  if (end?.reason === 'settled' && who.length > 1) return ''
  if (corrected?.struck) return ''
  return status === 'succeeded' || status === 'failed' || status === 'stopped' ? t('log.ended', { status }) : ''
}
