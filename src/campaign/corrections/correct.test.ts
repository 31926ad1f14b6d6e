import { describe, expect, it } from 'vitest'
import { Table } from '../../../tests/support/table'
import { chanceFrom, seededChance } from '../../rules/core/chance'
import { epochMs, type Json } from '../../rules/core/units'
import { decide, type World } from '../decide'
import { History } from '../history'
import { previewCorrection } from './correct'
import { givenBack } from './given-back'

const world: World = {
  chance: seededChance(9),
  newId: () => 'new',
  wall: epochMs(0),
  nextTimeOfDay: (_time, after) => after,
}

/** Three rolls of six dice towards 6 successes: 3, 2, 1. */
function repaired(): { readonly table: Table; readonly task: string; readonly rolls: readonly string[] } {
  const table = new Table(seededChance(3))
  const character = table.do('character.add', { name: 'Sam' })
  const task = table.do('task.begin', {
    system: 'storytelling',
    title: 'Car',
    character,
    pool: { attribute: 3, skill: 3 },
    target: 6,
    interval: '1h',
  })
  for (const successes of [3, 2, 1]) table.do('storytelling.roll', { task, successes })
  return { table, task, rolls: table.campaign.history.log.slice(2).map(({ id }) => id) }
}

const preview = (table: Table, given: Json): ReturnType<typeof previewCorrection> =>
  previewCorrection(table.campaign, { do: 'history.correct', with: given }, world)

const hows = (table: Table, given: Json): readonly string[] => {
  const seen = preview(table, given)
  if (!seen.ok) throw new Error(JSON.stringify(seen.error))
  return seen.value.later.map(({ how }) => how)
}

describe('HC-2, HC-3: a preview of a correction', () => {
  it('says of each later entry whether it stays, counts otherwise or no longer fits', () => {
    const { table, task, rolls } = repaired()
    const before = table.campaign
    expect(hows(table, { entry: rolls[0]!, with: { task, successes: 3, note: 'twice' } })).toEqual(['same', 'same'])
    expect(hows(table, { entry: rolls[0]!, with: { task, successes: 1 } })).toEqual(['otherwise', 'otherwise'])
    expect(hows(table, { entry: rolls[0]!, with: { task, successes: 4 } })).toEqual(['otherwise', 'misfit'])
    const refused = preview(table, { entry: rolls[0]!, with: { task, dice: [8] } })
    expect(refused).toMatchObject({ ok: true, value: { now: null, refusal: { code: 'wrong-dice' } } })
    expect(table.campaign).toBe(before)
  })

  it('says for what something has to be drawn anew', () => {
    const { table, rolls } = repaired()
    const app = table.do('storytelling.roll', { task: table.do('task.begin', other(table)) })
    expect(app).toBe('')
    const begun = table.campaign.history.log.at(-2)
    const wider = { ...other(table), pool: { attribute: 3, skill: 1 } }
    expect(hows(table, { entry: begun?.id ?? '', with: wider })).toEqual(['drew'])
    expect(rolls).toHaveLength(3)
  })
})

const other = (table: Table) => ({
  system: 'storytelling',
  title: 'Other',
  character: Object.keys(table.state.characters)[0] ?? '',
  pool: { attribute: 2, skill: 1 },
  target: 20,
  interval: '1h',
  again: 'none',
})

describe('HC-4: what no longer fits', () => {
  it('is dropped, or put right with fields of its own', () => {
    const { table, task, rolls } = repaired()
    const [first = '', second = '', third = ''] = rolls
    const four = { task, successes: 4 }
    table.do('history.correct', { entry: first, with: four })
    expect(table.see(task)).toMatchObject({ successes: 6, status: 'succeeded', rolls: { made: 2 } })
    expect(table.campaign.history.log.at(-1)?.line).toMatchObject({ otherwise: 1, dropped: [{ title: 'Car' }] })
    table.do('undo')

    table.do('history.correct', { entry: first, with: four, settle: { [second]: { task, successes: 1 } } })
    expect(table.see(task)).toMatchObject({ successes: 6, status: 'succeeded', rolls: { made: 3 } })
    expect(table.campaign.history.get(second)?.command.with).toEqual({ task, successes: 1 })
    table.do('undo')

    table.do('history.correct', { entry: first, with: four, settle: { [second]: 'drop' } })
    expect(table.see(task)).toMatchObject({ successes: 5, rolls: { made: 2 } })
    table.do('undo')
    expect(table.see(task)).toMatchObject({ successes: 6, rolls: { made: 3 } })
    expect(third).not.toBe('')
  })

  it('put right wrongly refuses the whole, at its own field, and nothing is changed', () => {
    const { table, task, rolls } = repaired()
    const [first = '', second = ''] = rolls
    const before = table.campaign
    const result = table.give('history.correct', {
      entry: first,
      with: { task, successes: 4 },
      settle: { [second]: { task, dice: [12] } },
    })
    expect(result).toMatchObject({ ok: false, error: { code: 'bad-value', field: `settle.${second}.dice.0` } })
    expect(table.campaign).toBe(before)
    expect(table.refused('history.correct', { entry: first, with: { task }, settle: { e99: 'drop' } })).toBe('unknown')
    expect(table.refused('history.correct', { entry: first, with: { task }, settle: 3 })).toBe('bad-value')
    expect(table.refused('history.correct', { entry: first, with: { task }, settle: { [second]: 3 } })).toBe(
      'bad-value',
    )
  })
})

