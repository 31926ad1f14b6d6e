import { formatDuration } from '../rules/core/duration'
import { gameSeconds } from '../rules/core/units'

// What is written alike in every language.

/** `+2`, `−2`, `0`, with a real minus sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** As the script writes it, in every language: `1h30m`. */
export const duration = (seconds: number): string => formatDuration(gameSeconds(Math.max(0, seconds)))

const two = (n: number): string => String(n).padStart(2, '0')

/** `19:30`, with seconds only where there are any. */
export function timeOfDay(second: number): string {
  const rest = second % 60
  return `${two(Math.floor(second / 3_600))}:${two(Math.floor(second / 60) % 60)}${rest === 0 ? '' : `:${two(rest)}`}`
}

const seconds = (ms: number): number => Math.ceil(ms / 1_000)

/** `1:48`, `1:02:10`: a second that has begun is shown until it is over. */
export function countdownText(ms: number): string {
  const all = Math.max(0, seconds(ms))
  const [h, m, s] = [Math.floor(all / 3_600), Math.floor(all / 60) % 60, all % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** What a screen reader says of it. */
export const leftText = (ms: number): string => duration(seconds(ms))
