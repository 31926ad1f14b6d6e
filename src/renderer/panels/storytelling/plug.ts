import type { StorytellingRules } from '../../../rules/systems/storytelling/task'
import { t } from '../../words'
import type { PanelPlug } from '../plug'
import StorytellingBegin from './StorytellingBegin.vue'
import StorytellingPanel from './StorytellingPanel.vue'
import StorytellingWhy from './StorytellingWhy.vue'
import { detailOf, urgencyOf } from './facts'

export const storytellingPlug: PanelPlug<StorytellingRules> = {
  system: 'storytelling',
  sign: 'storytelling',
  Panel: StorytellingPanel,
  BeginForm: StorytellingBegin,
  LogWhy: StorytellingWhy,
  hasCount: () => true,
  words: {
    get system() {
      return t('storytelling.system')
    },
    detail: detailOf,
    get turn() {
      return t('storytelling.turn')
    },
    comingUp: (task, around) => {
      const name = around.name(task.characters[0] ?? '')
      return urgencyOf(task, around).isShort ? t('storytelling.lastRolls', { name }) : t('storytelling.rolls', { name })
    },
    over: () => null,
    standing: ({ rules }) => t('storytelling.standing', { have: rules.successes, need: rules.target }),
  },
  odds: {
    step: (n) => t('odds.roll', { n }),
    within: (n) => t('odds.inRolls', { n }),
    whyNone: () => t('odds.noneLong'),
    get assumes() {
      return t('odds.assumesStorytelling').split('\n')
    },
  },
  urgency: urgencyOf,
}
