import { isContested, type ModDotRules } from '../../../rules/systems/mod-dot/task'
import { t } from '../../words'
import type { PanelPlug } from '../plug'
import ModDotBegin from './ModDotBegin.vue'
import ModDotPanel from './ModDotPanel.vue'
import ModDotWhy from './ModDotWhy.vue'
import { detailOf, overWord, standingOf, urgencyOf } from './facts'

export const modDotPlug: PanelPlug<ModDotRules> = {
  system: 'mod-dot',
  sign: 'moddot',
  Panel: ModDotPanel,
  BeginForm: ModDotBegin,
  LogWhy: ModDotWhy,
  words: {
    get system() {
      return t('modDot.system')
    },
    detail: detailOf,
    get turn() {
      return t('modDot.turn')
    },
    comingUp: (task, around) => {
      const [ours = '', theirs = ''] = task.characters.map((id) => around.name(id))
      if (isContested(task)) return t('modDot.against', { ours, theirs })
      return urgencyOf(task, around).isShort ? t('modDot.lastTests', { name: ours }) : t('modDot.tests', { name: ours })
    },
    over: overWord,
    standing: standingOf,
  },
  odds: {
    step: (n) => t('odds.test', { n }),
    within: (n) => t('odds.inTests', { n }),
    aim: (task, around) =>
      isContested(task) ? t('odds.winsIt', { name: around.name(task.characters[0] ?? '') }) : null,
    whyNone: () => t('odds.noneLimit'),
    get assumes() {
      return t('odds.assumesModDot').split('\n')
    },
  },
  urgency: urgencyOf,
  takesNoTime: (task) => task.interval === null,
}
