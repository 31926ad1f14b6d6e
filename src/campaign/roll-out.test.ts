import { describe, expect, it } from 'vitest'
import { seededChance } from '../rules/core/chance'
import type { JsonObject } from '../rules/core/units'
import { systemIds } from '../rules/systems/index'
import { entryText } from '../text/log'
import { randomCases } from '../../tests/support/odds/random-tasks'
import { Table } from '../../tests/support/table'
import { applyPatch } from './patch'
import { History, patchOf } from './history'
import { emptyState } from './state'

function begun(given: JsonObject, seed = 1): { readonly table: Table; readonly task: string } {
  const table = new Table(seededChance(seed))
  const character = table.do('character.add', { name: 'Sam' })
  const task = table.do('task.begin', {
    system: 'storytelling',
    title: 'Job',
    character,
    pool: { attribute: 2, skill: 3 },
    target: 5,
    interval: '1h',
    ...given,
  })
  return { table, task }
}

describe('OD-18, OD-R6: task.rollOut', () => {
  it.each(systemIds)(
    'plays a task of %s to its end; undo takes all of it back at once, redo brings it again',
    (system) => {
      for (const { table, task } of randomCases(system, 12, 5)) {
        const before = table.state
        const entries = table.campaign.history.log.length
        table.do('task.rollOut', { task })
        const after = table.state
        expect(['succeeded', 'failed', 'stopped']).toContain(table.task(task).status)
        expect(table.campaign.history.log.length).toBeGreaterThan(entries)
        table.do('undo')
        expect(table.state).toEqual(before)
        expect(table.campaign.history.log).toHaveLength(entries)
        table.do('redo')
        expect(table.state).toEqual(after)
        expect(applyPatch(emptyState('Test'), table.campaign.history.records.flatMap(patchOf))).toEqual(after)
        expect(new History(table.campaign.history.records).log).toEqual(table.campaign.history.log)
      }
    },
  )

  it('writes one entry for each roll and each choice, as if the GM had given them one by one', () => {
    const { table, task } = begun({})
    table.do('task.rollOut', { task })
    const log = table.campaign.history.log.slice(2)
    expect(log.length).toBeGreaterThan(1)
    expect(new Set(log.map(({ id }) => id)).size).toBe(log.length)
    for (const entry of log) {
      expect(entry.command.do).toMatch(/^storytelling\.(roll|choose)$/)
      expect(entryText(entry)).not.toBe('')
    }
    expect(
      log.filter(({ command }) => command.do === 'storytelling.roll').every(({ rolled }) => rolled === 'app'),
    ).toBe(true)
  })

  it('keeps a note with its first entry', () => {
    const { table, task } = begun({})
    table.do('task.rollOut', { task, note: 'Nobody watched' })
    expect(table.campaign.history.log.slice(2).map(({ note }) => note)).toEqual(
      table.campaign.history.log.slice(2).map((_, i) => (i === 0 ? 'Nobody watched' : null)),
    )
    expect(begun({}).table.refused('task.rollOut', { task, note: 5 })).toBe('bad-value')
  })

  it('takes choices as the odds take them', () => {
    const { table, task } = begun({})
    table.do('storytelling.roll', { task, successes: 0 })
    table.do('task.rollOut', { task })
    expect(table.campaign.history.log.map(({ command }) => command)).toContainEqual({
      do: 'storytelling.choose',
      with: { task, option: 'accept' },
    })
    const second = begun({ target: 8 })
    second.table.do('storytelling.roll', { task: second.task, successes: 5 })
    second.table.do('task.rollOut', { task: second.task })
    expect(second.table.see(second.task)).toMatchObject({ status: 'succeeded', target: 5 })
    expect(second.table.campaign.history.log.at(-1)?.command.with).toMatchObject({ option: 'reduce-target' })
  })

  it('where there are no odds takes the end bonus, and holds on a Club', () => {
    const { table, task } = begun({ target: 60, deadline: '20h', pool: { attribute: 5, skill: 5 } })
    table.do('storytelling.roll', { task, successes: 5 })
    table.do('task.rollOut', { task })
    const choices = table.campaign.history.log.flatMap(({ command }) =>
      command.do === 'storytelling.choose' ? [command.with] : [],
    )
    expect(choices[0]).toMatchObject({ option: 'end-bonus' })

    const ada = table.do('character.add', { name: 'Ada' })
    const fire = table.do('task.begin', {
      system: 'dramatic-task',
      title: 'Fire',
      participants: [{ character: ada, die: 6 }],
      tokens: 9,
      rounds: 2,
      measure: 'score',
    })
    table.do('dramaticTask.deal', { task: fire, cards: { [ada]: '5C' } })
    table.do('task.rollOut', { task: fire })
    const acts = table.campaign.history.log.map(({ command }) => command.do)
    expect(acts[acts.indexOf('dramaticTask.deal') + 1]).toBe('dramaticTask.hold')
  })

  it('stops at the next choice if asked; with nothing to do before it, it is refused', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { table, task } = begun({ target: 30, pool: { attribute: 1, skill: 2 } }, seed)
      table.do('task.rollOut', { task, stopAtChoices: true })
      const { status } = table.task(task)
      expect(table.campaign.history.log.slice(2).every(({ command }) => command.do === 'storytelling.roll')).toBe(true)
      if (status !== 'waiting') continue
      expect(table.refused('task.rollOut', { task, stopAtChoices: true })).toBe('choice-pending')
      table.do('task.rollOut', { task })
      expect(table.task(task).status).not.toBe('waiting')
    }
  })

  it('is refused in the order of all commands: unknown, state, what is given', () => {
    const { table, task } = begun({})
    expect(table.refused('task.rollOut', {})).toBe('bad-value')
    expect(table.refused('task.rollOut', { task: 'none', stopAtChoices: 3 })).toBe('unknown')
    expect(table.refused('task.rollOut', { task, stopAtChoices: 'yes' })).toBe('bad-value')
    table.do('task.abandon', { task })
    expect(table.refused('task.rollOut', { task, stopAtChoices: 3 })).toBe('not-running')
    table.do('task.settle', { task, as: 'failed' })
    expect(table.refused('task.rollOut', { task })).toBe('not-running')
  })

  it('rolls nothing where a reopened task has no rolls, or Hits are counted at the table', () => {
    const { table, task } = begun({})
    table.do('task.edit', { task, limit: 1 })
    table.do('storytelling.roll', { task, successes: 1 })
    table.do('task.settle', { task, as: 'failed' })
    table.do('task.reopen', { task })
    expect(table.refused('task.rollOut', { task })).toBe('no-rolls-left')

    table.do('campaign.configure', { timeDieHits: 'typed' })
    const character = table.do('character.add', { name: 'Ivo' })
    const typed = table.do('task.begin', {
      system: 'time-die',
      kind: 'extended',
      title: 'Typed',
      participants: [{ character, successTarget: 50 }],
      complexity: 'simple',
      interval: '1h',
    })
    expect(table.refused('task.rollOut', { task: typed })).toBe('wrong-state')
  })

  it('plays what has no odds too: opposed tests, also half shown, and durations', () => {
    const { table } = begun({})
    const [ernest = '', fiend = ''] = ['Ernest', 'Fiend'].map((name) => table.do('character.add', { name }))
    const sides = [
      { character: ernest, stat: 4, skill: 3 },
      { character: fiend, stat: 5, skill: 2 },
    ]
    const saga = (kind: string, more: JsonObject = {}): string =>
      table.do('task.begin', { system: 'saga-machine', kind, title: kind, sides, ...more })
    const [sneak, half, chase] = [saga('opposed'), saga('opposed'), saga('opposed-extended', { interval: '1m' })]
    table.do('saga.oppose', { task: half, results: [{ total: 14 }, null] })
    const wait = table.do('task.begin', {
      system: 'time-die',
      kind: 'duration',
      title: 'Wait',
      character: ernest,
      die: { unit: 'm' },
    })
    for (const task of [sneak, half, chase, wait]) {
      table.do('task.rollOut', { task })
      expect(table.see(task)).toMatchObject({ reason: 'settled' })
    }
    expect(table.see(half)).toMatchObject({ sides: [{ total: 14 }, {}] })
  })

  it('a task that may go on for ever ends some time', () => {
    const { table } = begun({})
    const character = table.do('character.add', { name: 'Nadya' })
    const work = table.do('task.begin', {
      system: 'saga-machine',
      kind: 'extended',
      title: 'Work',
      character,
      stat: 0,
      skill: 0,
      tn: 30,
      tally: 1,
      interval: '1s',
      limit: null,
    })
    table.do('task.rollOut', { task: work })
    expect(table.task(work).status).toBe('running')
    expect(table.see(work)).toMatchObject({ intervals: { used: 500 } })
  })

  it('a later step drops what could be redone of it, with all its entries', () => {
    const { table, task } = begun({})
    table.do('task.rollOut', { task })
    table.do('undo')
    table.do('task.note', { task, text: 'On second thought' })
    expect(table.refused('redo')).toBe('nothing-to-redo')
    expect(table.campaign.history.log).toHaveLength(3)
  })
})
