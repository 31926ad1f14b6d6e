import type { Chance } from '../core/chance'
import { refuse, type Refusal } from '../core/refusal'

/** A die that shows its highest face is an ace: it is rolled again and added (DT-16). */
export const isAce = (face: number, sides: number): boolean => face === sides

/** What one die brought with its aces. */
export const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0)

/**
 * Throws one die until it shows no ace. Each throw has a role of its own, so that it is kept by die and wave.
 *
 * @param role `trait` draws under `trait/0`, `trait/1`, …
 */
export function throwAcing(sides: number, chance: Chance, role: string): readonly number[] {
  const faces: number[] = []
  do faces.push(chance.die(`${role}/${faces.length}`, sides))
  while (isAce(faces.at(-1) ?? 0, sides))
  return faces
}

/**
 * Can one die have fallen so? Every throw but the last is an ace, and the last is none.
 *
 * @param faces each from 1 to `sides`
 * @returns null if it can, otherwise `wrong-dice` for the field
 */
export function wrongAces(faces: readonly number[], sides: number, field: string): Refusal | null {
  const end = faces.findIndex((face) => !isAce(face, sides))
  if (end < 0) return refuse('wrong-dice', { key: 'too-few-dice', missing: 1 }, field).error
  const extra = faces.length - end - 1
  return extra === 0 ? null : refuse('wrong-dice', { key: 'too-many-dice', extra }, field).error
}
