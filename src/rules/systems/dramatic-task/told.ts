import type { ToldDie, ToldProgress, ToldRoll } from '../told'
import type { DramaticTaskLine, Thrown } from './lines'
import { gathered, type DramaticTask } from './task'
import { asShown } from './view'

/** Tokens over all steps, and the cards that lie before people in this round. */
export const toldProgress = (task: DramaticTask): ToldProgress<string> => ({
  type: 'tokens',
  have: gathered(task.rules),
  cards: asShown(task).flatMap(({ character, card }) => (card === null ? [] : [{ who: character, card }])),
})

/** A roll as it lay on the table; null for a line of no roll. Characters by id. */
export function toldRoll(line: DramaticTaskLine): ToldRoll<string> | null {
  switch (line.key) {
    case 'dramaticTask.rolled':
      return {
        who: [line.character],
        result: { is: 'tokens', count: line.tokens, total: line.thrown.total },
        dice: diceOf(line.thrown),
        throws: [],
      }
    case 'dramaticTask.supported':
      return {
        who: [line.character],
        result: { is: 'support', help: line.help },
        dice: diceOf(line.thrown),
        throws: [],
      }
    default:
      return null
  }
}

/** Both dice with their aces; the higher sum counts. */
function diceOf({ die, trait, wild }: Thrown): readonly ToldDie[] {
  const sum = (faces: readonly number[] | null): number => (faces ?? []).reduce((all, face) => all + face, 0)
  const wildCounts = sum(wild) > sum(trait)
  return [
    ...(trait ?? []).map((face) => ({ sides: die, face, counts: !wildCounts })),
    ...(wild ?? []).map((face) => ({ sides: 6 as const, face, counts: wildCounts })),
  ]
}
