import { describe, expect, it } from 'vitest'
import { Table } from '../../../../tests/support/table'
import type { JsonObject } from '../../core/units'
import { quicken } from './task'
import { nearMiss } from './stop'
import { gameSeconds } from '../../core/units'

const begun = (more: JsonObject = {}): { readonly table: Table; readonly task: string; readonly who: string } => {
  const table = new Table()
  const who = table.do('character.add', { name: 'Sammy' })
  const task = table.do('task.begin', {
    system: 'storytelling',
    title: 'Job',
    character: who,
    pool: { attribute: 2, skill: 3 },
    target: 10,
    interval: '1h',
    ...more,
  })
  return { table, task, who }
}

const roll = (table: Table, task: string, given: JsonObject): string =>
  table.do('storytelling.roll', { task, ...given })
const choose = (table: Table, task: string, option: string, more: JsonObject = {}): string =>
  table.do('storytelling.choose', { task, option, ...more })

describe('the pool', () => {
  it.each<{ readonly pool: JsonObject; readonly modifier: number; readonly dice: number; readonly max: number }>([
    { pool: { attribute: 2, skill: 4, specialty: true }, modifier: 0, dice: 7, max: 7 },
    { pool: { attribute: 2, skill: 1, specialty: true, equipment: 2 }, modifier: 0, dice: 6, max: 4 },
    { pool: { attribute: 0, skill: 0, specialty: true }, modifier: 0, dice: 1, max: 1 },
  ])('WOD-1, WOD-2: $pool rolls $dice dice, at most $max times', ({ pool, dice, max }) => {
    const { table, task } = begun({ pool })
    expect(table.see(task)).toMatchObject({ nextPool: { dice, chance: false }, rolls: { made: 0, max, left: max } })
  })

  it.each<JsonObject>([
    { attribute: 0, skill: 0 },
    { attribute: 0, skill: 0, equipment: 3 },
  ])('WOD-7: a base pool of 0 is refused: %o', (pool) => {
    const table = new Table()
    const who = table.do('character.add', { name: 'Sammy' })
    const given = { system: 'storytelling', title: 'Job', character: who, pool, target: 5, interval: '1h' }
    expect(table.refused('task.begin', given)).toBe('bad-value')
  })

  it.each<{ readonly more: JsonObject; readonly why: string }>([
    { more: { target: 0 }, why: 'a target of 0' },
    { more: { target: 101 }, why: 'a target beyond 100' },
    { more: { pool: { attribute: 15, skill: 15, specialty: true } }, why: 'a pool of 31' },
    { more: { pool: { attribute: 15, skill: 10, equipment: 6 } }, why: 'a pool of 31 with its equipment' },
  ])('WOD-38: $why is refused', ({ more }) => {
    expect(() => begun(more)).toThrow('bad-value')
    expect(() => begun({ target: 100, pool: { attribute: 15, skill: 10, equipment: 5 } })).not.toThrow()
  })

  it('WOD-5: with rote only the count can be typed', () => {
    const { table, task } = begun({ rote: true })
    expect(table.refused('storytelling.roll', { task, dice: [8, 1, 1, 1, 1] })).toBe('bad-value')
    roll(table, task, { successes: 4 })
    expect(table.see(task)).toMatchObject({ successes: 4 })
  })

  it('WOD-6: a chance die takes its face or a count of 0 or 1, a pool takes no face', () => {
    const { table, task } = begun()
    expect(table.refused('storytelling.roll', { task, face: 3 })).toBe('wrong-dice')
    expect(table.refused('storytelling.roll', { task, modifier: -5, dice: [3] })).toBe('wrong-dice')
    expect(table.refused('storytelling.roll', { task, modifier: -5, successes: 2 })).toBe('wrong-dice')
    roll(table, task, { modifier: -9, successes: 1 })
    expect(table.see(task)).toMatchObject({ successes: 1, lastRoll: { outcome: 'success', successes: 1 } })
  })

  it('WOD-3: without again no more successes can come up than there are dice', () => {
    const { table, task } = begun({ again: 'none', target: 40 })
    expect(table.refused('storytelling.roll', { task, successes: 6 })).toBe('wrong-dice')
    expect(table.refused('storytelling.roll', { task, successes: 5 })).toBe(null)
  })
})

