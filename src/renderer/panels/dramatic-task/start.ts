import type { Json, JsonObject } from '../../../rules/core/units'
import { PRESETS, type Preset } from '../../../rules/systems/dramatic-task/begin'
import { DICE, type ComplicationFailure, type Die, type Measure } from '../../../rules/systems/dramatic-task/task'

/** A die of its own for a skill; null die: the participant's. */
export interface StartSkill {
  readonly die: Die
  readonly modifier: number
}

export interface StartPerson {
  readonly die: Die
  readonly modifier: number
  readonly wild: boolean
  readonly skills: Readonly<Record<string, StartSkill>>
}

/** What the begin form starts with: a preset's values, and sensible ones for all it does not say. */
export interface Start {
  readonly people: readonly StartPerson[]
  readonly tokens: number
  readonly rounds: number
  readonly steps: readonly { readonly skill: string; readonly tokens: number }[]
  readonly measure: Measure
  /** Null: as the measure has it. */
  readonly complicationFailure: ComplicationFailure | null
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objects = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter((one): one is JsonObject => isObject(one)) : []
const number = (value: Json | undefined, otherwise: number): number => (typeof value === 'number' ? value : otherwise)
const die = (value: Json | undefined): Die => DICE.find((one) => one === value) ?? 8
const isPreset = (value: Json | undefined): value is Preset =>
  typeof value === 'string' && Object.hasOwn(PRESETS, value)

const personOf = (from: JsonObject): StartPerson => ({
  die: die(from['die']),
  modifier: number(from['modifier'], 0),
  wild: from['wild'] !== false,
  skills: Object.fromEntries(
    Object.entries(isObject(from['skills']) ? from['skills'] : {}).flatMap(([name, own]: [string, Json]) =>
      isObject(own) ? [[name, { die: die(own['die']), modifier: number(own['modifier'], 0) }] as const] : [],
    ),
  ),
})

/** What the begin form starts with: a preset's fields as far as they make sense, sensible ones for the rest. */
export function startFrom(preset: JsonObject | null): Start {
  const from = preset ?? {}
  const guide = isPreset(from['preset']) ? PRESETS[from['preset']] : PRESETS.challenging
  const people = objects(from['participants']).map(personOf)
  const losing = from['complicationFailure']
  return {
    people: people.length > 0 ? people : [personOf({})],
    tokens: number(from['tokens'], guide.tokens),
    rounds: number(from['rounds'], guide.rounds),
    steps: objects(from['steps']).map((step) => ({
      skill: typeof step['skill'] === 'string' ? step['skill'] : '',
      tokens: number(step['tokens'], 2),
    })),
    measure: from['measure'] === 'score' ? 'score' : 'win',
    complicationFailure: losing === 'task-fails' || losing === 'lose-one' ? losing : null,
  }
}
