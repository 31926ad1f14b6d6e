import type { Fields } from '../../core/fields'
import type { Refusal } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import { readCharacter, type Around, type NewTask } from '../system'
import { DIFFICULTIES } from './base'
import type { ModDotRules, Side } from './task'

/** The most dots of a pool, the largest need and the longest limit (MD-28). */
export const MOST_DOTS = 30
export const MOST_NEED = 100
export const MOST_INTERVALS = 100

/** Reads `task.begin` (MD-28). Need and limit are asked of extended tests only. */
export function begin(input: Fields, around: Around): Result<NewTask<ModDotRules>, Refusal> {
  const raw = input.raw('kind')
  const count = raw === 'contested' ? 2 : 1
  const sides = readSides(input, count, around)
  const kind = input.oneOf('kind', ['single', 'contested', 'extended'])
  const extended = kind === 'extended'
  const need = extended ? input.whole('need', 1, MOST_NEED) : null
  const interval = input.durationOrNull('interval', around.options.roundLength)
  const limit = extended ? input.wholeOrNull('limit', 1, MOST_INTERVALS, null) : null
  if (input.refusal) return fail(input.refusal)
  return ok({
    kind,
    characters: sides.map((side) => side.character),
    interval,
    deadline: null,
    rules: { sides, results: [], used: 0, need, have: 0, limit },
  })
}

function readSides(input: Fields, count: number, around: Around): readonly Side[] {
  const readers = input.each('sides', count, count)
  // Who is not there comes before anything that is wrong with the values of any side.
  const characters = readers.map((side) => readCharacter(side, 'character', around))
  characters.forEach((id, i) => {
    if (id !== '' && characters.indexOf(id) < i) readers[i]?.wrong('character', { key: 'twice' })
  })
  return readers.map((side, i) => ({
    character: characters[i] ?? '',
    dots: side.whole('dots', 0, MOST_DOTS),
    difficulty: side.oneOf('difficulty', DIFFICULTIES, 6),
    specialty: side.flag('specialty', false),
  }))
}
