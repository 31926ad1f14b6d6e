import type { JsonObject } from '../../src/rules/core/units'
import type { Chance } from '../../src/rules/core/chance'
import { Table } from './table'

export interface Game {
  readonly table: Table
  readonly task: string
  readonly ivo: string
  readonly una: string
  /** Takes no part at first. */
  readonly ola: string
}

const people = (chance: Chance | undefined): Omit<Game, 'task'> => {
  const table = chance === undefined ? new Table() : new Table(chance)
  const [ivo, una, ola] = ['Ivo', 'Una', 'Ola'].map((name) => table.do('character.add', { name }))
  return { table, ivo: ivo ?? '', una: una ?? '', ola: ola ?? '' }
}

/** Ivo (60) and Una (40) in an Extended Test: 9 Hits in 5 intervals of an hour, unless said otherwise. */
export function extended(more: JsonObject = {}, options: JsonObject = {}, chance?: Chance): Game {
  const { table, ivo, una, ola } = people(chance)
  if (Object.keys(options).length > 0) table.do('campaign.configure', options)
  const participants = [
    { character: ivo, successTarget: 60 },
    { character: una, successTarget: 40 },
  ]
  const given = {
    system: 'time-die',
    kind: 'extended',
    title: 'Work',
    participants,
    interval: '1h',
    complexity: 'hard',
  }
  return { table, ivo, una, ola, task: table.do('task.begin', { ...given, ...more }) }
}

/** Ivo finds a duration: d6 minutes, unless said otherwise. */
export function duration(more: JsonObject = {}, options: JsonObject = {}, chance?: Chance): Game {
  const { table, ivo, una, ola } = people(chance)
  if (Object.keys(options).length > 0) table.do('campaign.configure', options)
  const given = { system: 'time-die', kind: 'duration', title: 'Lock', character: ivo, die: { unit: 'm' } }
  return { table, ivo, una, ola, task: table.do('task.begin', { ...given, ...more }) }
}

/** Chance that gives these faces in order. */
export const faces = (...given: readonly number[]): Chance => {
  const left = [...given]
  return {
    die: () => {
      const face = left.shift()
      if (face === undefined) throw new Error('No face left')
      return face
    },
    pick: () => {
      throw new Error('Nothing is picked here')
    },
  }
}
