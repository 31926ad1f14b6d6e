import type { ChapterId } from '../../../text/guide'
import type { SignName } from '../../ui/drawings/signs'

export const chapterSigns: { readonly [K in ChapterId]: SignName } = {
  start: 'question',
  storytelling: 'storytelling',
  'dramatic-task': 'dramatic',
  'saga-machine': 'saga',
  'mod-dot': 'moddot',
  'time-die': 'timedie',
  time: 'sunset',
  corrections: 'undo',
  odds: 'spread',
  alarms: 'bell',
  players: 'screen',
  files: 'folder',
  keys: 'keys',
}
