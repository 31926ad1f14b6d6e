import type { JsonObject } from '../../src/rules/core/units'
import { Table } from './table'

/** A campaign for each system, with a panel in every state that its tasks can be in. */
export const panelStates: Readonly<Record<string, () => Table>> = {
  storytelling: storytellingStates,
  'dramatic-task': dramaticStates,
  'saga-machine': sagaStates,
  'mod-dot': modDotStates,
  'time-die': timeDieStates,
}

function seat(table: Table, name: string, panel = true): string {
  return table.do('character.add', { name, panel })
}

function storytellingStates(): Table {
  const table = new Table()
  const begin = (name: string, more: JsonObject = {}): string =>
    table.do('task.begin', {
      system: 'storytelling',
      title: name,
      character: seat(table, name),
      pool: { attribute: 2, skill: 4, specialty: true },
      target: 7,
      interval: '30m',
      ...more,
    })
  const roll = (task: string, successes: number): string => table.do('storytelling.roll', { task, successes })
  begin('Running')
  const condition = begin('Condition')
  roll(condition, 0)
  const exceptional = begin('Exceptional', { target: 12 })
  roll(exceptional, 5)
  const stopped = begin('Stopped')
  roll(stopped, 4)
  table.do('task.abandon', { task: stopped })
  const exhausted = begin('Exhausted', { pool: { attribute: 1, skill: 0 } })
  roll(exhausted, 2)
  const succeeded = begin('Succeeded', { endBonus: 'Souped Up' })
  roll(succeeded, 7)
  const failed = begin('Failed', { keeps: false })
  roll(failed, 3)
  table.do('task.abandon', { task: failed })
  const last = begin('Last roll', { deadline: '10h' })
  roll(last, 2)
  return table
}

function dramaticStates(): Table {
  const table = new Table()
  const begin = (name: string, more: JsonObject = {}): { readonly task: string; readonly who: string } => {
    const who = seat(table, name)
    const participants = [{ character: who, die: 10, modifier: 1 }]
    return {
      who,
      task: table.do('task.begin', {
        system: 'dramatic-task',
        title: name,
        preset: 'challenging',
        participants,
        ...more,
      }),
    }
  }
  const deal = ({ task, who }: { readonly task: string; readonly who: string }, card: string): string =>
    table.do('dramaticTask.deal', { task, cards: { [who]: card } })
  begin('Before the deal')
  deal(begin('To act'), '9D')
  deal(begin('Complication'), '4C')
  deal(begin('Joker'), 'JR')
  const acted = begin('Has acted')
  deal(acted, 'KH')
  table.do('dramaticTask.roll', { task: acted.task, character: acted.who, trait: [7], wild: [2] })
  const done = begin('Succeeded')
  deal(done, 'QS')
  table.do('dramaticTask.roll', { task: done.task, character: done.who, trait: [10, 9], wild: [1] })
  const failed = begin('Failed')
  deal(failed, '8C')
  table.do('dramaticTask.roll', { task: failed.task, character: failed.who, trait: [2], wild: [1] })
  const scored = begin('Scored', { measure: 'score', rounds: 1, tokens: 6 })
  deal(scored, '3S')
  table.do('dramaticTask.roll', { task: scored.task, character: scored.who, trait: [8], wild: [2] })
  table.do('dramaticTask.endRound', { task: scored.task })
  return table
}

