import type { TimeDieRules } from '../../../rules/systems/time-die/task'
import { t } from '../../words'
import type { PanelPlug } from '../plug'
import TimeDieBegin from './TimeDieBegin.vue'
import TimeDieJoin from './TimeDieJoin.vue'
import TimeDiePanel from './TimeDiePanel.vue'
import TimeDieWhy from './TimeDieWhy.vue'
import { detailOf, intervalsLeft, isDueNow, urgencyOf } from './facts'

export const timeDiePlug: PanelPlug<TimeDieRules> = {
  system: 'time-die',
  sign: 'timedie',
  Panel: TimeDiePanel,
  BeginForm: TimeDieBegin,
  LogWhy: TimeDieWhy,
  JoinForm: TimeDieJoin,
  hasCount: ({ rules }) => rules.kind !== 'duration',
  words: {
    get system() {
      return t('timeDie.system')
    },
    detail: detailOf,
    get turn() {
      return t('timeDie.turnRoll')
    },
    comingUp: ({ rules, characters }, around) => {
      const name = around.name(characters[0] ?? '')
      if (rules.kind === 'duration') return t('timeDie.comingUpDuration', { name })
      return t('timeDie.comingUp', { name, interval: rules.used + 1, isLast: intervalsLeft(rules) === 1 })
    },
    over: ({ rules, reason }) => (rules.kind === 'duration' && reason === 'settled' ? t('timeDie.settled') : null),
    standing: ({ rules }) =>
      rules.kind === 'duration'
        ? t('timeDie.standingDuration', { found: rules.found?.duration ?? null })
        : t('timeDie.standing', { have: rules.have, need: rules.need }),
  },
  odds: {
    step: (n) => t('odds.interval', { n }),
    within: (n) => t('odds.inIntervals', { n }),
    whyNone: ({ rules }) => (rules.kind === 'duration' ? null : t('odds.noneTyped')),
    get assumes() {
      return t('odds.assumesTimeDie').split('\n')
    },
  },
  urgency: urgencyOf,
  isDueNow,
}
