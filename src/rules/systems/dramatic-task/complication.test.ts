import { describe, expect, it } from 'vitest'
import { DramaticTable, critical, dice } from '../../../../tests/support/dramatic-table'
import type { JsonObject } from '../../core/units'

const begun = (more: JsonObject): DramaticTable => new DramaticTable([{}, {}], { rounds: 5, tokens: 4, ...more })
const LOSE: JsonObject = { complicationFailure: 'lose-one' }

describe('a Club', () => {
  it('DT-25: −2 on its own rolls and on nobody else’s', () => {
    const table = begun({})
    table.deal('AC AD')
    table.roll('a', dice(6))
    expect(table.see()).toMatchObject({ status: 'running', lastRoll: { total: 4, tokens: 1 } })
    table.roll('b', dice(6))
    expect(table.see().lastRoll?.total).toBe(6)
  })

  it.each([
    { given: dice(5), why: 'a failed roll' },
    { given: critical, why: 'a critical failure' },
    { given: { total: 3 }, why: 'a total that was typed in' },
    { given: { criticalFailure: true }, why: 'a critical failure that was typed in' },
  ])('DT-26: $why ends the task in failure', ({ given }) => {
    const table = begun({})
    table.deal('2C AD')
    table.roll('b', dice(8))
    table.roll('a', given)
    expect(table.see()).toMatchObject({ status: 'failed', reason: 'complication', dueAt: null })
    expect(table.refused('dramaticTask.endRound')).toBe('not-running')
  })

  it('DT-26: a failed roll without a Club ends nothing', () => {
    const table = begun({})
    table.deal('2C AD')
    table.roll('b', dice(2))
    expect(table.see().status).toBe('running')
  })

  it('DT-R2: a critical failure under it loses its token first', () => {
    const table = begun({})
    table.deal('2C AD')
    table.roll('b', dice(8))
    table.roll('a', critical)
    expect(table.see()).toMatchObject({ status: 'failed', tokens: { have: 1, need: 4 }, lastRoll: { tokens: -1 } })
  })

  it('DT-29: holding costs only the turn', () => {
    const table = begun({})
    table.deal('2C AD')
    table.hold('a')
    expect(table.see()).toMatchObject({ status: 'running', tokens: { have: 0, need: 4 }, lastRoll: null })
    expect(table.see().participants[0]).toMatchObject({ card: '2C', complication: true, acted: true })
  })
})

describe('losing one', () => {
  it.each([
    { have: 0, given: dice(3), after: { have: 0, need: 3 }, why: 'the need shrinks by one' },
    { have: 2, given: dice(3), after: { have: 2, need: 3 }, why: 'what is gathered stays' },
    { have: 2, given: critical, after: { have: 1, need: 3 }, why: 'a critical failure loses a token besides' },
    { have: 0, given: critical, after: { have: 0, need: 3 }, why: 'if there is one' },
  ])('DT-27, DT-R2: with $have of 4: $why', ({ have, given, after }) => {
    const table = begun(LOSE)
    table.deal('2C AD')
    if (have > 0) table.roll('b', dice(have * 4))
    table.roll('a', given)
    expect(table.see()).toMatchObject({ status: 'running', tokens: after, progress: after })
  })

  it('DT-27: a success under it loses nothing', () => {
    const table = begun(LOSE)
    table.deal('2C AD')
    table.roll('a', dice(6))
    expect(table.see().tokens).toEqual({ have: 1, need: 4 })
  })

  it('DT-28: a need that shrinks to what is gathered finishes the task', () => {
    const table = begun({ ...LOSE, tokens: 3 })
    table.deal('2C AD')
    table.roll('b', dice(8))
    table.roll('a', dice(3))
    expect(table.see()).toMatchObject({ status: 'succeeded', reason: 'target-reached', tokens: { have: 2, need: 2 } })
  })

  it('DT-R2: a critical failure that loses the token keeps the step open', () => {
    const table = begun({ ...LOSE, tokens: 3 })
    table.deal('2C AD')
    table.roll('b', dice(8))
    table.roll('a', critical)
    expect(table.see()).toMatchObject({ status: 'running', tokens: { have: 1, need: 2 } })
  })

  const steps = [
    { skill: 'A', tokens: 1 },
    { skill: 'B', tokens: 1 },
  ]
  it('DT-28: a step with nothing left to gather is done; the next one begins', () => {
    const table = begun({ ...LOSE, steps })
    table.deal('2C AD')
    table.roll('a', dice(3))
    expect(table.see()).toMatchObject({
      status: 'running',
      step: 1,
      tokens: { have: 0, need: 1 },
      progress: { have: 0, need: 1 },
    })
    table.roll('b', dice(4))
    expect(table.see()).toMatchObject({ status: 'succeeded', step: 1, progress: { have: 1, need: 1 } })
  })

  it('DT-28: nothing gathered and nothing left: failed', () => {
    const table = begun({ ...LOSE, steps })
    table.deal('2C AC')
    table.roll('a', dice(3))
    table.roll('b', dice(3))
    expect(table.see()).toMatchObject({
      status: 'failed',
      reason: 'complication',
      step: 1,
      tokens: { have: 0, need: 0 },
      progress: { have: 0, need: 0 },
    })
  })

  it('DT-28: something gathered in an earlier step is something', () => {
    const table = begun({ ...LOSE, steps })
    table.deal('AD 2C')
    table.roll('a', dice(4))
    table.roll('b', dice(3))
    expect(table.see()).toMatchObject({ status: 'succeeded', reason: 'target-reached', progress: { have: 1, need: 1 } })
  })
})
