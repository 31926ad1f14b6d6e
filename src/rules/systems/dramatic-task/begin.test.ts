import { describe, expect, it } from 'vitest'
import { DramaticTable, dice } from '../../../../tests/support/dramatic-table'
import type { JsonObject } from '../../core/units'
import { taskOf } from '../../../../tests/support/dramatic-record'

const one = [{}]
const party = (n: number): readonly JsonObject[] => Array.from({ length: n }, () => ({}))

describe('what a task needs', () => {
  it.each([
    { preset: 'challenging', tokens: 4, rounds: 3 },
    { preset: 'difficult', tokens: 6, rounds: 4 },
    { preset: 'complex', tokens: 8, rounds: 5 },
  ])('DT-1: $preset is $tokens tokens in $rounds rounds', ({ preset, tokens, rounds }) => {
    const table = new DramaticTable(one, { preset })
    expect(table.see()).toMatchObject({
      status: 'running',
      progress: { have: 0, need: tokens },
      tokens: { have: 0, need: tokens },
      round: 0,
      rounds,
      step: 0,
    })
  })

  it.each([
    { people: 5, rounds: 3, need: 15 },
    { people: 4, rounds: 5, need: 20 },
    { people: 1, rounds: 3, need: 3 },
  ])('DT-2, DT-5: without anything else $people in $rounds rounds need $need', ({ people, rounds, need }) => {
    expect(new DramaticTable(party(people), { rounds }).see()).toMatchObject({ tokens: { have: 0, need }, rounds })
  })

  it.each<{ given: JsonObject; need: number; rounds: number; why: string }>([
    { given: { preset: 'difficult', tokens: 5 }, need: 5, rounds: 4, why: 'tokens go before the preset’s' },
    { given: { preset: 'difficult', rounds: 2 }, need: 6, rounds: 2, why: 'rounds go before the preset’s' },
    { given: { preset: 'complex', rounds: 2, tokens: 3 }, need: 3, rounds: 2, why: 'both do' },
    {
      given: { preset: 'complex', steps: [{ skill: 'Repair', tokens: 2 }] },
      need: 2,
      rounds: 5,
      why: 'steps go before the preset’s tokens',
    },
    {
      given: { tokens: 9, rounds: 3, steps: [{ skill: 'Repair', tokens: 2 }] },
      need: 2,
      rounds: 3,
      why: 'and before tokens',
    },
  ])('DT-5: $why', ({ given, need, rounds }) => {
    expect(new DramaticTable(one, given).see()).toMatchObject({ progress: { have: 0, need }, rounds })
  })

  it.each([
    { measure: 'win', complicationFailure: 'task-fails' },
    { measure: 'score', complicationFailure: 'lose-one' },
  ])('DT-3, DT-26, DT-27: measured as $measure a failure on a Club means $complicationFailure', (options) => {
    const { measure, complicationFailure } = options
    expect(taskOf(new DramaticTable(one, { rounds: 3, measure })).rules).toMatchObject({ measure, complicationFailure })
    const other = complicationFailure === 'lose-one' ? 'task-fails' : 'lose-one'
    const said = new DramaticTable(one, { rounds: 3, measure, complicationFailure: other })
    expect(taskOf(said).rules).toMatchObject({ measure, complicationFailure: other })
  })

  it('DT-3: measured as win unless it is said', () => {
    expect(taskOf(new DramaticTable(one, { rounds: 3 })).rules.measure).toBe('win')
  })

  it('DT-13: the interval is one round as the campaign has it; there is no kind and no deadline', () => {
    const table = new DramaticTable(one, { rounds: 3 })
    expect(table.table.see(table.task)).toEqual({
      system: 'dramatic-task',
      kind: null,
      title: 'Task',
      status: 'running',
      reason: null,
      pending: null,
      progress: { have: 0, need: 3 },
      interval: '6s',
      elapsed: '0s',
      dueAt: '6s',
      deadlineAt: null,
      notes: [],
      round: 0,
      rounds: 3,
      step: 0,
      tokens: { have: 0, need: 3 },
      participants: [
        { character: table.id('a'), card: null, complication: false, joker: false, acted: false, support: 0 },
      ],
      lastRoll: null,
    })
  })
})

