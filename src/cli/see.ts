import type { Corrected, Entry, History } from '../campaign/history'
import { oddsView } from '../campaign/odds'
import { find, type CampaignState } from '../campaign/state'
import { alarmsView, characterView, clockView, deckView, taskView, timersView } from '../campaign/views'
import { formatDuration } from '../rules/core/duration'
import { epochMs, type EpochMs, type Json } from '../rules/core/units'
import { entryText } from '../text/log'

/** A script's real time counts from its beginning. */
export const SCRIPT_BEGINS = epochMs(0)

/** What `see` shows. @param of a task's or character's id @returns undefined when there is no such view or thing */
export function see(name: string, of: string, state: CampaignState, history: History, now: EpochMs): Json | undefined {
  const task = find(state.tasks, of)
  const character = find(state.characters, of)
  switch (name) {
    case 'task':
      return task && plain(taskView(state, task))
    case 'odds':
      return task && plain(oddsView(state, task))
    case 'character':
      return character && plain(characterView(state, character))
    case 'clock':
      return plain(clockView(state))
    case 'deck':
      return plain(deckView(state))
    case 'alarms':
      return plain(alarmsView(state, SCRIPT_BEGINS))
    case 'timers':
      return plain(timersView(state, now))
    case 'log':
      return plain(logView(history))
    default:
      return undefined
  }
}

const logView = (history: History): unknown => history.log.map((entry) => entryView(entry, noteOf(entry)))

const entryView = (entry: Entry, note: string | null): object => ({
  id: entry.id,
  text: entryText(entry),
  at: formatDuration(entry.at),
  ...(entry.task === null ? {} : { task: entry.task }),
  ...(entry.rolled === null ? {} : { rolled: entry.rolled }),
  ...(Object.keys(entry.draws).length === 0 ? {} : { drew: entry.draws }),
  ...(entry.cites.length === 0 ? {} : { rules: entry.cites }),
  ...(note === null ? {} : { note }),
  ...(entry.corrected === undefined ? {} : correctedView(entry.corrected)),
})

/** What a note says is its entry's note, as much as what was noted with a roll. */
const noteOf = ({ note, line }: Entry): string | null =>
  line.key === 'task.noted' || line.key === 'note.added' ? line.text : note

/** What does not count any more says so; `was` tells how the entry read before. */
const correctedView = ({ was, struck }: Corrected): object => ({
  corrected: true,
  was: was.map((said) => entryText(said)),
  ...(struck === null ? {} : { struck }),
})

/** Views are plain data; this leaves out what is undefined, as it would be in JSON. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json
