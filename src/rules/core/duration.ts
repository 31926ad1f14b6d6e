import { gameSeconds, type GameSeconds } from './units'

const SECONDS_IN = { w: 604_800, d: 86_400, h: 3_600, m: 60, s: 1 } as const
const UNITS = ['w', 'd', 'h', 'm', 's'] as const

export type TimeUnit = 's' | 'r' | 'm' | 'h' | 'd' | 'w'

/** The longest duration taken: a hundred thousand years. Beyond it sums of seconds would stop being exact. */
const LONGEST = 100_000 * 366 * SECONDS_IN.d

/** Seconds in one unit; a round lasts what the campaign says. */
export const secondsIn = (unit: TimeUnit, roundLength: GameSeconds): number =>
  unit === 'r' ? roundLength : SECONDS_IN[unit]

/**
 * Reads `1h30m`, `22m30s`, `90s`, `3d`, `2w` or, alone, rounds: `4r`. Units largest first, each at most once.
 *
 * Source: Longroll's rules, words used for all systems (GT-1).
 *
 * @returns null for anything else, also for text without a unit, with spaces or with a sign
 */
export function parseDuration(text: string, roundLength: GameSeconds): GameSeconds | null {
  const rounds = /^(\d{1,9})r$/.exec(text)
  if (rounds) return within(Number(rounds[1]) * roundLength)
  const parts = /^(?:(\d{1,9})w)?(?:(\d{1,9})d)?(?:(\d{1,9})h)?(?:(\d{1,9})m)?(?:(\d{1,12})s)?$/.exec(text)
  if (!parts || text === '') return null
  return within(UNITS.reduce((sum, unit, i) => sum + Number(parts[i + 1] ?? 0) * SECONDS_IN[unit], 0))
}

const within = (seconds: number): GameSeconds | null => (seconds <= LONGEST ? gameSeconds(seconds) : null)

/**
 * Largest units first, no zero parts, never rounded: `1w3d`, `20h`, `0s` (GT-2).
 * A moment before the campaign's beginning does not exist, so nothing negative is ever shown.
 */
export function formatDuration(seconds: GameSeconds): string {
  let rest: number = seconds
  const parts = UNITS.flatMap((unit) => {
    const count = Math.floor(rest / SECONDS_IN[unit])
    rest -= count * SECONDS_IN[unit]
    return count === 0 ? [] : [`${count}${unit}`]
  })
  return parts.join('') || '0s'
}