describe('what is refused', () => {
  it.each<{ more: JsonObject; why: string }>([
    { more: {}, why: 'no rounds' },
    { more: { tokens: 4 }, why: 'tokens without rounds' },
    { more: { rounds: 0 }, why: 'no round at all' },
    { more: { rounds: 101, tokens: 4 }, why: 'too many rounds' },
    { more: { rounds: 3, tokens: 0 }, why: 'no token' },
    { more: { rounds: 3, tokens: 101 }, why: 'too many tokens' },
    { more: { rounds: 3, tokens: 2.5 }, why: 'half a token' },
    { more: { rounds: 3, tokens: '4' }, why: 'a number as text' },
    { more: { preset: 'impossible' }, why: 'no such preset' },
    { more: { rounds: 3, measure: 'time' }, why: 'no such measure' },
    { more: { rounds: 3, complicationFailure: 'none' }, why: 'no such option' },
    { more: { rounds: 3, steps: [] }, why: 'no steps in a list of steps' },
    { more: { rounds: 3, steps: [{ skill: '', tokens: 2 }] }, why: 'a step without a skill' },
    { more: { rounds: 3, steps: [{ skill: 'Repair' }] }, why: 'a step without tokens' },
    {
      more: {
        rounds: 3,
        steps: [
          { skill: 'A', tokens: 60 },
          { skill: 'B', tokens: 41 },
        ],
      },
      why: '101 tokens in two steps',
    },
  ])('DT-41: $why', ({ more }) => {
    expect(() => new DramaticTable(one, more)).toThrow('bad-value')
  })

  it('DT-41: a fair need beyond 100 is no better', () => {
    expect(() => new DramaticTable(party(12), { rounds: 9 })).toThrow('bad-value')
    expect(new DramaticTable(party(12), { rounds: 8 }).see().progress.need).toBe(96)
    expect(new DramaticTable(party(12), { rounds: 9, tokens: 100 }).see().progress.need).toBe(100)
  })

  it.each<{ person: JsonObject; why: string }>([
    { person: { die: 7 }, why: 'a d7' },
    { person: { die: '8' }, why: 'a die as text' },
    { person: { modifier: 1.5 }, why: 'half a modifier' },
    { person: { wild: 1 }, why: 'a wild that is a number' },
    { person: { skills: { Repair: { die: 5 } } }, why: 'a d5 for a skill' },
    { person: { skills: [] }, why: 'skills that are a list' },
    { person: { character: 7 }, why: 'a character that is a number' },
  ])('DT-6: $why', ({ person }) => {
    expect(() => new DramaticTable([person], { rounds: 3 })).toThrow('bad-value')
  })

  it('DT-38, DT-41: nobody twice, at least one, at most twelve', () => {
    const { table, ids } = new DramaticTable(one, { rounds: 3 })
    const begin = (participants: readonly JsonObject[]): string | null =>
      table.refused('task.begin', { system: 'dramatic-task', title: 'T', rounds: 3, tokens: 3, participants })
    const a = ids[0] ?? ''
    expect(begin([])).toBe('bad-value')
    expect(
      begin([
        { character: a, die: 6 },
        { character: a, die: 8 },
      ]),
    ).toBe('bad-value')
    expect(() => new DramaticTable(party(13), { rounds: 3, tokens: 5 })).toThrow()
    expect(new DramaticTable(party(12), { rounds: 3, tokens: 5 }).see().participants).toHaveLength(12)
  })

  it('unknown comes before everything else that is wrong', () => {
    const { table, ids } = new DramaticTable(one, { rounds: 3 })
    const participants = [
      { character: ids[0] ?? '', die: 7 },
      { character: 'nobody', die: 8 },
    ]
    expect(table.refused('task.begin', { system: 'dramatic-task', title: '', participants, rounds: 0 })).toBe('unknown')
  })
})

describe('whose die', () => {
  const people = [{ die: 6, modifier: 1, skills: { Repair: { die: 10, modifier: -1 }, Hacking: { die: 4 } } }]
  const begun = (): DramaticTable => new DramaticTable(people, { rounds: 9, tokens: 50 })

  it.each([
    { skill: 'Repair', trait: [9], total: 8, why: 'an entry has die and modifier of its own' },
    { skill: 'Hacking', trait: [3], total: 3, why: 'also a modifier of 0' },
    { skill: 'Athletics', trait: [5], total: 6, why: 'without an entry it is the participant’s' },
    { skill: 'toString', trait: [5], total: 6, why: 'whatever the skill is called' },
  ])('DT-6: $skill: $why', ({ skill, trait, total }) => {
    const table = begun()
    table.deal('2D')
    table.roll('a', { skill, trait, wild: [1] })
    expect(table.see().lastRoll?.total).toBe(total)
  })

  it('DT-4, DT-R3: the skill is the step’s unless another is named', () => {
    const steps = [
      { skill: 'Repair', tokens: 1 },
      { skill: 'Hacking', tokens: 3 },
    ]
    const table = new DramaticTable(people, { rounds: 9, steps })
    table.deal('2D')
    expect(table.refused('dramaticTask.roll', { character: 'a', skill: 'Hacking', trait: [9], wild: [1] })).toBe(
      'bad-value',
    )
    table.roll('a', { trait: [9], wild: [1] })
    expect(table.see()).toMatchObject({ step: 1, tokens: { have: 0, need: 3 }, progress: { have: 1, need: 4 } })
    table.endRound()
    table.deal('3D')
    expect(table.refused('dramaticTask.roll', { character: 'a', trait: [9], wild: [1] })).toBe('bad-value')
    table.roll('a', { skill: 'Repair', trait: [5], wild: [1] })
    expect(table.see()).toMatchObject({ tokens: { have: 1, need: 3 }, lastRoll: { total: 4 } })
  })

  it('DT-6: unskilled is entered as d4 − 2', () => {
    const table = new DramaticTable([{ die: 4, modifier: -2 }], { rounds: 9, tokens: 50 })
    table.deal('2D')
    table.roll('a', { trait: [4, 3], wild: [2] })
    expect(table.see().lastRoll).toEqual({ total: 5, tokens: 1, criticalFailure: false })
  })

  it('reads what a table rolls', () => {
    const table = new DramaticTable(one, { rounds: 9, tokens: 50 })
    table.deal('2D')
    table.roll('a', dice(17))
    expect(table.see().lastRoll).toEqual({ total: 17, tokens: 4, criticalFailure: false })
  })
})
