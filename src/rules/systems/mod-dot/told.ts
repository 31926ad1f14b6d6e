import type { ToldProgress, ToldRoll } from '../told'
import type { ModDotLine } from './lines'
import { isExtended, type ModDotTask } from './task'

/** The hands of the last test; what was gathered only where it is gathered. */
export const toldProgress = (task: ModDotTask): ToldProgress<string> => ({
  type: 'hands',
  have: isExtended(task) ? task.rules.have : null,
  sides: task.rules.sides.map(({ character }, i) => {
    const result = task.rules.results[i]
    return { who: character, throws: result?.throws ?? '', total: result?.total ?? null }
  }),
})

/** A roll as it lay on the table; null for a line of no roll. Characters by id. */
export function toldRoll(line: ModDotLine): ToldRoll<string> | null {
  switch (line.key) {
    case 'modDot.tested':
    case 'modDot.extended': {
      const { character, total, throws } = line.side
      const result =
        line.key === 'modDot.extended'
          ? ({ is: 'gained', count: line.added } as const)
          : ({ is: 'totals', totals: [total] } as const)
      return { who: [character], result, dice: [], throws: [throws] }
    }
    case 'modDot.contested':
      return {
        who: line.sides.map(({ character }) => character),
        result: { is: 'totals', totals: line.sides.map(({ total }) => total) },
        dice: [],
        throws: line.sides.map(({ throws }) => throws),
      }
    default:
      return null
  }
}
