import type { LogLine } from '../../../campaign/lines'
import type { SystemId } from '../../../rules/systems/system'

const systems: Readonly<Record<string, SystemId>> = {
  storytelling: 'storytelling',
  dramaticTask: 'dramatic-task',
  saga: 'saga-machine',
  modDot: 'mod-dot',
  timeDie: 'time-die',
}

/** Whose line it is: keys begin with the system's command word. Null for the campaign's own. */
export const systemOfLine = (line: LogLine): SystemId | null => systems[line.key.split('.')[0] ?? ''] ?? null
