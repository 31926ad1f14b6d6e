import { describe, expect, it } from 'vitest'
import { DramaticTable, dice } from '../../../../tests/support/dramatic-table'
import type { JsonObject } from '../../core/units'

const one = (more: JsonObject): DramaticTable => new DramaticTable([{}], more)
const edit = (table: DramaticTable, given: JsonObject): string | null => table.refused('task.edit', given)

describe('how it ends', () => {
  it('DT-36: the need reached, at once', () => {
    const table = one({ tokens: 3, rounds: 3 })
    table.round('2D', [dice(8)])
    table.deal('3D')
    table.roll('a', dice(4))
    expect(table.see()).toMatchObject({ status: 'succeeded', reason: 'target-reached', round: 2, elapsed: '6s' })
  })

  it.each([
    { measure: 'win', status: 'failed', reason: 'time-up' },
    { measure: 'score', status: 'succeeded', reason: 'scored' },
  ])('DT-37: the last round over, measured as $measure: $reason', ({ measure, status, reason }) => {
    const table = one({ tokens: 5, rounds: 2, measure })
    table.round('2D', [dice(8)])
    expect(table.see().status).toBe('running')
    table.round('3D', [dice(4)])
    expect(table.see()).toMatchObject({
      status,
      reason,
      round: 2,
      progress: { have: 3, need: 5 },
      elapsed: '12s',
      dueAt: null,
    })
    expect(table.refused('dramaticTask.deal')).toBe('not-running')
  })

  it('DT-37: a score of nothing is a score', () => {
    const table = one({ tokens: 5, rounds: 1, measure: 'score' })
    table.round('2D', [])
    expect(table.see()).toMatchObject({ status: 'succeeded', reason: 'scored', progress: { have: 0, need: 5 } })
  })

  it('DT-40: given up is failed, and cannot be taken up again', () => {
    const table = one({ tokens: 5, rounds: 2 })
    table.table.do('task.abandon', { task: table.task })
    expect(table.see()).toMatchObject({ status: 'failed', reason: 'abandoned' })
    expect(table.refused('task.resume')).toBe('wrong-state')
  })

  it('DT-40: a deadline of the GM’s that no round fits', () => {
    const table = one({ tokens: 5, rounds: 9 })
    expect(edit(table, { deadline: '12s' })).toBe(null)
    table.round('2D', [dice(4)])
    expect(table.see()).toMatchObject({ status: 'running', dueAt: '12s' })
    table.round('3D', [dice(4)])
    expect(table.see()).toMatchObject({ status: 'failed', reason: 'deadline', progress: { have: 2, need: 5 } })
  })
})

describe('coming and going', () => {
  const two = (): DramaticTable => new DramaticTable([{}, {}], { tokens: 9, rounds: 5 })
  const add = (table: DramaticTable): string => table.table.do('character.add', { name: 'New' })

  it('DT-38: between rounds; the need stays', () => {
    const table = two()
    table.round('2D 3D', [])
    const who = add(table)
    expect(table.refused('task.join', { participant: { character: who, die: 6, wild: false } })).toBe(null)
    expect(table.see()).toMatchObject({ progress: { have: 0, need: 9 } })
    expect(table.see().participants.map((p) => p.character)).toEqual([table.id('a'), table.id('b'), who])
    table.deal('4D 5D 6D')
    expect(table.refused('dramaticTask.roll', { character: who, trait: [5] })).toBe(null)
    table.endRound()
    expect(table.refused('task.leave', { character: 'a' })).toBe(null)
    expect(table.refused('task.leave', { character: 'b' })).toBe(null)
    expect(table.see().participants.map((p) => p.character)).toEqual([who])
    expect(table.refused('task.leave', { character: who })).toBe('bad-value')
    expect(table.refused('task.leave', { character: 'a' })).toBe('unknown')
  })

  it('DT-38: also before the first round', () => {
    const table = two()
    expect(table.refused('task.leave', { character: 'a' })).toBe(null)
    expect(table.refused('task.join', { participant: { character: table.id('a'), die: 6 } })).toBe(null)
    expect(table.see().participants.map((p) => p.character)).toEqual([table.id('b'), table.id('a')])
  })

  it('DT-38: not within a round: unknown, then state, then values', () => {
    const table = two()
    const who = add(table)
    table.deal('2D 3D')
    expect(table.refused('task.join', { participant: { character: 'nobody', die: 7 } })).toBe('unknown')
    expect(table.refused('task.join', { participant: { character: who, die: 7 } })).toBe('wrong-state')
    expect(table.refused('task.leave', { character: 'a' })).toBe('wrong-state')
    expect(table.refused('task.leave', { character: who })).toBe('unknown')
    table.endRound()
    expect(table.refused('task.join', { participant: { character: who, die: 7 } })).toBe('bad-value')
    expect(table.refused('task.join', { participant: { character: table.id('a'), die: 6 } })).toBe('bad-value')
    table.table.do('task.abandon', { task: table.task })
    expect(table.refused('task.join', { participant: { character: who, die: 6 } })).toBe('wrong-state')
    expect(table.refused('task.leave', { character: 'a' })).toBe('wrong-state')
  })

  it('DT-41: twelve are enough', () => {
    const table = new DramaticTable(
      Array.from({ length: 12 }, () => ({})),
      { tokens: 9, rounds: 5 },
    )
    expect(table.refused('task.join', { participant: { character: add(table), die: 6 } })).toBe('bad-value')
  })
})

