import { arrangeEn } from './window-arrange'
import { actGroupsEn, actsEn } from './acts'
import { beginEn } from './window-begin'
import { campaignEn } from './window-campaign'
import { clockEn } from './window-clock'
import { correctionsEn } from './window-corrections'
import { dramaticEn } from './window-dramatic'
import { filesEn } from './window-files'
import { guideWindowEn } from './window-guide'
import { logEn } from './window-log'
import { hintsEn } from './window-hints'
import { handsEn } from './window-hands'
import { modDotEn } from './window-mod-dot'
import { oddsEn } from './window-odds'
import { playerEn } from './window-player'
import { sagaEn } from './window-saga'
import { preferencesEn } from './window-settings'
import { storytellingEn } from './window-storytelling'
import { timeDieEn } from './window-time-die'
import { timersEn } from './window-timers'
import { uiEn } from './window-ui'
import { welcomeEn } from './window-welcome'

/** All words of the windows, in English. Each part lies in a file of its own beside this one. */
export const windowEn = {
  ...uiEn,
  ...welcomeEn,
  ...clockEn,
  ...campaignEn,
  ...arrangeEn,
  ...logEn,
  ...correctionsEn,
  ...beginEn,
  ...storytellingEn,
  ...dramaticEn,
  ...sagaEn,
  ...modDotEn,
  ...timeDieEn,
  ...oddsEn,
  ...filesEn,
  ...preferencesEn,
  ...timersEn,
  ...playerEn,
  ...guideWindowEn,
  ...hintsEn,
  ...actsEn,
  ...actGroupsEn,
  ...handsEn,
} as const
