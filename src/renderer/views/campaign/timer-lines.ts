import { inOrder, type CampaignState } from '../../../campaign/state'
import { shortFrom, timeLeft } from '../../../campaign/timers/look'
import type { Timer } from '../../../campaign/timers/timer'
import { epochMs } from '../../../rules/core/units'

/** A timer as it stands now. */
export interface TimerLine {
  readonly timer: Timer
  readonly left: number
  /** 0 to 1; null for a time of day, which has no length. */
  readonly passed: number | null
  /** The last tenth, or the last two minutes; of the pace of a round, which may be no longer, the last ten seconds. */
  readonly isShort: boolean
}

/** A timer as the rail shows it at that moment of the wall clock, in milliseconds. */
export function timerLine(timer: Timer, now: number): TimerLine {
  const left = timeLeft(timer, epochMs(now))
  const length = timer.runs.type === 'countdown' ? timer.runs.length : null
  return {
    timer,
    left,
    passed: length === null ? null : Math.min(1, Math.max(0, 1 - left / length)),
    isShort: timer.state === 'running' && left <= shortFrom(timer),
  }
}

/** What runs, soonest first, then what is paused. */
export function timersOn(state: CampaignState): readonly Timer[] {
  const all = inOrder(state.timers)
  const running = all.filter((timer) => timer.state === 'running').sort((a, b) => (a.endsAt ?? 0) - (b.endsAt ?? 0))
  return [...running, ...all.filter((timer) => timer.state === 'paused')]
}

/** What rang or was cancelled, newest first, each label once: to be started again. */
export function timersOver(state: CampaignState, most: number): readonly Timer[] {
  const over = inOrder(state.timers).filter(({ state: is, isPace }) => !isPace && (is === 'rang' || is === 'cancelled'))
  const labels = new Set<string>()
  return [...over].reverse().filter(({ label }) => {
    if (labels.has(label) || labels.size >= most) return false
    labels.add(label)
    return true
  })
}

const two = (n: number): string => String(n).padStart(2, '0')

/** A moment on the machine's clock, with seconds only where there are any. */
export function clockTime(at: number): string {
  const date = new Date(at)
  const rest = date.getSeconds()
  return `${two(date.getHours())}:${two(date.getMinutes())}${rest === 0 ? '' : `:${two(rest)}`}`
}
