import type { AnewEntry } from '../../src/campaign/history'
import { epochMs, gameSeconds } from '../../src/rules/core/units'

/** An entry of the history that holds a note and no more. */
export const bareEntry = (id: string, text: string): AnewEntry => ({
  id,
  command: { do: 'note.add', with: { text } },
  draws: {},
  ids: [],
  wall: epochMs(1),
  at: gameSeconds(0),
  rules: 1,
  line: { key: 'note.added', text, character: null },
  cites: [],
  rolled: null,
  note: null,
  task: null,
  title: null,
  who: [],
  names: {},
  end: null,
  outsideUndo: false,
})
