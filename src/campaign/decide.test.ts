import { describe, expect, it } from 'vitest'
import { Table } from '../../tests/support/table'
import { chanceFrom, seededChance } from '../rules/core/chance'
import { epochMs, type Json } from '../rules/core/units'
import { decide } from './decide'
import { History, patchOf } from './history'
import { applyPatch } from './patch'
import { emptyState } from './state'

function played(): Table {
  const table = new Table(seededChance(5))
  const who = table.do('character.add', { name: 'Sam' })
  const task = table.do('task.begin', {
    system: 'storytelling',
    title: 'Job',
    character: who,
    pool: { attribute: 3, skill: 3 },
    target: 30,
    interval: '1h',
  })
  table.do('storytelling.roll', { task })
  table.give('undo')
  table.do('clock.advance', { by: '3h' })
  table.do('alarm.acknowledge')
  table.do('storytelling.roll', { task, successes: 1, note: 'the fuse was wet' })
  return table
}

describe('the history', () => {
  it('leads from an empty campaign to the same state by patches alone', () => {
    const { campaign } = played()
    const records = JSON.parse(JSON.stringify(campaign.history.records)) as typeof campaign.history.records
    expect(records.reduce((state, record) => applyPatch(state, patchOf(record)), emptyState('Test'))).toEqual(
      campaign.state,
    )
  })

  it('read again it undoes and redoes to the same states', () => {
    const table = played()
    const end = table.state
    table.campaign = {
      ...table.campaign,
      history: new History(JSON.parse(JSON.stringify(table.campaign.history.records)) as never),
    }
    let undone = 0
    while (table.give('undo').ok) undone += 1
    expect(undone).toBe(5)
    expect(table.state).toEqual(emptyState('Test'))
    while (table.give('redo').ok) undone -= 1
    expect(undone).toBe(0)
    expect(table.state).toEqual(end)
  })

  it('keeps what was drawn with the command, by role, and the note', () => {
    const table = new Table(chanceFrom(() => 6))
    const who = table.do('character.add', { name: 'Sam' })
    const task = table.do('task.begin', {
      system: 'storytelling',
      title: 'Job',
      character: who,
      pool: { attribute: 1, skill: 1 },
      target: 5,
      interval: '1h',
    })
    table.do('storytelling.roll', { task, note: ' rain ' })
    expect(table.campaign.history.log.at(-1)).toMatchObject({
      id: 'e3',
      command: { do: 'storytelling.roll', with: { task, note: ' rain ' } },
      draws: { 'pool/0/0': 7, 'pool/0/1': 7 },
      at: 3_600,
      rolled: 'app',
      note: 'rain',
      task,
      title: 'Job',
      names: { [who]: 'Sam' },
    })
  })

  it('keeps the names that things had', () => {
    const table = new Table()
    const who = table.do('character.add', { name: 'Sam' })
    table.do('note.add', { text: 'first', character: who })
    table.do('character.edit', { character: who, name: 'Samantha' })
    table.do('character.remove', { character: who })
    expect(table.campaign.history.log.map((entry) => entry.names)).toEqual([
      {},
      { [who]: 'Sam' },
      { [who]: 'Samantha' },
      { [who]: 'Samantha' },
    ])
  })
})

describe('a refused command', () => {
  it.each<{ readonly do: string; readonly with: Json; readonly code: string }>([
    { do: 'character.dance', with: {}, code: 'unknown' },
    { do: '__proto__', with: {}, code: 'unknown' },
    { do: 'toString', with: {}, code: 'unknown' },
    { do: 'character.add', with: [], code: 'bad-value' },
    { do: 'character.add', with: 'Sam', code: 'bad-value' },
    { do: 'task.note', with: { task: '__proto__', text: 'x' }, code: 'unknown' },
    { do: 'storytelling.roll', with: { task: 3 }, code: 'bad-value' },
    { do: 'undo', with: {}, code: 'nothing-to-undo' },
  ])('$do with $with is refused as $code and changes nothing', ({ do: name, with: given, code }) => {
    const campaign = { state: emptyState('Test'), history: new History(), revision: 0 }
    const result = decide(
      campaign,
      { do: name, with: given },
      { chance: seededChance(1), newId: () => 'x', wall: epochMs(0), nextTimeOfDay: (_time, after) => after },
    )
    expect(result).toMatchObject({ ok: false, error: { code } })
    expect(campaign).toEqual({ state: emptyState('Test'), history: new History(), revision: 0 })
  })

  it('acknowledging where there is nothing is no step', () => {
    const table = new Table()
    expect(table.give('alarm.acknowledge')).toMatchObject({ ok: true, value: { record: null } })
    expect(table.refused('undo')).toBe('nothing-to-undo')
  })
})
