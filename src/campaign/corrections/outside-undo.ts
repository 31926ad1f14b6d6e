import type { Patch } from '../patch'
import type { Alarm, CampaignState } from '../state'
import { isTimerAlarm } from '../timers/look'

/** Whether undo, redo and corrections touch this place. Timers and their alarms are where they are, whatever happens around them. */
export const isWithinUndo = ({ path: [place, id] }: Patch[number]): boolean =>
  place === undefined || !(OUTSIDE.has(place) || (place === 'alarms' && id !== undefined && isTimerAlarm(id)))

/** The table's own time, and how things are shown. */
const OUTSIDE: ReadonlySet<string> = new Set<keyof CampaignState>([
  'timers',
  'clockMark',
  'panels',
  'revealed',
  'playersSee',
])

/** The state with all that lies outside undo as it is in `as`. */
export function withOutside(state: CampaignState, as: CampaignState): CampaignState {
  const game = Object.entries(state.alarms).filter(([id]) => !isTimerAlarm(id))
  const timers = Object.entries(as.alarms).filter(([id]) => isTimerAlarm(id))
  const alarms: Readonly<Record<string, Alarm>> = Object.fromEntries([...game, ...timers])
  const { timers: running, clockMark, panels, revealed, playersSee } = as
  return { ...state, timers: running, clockMark, panels, revealed, playersSee, alarms }
}
