import type { Guide } from '../../guide'
import { dramaticDe } from './dramatic-task'
import { modDotDe } from './mod-dot'
import { sagaDe } from './saga-machine'
import { keysDe, startDe } from './start'
import { storytellingDe } from './storytelling'
import { alarmsDe, correctionsDe, filesDe, oddsDe, playersDe } from './table'
import { timeDe } from './time'
import { timeDieDe } from './time-die'

/** The guide in German. It is loaded when it is opened. */
export const guideDe: Guide = {
  start: startDe,
  storytelling: storytellingDe,
  'dramatic-task': dramaticDe,
  'saga-machine': sagaDe,
  'mod-dot': modDotDe,
  'time-die': timeDieDe,
  time: timeDe,
  corrections: correctionsDe,
  odds: oddsDe,
  keys: keysDe,
  alarms: alarmsDe,
  players: playersDe,
  files: filesDe,
}
