import type { LogEntry } from '../../../contract/log-entry'
import { isObject } from '../../../rules/core/fields'
import type { Json, JsonObject } from '../../../rules/core/units'
import { HERE, keyOf, wayKey, type FormField, type SideForm, type Way } from './form'
import { shown } from './ways'

// Contests: each side has a result of its own, typed or rolled here. A side that showed its result in another step, or has not
// yet, is not this step's to say.

/** The sides whose results a step showed, each begun with what fell. */
export function sidesOf(name: string, given: JsonObject, line: LogEntry['line']): readonly SideForm[] {
  const facts = JSON.parse(JSON.stringify(line)) as JsonObject
  if (name === 'saga.oppose') return sagaSides(given, facts)
  if (name === 'modDot.test' && Array.isArray(facts['sides'])) return modDotSides(given, facts)
  return []
}

function sagaSides(given: JsonObject, facts: JsonObject): readonly SideForm[] {
  const one = (place: number, side: Json): readonly SideForm[] => {
    if ((place !== 0 && place !== 1) || !isObject(side) || side['before'] === true) return []
    const own = part(given['results'], place)
    const test = isObject(side['test']) ? side['test'] : {}
    const path = (field: string): readonly string[] => ['results', String(place), field]
    const field = (kind: FormField['kind'], at: string, fell: Json): FormField => ({
      path: path(at),
      kind,
      value: shown(own[at] ?? fell),
      unless: null,
    })
    const ways: readonly Way[] = [
      { id: 'dice', fields: [field('faces', 'dice', test['faces'] ?? null)] },
      { id: 'total', fields: [field('number', 'total', test['total'] ?? null)] },
      { id: 'critical', fields: [], puts: { criticalFailure: true } },
      { id: HERE, fields: [] },
    ]
    const circumstances = (['boons', 'banes', 'modifier'] as const).map((at) => ({
      ...field('number', at, 0),
      unless: '0',
    }))
    const way =
      own['dice'] !== undefined
        ? 'dice'
        : own['total'] !== undefined
          ? 'total'
          : own['criticalFailure'] === true
            ? 'critical'
            : HERE
    return [{ place, character: shown(side['character'] ?? null), ways, way, fields: circumstances }]
  }
  const { sides, side } = facts
  if (Array.isArray(sides)) return (sides as readonly Json[]).flatMap((facing, place) => one(place, facing))
  return typeof side === 'number' ? one(side, facts) : []
}

function modDotSides(given: JsonObject, facts: JsonObject): readonly SideForm[] {
  const typed = Array.isArray(given['throws']) ? (given['throws'] as readonly Json[]) : []
  return (facts['sides'] as readonly Json[]).flatMap((side, place): readonly SideForm[] => {
    if ((place !== 0 && place !== 1) || !isObject(side)) return []
    const own = typed[place] ?? null
    const throws: FormField = {
      path: ['throws', String(place)],
      kind: 'text',
      value: shown(own ?? side['throws'] ?? null),
      unless: null,
    }
    return [
      {
        place,
        character: shown(side['character'] ?? null),
        ways: [
          { id: 'throws', fields: [throws] },
          { id: HERE, fields: [] },
        ],
        way: own === null ? HERE : 'throws',
        fields: [],
      },
    ]
  })
}

/** The command's fields with what is typed for each side. */
export function givenBySides(
  name: string,
  given: JsonObject,
  sides: readonly SideForm[],
  typed: Readonly<Record<string, string>>,
  valueOf: (field: FormField, text: string) => Json,
): JsonObject {
  if (sides.length === 0) return given
  const results: Json[] = [null, null]
  for (const side of sides) {
    const way = side.ways.find(({ id }) => id === (typed[wayKey(side)] ?? side.way))
    const said = [...(way?.fields ?? []), ...side.fields].flatMap((field) => {
      const text = typed[keyOf(field)] ?? field.value
      return text === field.unless ? [] : [[field.path.at(-1) ?? '', valueOf(field, text)] as const]
    })
    results[side.place] =
      name === 'modDot.test' ? (said[0]?.[1] ?? null) : { ...way?.puts, ...Object.fromEntries(said) }
  }
  const key = name === 'modDot.test' ? 'throws' : 'results'
  const { [key]: _before, ...others } = given
  // Nothing said of any side: all of it is rolled here, and was perhaps given just so.
  const isSilent = results.every((result) => result === null || (isObject(result) && Object.keys(result).length === 0))
  const isBoth = sides.length === 2 || name === 'modDot.test' || given[key] === undefined
  return isSilent && isBoth ? others : { ...others, [key]: results }
}

function part(results: Json | undefined, place: number): JsonObject {
  const own = Array.isArray(results) ? ((results as readonly Json[])[place] ?? null) : null
  return isObject(own) ? own : {}
}
