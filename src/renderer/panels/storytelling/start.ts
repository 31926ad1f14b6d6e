import type { Json, JsonObject } from '../../../rules/core/units'

export type Again = 10 | 9 | 8 | 'none'

/** What the begin form starts with: a preset's values, and sensible ones for all it does not say. */
export interface Start {
  readonly attribute: number
  readonly skill: number
  readonly specialty: boolean
  readonly equipment: number
  readonly target: number
  readonly interval: string
  readonly deadline: string
  readonly again: Again
  readonly rote: boolean
  readonly keeps: boolean
  readonly endBonus: string
}

const number = (value: Json | undefined, otherwise: number): number => (typeof value === 'number' ? value : otherwise)
const text = (value: Json | undefined, otherwise: string): string => (typeof value === 'string' ? value : otherwise)
const flag = (value: Json | undefined, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)
const isAgain = (value: Json | undefined): value is Again =>
  value === 10 || value === 9 || value === 8 || value === 'none'
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the begin form starts with: a preset's fields as far as they make sense, sensible ones for the rest. */
export function startFrom(preset: JsonObject | null): Start {
  const from = preset ?? {}
  const pool = isObject(from['pool']) ? from['pool'] : {}
  return {
    attribute: number(pool['attribute'], 2),
    skill: number(pool['skill'], 2),
    specialty: flag(pool['specialty'], false),
    equipment: number(pool['equipment'], 0),
    target: number(from['target'], 5),
    interval: text(from['interval'], '30m'),
    deadline: text(from['deadline'], ''),
    again: isAgain(from['again']) ? from['again'] : 10,
    rote: flag(from['rote'], false),
    keeps: flag(from['keeps'], true),
    endBonus: text(from['endBonus'], ''),
  }
}
