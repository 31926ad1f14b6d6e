import type { RecapWords, Told } from '../words'

// The recap of a session, for the group's wiki.

export const systemNames: Told['systemNames'] = {
  storytelling: 'Storytelling',
  'dramatic-task': 'Dramatische Aufgabe',
  'saga-machine': 'Saga Machine',
  'mod-dot': 'Mod-Dot',
  'time-die': 'Zeitwürfel',
}

export const recapDe: RecapWords = {
  tasks: 'Aufgaben',
  people: 'Personen',
  else: 'Was sonst geschah',
  nothing: 'Nichts ist geschehen.',
  removed: 'entfernt',
  status: {
    running: 'läuft',
    waiting: 'eine Wahl ist offen',
    stopped: 'unterbrochen',
    succeeded: 'geschafft',
    failed: 'gescheitert',
  },
  ended: { succeeded: 'Geschafft.', failed: 'Gescheitert.', stopped: 'Unterbrochen.' },
  progress: (have, need) => `${have} von ${need}`,
}
