import type { LogEntry } from '../../../contract/log-entry'
import { inOrder, type CampaignState, type Character } from '../../../campaign/state'
import { isOver, type TaskRecord } from '../../../rules/systems/system'
import { arranged, standOf } from './arrange'

/** What one panel shows: a task in full, and the others in one line each. */
export interface PanelTasks {
  readonly character: Character
  /** The number of the key that reaches it, from 1. */
  readonly place: number
  readonly front: TaskRecord | null
  readonly others: readonly TaskRecord[]
  /** Tasks that are over and stand in no line; the list of all tasks has them. */
  readonly restCount: number
  /** One line below the others. */
  readonly isFolded: boolean
  /** Stays in view while the others scroll. */
  readonly isPinned: boolean
}

/** Lines at the foot of a panel; more would push the task itself out of the window. */
const MOST_OTHERS = 2

export interface Arrangement {
  /** Which task a panel was told to show in full, by character. */
  readonly chosen: Readonly<Record<string, string>>
  /** Tasks that are over and were put away. */
  readonly putAway: ReadonlySet<string>
}

/** One panel for each character that has one. They move only when the GM moves them; a shared task shows in full at its first participant. */
export function panelsOf(
  state: CampaignState,
  turn: TaskRecord | null,
  arrangement: Arrangement,
): readonly PanelTasks[] {
  const byCharacter = new Map<string, TaskRecord[]>()
  for (const task of inOrder(state.tasks))
    for (const id of task.characters) {
      const known = byCharacter.get(id)
      if (known === undefined) byCharacter.set(id, [task])
      else known.push(task)
    }
  return arranged(state).map((character, i): PanelTasks => {
    const { folded, pinned } = standOf(state, character.id)
    const all = byCharacter.get(character.id) ?? []
    const own = all.filter((task) => showsInFullAt(state, task) === character.id)
    const front = frontOf(own, turn, arrangement, character.id)
    const others = all
      .filter((task) => task.id !== front?.id && !(isOver(task) && arrangement.putAway.has(task.id)))
      .sort((a, b) => weight(b) - weight(a) || b.order - a.order)
    return {
      character,
      place: i + 1,
      front,
      others: others.slice(0, MOST_OTHERS),
      restCount: all.length - (front === null ? 0 : 1) - Math.min(others.length, MOST_OTHERS),
      isFolded: folded,
      isPinned: pinned,
    }
  })
}

/**
 * Whether what the GM did last was done in another panel: what changed in this one came with it. A roll that takes time may have
 * alarms of many tasks ring.
 */
export const onlyFollows = ({ character, front, others }: PanelTasks, last: LogEntry | null): boolean =>
  last !== null &&
  last.task !== null &&
  !last.who.includes(character.id) &&
  front?.id !== last.task &&
  others.every(({ id }) => id !== last.task)

/** The first participant that has a panel; null where nobody has one. */
export const showsInFullAt = (state: CampaignState, task: TaskRecord): string | null =>
  task.characters.find((id) => state.characters[id]?.panel === true) ?? null

function frontOf(
  own: readonly TaskRecord[],
  turn: TaskRecord | null,
  arrangement: Arrangement,
  character: string,
): TaskRecord | null {
  const chosen = own.find((task) => task.id === arrangement.chosen[character])
  const mine = own.find((task) => task.id === turn?.id)
  // Whose turn it is comes to the front by itself: the GM must not have to look for it.
  if (mine !== undefined) return mine
  if (chosen !== undefined) return chosen
  const shown = own.filter((task) => !(isOver(task) && arrangement.putAway.has(task.id)))
  return shown.reduce<TaskRecord | null>(
    (best, task) =>
      best === null || weight(task) > weight(best) || (isOver(task) && weight(task) === weight(best)) ? task : best,
    null,
  )
}

/** What asks for the GM before what runs, what runs before what rests, what rests before what is over. */
function weight(task: TaskRecord): number {
  switch (task.status) {
    case 'waiting':
      return 3
    case 'running':
      return 2
    case 'stopped':
      return 1
    default:
      return 0
  }
}
