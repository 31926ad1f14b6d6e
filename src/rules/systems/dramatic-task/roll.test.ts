import { describe, expect, it } from 'vitest'
import { DramaticTable, critical, dice } from '../../../../tests/support/dramatic-table'
import { taskOf } from '../../../../tests/support/dramatic-record'
import type { Chance } from '../../core/chance'
import type { Json, JsonObject } from '../../core/units'

const begun = (person: JsonObject = {}, more: JsonObject = {}): DramaticTable => {
  const table = new DramaticTable([person, {}], { rounds: 20, tokens: 90, ...more })
  table.deal('2D 3D')
  return table
}
const rolled = (person: JsonObject, given: JsonObject): Json => {
  const table = begun(person)
  table.roll('a', given)
  return table.see().lastRoll
}

describe('a roll', () => {
  it.each([
    { trait: [5], wild: [2], total: 5, why: 'the skill die is better' },
    { trait: [2], wild: [5], total: 5, why: 'the Wild Die is better' },
    { trait: [3], wild: [6, 6, 2], total: 14, why: 'an aced Wild Die' },
    { trait: [8, 8, 8, 1], wild: [6, 5], total: 25, why: 'both aced' },
    { trait: [1], wild: [6, 1], total: 7, why: 'one 1 is no critical failure' },
    { trait: [8, 1], wild: [1], total: 9, why: 'a 1 after an ace neither' },
  ])('DT-15, DT-16: $trait and $wild are $total: $why', ({ trait, wild, total }) => {
    expect(rolled({}, { trait, wild })).toEqual({ total, tokens: Math.floor(total / 4), criticalFailure: false })
  })

  it('DT-15: an Extra rolls the skill’s die only', () => {
    expect(rolled({ wild: false }, { trait: [3] })).toEqual({ total: 3, tokens: 0, criticalFailure: false })
    expect(rolled({ wild: false }, { trait: [8, 4] })).toEqual({ total: 12, tokens: 3, criticalFailure: false })
  })

  it.each([-3, 0, 1, 2, 3, 4, 5, 7, 8, 11, 12, 15, 16, 40])('DT-17, DT-18: a total of %i', (total) => {
    const tokens = [4, 8, 12, 16, 20, 24, 28, 32, 36, 40].filter((step) => total >= step).length
    expect(rolled({}, { total })).toEqual({ total, tokens, criticalFailure: false })
    expect(rolled({ modifier: total - 5 }, { trait: [5], wild: [4] })).toEqual({
      total,
      tokens,
      criticalFailure: false,
    })
  })

  it('DT-17: skill, situation and joker add up', () => {
    const table = new DramaticTable([{ modifier: 1 }], { rounds: 3, tokens: 20 })
    table.deal('JR')
    table.roll('a', { ...dice(5), modifier: -3 })
    expect(table.see().lastRoll).toEqual({ total: 5, tokens: 1, criticalFailure: false })
  })

  it('DT-22: what the step does not need is lost, and lastRoll says what was rolled', () => {
    const steps = [
      { skill: 'A', tokens: 2 },
      { skill: 'B', tokens: 2 },
    ]
    const table = begun({}, { steps })
    table.roll('a', dice(17))
    expect(table.see()).toMatchObject({
      step: 1,
      tokens: { have: 0, need: 2 },
      progress: { have: 2, need: 4 },
      lastRoll: { total: 17, tokens: 4 },
    })
    table.roll('b', dice(17))
    expect(table.see()).toMatchObject({
      status: 'succeeded',
      reason: 'target-reached',
      step: 1,
      tokens: { have: 2, need: 2 },
      progress: { have: 4, need: 4 },
      lastRoll: { total: 17, tokens: 4 },
    })
  })

  it('DT-23: a finished step does not reopen', () => {
    const steps = [
      { skill: 'A', tokens: 1 },
      { skill: 'B', tokens: 2 },
    ]
    const table = begun({}, { steps })
    table.roll('a', dice(4))
    table.roll('b', critical)
    expect(table.see()).toMatchObject({
      step: 1,
      tokens: { have: 0, need: 2 },
      progress: { have: 1, need: 3 },
      lastRoll: { tokens: 0, criticalFailure: true },
    })
  })
})

