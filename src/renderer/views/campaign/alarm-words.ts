import { find, type Alarm, type CampaignState, type GameAlarm } from '../../../campaign/state'
import type { TimerAlarm } from '../../../campaign/timers/timer'
import { plugOf } from '../../panels/registry'
import type { SignName } from '../../ui/drawings/signs'
import { t } from '../../words'
import { panelAround } from './around'
import { clockTime } from './timer-lines'

export interface ShownAlarm {
  readonly alarm: Alarm
  readonly what: string
  readonly detail: string
  /** Of its task; empty where it has none. */
  readonly title: string
  readonly sign: SignName
}

/** How an alarm is shown and said; none where its task is gone. */
export function alarmInWords(state: CampaignState, alarm: Alarm): readonly ShownAlarm[] {
  return alarm.kind === 'timer' ? [timerInWords(state, alarm)] : gameInWords(state, alarm)
}

function timerInWords(state: CampaignState, alarm: TimerAlarm): ShownAlarm {
  const task = alarm.task === null ? undefined : find(state.tasks, alarm.task)
  const when = t('alarms.timeWas', { time: clockTime(alarm.at), times: alarm.times })
  const about = task === undefined || task.title === alarm.label ? '' : `, ${task.title}`
  const title = task?.title ?? ''
  return { alarm, title, what: t('alarms.timeUp', { label: alarm.label }), detail: `${when}${about}`, sign: 'glass' }
}

function gameInWords(state: CampaignState, alarm: GameAlarm): readonly ShownAlarm[] {
  const task = find(state.tasks, alarm.task)
  if (task === undefined) return []
  const around = panelAround(state, task)
  const plug = plugOf(task.system)
  const moment = around.moment(alarm.at)
  const { title } = task
  if (alarm.kind === 'due' && task.status === 'running') {
    const what = plug?.words.comingUp(task, around) ?? around.name(task.characters[0] ?? '')
    return [
      { alarm, title, what: t('alarms.due', { what, title }), detail: t('alarms.dueAt', { moment }), sign: 'bell' },
    ]
  }
  const standing = plug?.words.standing(task) ?? ''
  const detail = t('alarms.deadlineAt', { moment, standing })
  return alarm.kind === 'due'
    ? [{ alarm, title, what: t('alarms.wasDue', { title }), detail, sign: 'bell' }]
    : [{ alarm, title, what: t('alarms.deadline', { title }), detail, sign: 'flag' }]
}
