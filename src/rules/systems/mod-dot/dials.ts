import { isObject } from '../../core/fields'
import { wholesFrom } from '../../core/ranges'
import type { Json, JsonObject } from '../../core/units'
import type { Dial } from '../system'
import { MOST_DOTS, MOST_INTERVALS, MOST_NEED } from './begin'

/** The first side's dots; need and limit of an extended test. */
export function dials(given: JsonObject): readonly Dial[] {
  const dots: Dial = {
    name: 'dots',
    values: wholesFrom(0, MOST_DOTS),
    rises: true,
    put: (value) => ({ ...given, sides: withDots(given['sides'], value) }),
  }
  if (given['kind'] !== 'extended') return [dots]
  return [
    dots,
    { name: 'need', values: wholesFrom(1, MOST_NEED), rises: false, put: (value) => ({ ...given, need: value }) },
    { name: 'limit', values: wholesFrom(1, MOST_INTERVALS), rises: true, put: (value) => ({ ...given, limit: value }) },
  ]
}

function withDots(sides: Json | undefined, dots: number | string): readonly Json[] {
  if (!Array.isArray(sides)) return []
  return sides.map((side: Json, i) => (i === 0 && isObject(side) ? { ...side, dots } : side))
}
