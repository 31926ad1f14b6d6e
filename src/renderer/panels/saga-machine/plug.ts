import { isExtended, type SagaRules } from '../../../rules/systems/saga-machine/task'
import { t } from '../../words'
import type { PanelPlug } from '../plug'
import SagaBegin from './SagaBegin.vue'
import SagaPanel from './SagaPanel.vue'
import SagaWhy from './SagaWhy.vue'
import { detailOf, overWord, standingOf, urgencyOf } from './facts'

export const sagaPlug: PanelPlug<SagaRules> = {
  system: 'saga-machine',
  sign: 'saga',
  Panel: SagaPanel,
  BeginForm: SagaBegin,
  LogWhy: SagaWhy,
  hasCount: () => true,
  words: {
    get system() {
      return t('saga.system')
    },
    detail: detailOf,
    get turn() {
      return t('saga.turn')
    },
    comingUp: (task, around) => {
      const [first = '', second = ''] = task.characters.map(around.name)
      const { used, limit, kind } = task.rules
      if (kind === 'opposed') return t('saga.against', { first, second })
      if (kind === 'opposed-extended') return t('saga.leg', { name: first, leg: used + 1, limit })
      return urgencyOf(task, around).isShort && isExtended(task)
        ? t('saga.lastTests', { name: first })
        : t('saga.tests', { name: first })
    },
    over: overWord,
    standing: standingOf,
  },
  odds: {
    step: (n) => t('odds.test', { n }),
    within: (n) => t('odds.inTests', { n }),
    whyNone: ({ rules: { kind } }) =>
      kind === 'extended' ? t('odds.noneLimit') : kind === 'opposed' ? t('odds.noneOpposed') : t('odds.noneRace'),
    get assumes() {
      return t('odds.assumesSaga').split('\n')
    },
  },
  urgency: urgencyOf,
  takesNoTime: (task) => task.interval === null,
}
