import type { Finding } from '../../../campaign/finder'
import type { Json, JsonObject } from '../../../rules/core/units'

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where a number stands in what is typed; null: nothing is said. Dots are the first side's. */
export function standsAt(given: JsonObject | null, dial: Finding['dial']): string | null {
  const sides: Json | undefined = given?.['sides']
  const [first] = Array.isArray(sides) ? (sides as readonly Json[]) : []
  const value = dial === 'dots' ? (isObject(first) ? first['dots'] : undefined) : given?.[dial]
  return typeof value === 'number' || typeof value === 'string' ? String(value) : null
}