describe('the GM’s word', () => {
  const steps = [
    { skill: 'A', tokens: 2 },
    { skill: 'B', tokens: 3 },
  ]

  it('DT-39: need and tokens of the step, rounds, and how long one lasts', () => {
    const table = one({ steps, rounds: 3 })
    expect(edit(table, { need: 4, have: 1, limit: 6, interval: '10s' })).toBe(null)
    expect(table.see()).toMatchObject({
      status: 'running',
      tokens: { have: 1, need: 4 },
      progress: { have: 1, need: 7 },
      rounds: 6,
      interval: '10s',
      dueAt: '10s',
    })
  })

  it.each<{ given: JsonObject; why: string }>([
    { given: { limit: null }, why: 'no limit at all' },
    { given: { limit: 0 }, why: 'no rounds' },
    { given: { limit: 101 }, why: 'too many rounds' },
    { given: { need: 0 }, why: 'no need' },
    { given: { need: 98 }, why: '98 and 3 tokens' },
    { given: { have: -1 }, why: 'less than nothing' },
  ])('DT-39, DT-41: $why is refused', ({ given }) => {
    expect(edit(one({ steps, rounds: 3 }), given)).toBe('bad-value')
  })

  it('DT-39: a need reached finishes the step, or the task', () => {
    const table = one({ steps, rounds: 3 })
    edit(table, { have: 2 })
    expect(table.see()).toMatchObject({ status: 'running', step: 1, tokens: { have: 0, need: 3 } })
    edit(table, { have: 1 })
    edit(table, { need: 1 })
    expect(table.see()).toMatchObject({ status: 'succeeded', reason: 'target-reached', progress: { have: 3, need: 3 } })
  })

  it('DT-R5: beyond the need it may go, but not into the next step', () => {
    const table = one({ steps, rounds: 3 })
    edit(table, { have: 9 })
    expect(table.see()).toMatchObject({ step: 1, progress: { have: 2, need: 5 } })
    edit(table, { have: 9 })
    expect(table.see()).toMatchObject({ status: 'succeeded', tokens: { have: 9, need: 3 } })
  })

  it.each([
    { measure: 'win', reason: 'time-up' },
    { measure: 'score', reason: 'scored' },
  ])('DT-39: rounds used up end it, measured as $measure: $reason', ({ measure, reason }) => {
    const table = one({ tokens: 9, rounds: 5, measure })
    table.round('2D', [dice(4)])
    table.deal('3D')
    edit(table, { limit: 2 })
    expect(table.see().status).toBe('running')
    edit(table, { limit: 1 })
    expect(table.see()).toMatchObject({ reason, round: 2, rounds: 1, participants: [{ card: '3D' }] })
  })

  it('DT-R6: in a round beyond the last nothing more is rolled', () => {
    const table = one({ tokens: 9, rounds: 5 })
    table.round('2D', [])
    table.deal('3D')
    edit(table, { limit: 1 })
    table.table.do('task.reopen', { task: table.task })
    expect(table.refused('dramaticTask.roll', { character: 'a' })).toBe('no-rolls-left')
    expect(table.refused('dramaticTask.hold', { character: 'a' })).toBe('no-rolls-left')
    table.endRound()
    expect(table.see()).toMatchObject({ status: 'failed', reason: 'time-up' })
  })

  it('DT-39: of a task that is over only the numbers change', () => {
    const table = one({ tokens: 9, rounds: 5 })
    table.table.do('task.settle', { task: table.task, as: 'failed' })
    edit(table, { have: 9, limit: 2 })
    expect(table.see()).toMatchObject({ status: 'failed', reason: 'gm', tokens: { have: 9, need: 9 }, rounds: 2 })
    table.table.do('task.reopen', { task: table.task })
    expect(table.see().status).toBe('running')
    table.deal('2D')
    table.roll('a', dice(2))
    expect(table.see()).toMatchObject({ status: 'succeeded', reason: 'target-reached' })
  })

  it('DT-37, DT-R6: reopened with its need reached, the end of the round finds it reached', () => {
    const table = one({ tokens: 1, rounds: 5 })
    table.deal('2D')
    table.roll('a', dice(4))
    table.table.do('task.reopen', { task: table.task })
    table.endRound()
    expect(table.see()).toMatchObject({ status: 'succeeded', reason: 'target-reached', elapsed: '6s' })
  })
})
