import type { ToldProgress, ToldRoll } from '../told'
import { isSuccess } from './count'
import type { StorytellingLine } from './lines'
import type { StorytellingTask } from './task'

/** Successes, and what the last roll brought of them. */
export const toldProgress = ({ rules }: StorytellingTask): ToldProgress<string> => ({
  type: 'dots',
  have: rules.successes,
  last: Math.min(rules.successes, rules.lastRoll?.successes ?? 0),
})

/** A roll as it lay on the table; null for a line of no roll. Characters by id. */
export function toldRoll(line: StorytellingLine, who: readonly string[]): ToldRoll<string> | null {
  if (line.key !== 'storytelling.rolled') return null
  const { waves, chance, successes, outcome } = line
  const counts = (face: number): boolean => (chance ? face === 10 : isSuccess(face))
  return {
    who,
    result: { is: 'successes', count: successes, outcome },
    dice: (waves ?? []).flat().map((face) => ({ sides: 10, face, counts: counts(face) })),
    throws: [],
  }
}
