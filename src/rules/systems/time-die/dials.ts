import { wholesFrom } from '../../core/ranges'
import type { JsonObject } from '../../core/units'
import type { Dial } from '../system'
import { MOST_INTERVALS, MOST_NEED } from './task'

/** Hits and intervals of an Extended Test; given beside a complexity they go before it. */
export function dials(given: JsonObject): readonly Dial[] {
  if (given['kind'] !== 'extended') return []
  return [
    { name: 'need', values: wholesFrom(1, MOST_NEED), rises: false, put: (value) => ({ ...given, need: value }) },
    { name: 'limit', values: wholesFrom(1, MOST_INTERVALS), rises: true, put: (value) => ({ ...given, limit: value }) },
  ]
}
