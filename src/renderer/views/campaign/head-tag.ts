import type { CampaignState } from '../../../campaign/state'
import { dueAt, isOver } from '../../../rules/systems/system'
import { plugOf } from '../../panels/registry'
import type { SignName } from '../../ui/drawings/signs'
import { t } from '../../words'
import { panelAround } from './around'
import type { PanelTasks } from './panels'
import { isDueNow } from './turn'

export interface HeadTag {
  readonly kind: 'quiet' | 'ask' | 'short' | 'line' | 'turn'
  readonly sign?: SignName
  readonly words: string
}

/** The one word at the right end of a panel's head, or of its line when it is folded. */
export function tagOf(state: CampaignState, { front, character }: PanelTasks, isTurn: boolean): HeadTag | null {
  const plug = front === null ? null : plugOf(front.system)
  if (front === null || plug === null) return null
  const around = panelAround(state, front)
  if (isOver(front)) {
    const word =
      plug.words.over(front, character.id) ?? (front.status === 'succeeded' ? t('panel.succeeded') : t('panel.failed'))
    return { kind: 'line', sign: front.status === 'succeeded' ? 'check' : 'x', words: word }
  }
  if (front.status === 'stopped') return { kind: 'line', sign: 'pause', words: t('panel.stopped') }
  if (isTurn) return { kind: 'turn', sign: 'bell', words: plug.words.turn }
  if (front.status === 'waiting') return { kind: 'ask', sign: 'question', words: t('panel.choose') }
  const urgency = plug.urgency(front, around)
  if (urgency.isShort) return { kind: 'short', sign: 'glass', words: urgency.word }
  const due = dueAt(front)
  if (due !== null && !isDueNow(state, front))
    return { kind: 'quiet', words: t('panel.due', { moment: around.moment(due) }) }
  if (due !== null) return { kind: 'quiet', sign: 'bell', words: t('panel.due', { moment: around.moment(due) }) }
  return front.characters.length > 1 ? { kind: 'quiet', sign: 'pair', words: t('panel.shared') } : null
}
