import type { windowEn } from '../en/window'
import type { SameWords } from '../speak'
import { actGroupsDe, actsDe } from './acts'
import { arrangeDe } from './window-arrange'
import { beginDe } from './window-begin'
import { campaignDe } from './window-campaign'
import { clockDe } from './window-clock'
import { correctionsDe } from './window-corrections'
import { dramaticDe } from './window-dramatic'
import { filesDe } from './window-files'
import { guideWindowDe } from './window-guide'
import { hintsDe } from './window-hints'
import { handsDe } from './window-hands'
import { logDe } from './window-log'
import { modDotDe } from './window-mod-dot'
import { oddsDe } from './window-odds'
import { playerDe } from './window-player'
import { sagaDe } from './window-saga'
import { preferencesDe } from './window-settings'
import { storytellingDe } from './window-storytelling'
import { timeDieDe } from './window-time-die'
import { timersDe } from './window-timers'
import { uiDe } from './window-ui'
import { welcomeDe } from './window-welcome'

/** All words of the windows, in German. Each part lies in a file of its own beside this one. */
export const windowDe: SameWords<typeof windowEn> = {
  ...uiDe,
  ...welcomeDe,
  ...clockDe,
  ...campaignDe,
  ...arrangeDe,
  ...logDe,
  ...correctionsDe,
  ...beginDe,
  ...storytellingDe,
  ...dramaticDe,
  ...sagaDe,
  ...modDotDe,
  ...timeDieDe,
  ...oddsDe,
  ...filesDe,
  ...preferencesDe,
  ...timersDe,
  ...playerDe,
  ...guideWindowDe,
  ...hintsDe,
  ...actsDe,
  ...actGroupsDe,
  ...handsDe,
}