describe('critical failures', () => {
  it.each<{ person: JsonObject; given: JsonObject; is: boolean; why: string }>([
    { person: {}, given: critical, is: true, why: 'both dice 1' },
    { person: {}, given: { ...critical, modifier: 20 }, is: true, why: 'whatever the total' },
    { person: {}, given: { trait: [1], wild: [2] }, is: false, why: 'the Wild Die shows 2' },
    { person: {}, given: { trait: [2], wild: [1] }, is: false, why: 'the skill die shows 2' },
    { person: { wild: false }, given: { trait: [1], check: 1 }, is: true, why: 'an Extra’s d6 shows 1' },
    { person: { wild: false }, given: { trait: [1], check: 2 }, is: false, why: 'an Extra’s d6 shows 2' },
    { person: { wild: false }, given: { trait: [2] }, is: false, why: 'an Extra’s die shows 2' },
    { person: {}, given: { criticalFailure: true }, is: true, why: 'said so' },
    { person: { wild: false }, given: { criticalFailure: true }, is: true, why: 'said so of an Extra' },
    { person: {}, given: { total: 1 }, is: false, why: 'a total says nothing of dice' },
  ])('DT-19, DT-20, DT-24, DT-R8: $why: $is', ({ person, given, is }) => {
    expect(rolled(person, given)).toMatchObject({ criticalFailure: is, tokens: 0 })
  })

  it('DT-21: one token is lost, if the step has any', () => {
    const table = new DramaticTable([{}], { rounds: 9, tokens: 9 })
    table.round('2D', [dice(8)])
    table.round('3D', [critical])
    expect(table.see()).toMatchObject({ tokens: { have: 1, need: 9 }, lastRoll: { total: 1, tokens: -1 } })
    table.round('4D', [{ criticalFailure: true }])
    expect(table.see()).toMatchObject({ tokens: { have: 0, need: 9 }, lastRoll: { total: null, tokens: -1 } })
    table.round('5D', [{ ...critical, modifier: 7 }])
    expect(table.see().lastRoll).toEqual({ total: 8, tokens: 0, criticalFailure: true })
    expect(table.see().tokens).toEqual({ have: 0, need: 9 })
  })
})

describe('what cannot be', () => {
  const wildCard: readonly { given: JsonObject; code: string; why: string }[] = [
    { given: { trait: [9], wild: [1] }, code: 'bad-value', why: 'a face the d8 does not have' },
    { given: { trait: [0], wild: [1] }, code: 'bad-value', why: 'a 0' },
    { given: { trait: [3], wild: [7] }, code: 'bad-value', why: 'a 7 on the Wild Die' },
    { given: { trait: ['3'], wild: [1] }, code: 'bad-value', why: 'a face as text' },
    { given: { trait: 3, wild: [1] }, code: 'bad-value', why: 'faces that are no list' },
    { given: { trait: [3] }, code: 'bad-value', why: 'no Wild Die' },
    { given: { wild: [3] }, code: 'bad-value', why: 'no skill die' },
    { given: { trait: [8], wild: [1] }, code: 'wrong-dice', why: 'an ace without its next die' },
    { given: { trait: [3, 1], wild: [1] }, code: 'wrong-dice', why: 'a throw after no ace' },
    { given: { trait: [8, 8], wild: [1] }, code: 'wrong-dice', why: 'two aces and nothing after' },
    { given: { trait: [], wild: [1] }, code: 'wrong-dice', why: 'no face at all' },
    { given: { trait: [3], wild: [] }, code: 'wrong-dice', why: 'no face of the Wild Die' },
    { given: { trait: [3], wild: [6] }, code: 'wrong-dice', why: 'a Wild ace without its next die' },
    { given: { trait: [3], wild: [2, 2] }, code: 'wrong-dice', why: 'two Wild Dice' },
    { given: { trait: [1], wild: [2], check: 3 }, code: 'wrong-dice', why: 'a Wild Card’s check' },
    { given: { trait: [3], wild: [2], total: 3 }, code: 'bad-value', why: 'dice and a total' },
    { given: { total: 5, criticalFailure: true }, code: 'bad-value', why: 'a total and a critical failure' },
    { given: { total: 5, modifier: 1 }, code: 'bad-value', why: 'a total and a modifier' },
    { given: { total: 4.5 }, code: 'bad-value', why: 'half a total' },
    { given: { total: '5' }, code: 'bad-value', why: 'a total as text' },
    { given: { criticalFailure: 1 }, code: 'bad-value', why: 'a critical failure of 1' },
    { given: { modifier: 0.5 }, code: 'bad-value', why: 'half a modifier' },
    { given: { skill: 7 }, code: 'bad-value', why: 'a skill that is a number' },
  ]
  it.each(wildCard)('DT-15, DT-16, DT-24: $why is $code', ({ given, code }) => {
    const table = begun()
    const before = table.table.state
    expect(table.refused('dramaticTask.roll', { character: 'a', ...given })).toBe(code)
    expect(table.refused('dramaticTask.support', { character: 'a', for: 'b', ...given })).toBe(code)
    expect(table.table.state).toBe(before)
  })

  it.each<{ given: JsonObject; code: string; why: string }>([
    { given: { trait: [3], wild: [2] }, code: 'wrong-dice', why: 'a Wild Die' },
    { given: { trait: [3], check: 2 }, code: 'wrong-dice', why: 'a check after no 1' },
    { given: { trait: [8, 1], check: 2 }, code: 'wrong-dice', why: 'a check after a 1 that was an ace’s' },
    { given: { trait: [1], check: 7 }, code: 'bad-value', why: 'a check of 7' },
    { given: { check: 1 }, code: 'bad-value', why: 'a check alone' },
  ])('DT-15, DT-20: an Extra with $why is $code', ({ given, code }) => {
    expect(begun({ wild: false }).refused('dramaticTask.roll', { character: 'a', ...given })).toBe(code)
  })
})

