import { app, type BrowserWindow } from 'electron'
import type { CampaignState } from '../../campaign/state'
import { timeLeft } from '../../campaign/timers/look'
import type { EpochMs } from '../../rules/core/units'

/**
 * Marks the window on the taskbar or dock until it is looked at.
 *
 * @returns whether there was anything to mark
 */
export function markWindow(window: BrowserWindow, { evenInFront }: { readonly evenInFront: boolean }): boolean {
  if (window.isDestroyed() || (window.isFocused() && !evenInFront)) return false
  window.flashFrame(true)
  window.once('focus', () => {
    if (!window.isDestroyed()) window.flashFrame(false)
  })
  app.dock?.bounce('informational')
  return true
}

let badge = 0

/** Alarms that nobody has acknowledged, on the icon where the system shows it. */
export function showBadge(count: number): void {
  if (count === badge) return
  badge = count
  app.setBadgeCount(count)
}

const NONE = -1

/** How far the next countdown is, on the window's own mark in the taskbar. */
export function showProgress(window: BrowserWindow, state: CampaignState | null, now: EpochMs): void {
  const running = Object.values(state?.timers ?? {}).flatMap((timer) =>
    timer.state === 'running' && timer.runs.type === 'countdown'
      ? [{ left: timeLeft(timer, now), length: timer.runs.length }]
      : [],
  )
  const next = running.sort((a, b) => a.left - b.left)[0]
  window.setProgressBar(next === undefined ? NONE : Math.min(1, Math.max(0, 1 - next.left / next.length)))
}
