import { formatDuration } from '../../rules/core/duration'
import { gameSeconds } from '../../rules/core/units'

/** `1 roll`, `3 rolls`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** `+2`, `−2`, `0`, with a real minus sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

export const duration = (seconds: number): string => formatDuration(gameSeconds(Math.max(0, seconds)))

/** `Ann`, `Ann and Bo`, `Ann, Bo and Cy`. */
export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
