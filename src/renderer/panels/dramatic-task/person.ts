import type { JsonObject } from '../../../rules/core/units'
import type { Die } from '../../../rules/systems/dramatic-task/task'
import type { StartPerson } from './start'

/** A die and bonus as they are typed; null: the field is empty. */
export interface OwnDie {
  readonly die: Die
  readonly modifier: number | null
}

/** A participant as it is typed. */
export interface PersonForm {
  /** Tells the lines of the form apart. */
  readonly key: number
  character: string | null
  die: Die
  modifier: number | null
  wild: boolean
  skills: Readonly<Record<string, OwnDie>>
}

/** The fields for one participant, to begin with. */
export const personForm = (key: number, character: string | null, start: StartPerson): PersonForm => ({
  key,
  character,
  ...start,
})

/** As `task.begin` and `task.join` take it, without the character. Only skills that a step asks for are given. */
export function fieldsOf({ die, modifier, wild, skills }: PersonForm, stepSkills: readonly string[]): JsonObject {
  const own = Object.entries(skills).filter(([name]) => stepSkills.includes(name))
  return {
    die,
    modifier,
    wild,
    ...(own.length === 0
      ? {}
      : { skills: Object.fromEntries(own.map(([name, { die: d, modifier: m }]) => [name, { die: d, modifier: m }])) }),
  }
}
