import type { logEn } from '../en/window-log'
import type { SameWords } from '../speak'
import { count } from './say'

// The log's own page: filters and search.

export const logDe: SameWords<typeof logEn> = {
  'log.find': 'Den Verlauf durchsuchen',
  'log.search': 'Suchen',
  'log.searchHint': 'Wörter, ein Name, eine Notiz',
  'log.who': 'Von wem',
  'log.task': 'Aufgabe',
  'log.anybody': 'von allen',
  'log.anyTask': 'jede Aufgabe',
  'log.earlierHit': 'Früherer (Eingabe)',
  'log.laterHit': 'Späterer (Umschalt Eingabe)',
  'log.looking': 'Sucht…',
  'log.nothingFound': 'So etwas ist nicht geschehen.',
  'log.found': (f) => `${count(f.count, 'Eintrag', 'Einträge')} gefunden`,
  'log.foundSoFar': (f) => `${count(f.count, 'Eintrag', 'Einträge')} hier, weiter weg noch mehr`,
  'log.inPlace': 'Zeigen, was drum herum geschah',
  'log.toStart': 'Zum Anfang',
  'log.toEnd': 'Zum Neuesten',
  'log.fresh': (f) => count(f.count, 'neuer Eintrag', 'neue Einträge'),
}
