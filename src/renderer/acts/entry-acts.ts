import type { ActsOn } from '../../contract/acts'
import type { LogEntry } from '../../contract/log-entry'
import { find } from '../../campaign/state'
import { canBeCorrected } from '../views/campaign/log'
import type { Work } from './offer'
import type { Reach } from './reach'

/** What can be done with a line of the log. */
export function entryActs({ store, desk, grid }: Reach): Readonly<Record<ActsOn<'entry'>, Work<LogEntry>>> {
  return {
    'correct-entry': (entry) =>
      canBeCorrected(entry)
        ? { sign: 'pencil', run: () => desk.open({ type: 'correct', entry, isRemoved: false }) }
        : null,
    'take-out-entry': (entry) =>
      canBeCorrected(entry) ? { sign: 'x', run: () => desk.open({ type: 'correct', entry, isRemoved: true }) } : null,
    'show-entry-task': ({ task: id }) => {
      const task = id === null ? undefined : find(store.state.tasks, id)
      return task === undefined ? null : { sign: 'to', run: () => void grid()?.show(task.id) }
    },
  }
}