function sagaStates(): Table {
  const table = new Table()
  const rival = seat(table, 'Rival', false)
  const extended = (name: string): string =>
    table.do('task.begin', {
      system: 'saga-machine',
      kind: 'extended',
      title: name,
      character: seat(table, name),
      stat: 4,
      skill: 3,
      interval: '1h',
      amount: 'lots',
    })
  const opposed = (name: string, kind: string): string =>
    table.do('task.begin', {
      system: 'saga-machine',
      kind,
      title: name,
      interval: '1h',
      sides: [
        { character: seat(table, name), stat: 4, skill: 4 },
        { character: rival, stat: 4, skill: 3 },
      ],
    })
  extended('Running')
  const last = extended('Last test')
  table.do('saga.test', { task: last, total: 14 })
  table.do('saga.test', { task: last, total: 6 })
  const done = extended('Succeeded')
  table.do('saga.test', { task: done, total: 20 })
  const failed = extended('Failed')
  for (const total of [9, 13, 8]) table.do('saga.test', { task: failed, total })
  opposed('Opposed', 'opposed')
  const shown = opposed('One side shown', 'opposed')
  table.do('saga.oppose', { task: shown, results: [null, { total: 15 }] })
  const race = opposed('Race', 'opposed-extended')
  table.do('saga.oppose', { task: race, results: [{ total: 14 }, { total: 17 }] })
  const settled = opposed('Settled', 'opposed')
  table.do('saga.oppose', { task: settled, results: [{ total: 15 }, { total: 11 }] })
  return table
}

function modDotStates(): Table {
  const table = new Table()
  const elder = seat(table, 'The elder', false)
  const side = (name: string): JsonObject => ({ character: seat(table, name), dots: 6, difficulty: 6, specialty: true })
  const single = (name: string): string =>
    table.do('task.begin', { system: 'mod-dot', kind: 'single', title: name, sides: [side(name)] })
  const extended = (name: string): string =>
    table.do('task.begin', {
      system: 'mod-dot',
      kind: 'extended',
      title: name,
      sides: [side(name)],
      need: 9,
      limit: 3,
      interval: '1h',
    })
  single('To throw')
  table.do('modDot.test', { task: single('Succeeded'), throws: 'WWT' })
  table.do('modDot.test', { task: single('Failed'), throws: 'LLLLT' })
  table.do('modDot.test', { task: single('Botch'), throws: 'LLLLL' })
  const running = extended('Extended')
  table.do('modDot.test', { task: running, throws: 'WT' })
  const over = extended('Time up')
  for (let i = 0; i < 3; i += 1) table.do('modDot.test', { task: over, throws: 'LT' })
  const contest = (name: string): string =>
    table.do('task.begin', {
      system: 'mod-dot',
      kind: 'contested',
      title: name,
      sides: [side(name), { character: elder, dots: 7 }],
    })
  contest('Contested')
  table.do('modDot.test', { task: contest('Won'), throws: ['WT', 'LT'] })
  return table
}

function timeDieStates(): Table {
  const table = new Table()
  const extended = (name: string, more: JsonObject = {}): { readonly task: string; readonly who: string } => {
    const who = seat(table, name)
    const participants = [{ character: who, successTarget: 55 }]
    return {
      who,
      task: table.do('task.begin', {
        system: 'time-die',
        kind: 'extended',
        title: name,
        complexity: 'simple',
        interval: '1h',
        participants,
        ...more,
      }),
    }
  }
  const test = ({ task, who }: { readonly task: string; readonly who: string }, roll: number): string =>
    table.do('timeDie.test', { task, character: who, roll })
  const duration = (name: string): string =>
    table.do('task.begin', {
      system: 'time-die',
      kind: 'duration',
      title: name,
      character: seat(table, name),
      die: { unit: 'm', times: 30 },
      pace: 'rush',
    })
  extended('To test')
  test(extended('Has tested'), 31)
  const dice = extended('A Time Die', { interval: { unit: 'm', times: 10 }, pace: 'rush' })
  test(dice, 80)
  test(extended('Succeeded'), 5)
  const failed = extended('Failed', { need: 6, limit: 1 })
  test(failed, 40)
  table.do('timeDie.endInterval', { task: failed.task })
  const partial = extended('Partial', { need: 6, limit: 1 })
  test(partial, 50)
  table.do('timeDie.endInterval', { task: partial.task })
  table.do('timeDie.partial', { task: partial.task, note: 'It holds for a day' })
  duration('To find')
  table.do('timeDie.roll', { task: duration('Found'), face: 5 })
  return table
}