describe('what a roll brings', () => {
  it('WOD-11, WOD-20: successes add up, and the action succeeds at once when they reach the target', () => {
    const { table, task } = begun({ target: 6 })
    roll(table, task, { successes: 4 })
    roll(table, task, { successes: 2 })
    expect(table.see(task)).toMatchObject({
      status: 'succeeded',
      reason: 'target-reached',
      successes: 6,
      elapsed: '2h',
      dueAt: null,
    })
  })

  it('WOD-12: an accepted Condition is the character’s; the same text twice is two', () => {
    const { table, task, who } = begun()
    roll(table, task, { successes: 0 })
    choose(table, task, 'accept')
    roll(table, task, { successes: 0 })
    choose(table, task, 'accept')
    expect(table.state.characters[who]?.conditions).toEqual(['Condition', 'Condition'])
    expect(table.see(task)).toMatchObject({ status: 'running', pending: null })
  })

  it('WOD-13, WOD-36: refused, everything gathered is lost and the rolls stay made', () => {
    const { table, task } = begun()
    roll(table, task, { successes: 4 })
    roll(table, task, { successes: 0 })
    choose(table, task, 'refuse')
    expect(table.see(task)).toMatchObject({
      status: 'stopped',
      reason: 'abandoned',
      successes: 0,
      rolls: { made: 2, max: 5, left: 3 },
      carry: { bonus: 0, penalty: 0, until: null },
    })
  })

  it.each<{
    readonly how: string
    readonly given: JsonObject
    readonly chosen: boolean
    readonly beats: number
    readonly outcome: string
  }>([
    { how: 'chosen', given: { successes: 0 }, chosen: true, beats: 1, outcome: 'failure' },
    { how: 'of a chance die', given: { modifier: -5, face: 1 }, chosen: false, beats: 0, outcome: 'dramatic-failure' },
  ])(
    'WOD-14, WOD-15, WOD-24: a dramatic failure $how stops it, gives a Condition, −2 and $beats Beats',
    ({ given, chosen, beats, outcome }) => {
      const { table, task, who } = begun()
      roll(table, task, given)
      if (chosen) choose(table, task, 'dramatic-failure')
      expect(table.see(task)).toMatchObject({
        status: 'stopped',
        reason: 'dramatic-failure',
        carry: { bonus: 0, penalty: -2, until: null },
        lastRoll: { outcome, successes: 0 },
      })
      expect(table.state.characters[who]).toMatchObject({ conditions: ['Dramatic failure'], beats })
    },
  )

  it('WOD-16, WOD-17: all three are always offered, also when the target cannot fall further than 0', () => {
    const { table, task } = begun({ pool: { attribute: 1, skill: 10 }, target: 8 })
    roll(table, task, { successes: 6 })
    expect(table.see(task)['pending']).toEqual({
      choice: 'exceptional',
      options: ['reduce-target', 'reduce-interval', 'end-bonus'],
    })
    choose(table, task, 'reduce-target')
    expect(table.see(task)).toMatchObject({ status: 'succeeded', target: 0, progress: { have: 6, need: 0 } })
  })

  it.each([
    [1_800, 1_350],
    [1_350, 1_013],
    [2, 2],
    [1, 1],
    [6, 5],
    [10, 8],
  ])('WOD-18: three quarters of %i s, half up, are %i s', (from, to) => {
    expect(quicken(gameSeconds(from))).toBe(to)
  })

  it('WOD-18: a shortened interval counts from the roll and compounds', () => {
    const { table, task } = begun({ target: 40, interval: '30m' })
    roll(table, task, { successes: 5 })
    choose(table, task, 'reduce-interval')
    expect(table.see(task)).toMatchObject({ interval: '22m30s', dueAt: '52m30s' })
    roll(table, task, { successes: 5 })
    choose(table, task, 'reduce-interval')
    expect(table.see(task)).toMatchObject({ interval: '16m53s', dueAt: '1h9m23s' })
  })

  it('WOD-19: an exceptional roll that completes the action claims the end bonus', () => {
    const { table, task } = begun({ target: 5, endBonus: 'Souped Up' })
    roll(table, task, { successes: 5 })
    expect(table.see(task)).toMatchObject({
      status: 'succeeded',
      pending: null,
      endBonus: { claimed: true, text: 'Souped Up' },
    })
  })

  it('WOD-21: resolving a Condition earns a Beat', () => {
    const { table, who } = begun()
    table.do('character.addCondition', { character: who, condition: 'Shaken' })
    table.do('character.resolveCondition', { character: who, condition: 'Shaken' })
    expect(table.state.characters[who]).toMatchObject({ conditions: [], beats: 1 })
  })
})

