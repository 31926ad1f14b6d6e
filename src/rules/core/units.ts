declare const unit: unique symbol

/** Game time: whole seconds, as a length or as a moment counted from the campaign's beginning. */
export type GameSeconds = number & { readonly [unit]: 'game seconds' }
/** A length of the table's own time, in milliseconds. */
export type RealMs = number & { readonly [unit]: 'real milliseconds' }
/** A moment of the wall clock: milliseconds since 1970, UTC. */
export type EpochMs = number & { readonly [unit]: 'epoch milliseconds' }

/** @throws RangeError when `n` is not a whole number (a bug in the caller) */
export function gameSeconds(n: number): GameSeconds {
  if (!Number.isSafeInteger(n)) throw new RangeError(`Not whole game seconds: ${n}`)
  return n as GameSeconds
}

/** Milliseconds of real time that pass, whatever the wall clock says meanwhile. */
export const realMs = (n: number): RealMs => n as RealMs

/** A moment of the wall clock, in milliseconds since 1970. */
export const epochMs = (n: number): EpochMs => n as EpochMs

/** The later of two moments of game time. */
export const later = (a: GameSeconds, b: GameSeconds): GameSeconds => (a > b ? a : b)

/** A moment and a length of game time, or two lengths, together. */
export const plus = (a: GameSeconds, b: GameSeconds): GameSeconds => gameSeconds(a + b)

/** Half up to the whole second, as all fractions of game time are rounded (GT-3). */
export const roundHalfUp = (n: number): number => Math.floor(n + 0.5)

/** Plain JSON: what crosses between processes and into files. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}
