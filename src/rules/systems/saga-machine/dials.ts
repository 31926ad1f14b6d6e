import { wholesFrom } from '../../core/ranges'
import type { JsonObject } from '../../core/units'
import type { Dial } from '../system'

const MOST = 100

/** The Tally and the limit of an extended action. */
export function dials(given: JsonObject): readonly Dial[] {
  if (given['kind'] !== 'extended') return []
  const { amount: _amount, ...rest } = given
  return [
    { name: 'tally', values: wholesFrom(1, MOST), rises: false, put: (value) => ({ ...rest, tally: value }) },
    { name: 'limit', values: wholesFrom(1, MOST), rises: true, put: (value) => ({ ...given, limit: value }) },
  ]
}
