import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../../contract/log-entry'
import type { Json } from '../../../rules/core/units'
import { Table } from '../../../../tests/support/table'
import { seededChance } from '../../../rules/core/chance'
import { formOf, HERE, withOf } from './correction-form'

function rolled(given: Json = {}): { readonly entry: LogEntry; readonly task: string } {
  const table = new Table(seededChance(2))
  const character = table.do('character.add', { name: 'Sam' })
  const task = table.do('task.begin', {
    system: 'storytelling',
    title: 'Job',
    character,
    pool: { attribute: 1, skill: 2 },
    target: 5,
    interval: '1h',
  })
  table.do('storytelling.roll', { task, ...(given as object) })
  const entry = table.campaign.history.log.at(-1)
  if (entry === undefined) throw new Error('Nothing was rolled')
  return { entry, task }
}

describe('the form of a correction', () => {
  it('begins with what fell here, and sends it as typed', () => {
    const { entry, task } = rolled()
    const form = formOf(entry)
    expect(form.way).toBe(HERE)
    expect(form.ways.map(({ id }) => id)).toEqual(['dice', 'successes', HERE])
    const fell = Object.values(entry.draws).map(Number)
    expect(form.ways[0]?.fields[0]?.value).toBe(fell.join(' '))
    expect(withOf(entry.command, form, 'dice', {})).toEqual({ task, dice: fell })
    expect(withOf(entry.command, form, 'dice', { dice: '8, 3 ten' })).toEqual({ task, dice: [8, 3, 'ten'] })
    expect(withOf(entry.command, form, HERE, {})).toEqual({ task })
  })

  it('changed in nothing sends what was given', () => {
    const given = { successes: 2, modifier: 1, note: 'rain' }
    const { entry, task } = rolled(given)
    const form = formOf(entry)
    expect(form.way).toBe('successes')
    expect(withOf(entry.command, form, form.way, {})).toEqual({ task, ...given })
    expect(withOf(entry.command, form, form.way, { successes: '1', modifier: '−2' })).toEqual({
      task,
      successes: 1,
      modifier: -2,
      note: 'rain',
    })
  })

  it('offers what is often forgotten, and leaves it out while it is nothing', () => {
    const { entry, task } = rolled({ successes: 2 })
    const form = formOf(entry)
    expect(form.fields.map(({ path }) => path)).toEqual([['modifier'], ['note']])
    expect(withOf(entry.command, form, 'successes', { modifier: '3' })).toEqual({ task, successes: 2, modifier: 3 })
  })

  it.each<Json>([
    {
      system: 'saga-machine',
      title: 'T',
      sides: [
        { character: 'a', stat: 1 },
        { character: 'b', stat: 2 },
      ],
      limit: null,
    },
    { to: '1h' },
    { order: ['a', 'b'], on: true, faces: [1, 2] },
    {},
  ])('has fields for %j, and sends it back as it was', (given) => {
    const entry = {
      command: { do: 'x', with: given },
      line: { key: 'deck.shuffled' as const },
      names: { a: 'A', b: 'B' },
    }
    const form = formOf(entry)
    expect(withOf(entry.command, form, form.way, {})).toEqual(given)
  })

  it('changes a field within a list', () => {
    const given = { sides: [{ character: 'a', stat: 1 }] }
    const entry = { command: { do: 'x', with: given }, line: { key: 'deck.shuffled' as const }, names: { a: 'A' } }
    expect(withOf(entry.command, formOf(entry), HERE, { 'sides.0.stat': '4' })).toEqual({
      sides: [{ character: 'a', stat: 4 }],
    })
  })
})
