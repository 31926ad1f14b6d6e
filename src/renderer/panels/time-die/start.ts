import type { Json, JsonObject } from '../../../rules/core/units'
import { PACES, UNITS, type Pace, type TimeDie } from '../../../rules/systems/time-die/pace'
import { COMPLEXITIES, type Complexity } from '../../../rules/systems/time-die/task'

/** What the begin form starts with: a preset's values, and sensible ones for all it does not say. */
export interface Start {
  readonly kind: 'extended' | 'duration'
  readonly need: number
  readonly limit: number
  /** Null: a fixed interval. */
  readonly die: TimeDie | null
  readonly fixed: string
  readonly pace: Pace
  readonly successTargets: readonly number[]
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const number = (value: Json | undefined, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

const usual: TimeDie = { unit: 'm', times: 10 }

function dieFrom(value: Json | undefined): TimeDie | null {
  if (!isObject(value)) return null
  const unit = UNITS.find((known) => known === value['unit'])
  return unit === undefined ? null : { unit, times: number(value['times'], 1) }
}

const isComplexity = (value: Json | undefined): value is Complexity =>
  typeof value === 'string' && Object.hasOwn(COMPLEXITIES, value)

/** What the begin form starts with: a preset's fields as far as they make sense, sensible ones for the rest. */
export function startFrom(preset: JsonObject | null): Start {
  const from = preset ?? {}
  const kind = from['kind'] === 'duration' ? 'duration' : 'extended'
  const guide = COMPLEXITIES[isComplexity(from['complexity']) ? from['complexity'] : 'standard']
  const interval = from['interval']
  const people = Array.isArray(from['participants']) ? (from['participants'] as readonly Json[]) : []
  const targets = people.map((one) => (isObject(one) ? number(one['successTarget'], 50) : 50))
  return {
    kind,
    need: number(from['need'], guide.need),
    limit: number(from['limit'], guide.limit),
    die:
      kind === 'duration'
        ? (dieFrom(from['die']) ?? usual)
        : typeof interval === 'string'
          ? null
          : (dieFrom(interval) ?? usual),
    fixed: typeof interval === 'string' ? interval : '10m',
    pace: PACES.find((known) => known === from['pace']) ?? 'normal',
    successTargets: targets.length === 0 ? [50] : targets,
  }
}
