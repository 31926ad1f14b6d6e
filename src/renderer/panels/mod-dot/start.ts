import type { Json, JsonObject } from '../../../rules/core/units'
import { DIFFICULTIES, type Difficulty } from '../../../rules/systems/mod-dot/base'
import type { Kind } from '../../../rules/systems/mod-dot/task'

export interface StartSide {
  readonly dots: number
  readonly difficulty: Difficulty
  readonly specialty: boolean
}

/** What the begin form starts with: a preset's values, and sensible ones for all it does not say. */
export interface Start {
  readonly kind: Kind
  readonly sides: readonly [StartSide, StartSide]
  readonly need: number
  readonly limit: number | null
  readonly interval: string
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const number = <O>(value: Json | undefined, otherwise: O): number | O => (typeof value === 'number' ? value : otherwise)

function sideFrom(value: Json | undefined): StartSide {
  const from = isObject(value) ? value : {}
  return {
    dots: number(from['dots'], 4),
    difficulty: DIFFICULTIES.find((known) => known === from['difficulty']) ?? 6,
    specialty: from['specialty'] === true,
  }
}

/** What the begin form starts with: a preset's fields as far as they make sense, sensible ones for the rest. */
export function startFrom(preset: JsonObject | null): Start {
  const from = preset ?? {}
  const sides = Array.isArray(from['sides']) ? (from['sides'] as readonly Json[]) : []
  const { kind, interval } = from
  return {
    kind: kind === 'contested' || kind === 'extended' ? kind : 'single',
    sides: [sideFrom(sides[0]), sideFrom(sides[1])],
    need: number(from['need'], 6),
    limit: number(from['limit'], null),
    interval: typeof interval === 'string' ? interval : '',
  }
}
