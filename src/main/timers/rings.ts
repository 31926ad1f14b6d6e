import type { Alarm, CampaignState } from '../../campaign/state'
import { find } from '../../campaign/state'
import { latenessOf } from '../../campaign/timers/look'
import type { AlarmKind, SoundName } from '../../contract/settings'
import type { AlarmSettings } from '../../contract/settings'
import { t } from '../words'

/** What is to be heard of alarms that were raised together: one sound, one notification, however many they are. */
export interface Ring {
  /** Null: quiet, it only stands in the list. */
  readonly sound: AlarmKind | 'soft' | null
  readonly title: string
  readonly body: string
  /** The task to show when it is chosen; null when it is about none, or several. */
  readonly task: string | null
  readonly alarms: readonly string[]
}

/** @returns null when there is nothing to be heard: all of it is older than half a day */
export function ringOf(state: CampaignState, alarms: readonly Alarm[]): Ring | null {
  const loud = alarms.filter((alarm) => alarm.kind !== 'timer' || latenessOf(alarm) !== 'old')
  const first = loud.find(isUsual) ?? loud[0]
  if (first === undefined) return null
  const isMissed = !loud.some(isUsual)
  const tasks = [...new Set(loud.map(({ task }) => task))]
  const one = inWords(state, first)
  return {
    sound: isMissed ? 'soft' : first.kind,
    title: loud.length === 1 ? one.title : isMissed ? t('ring.missed', { count: loud.length }) : several(loud.length),
    body: loud.length === 1 ? one.body : loud.map((alarm) => inWords(state, alarm).title).join(', '),
    task: tasks.length === 1 ? (tasks[0] ?? null) : null,
    alarms: loud.map(({ id }) => id),
  }
}

const several = (count: number): string => t('ring.several', { count })

const isUsual = (alarm: Alarm): boolean => alarm.kind !== 'timer' || latenessOf(alarm) === 'usual'

function inWords(state: CampaignState, alarm: Alarm): { readonly title: string; readonly body: string } {
  const campaign = state.name
  if (alarm.kind !== 'timer') {
    const title = find(state.tasks, alarm.task)?.title ?? ''
    return alarm.kind === 'due'
      ? { title: t('ring.due', { title }), body: t('ring.due-body', { campaign }) }
      : { title: t('ring.deadline', { title }), body: t('ring.deadline-body', { campaign }) }
  }
  const { label, late } = alarm
  const body = isUsual(alarm) ? t('ring.timer-body', { campaign }) : t('ring.late-body', { campaign, late })
  return { title: t('ring.timer', { label }), body }
}

/** Which sound it makes now, if any. */
export function soundOf(ring: Ring, settings: AlarmSettings, now: number): SoundName | 'soft' | null {
  if (ring.sound === null || settings.volume === 0) return null
  if (settings.silentUntil !== null && now < settings.silentUntil) return null
  const name = ring.sound === 'soft' ? 'soft' : settings.sounds[ring.sound]
  return name === 'none' ? null : name
}
