import { revealedOf } from '../../../campaign/player-view'
import { find, type CampaignState, type Revealed } from '../../../campaign/state'
import { systemOf } from '../../../rules/systems/index'
import type { TaskRecord } from '../../../rules/systems/system'
import { t } from '../../words'

export const SWITCHES = ['exists', 'name', 'need', 'progress', 'deadline'] as const
export type SwitchName = (typeof SWITCHES)[number]

/** One of the five switches of a task. */
export interface Switch {
  readonly name: SwitchName
  readonly label: string
  readonly isOn: boolean
  /** Players see it: it is on, and nothing that it needs is off. */
  readonly isSeen: boolean
  /** Why it would show nothing as things are; empty: it would. */
  readonly hint: string
}

/** The five switches of a task as they stand, in the order in which they are shown. */
export function switchesOf(state: CampaignState, task: TaskRecord): readonly Switch[] {
  const shown = revealedOf(state, task.id)
  const hasNeed = systemOf(task).progress(task) !== null
  const hint = (name: SwitchName): string => {
    if (name === 'need' && !hasNeed) return t('players.hasNoNeed')
    return name === 'deadline' && task.deadlineAt === null ? t('players.hasNoDeadline') : ''
  }
  return SWITCHES.map((name) => ({
    name,
    label: t(`players.${name}`),
    isOn: shown[name],
    isSeen: shown[name] && shown.exists,
    hint: hint(name),
  }))
}

/** What players see of a task, in words; empty: nothing. */
export function seenOf(state: CampaignState, id: string): readonly SwitchName[] {
  const shown = revealedOf(state, id)
  return shown.exists && find(state.tasks, id) !== undefined ? SWITCHES.filter((name) => shown[name]) : []
}

/** All five on, or all five off. */
export const allOf = (isOn: boolean): Revealed => ({
  exists: isOn,
  name: isOn,
  need: isOn,
  progress: isOn,
  deadline: isOn,
})
