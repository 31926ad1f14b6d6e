import { toldEn } from './en/told'
import type { Told } from './words'

let source: () => Told = () => toldEn

/** What this process tells of campaigns in, beside the words of its own surface: log, refusals, errors, dates. */
export const told = (): Told => source()

/**
 * Chooses the language in which this process tells. The source is asked each time, so that a window that watches it
 * words everything anew when it changes. Without this, English.
 */
export function tellFrom(now: () => Told): void {
  source = now
}