describe('HC-7: an alarm', () => {
  it('acknowledged by its place is the one that was meant', () => {
    const { table, task } = repaired()
    const second = table.do('task.begin', { ...other(table), interval: '2h' })
    const third = table.do('task.begin', { ...other(table), interval: '3h' })
    table.do('clock.advance', { by: '3h' })
    expect(Object.keys(table.state.alarms)).toEqual([`due/${second}/18000`, `due/${third}/21600`])
    table.do('alarm.acknowledge', { alarm: 1 })
    const begun = table.campaign.history.log.find(({ task: about }) => about === second)?.id ?? ''
    table.do('history.remove', { entry: begun })
    expect(table.state.alarms).toEqual({})
    expect(task).not.toBe(second)
  })

  it('acknowledged once stays so, also where it is raised only later', () => {
    const table = new Table()
    table.do('character.add', { name: 'Sam' })
    const task = table.do('task.begin', other(table))
    table.do('clock.advance', { by: '2h' })
    table.do('alarm.acknowledge', { alarm: `due/${task}/3600` })
    table.do('clock.advance', { by: '2h' })
    const advance = table.campaign.history.log[2]?.id ?? ''
    table.do('history.remove', { entry: advance })
    expect(table.state.clock.now).toBe(7_200)
    expect(table.state.alarms).toEqual({})
  })
})

describe('HC-1: what can be corrected', () => {
  it('is every step of undo that still counts; timers are none', () => {
    const { table, task, rolls } = repaired()
    table.do('timer.start', { label: 'Egg', for: '4m' })
    const timer = table.campaign.history.log.at(-1)?.id ?? ''
    expect(table.refused('history.remove', { entry: timer })).toBe('wrong-state')
    table.do('history.remove', { entry: rolls[2]! })
    expect(table.refused('history.remove', { entry: rolls[2]! })).toBe('wrong-state')
    table.do('undo')
    table.do('undo')
    expect(table.refused('history.remove', { entry: rolls[2]! })).toBe('unknown')
    expect(table.refused('history.remove', {})).toBe('bad-value')
    expect(table.task(task).status).toBe('running')
  })

  it('one roll of a task that was rolled out', () => {
    const { table } = repaired()
    const task = table.do('task.begin', { ...other(table), target: 4 })
    table.do('task.rollOut', { task })
    const [, second] = table.campaign.history.log.filter(({ task: about }) => about === task).slice(1)
    const before = table.state
    table.do('history.correct', { entry: second?.id ?? '', with: { task, successes: 3 } })
    expect(table.state).not.toEqual(before)
    table.do('undo')
    expect(table.state).toEqual(before)
  })

  it('dice stay as they fell where only the modifier was wrong', () => {
    const table = new Table(chanceFrom((n) => n - 2))
    table.do('character.add', { name: 'Sam' })
    const task = table.do('task.begin', other(table))
    table.do('storytelling.roll', { task })
    const roll = table.campaign.history.log.at(-1)
    table.do('history.correct', { entry: roll?.id ?? '', with: { task, modifier: 1 } })
    expect(table.campaign.history.get(roll?.id ?? '')?.draws).toEqual({ ...roll?.draws, 'pool/0/3': 9 })
  })
})

describe('HC-2: what was drawn', () => {
  const fresh = chanceFrom(() => 0)
  it('is given back to the same die, and to a pick that is still there', () => {
    const { chance, anew } = givenBack({ draws: { a: 6, b: 6, c: '4C', d: '5C' }, sides: { a: 6, b: 8 } }, fresh)
    expect([chance.die('a', 6), chance.die('b', 10), chance.pick('c', ['2C', '4C']), chance.pick('d', ['2C'])]).toEqual(
      [6, 1, '4C', '2C'],
    )
    expect(anew()).toEqual(['b', 'd'])
  })

  it('before dice kept their sides is given back where it is a face', () => {
    const { chance, anew } = givenBack({ draws: { a: 6, b: 9 } }, fresh)
    expect([chance.die('a', 8), chance.die('b', 8), chance.die('c', 8)]).toEqual([6, 1, 1])
    expect(anew()).toEqual(['b', 'c'])
  })
})

it('HC-8: entries of other rules are told apart from what the correction does', () => {
  const { table, task, rolls } = repaired()
  const records = JSON.parse(JSON.stringify(table.campaign.history.records)) as {
    entry: { id: string; rules: number; line: { have?: number } }
  }[]
  const old = records.find(({ entry }) => entry.id === rolls[1])
  if (old !== undefined) old.entry = { ...old.entry, rules: 0, line: { ...old.entry.line, have: 77 } }
  const campaign = { ...table.campaign, history: new History(records as never) }
  const command = { do: 'history.correct', with: { entry: rolls[0]!, with: { task, successes: 3 } } }
  const seen = previewCorrection(campaign, command, world)
  expect(seen.ok && seen.value.later.map(({ how, byRules }) => [how, byRules])).toEqual([
    ['otherwise', true],
    ['same', false],
  ])
  expect(decide(campaign, command, world).ok).toBe(true)
})
