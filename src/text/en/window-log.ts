import { count } from './say'

// The log's own page: filters and search.

export const logEn = {
  'log.find': 'Search the log',
  'log.search': 'Search',
  'log.searchHint': 'words, a name, a note',
  'log.who': 'Whose',
  'log.task': 'Task',
  'log.anybody': 'everybody',
  'log.anyTask': 'every task',
  'log.earlierHit': 'Earlier one (Enter)',
  'log.laterHit': 'Later one (Shift Enter)',
  'log.looking': 'Looking…',
  'log.nothingFound': 'Nothing like that happened.',
  'log.found': (f: { count: number }) => `${count(f.count, 'entry', 'entries')} found`,
  'log.foundSoFar': (f: { count: number }) => `${count(f.count, 'entry', 'entries')} here, more further on`,
  'log.inPlace': 'Show what happened around it',
  'log.toStart': 'To the beginning',
  'log.toEnd': 'To the newest',
  'log.fresh': (f: { count: number }) => count(f.count, 'new entry', 'new entries'),
} as const