describe('stopping short', () => {
  it('WOD-22: out of rolls counts before the deadline that is over too', () => {
    const { table, task } = begun({ pool: { attribute: 1, skill: 1 }, deadline: '2h' })
    roll(table, task, { successes: 1 })
    roll(table, task, { successes: 1 })
    expect(table.see(task)).toMatchObject({ status: 'stopped', reason: 'rolls-exhausted' })
  })

  it('WOD-23: when no further roll fits before the deadline it stops', () => {
    const { table, task } = begun({ interval: '45m', deadline: '2h' })
    roll(table, task, { successes: 2 })
    expect(table.see(task)).toMatchObject({ status: 'running', rolls: { left: 1 } })
    roll(table, task, { successes: 2 })
    expect(table.see(task)).toMatchObject({ status: 'stopped', reason: 'deadline', elapsed: '1h30m' })
  })

  it('WOD-25: a task that does not keep has failed', () => {
    const { table, task } = begun({ keeps: false })
    table.do('task.abandon', { task })
    expect(table.see(task)).toMatchObject({ status: 'failed', reason: 'abandoned' })
    expect(table.refused('task.resume', { task })).toBe('wrong-state')
  })

  it.each([
    { successes: 0, target: 1, bonus: 0, until: null },
    { successes: 1, target: 1, bonus: 4, until: 'story' },
    { successes: 1, target: 2, bonus: 4, until: 'story' },
    { successes: 1, target: 3, bonus: 2, until: 'chapter' },
    { successes: 2, target: 3, bonus: 4, until: 'story' },
    { successes: 3, target: 7, bonus: 2, until: 'chapter' },
    { successes: 5, target: 7, bonus: 4, until: 'story' },
    { successes: 4, target: 10, bonus: 0, until: null },
    { successes: 5, target: 10, bonus: 2, until: 'chapter' },
    { successes: 7, target: 10, bonus: 4, until: 'story' },
  ])('WOD-26, WOD-28, WOD-29, WOD-30: $successes of $target carry +$bonus', ({ successes, target, bonus, until }) => {
    expect(nearMiss(successes, target)).toEqual({ bonus, penalty: 0, until })
  })

  it('WOD-26, WOD-27: judged against the target as it then stands; under a quarter all is lost', () => {
    const { table, task } = begun({ target: 11 })
    roll(table, task, { successes: 1 })
    table.do('task.abandon', { task })
    expect(table.see(task)).toMatchObject({ successes: 0 })
    const other = begun({ target: 11 })
    roll(other.table, other.task, { successes: 2 })
    other.table.do('task.abandon', { task: other.task })
    expect(other.table.see(other.task)).toMatchObject({ successes: 2 })
  })

  it('WOD-31: an attempt without a roll leaves what was carried', () => {
    const { table, task } = begun({ target: 8 })
    roll(table, task, { successes: 4 })
    table.do('task.abandon', { task })
    table.do('task.resume', { task })
    table.do('task.abandon', { task })
    expect(table.see(task)).toMatchObject({ successes: 4, carry: { bonus: 2, penalty: 0, until: 'chapter' } })
  })

  it('WOD-32, WOD-33: bonus and penalty add up on the first roll; with the story the bonus goes, the −2 stays', () => {
    const { table, task } = begun({ target: 8 })
    roll(table, task, { successes: 4 })
    roll(table, task, { successes: 2 })
    roll(table, task, { successes: 0 })
    choose(table, task, 'dramatic-failure')
    expect(table.see(task)).toMatchObject({
      carry: { bonus: 4, penalty: -2, until: 'story' },
      nextPool: { dice: 7, chance: false },
    })
    table.do('chapter.end')
    expect(table.see(task)).toMatchObject({ carry: { bonus: 4, penalty: -2, until: 'story' } })
    table.do('story.end')
    expect(table.see(task)).toMatchObject({ carry: { bonus: 0, penalty: -2, until: null }, nextPool: { dice: 3 } })
    table.do('task.resume', { task })
    roll(table, task, { successes: 1 })
    expect(table.see(task)).toMatchObject({ carry: { bonus: 0, penalty: 0, until: null }, nextPool: { dice: 5 } })
  })
})

describe('taking it up again', () => {
  it('WOD-34: an exhausted task needs a better base pool and has as many more rolls as it grew', () => {
    const { table, task } = begun({ pool: { attribute: 1, skill: 1 } })
    roll(table, task, { successes: 1 })
    roll(table, task, { successes: 2 })
    expect(table.refused('task.resume', { task })).toBe('no-rolls-left')
    expect(table.refused('storytelling.improve', { task })).toBe('bad-value')
    expect(table.refused('storytelling.improve', { task, skill: 0 })).toBe('bad-value')
    expect(table.refused('storytelling.improve', { task, skill: 30 })).toBe('bad-value')
    table.do('storytelling.improve', { task, skill: 2, specialty: true })
    table.do('task.resume', { task })
    expect(table.see(task)).toMatchObject({ rolls: { made: 2, max: 4, left: 2 }, nextPool: { dice: 4 } })
  })

  it('WOD-35: a further attempt has the deadline given with it, or none', () => {
    const { table, task } = begun({ interval: '30m', deadline: '30m' })
    roll(table, task, { successes: 3 })
    expect(table.refused('task.resume', { task, deadline: '20m' })).toBe('bad-value')
    table.do('task.resume', { task })
    expect(table.see(task)).toMatchObject({ status: 'running', dueAt: '1h', deadlineAt: null })
  })

  it('WOD-37: the guide’s targets are taken as they stand', () => {
    for (const target of [5, 10, 20]) {
      const { table, task } = begun({ target })
      expect(table.see(task)['progress']).toEqual({ have: 0, need: target })
    }
  })

  it('WOD-39: the GM’s word on the limit is the most rolls; dots bought later add to it', () => {
    const { table, task } = begun()
    table.do('task.edit', { task, limit: 2 })
    expect(table.see(task)['rolls']).toEqual({ made: 0, max: 2, left: 2 })
    table.do('storytelling.improve', { task, skill: 4 })
    expect(table.see(task)['rolls']).toEqual({ made: 0, max: 3, left: 3 })
    roll(table, task, { successes: 1 })
    table.do('task.edit', { task, limit: 1 })
    expect(table.see(task)).toMatchObject({ status: 'stopped', reason: 'rolls-exhausted' })
  })
})
