import type { ToldProgress, ToldRoll } from '../told'
import type { TimeDieLine } from './lines'
import type { TimeDieTask } from './task'

/** Hits with what each interval brought, or the time that was found. */
export function toldProgress({ rules }: TimeDieTask): ToldProgress<string> {
  if (rules.kind === 'duration') return { type: 'duration', lasts: rules.found?.duration ?? null }
  // The running interval's gain stands last; one in which nobody has tested yet says nothing.
  const { gains } = rules
  return { type: 'gauge', have: rules.have, gains: gains.at(-1) === null ? gains.slice(0, -1) : gains }
}

/** A roll as it lay on the table; null for a line of no roll. Characters by id. */
export function toldRoll(line: TimeDieLine, who: readonly string[]): ToldRoll<string> | null {
  switch (line.key) {
    case 'timeDie.rolled':
      return {
        who,
        result: { is: 'duration', lasts: line.duration },
        dice: line.isAverage ? [] : [{ sides: 6, face: line.face, counts: true }],
        throws: [],
      }
    case 'timeDie.tested':
      return {
        who: [line.character],
        result: { is: 'hits', count: line.hits, roll: line.roll },
        dice: [],
        throws: [],
      }
    default:
      return null
  }
}
