import type { TimeDieHits } from '../system'
import { paceModifier, type Pace } from './pace'

/** Success Target + modifiers + pace, not capped (TD-25). */
export const targetOf = (successTarget: number, modifier: number, pace: Pace): number =>
  successTarget + modifier + paceModifier(pace)

/** At or under the target one Hit and one per full 10 below it; above it minus one per full 10 above it (TD-26). */
export function marginHits(roll: number, target: number): number {
  if (roll <= target) return 1 + Math.floor((target - roll) / 10)
  const over = Math.floor((roll - target) / 10)
  return over === 0 ? 0 : -over
}

/** One up or one down (TD-27). */
export const singleHit = (roll: number, target: number): number => (roll <= target ? 1 : -1)

/** What a d100 counts for; typed Hits are never counted from a roll (TD-28). */
export const hitsOf = (roll: number, target: number, counting: Exclude<TimeDieHits, 'typed'>): number =>
  counting === 'single' ? singleHit(roll, target) : marginHits(roll, target)

/** Hits add, negative ones take, never below 0 (TD-17). */
export const addHits = (have: number, hits: number): number => Math.max(0, have + hits)