describe('rolled here', () => {
  /** Gives these faces in order, and remembers for which role and how many sides. */
  const loaded = (faces: readonly number[]): { readonly chance: Chance; readonly asked: string[] } => {
    const left = [...faces]
    const asked: string[] = []
    return {
      asked,
      chance: {
        die(role, sides) {
          asked.push(`${role} d${sides}`)
          return left.shift() ?? 2
        },
        pick: (_role, from) => from[0] as never,
      },
    }
  }
  const cards = (table: DramaticTable): void => table.deal('2D')

  it('DT-15, DT-16: both dice, each ace again, every throw under a role of its own', () => {
    const { chance, asked } = loaded([8, 8, 3, 6, 2])
    const table = new DramaticTable([{}], { rounds: 3, tokens: 20 }, chance)
    cards(table)
    table.roll('a')
    expect(asked).toEqual(['trait/0 d8', 'trait/1 d8', 'trait/2 d8', 'wild/0 d6', 'wild/1 d6'])
    expect(table.see().lastRoll).toEqual({ total: 19, tokens: 4, criticalFailure: false })
  })

  it('DT-20: an Extra’s d6 is rolled only after a 1', () => {
    const { chance, asked } = loaded([1, 1, 3])
    const table = new DramaticTable([{ wild: false }], { rounds: 3, tokens: 20 }, chance)
    cards(table)
    table.roll('a')
    expect(asked).toEqual(['trait/0 d8', 'check d6'])
    expect(table.see().lastRoll).toEqual({ total: 1, tokens: 0, criticalFailure: true })
    table.endRound()
    table.deal('3D')
    table.roll('a')
    expect(asked).toEqual(['trait/0 d8', 'check d6', 'trait/0 d8'])
  })

  it('DT-R9: the d6 after a 1 that was typed in is rolled here, and the log says so', () => {
    const { chance, asked } = loaded([4])
    const table = new DramaticTable([{ wild: false }], { rounds: 3, tokens: 20 }, chance)
    cards(table)
    table.roll('a', { trait: [1] })
    expect(asked).toEqual(['check d6'])
    const entry = table.table.campaign.history.log.at(-1)
    expect(entry).toMatchObject({
      rolled: 'typed',
      draws: { check: 4 },
      line: { thrown: { trait: [1], wild: null, check: 4, checkDrawn: true, total: 1, criticalFailure: false } },
    })
  })

  it('why this number: the line holds the dice, every modifier with its reason, and what it changed', () => {
    const table = new DramaticTable([{ modifier: 1 }, {}], { rounds: 3, tokens: 6 })
    table.deal('JB 2C')
    table.support('b', 'a', dice(6))
    table.roll('a', { ...dice(9), modifier: -1 })
    const [supported, rolledLine] = table.table.campaign.history.log.slice(-2)
    expect(supported).toMatchObject({
      rolled: 'typed',
      cites: ['DT-15', 'DT-25', 'DT-30'],
      line: {
        key: 'dramaticTask.supported',
        character: table.id('b'),
        supported: table.id('a'),
        thrown: {
          skill: null,
          die: 8,
          trait: [6],
          wild: [1],
          check: null,
          checkDrawn: false,
          modifiers: [{ why: 'complication', value: -2 }],
          total: 4,
          criticalFailure: false,
        },
        help: 1,
        inAll: 1,
      },
    })
    expect(rolledLine).toMatchObject({
      cites: ['DT-15', 'DT-16', 'DT-6', 'DT-11', 'DT-31', 'DT-32', 'DT-17'],
      line: {
        key: 'dramaticTask.rolled',
        character: table.id('a'),
        thrown: {
          skill: null,
          die: 8,
          trait: [8, 1],
          wild: [1],
          check: null,
          checkDrawn: false,
          modifiers: [
            { why: 'skill', value: 1 },
            { why: 'said', value: -1 },
            { why: 'joker', value: 2 },
            { why: 'support', value: 1 },
          ],
          total: 12,
          criticalFailure: false,
        },
        tokens: 3,
        counted: 3,
        standing: { step: 0, steps: 1, have: 3, need: 6 },
        finishes: null,
        complication: null,
      },
    })
    expect(taskOf(table).rules.participants[0]).toMatchObject({ acted: true, support: 0 })
  })
})
