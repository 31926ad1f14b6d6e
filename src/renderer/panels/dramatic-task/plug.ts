import { gathered, needed, type DramaticRules } from '../../../rules/systems/dramatic-task/task'
import { t } from '../../words'
import type { PanelPlug } from '../plug'
import DramaticBegin from './DramaticBegin.vue'
import DramaticJoin from './DramaticJoin.vue'
import DramaticPanel from './DramaticPanel.vue'
import DramaticWhy from './DramaticWhy.vue'
import { detailOf, overWord, phaseOf, urgencyOf } from './facts'

export const dramaticPlug: PanelPlug<DramaticRules> = {
  system: 'dramatic-task',
  sign: 'dramatic',
  Panel: DramaticPanel,
  BeginForm: DramaticBegin,
  JoinForm: DramaticJoin,
  LogWhy: DramaticWhy,
  hasCount: () => true,
  words: {
    get system() {
      return t('dramatic.system')
    },
    detail: detailOf,
    get turn() {
      return t('dramatic.turn')
    },
    comingUp: ({ characters, rules }, around) =>
      t('dramatic.comingUp', {
        name: around.name(characters[0] ?? ''),
        round: rules.isOpen ? rules.round : rules.round + 1,
        isOpen: rules.isOpen,
      }),
    over: overWord,
    standing: ({ rules }) => t('dramatic.standing', { have: gathered(rules), need: needed(rules) }),
  },
  odds: {
    step: (n) => t('odds.round', { n }),
    within: (n) => t('odds.inRounds', { n }),
    whyNone: ({ rules }) => (rules.measure === 'score' ? t('odds.noneScore') : t('odds.noneLong')),
    get assumes() {
      return t('odds.assumesDramatic').split('\n')
    },
  },
  urgency: urgencyOf,
  // It acts within its round, and the round passes when it is ended: there is always something to do.
  isDueNow: (task, around) => {
    const phase = phaseOf(task, around)
    return phase === 'deal' || phase === 'act' || phase === 'end-round'
  },
}
