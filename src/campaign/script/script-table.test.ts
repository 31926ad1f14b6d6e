import { expect, it } from 'vitest'
import { seededChance } from '../../rules/core/chance'
import { epochMs } from '../../rules/core/units'
import { ScriptTable } from './script-table'

function rolledAfter(looks: number): unknown {
  const table = new ScriptTable({ name: 'Test', seed: 3, chance: seededChance(0), begins: epochMs(0) })
  const give = (name: string, given: object, as: string | null = null) =>
    ({ do: name, with: JSON.parse(JSON.stringify(given)) as never, drew: {}, as }) as const
  table.do(give('character.add', { name: 'Sam' }, 'sam'))
  const pool = { attribute: 3, skill: 3 }
  table.do(
    give(
      'task.begin',
      { system: 'storytelling', title: 'Job', character: 'sam', pool, target: 9, interval: '1h' },
      'job',
    ),
  )
  for (let i = 0; i < looks; i += 1) expect(table.look(give('storytelling.roll', { task: 'job' })).ok).toBe(true)
  table.do(give('storytelling.roll', { task: 'job' }))
  return table.campaign.history.log.at(-1)?.draws
}

it('looking ahead uses up nothing of what the seed gives', () => {
  expect(rolledAfter(5)).toEqual(rolledAfter(0))
})
