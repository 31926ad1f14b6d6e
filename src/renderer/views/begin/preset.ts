import type { Json, JsonObject } from '../../../rules/core/units'

const withoutCharacter = (value: Json): Json => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { character: _who, ...rest } = value as JsonObject
  return rest
}

/** A preset is a `task.begin` without its characters. */
export function presetOf(fields: JsonObject): JsonObject {
  const rest = withoutCharacter(fields) as JsonObject
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]): [string, Json] => {
      const people = (key === 'participants' || key === 'sides') && Array.isArray(value)
      return [key, people ? (value as readonly Json[]).map(withoutCharacter) : value]
    }),
  )
}
