import { expect, it } from 'vitest'
import { DramaticTable, critical, dice } from '../../tests/support/dramatic-table'
import type { JsonObject } from '../rules/core/units'
import { entryText } from './log'
import { refusalText } from './refusals'

const steps = [
  { skill: 'Repair', tokens: 2 },
  { skill: 'Electronics', tokens: 3 },
]
const people: readonly JsonObject[] = [{ modifier: 1 }, {}, { die: 6, wild: false }]

it('the log reads as a GM would tell it', () => {
  const table = new DramaticTable(people, { steps, rounds: 3, complicationFailure: 'lose-one' })
  table.deal('10C JR 2D')
  table.support('b', 'a', dice(7))
  table.support('c', 'a', { trait: [1], check: 1 })
  table.roll('a', { ...dice(9), modifier: -1 })
  table.endRound()
  table.deal('2D 3C 4S')
  table.roll('a', critical)
  table.roll('b', { total: 3 })
  table.endRound()
  table.deal('5D 6C JB')
  table.roll('a', { criticalFailure: true })
  table.hold('b')
  table.roll('c', { total: 21 })
  table.endRound()
  expect(table.table.campaign.history.log.slice(4).map((entry) => entryText(entry))).toEqual([
    'Round 1 of 3: a 10♣, b red joker and c 2♦',
    'b supports a with 7 (d8 7, wild 1, +2 joker, −2 the other’s Club): +1',
    'c supports a with −1 (d6 1, then d6 1, −2 the other’s Club): −2, a critical failure, −1 in all',
    'a rolls 6 (d8 8 1, wild 1, +1 skill, −1 situation, −2 Club, −1 support): 1 token, 1 of 2 in step 1',
    'Round 1 of 3 ends: 1 of 5. Joker: the deck is reshuffled',
    'Round 2 of 3: a 2♦, b 3♣ and c 4♠',
    'a rolls 2 (d8 1, wild 1, +1 skill): a critical failure, 1 token lost, 0 of 2 in step 1',
    'b rolls 3: failed, the Complication costs one, 0 of 1 in step 1',
    'Round 2 of 3 ends: 0 of 4, c did not act',
    'Round 3 of 3: a 5♦, b 6♣ and c black joker',
    'a rolls a critical failure, 0 of 1 in step 1',
    'b holds, with a Complication',
    'c rolls 21: 5 tokens, 1 needed, 1 of 1 in step 1, step done',
    'Round 3 of 3 ends: 1 of 4. Joker: the deck is reshuffled',
  ])
})

it('who comes and goes, and how it ends, is told too', () => {
  const table = new DramaticTable(people, { tokens: 1, rounds: 3 })
  table.table.do('task.leave', { task: table.task, character: table.id('c') })
  table.table.do('task.join', { task: table.task, participant: { character: table.id('c'), die: 4 } })
  table.deal('2D 3C 4D')
  table.support('c', 'a', { total: 2 })
  table.roll('b', dice(5))
  table.table.do('undo')
  table.roll('a', dice(4))
  expect(table.table.campaign.history.log.slice(4).map((entry) => entryText(entry))).toEqual([
    'c drops out: 2 stay',
    'c joins in: 3 take part',
    'Round 1 of 3: a 2♦, b 3♣ and c 4♦',
    'c supports a with 2: no help',
    'a rolls 5 (d8 4, wild 1, +1 skill): 1 token, 1 of 1, done',
  ])
})

it('a refusal says what is wrong and what would be right', () => {
  const table = new DramaticTable([{}, {}], { tokens: 5, rounds: 1 })
  const refused = (name: string, given: Record<string, string | number | readonly number[]>): string => {
    const result = table.table.give(`dramaticTask.${name}`, { task: table.task, character: table.id('a'), ...given })
    if (result.ok) throw new Error('It was taken')
    return refusalText(result.error)
  }
  expect(refused('roll', {})).toBe('No cards are dealt. Deal first: that begins the round.')
  table.deal('2D 3D')
  expect(refused('deal', {})).toBe('This round has its cards. End it before the next deal.')
  expect(refused('roll', { trait: [8], wild: [1] })).toBe('1 more die to come.')
  expect(refused('roll', { trait: [5] })).toBe('A Wild Card rolls two dice: give the Wild Die too.')
  expect(refused('support', { for: table.id('a') })).toBe('Nobody supports itself. Choose somebody else.')
})
