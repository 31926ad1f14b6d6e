import { isObject, type Fields } from '../../core/fields'
import { refuse, type Refusal } from '../../core/refusal'
import type { Json } from '../../core/units'
import type { Around } from '../system'
import type { Ability, SideIndex } from './task'

/** Far beyond any character or circumstance; more can only be a slip. */
const MOST = 100

/** Stat and skill, which together are added to the die. */
export const readAbility = (fields: Fields): Ability => ({
  stat: fields.whole('stat', 0, MOST),
  skill: fields.whole('skill', 0, MOST),
})

/** Edge; 0 where none is given. */
export const readEdge = (fields: Fields): number => fields.whole('edge', 0, MOST, 0)

/** The target number; the usual one where none is given. */
export const readTargetNumber = (fields: Fields, usual: number): number => fields.whole('tn', 1, MOST, usual)

export interface Given {
  readonly boons: number
  readonly banes: number
  readonly modifier: number
}

/** What is given for one test alone: boons, banes, a modifier. */
export const readGiven = (fields: Fields): Given => ({
  boons: fields.whole('boons', 0, MOST, 0),
  banes: fields.whole('banes', 0, MOST, 0),
  modifier: fields.whole('modifier', -MOST, MOST, 0),
})

/** Somebody named in a list who is not in the campaign: that comes before the state and all other mistakes. */
export function unknownIn(
  input: Fields,
  name: string,
  around: Around,
): { readonly ok: false; readonly error: Refusal } | null {
  const list = input.raw(name)
  if (!Array.isArray(list)) return null
  const place = list.findIndex((item: Json) => isObject(item) && isUnknown(item['character'], around))
  return place < 0 ? null : refuse('unknown', { key: 'unknown-character' }, input.path(`${name}.${place}.character`))
}

/** A refusal for the first of the named characters that does not exist; null when all do. */
export function unknownCharacter(
  input: Fields,
  around: Around,
): { readonly ok: false; readonly error: Refusal } | null {
  const unknown = isUnknown(input.raw('character'), around)
  return unknown ? refuse('unknown', { key: 'unknown-character' }, input.path('character')) : null
}

const isUnknown = (id: Json | undefined, around: Around): boolean =>
  typeof id === 'string' && id.trim() !== '' && !around.knows(id.trim())

export const SIDES: readonly [SideIndex, SideIndex] = [0, 1]
