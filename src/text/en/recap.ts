import type { SystemId, TaskStatus } from '../../rules/systems/system'
import type { RecapWords } from '../words'

// The recap of a session, for the group's wiki.

export const systemNames: Readonly<Record<SystemId, string>> = {
  storytelling: 'Storytelling',
  'dramatic-task': 'Dramatic Task',
  'saga-machine': 'Saga Machine',
  'mod-dot': 'Mod-Dot',
  'time-die': 'Time Die',
}

const status: Readonly<Record<TaskStatus, string>> = {
  running: 'under way',
  waiting: 'a choice is open',
  stopped: 'stopped',
  succeeded: 'succeeded',
  failed: 'failed',
}

export const recapEn: RecapWords = {
  tasks: 'Tasks',
  people: 'People',
  else: 'What else happened',
  nothing: 'Nothing happened.',
  removed: 'removed',
  status,
  ended: { succeeded: 'It succeeds.', failed: 'It fails.', stopped: 'It stops.' },
  progress: (have: number, need: number) => `${have} of ${need}`,
}
