import type { Guide } from '../../guide'
import { dramaticEn } from './dramatic-task'
import { modDotEn } from './mod-dot'
import { sagaEn } from './saga-machine'
import { keysEn, startEn } from './start'
import { storytellingEn } from './storytelling'
import { alarmsEn, correctionsEn, filesEn, oddsEn, playersEn } from './table'
import { timeEn } from './time'
import { timeDieEn } from './time-die'

/** The guide in English. It is loaded when it is opened. */
export const guideEn: Guide = {
  start: startEn,
  storytelling: storytellingEn,
  'dramatic-task': dramaticEn,
  'saga-machine': sagaEn,
  'mod-dot': modDotEn,
  'time-die': timeDieEn,
  time: timeEn,
  corrections: correctionsEn,
  odds: oddsEn,
  keys: keysEn,
  alarms: alarmsEn,
  players: playersEn,
  files: filesEn,
}
