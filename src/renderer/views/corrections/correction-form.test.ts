import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../../contract/log-entry'
import type { Json } from '../../../rules/core/units'
import { Table } from '../../../../tests/support/table'
import { seededChance } from '../../../rules/core/chance'
import { formOf, withOf } from './correction-form'
import { HERE, keyOf, wayKey } from './form'

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

  it('has no field for what a beginning is about, and keeps it', () => {
    const table = new Table(seededChance(2))
    const character = table.do('character.add', { name: 'Sam' })
    const given = { system: 'time-die', kind: 'duration', title: 'Search', character, unit: 'm', interval: 'standard' }
    const entry = { command: { do: 'task.begin', with: given }, line: { key: 'x' }, names: {} } as unknown as LogEntry
    const form = formOf(entry)
    expect(form.fields.map(keyOf)).not.toContain('system')
    expect(form.fields.map(keyOf)).not.toContain('kind')
    expect(withOf(entry.command, form, form.way, { title: 'The search' })).toEqual({ ...given, title: 'The search' })
  })

  const pool = { attribute: 1, skill: 2 }
  it.each<{
    readonly given: { readonly [key: string]: Json }
    readonly typed: Record<string, string>
    readonly more: object
  }>([
    {
      given: { system: 'storytelling', title: 'Job', character: 'x', pool, target: 5, interval: '1h' },
      typed: {
        deadline: '6h',
        again: '9',
        rote: 'yes',
        'pool.equipment': '2',
        'pool.specialty': 'yes',
        endBonus: 'loud',
      },
      more: {
        deadline: '6h',
        again: 9,
        rote: true,
        pool: { ...pool, equipment: 2, specialty: true },
        endBonus: 'loud',
      },
    },
    {
      given: {
        system: 'saga-machine',
        kind: 'extended',
        title: 'Job',
        character: 'x',
        stat: 4,
        skill: 2,
        interval: '1h',
        tally: 20,
      },
      typed: { limit: '5', deadline: '6h', tn: '8' },
      more: { limit: 5, deadline: '6h', tn: 8 },
    },
    {
      given: { system: 'mod-dot', kind: 'extended', title: 'Job', sides: [{ character: 'x', dots: 3 }], need: 6 },
      typed: { interval: '1h', limit: '4' },
      more: { interval: '1h', limit: 4 },
    },
    {
      given: { system: 'dramatic-task', title: 'Job', participants: [{ character: 'x', die: 8 }], rounds: 3 },
      typed: { tokens: '4', measure: 'score' },
      more: { tokens: 4, measure: 'score' },
    },
    {
      given: { system: 'time-die', kind: 'duration', title: 'Job', character: 'x', die: { unit: 'h', times: 2 } },
      typed: { pace: 'rush' },
      more: { pace: 'rush' },
    },
  ])('what was forgotten when a task was begun can be added: $given.system', ({ given, typed, more }) => {
    const table = new Table(seededChance(2))
    const character = table.do('character.add', { name: 'Sam' })
    const begun = JSON.parse(JSON.stringify(given).replaceAll('"x"', JSON.stringify(character))) as typeof given
    table.do('task.begin', begun)
    const entry = table.campaign.history.log.at(-1)
    if (entry === undefined) throw new Error('Nothing was begun')
    const form = formOf(entry)
    expect(withOf(entry.command, form, form.way, {})).toEqual(begun)
    const put = withOf(entry.command, form, form.way, typed)
    expect(put).toEqual({ ...begun, ...more })
    // And it is taken, as the whole of it.
    table.do('history.correct', { entry: entry.id, with: put })
    const again = table.campaign.history.get(entry.id)
    expect(again?.command.with).toEqual(put)
    expect(formOf(again ?? entry).fields.map(keyOf)).toEqual(expect.arrayContaining(Object.keys(typed)))
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

describe('the form of a contest', () => {
  const names = { a: 'A', b: 'B' }
  const test = (faces: readonly number[] | null, total: number | null) => ({ faces, total })
  const facing = (character: string, before: boolean, fell: object) => ({ character, before, test: fell })
  const saga = (given: Json, ...sides: readonly object[]) => ({
    command: { do: 'saga.oppose', with: given },
    line: { key: 'saga.opposed', sides } as unknown as LogEntry['line'],
    names,
  })

  it('has a result of its own for each side, begun with what fell', () => {
    const entry = saga({ task: 't' }, facing('a', false, test([3, 4], 9)), facing('b', false, test([6, 6], 15)))
    const form = formOf(entry)
    expect(form.sides.map(({ character, way }) => [character, way])).toEqual([
      ['a', HERE],
      ['b', HERE],
    ])
    expect(withOf(entry.command, form, form.way, {})).toEqual({ task: 't' })
    const typed = { [wayKey({ place: 0 })]: 'dice', 'results.0.boons': '1', [wayKey({ place: 1 })]: 'critical' }
    expect(withOf(entry.command, form, form.way, typed)).toEqual({
      task: 't',
      results: [{ dice: [3, 4], boons: 1 }, { criticalFailure: true }],
    })
  })

  it('sends back what was given, and leaves a side alone that showed its result before', () => {
    const given = { task: 't', results: [null, { total: 12, banes: 1 }], note: 'rain' }
    const entry = saga(given, facing('a', true, test(null, 9)), facing('b', false, test(null, 12)))
    const form = formOf(entry)
    expect(form.sides.map(({ place }) => place)).toEqual([1])
    expect(withOf(entry.command, form, form.way, {})).toEqual(given)
    expect(withOf(entry.command, form, form.way, { 'results.1.total': '13' })).toEqual({
      ...given,
      results: [null, { total: 13, banes: 1 }],
    })
  })

  it('has throws for each side of a contested test', () => {
    const entry = {
      command: { do: 'modDot.test', with: { task: 't', throws: ['WL', null] } },
      line: {
        key: 'modDot.contested',
        sides: [
          { character: 'a', throws: 'WL' },
          { character: 'b', throws: 'LT' },
        ],
      } as unknown as LogEntry['line'],
      names,
    }
    const form = formOf(entry)
    expect(withOf(entry.command, form, form.way, {})).toEqual({ task: 't', throws: ['WL', null] })
    const typed = { [wayKey({ place: 1 })]: 'throws', 'throws.1': 'LL' }
    expect(withOf(entry.command, form, form.way, typed)).toEqual({ task: 't', throws: ['WL', 'LL'] })
    const here = { [wayKey({ place: 0 })]: HERE }
    expect(withOf(entry.command, form, form.way, here)).toEqual({ task: 't' })
  })

  it('chooses from a few what is one of a few', () => {
    const entry = {
      command: { do: 'storytelling.choose', with: { task: 't', option: 'refuse' } },
      line: { key: 'deck.shuffled' as const },
      names,
    }
    const [field] = formOf(entry).fields
    expect(field).toMatchObject({ kind: 'one-of', value: 'refuse' })
    expect(field?.options).toContain('accept')
  })
})
