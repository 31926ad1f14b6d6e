import { describe, expect, it } from 'vitest'
import { Table } from '../../tests/support/table'
import { formatDuration } from '../rules/core/duration'
import { gameSeconds, type JsonObject } from '../rules/core/units'
import { inOrder } from './state'

/** A table with Sam and Kim. */
class Play extends Table {
  readonly sam = this.do('character.add', { name: 'Sam' })
  readonly kim = this.do('character.add', { name: 'Kim' })

  /** A Storytelling task of 5 rolls at most. */
  job(more: JsonObject = {}): string {
    return this.do('task.begin', {
      system: 'storytelling',
      title: 'Job',
      character: this.sam,
      pool: { attribute: 2, skill: 3 },
      target: 30,
      interval: '1h',
      ...more,
    })
  }

  roll(task: string, successes = 1): void {
    this.do('storytelling.roll', { task, successes })
  }

  alarms(): readonly string[] {
    return inOrder(this.state.alarms).map(({ kind, task, at }) => `${kind} ${task} ${formatDuration(gameSeconds(at))}`)
  }

  now(): number {
    return this.state.clock.now / 3_600
  }
}

describe('when a roll is made', () => {
  it('GT-4, GT-5: the first is due an interval after the beginning, each further one an interval after the one before', () => {
    const table = new Play()
    table.do('clock.advance', { by: '2h' })
    const job = table.job()
    expect(table.see(job)).toMatchObject({ dueAt: '3h', elapsed: '0s' })
    table.roll(job)
    expect(table.now()).toBe(3)
    expect(table.see(job)).toMatchObject({ dueAt: '4h', elapsed: '1h' })
  })

  it('GT-5: a late roll leaves the clock where it is; the next is due an interval later', () => {
    const table = new Play()
    const job = table.job()
    table.do('clock.advance', { by: '90m' })
    table.roll(job)
    expect(table.now()).toBe(1.5)
    expect(table.see(job)).toMatchObject({ dueAt: '2h30m' })
  })

  it('GT-7: nothing else moves the clock: beginning, choosing, notes, the GM’s word', () => {
    const table = new Play()
    const job = table.job()
    table.do('task.note', { task: job, text: 'n' })
    table.do('task.edit', { task: job, need: 9 })
    table.do('task.settle', { task: job, as: 'failed' })
    table.do('task.reopen', { task: job })
    table.do('task.abandon', { task: job })
    table.do('task.resume', { task: job })
    expect(table.now()).toBe(0)
    table.roll(job, 0)
    table.do('storytelling.choose', { task: job, option: 'accept' })
    expect(table.now()).toBe(1)
  })

  it('GT-3: a fraction of a second is rounded half up', () => {
    const table = new Play()
    const job = table.job({ interval: '30s' })
    table.roll(job, 5)
    table.do('storytelling.choose', { task: job, option: 'reduce-interval' })
    expect(table.see(job)).toMatchObject({ interval: '23s', dueAt: '53s' })
  })

  it('GT-21: a round lasts what the campaign says; a task keeps what it began with', () => {
    const table = new Play()
    const old = table.job({ interval: '4r' })
    table.do('campaign.configure', { roundLength: '10s' })
    const young = table.job({ interval: '4r' })
    expect([old, young].map((id) => table.see(id)['interval'])).toEqual(['24s', '40s'])
    table.do('task.edit', { task: old, interval: '1r' })
    expect(table.see(old)).toMatchObject({ interval: '6s' })
  })
})

describe('deadlines', () => {
  it.each([
    { deadline: '1h', left: 1, why: 'one exactly at the deadline counts' },
    { deadline: '1h59m', left: 1, why: 'a second one would be too late' },
    { deadline: '3h', left: 3, why: 'next, next + interval and so on' },
    { deadline: '3d', left: 5, why: 'no more than the base pool' },
  ])('GT-6, GT-8: within $deadline $left fit: $why', ({ deadline, left }) => {
    const table = new Play()
    table.do('clock.advance', { by: '1d' })
    expect(table.see(table.job({ deadline }))).toMatchObject({ rolls: { left } })
  })

  it('GT-8: a roll that is late counts from the clock', () => {
    const table = new Play()
    const job = table.job({ deadline: '3h' })
    table.do('clock.advance', { by: '150m' })
    expect(table.see(job)).toMatchObject({ status: 'running', rolls: { left: 1 } })
  })

  it('GT-9: before the first roll it is refused, also for a further attempt', () => {
    const table = new Play()
    expect(() => table.job({ deadline: '59m' })).toThrow('bad-value')
    const job = table.job({ deadline: '1h' })
    table.do('task.abandon', { task: job })
    expect(table.refused('task.resume', { task: job, deadline: '59m' })).toBe('bad-value')
    expect(table.refused('task.resume', { task: job, deadline: '1h' })).toBe(null)
  })

  it('GT-10: none fits: it stops at once after a roll', () => {
    const table = new Play()
    const job = table.job({ deadline: '90m' })
    table.roll(job)
    expect(table.see(job)).toMatchObject({ status: 'stopped', reason: 'deadline', elapsed: '1h' })
  })

  it('GT-10, GT-17: with an open choice it does not stop; it is judged after the choice', () => {
    const table = new Play()
    const job = table.job({ deadline: '90m' })
    table.roll(job, 0)
    table.do('clock.advance', { by: '5h' })
    expect(table.see(job)).toMatchObject({ status: 'waiting', reason: null, dueAt: '2h' })
    table.do('storytelling.choose', { task: job, option: 'accept' })
    expect(table.see(job)).toMatchObject({ status: 'stopped', reason: 'deadline', elapsed: '6h' })
  })

  it('GT-17: after the choice the next roll is due an interval after the last was made', () => {
    const table = new Play()
    const job = table.job()
    table.roll(job, 0)
    table.do('clock.advance', { by: '30m' })
    table.do('storytelling.choose', { task: job, option: 'accept' })
    expect(table.see(job)).toMatchObject({ status: 'running', dueAt: '2h' })
  })

  it('GT-10, GT-19: when the clock moves past, it stops, at the moment to which the clock was moved', () => {
    const table = new Play()
    const job = table.job({ deadline: '2h' })
    table.do('clock.advance', { by: '2h' })
    expect(table.see(job)).toMatchObject({ status: 'running', rolls: { left: 1 } })
    table.do('clock.advance', { by: '3h' })
    expect(table.see(job)).toMatchObject({ status: 'stopped', reason: 'deadline', elapsed: '5h', dueAt: null })
    table.do('clock.advance', { by: '1h' })
    expect(table.see(job)).toMatchObject({ elapsed: '5h' })
  })

  it('GT-10: another task that leaves the clock where it is does not judge it', () => {
    const table = new Play()
    const late = table.job({ deadline: '1h' })
    const other = table.job({ character: table.kim })
    table.do('clock.advance', { by: '2h' })
    table.do('task.settle', { task: late, as: 'failed' })
    table.do('task.reopen', { task: late })
    table.do('task.abandon', { task: other })
    table.do('clock.set', { to: '2h' })
    expect(table.see(late)).toMatchObject({ status: 'running' })
    expect(table.refused('storytelling.roll', { task: late, successes: 1 })).toBe('no-rolls-left')
    table.do('clock.advance', { by: '1s' })
    expect(table.see(late)).toMatchObject({ status: 'stopped', reason: 'deadline' })
  })

  it('GT-6: one given by the GM counts from now', () => {
    const table = new Play()
    const job = table.job()
    table.do('clock.advance', { by: '30m' })
    table.do('task.edit', { task: job, deadline: '2h' })
    expect(table.see(job)).toMatchObject({ deadlineAt: '2h30m', rolls: { left: 2 } })
    table.do('task.edit', { task: job, deadline: null })
    expect(table.see(job)).toMatchObject({ deadlineAt: null, rolls: { left: 5 } })
  })
})

describe('rounds and intervals that are ended', () => {
  it('GT-11: a round passes when it is ended, not with a roll; success inside it does not wait', () => {
    const table = new Play()
    const given = { participants: [{ character: table.sam, die: 8 }], tokens: 2, rounds: 3 }
    const task = table.do('task.begin', { system: 'dramatic-task', title: 'Bomb', ...given })
    table.do('dramaticTask.deal', { task, cards: { [table.sam]: '2D' } })
    table.do('dramaticTask.roll', { task, character: table.sam, trait: [4], wild: [1] })
    expect(table.state.clock.now).toBe(0)
    table.do('dramaticTask.endRound', { task })
    expect(table.state.clock.now).toBe(6)
    table.do('dramaticTask.deal', { task, cards: { [table.sam]: '3D' } })
    table.do('dramaticTask.roll', { task, character: table.sam, trait: [4], wild: [1] })
    expect(table.see(task)).toMatchObject({ status: 'succeeded', elapsed: '6s' })
    expect(table.state.clock.now).toBe(6)
  })

  it('GT-11: a duration found with a Time Die moves no clock', () => {
    const table = new Play()
    const given = { kind: 'duration', character: table.sam, die: { unit: 'h' } }
    const task = table.do('task.begin', { system: 'time-die', title: 'Lock', ...given })
    table.do('timeDie.roll', { task, face: 3 })
    expect(table.see(task)).toMatchObject({ duration: '3h', status: 'succeeded' })
    expect(table.now()).toBe(0)
  })

  it('GT-12: a Time Die interval is not known before it is rolled, then it takes its time; late, none', () => {
    const table = new Play()
    const given = {
      participants: [{ character: table.sam, successTarget: 50 }],
      need: 9,
      limit: 4,
      interval: { unit: 'h' },
    }
    const task = table.do('task.begin', { system: 'time-die', kind: 'extended', title: 'Search', ...given })
    expect(table.see(task)).toMatchObject({ interval: null, dueAt: null })
    expect(table.refused('clock.advanceToNext')).toBe('nothing-ahead')
    table.do('clock.advance', { by: '10h' })
    expect(table.alarms()).toEqual([])
    table.do('timeDie.endInterval', { task, face: 5 })
    expect(table.now()).toBe(10)
    table.do('timeDie.endInterval', { task, face: 5 })
    expect(table.now()).toBe(15)
    expect(table.see(task)).toMatchObject({ dueAt: null })
  })
})

describe('alarms', () => {
  it('GT-13, GT-14: in order of game time, at one moment due before deadline, then the older task; each once', () => {
    const table = new Play()
    const a = table.job({ interval: '30m', deadline: '1h' })
    const b = table.job({ character: table.kim, interval: '1h' })
    const c = table.job({ interval: '30m' })
    table.do('clock.advance', { by: '1h' })
    const raised = [`due ${a} 30m`, `due ${c} 30m`, `due ${b} 1h`, `deadline ${a} 1h`]
    expect(table.alarms()).toEqual(raised)
    table.do('clock.advance', { by: '1h' })
    expect(table.alarms()).toEqual(raised)
    table.do('alarm.acknowledge')
    table.do('clock.advance', { by: '1h' })
    expect(table.alarms()).toEqual([])
  })

  it('GT-13: a task with an open choice raises its deadline, and no due (GT-17)', () => {
    const table = new Play()
    const job = table.job({ deadline: '3h' })
    table.roll(job, 0)
    table.do('clock.advance', { by: '4h' })
    expect(table.alarms()).toEqual([`deadline ${job} 3h`])
  })

  it('GT-13: a deadline that its own roll reaches raises its alarm while the task goes on or waits', () => {
    const table = new Play()
    const waits = table.job({ deadline: '1h' })
    table.roll(waits, 0)
    expect(table.alarms()).toEqual([`deadline ${waits} 1h`])
    const other = new Play()
    const done = other.job({ deadline: '1h', target: 2 })
    other.roll(done, 2)
    expect(other.see(done)).toMatchObject({ status: 'succeeded' })
    expect(other.alarms()).toEqual([])
  })

  it('GT-15: a roll raises no due alarm for its own task, but for those it passes', () => {
    const table = new Play()
    const job = table.job({ interval: '2h' })
    const passed = table.job({ character: table.kim, interval: '30m' })
    table.roll(job)
    expect(table.alarms()).toEqual([`due ${passed} 30m`])
  })

  it('GT-16: a due alarm goes when its roll is made, in the same step; undo brings it back', () => {
    const table = new Play()
    const job = table.job({ deadline: '9h' })
    table.do('clock.advance', { by: '1h' })
    expect(table.alarms()).toEqual([`due ${job} 1h`])
    table.roll(job)
    expect(table.alarms()).toEqual([])
    table.do('undo')
    expect(table.alarms()).toEqual([`due ${job} 1h`])
  })

  it('GT-16: every other alarm stays until it is acknowledged: of what was given up, settled or stopped', () => {
    const table = new Play()
    const [given, settled, stopped] = [table.job(), table.job(), table.job({ deadline: '90m' })]
    table.do('clock.advance', { by: '2h' })
    table.do('task.abandon', { task: given })
    table.do('task.settle', { task: settled, as: 'succeeded' })
    expect(table.see(stopped)).toMatchObject({ status: 'stopped' })
    const raised = [`due ${given} 1h`, `due ${settled} 1h`, `due ${stopped} 1h`, `deadline ${stopped} 1h30m`]
    expect(table.alarms()).toEqual(raised)
    table.do('alarm.acknowledge', { alarm: 1 })
    expect(table.alarms()).toEqual(raised.toSpliced(1, 1))
    table.do('task.remove', { task: given })
    expect(table.alarms()).toEqual(raised.slice(2))
  })

  it('GT-16: a round that is ended takes its due alarm with it', () => {
    const table = new Play()
    const given = { participants: [{ character: table.sam, die: 8 }], tokens: 9, rounds: 3 }
    const task = table.do('task.begin', { system: 'dramatic-task', title: 'Bomb', ...given })
    table.do('clock.advance', { by: '1m' })
    expect(table.alarms()).toEqual([`due ${task} 6s`])
    table.do('dramaticTask.deal', { task })
    expect(table.alarms()).toEqual([`due ${task} 6s`])
    table.do('dramaticTask.endRound', { task })
    expect(table.alarms()).toEqual([])
  })

  it('GT-20: to the next due of a running task, or deadline, later than now', () => {
    const table = new Play()
    expect(table.refused('clock.advanceToNext')).toBe('nothing-ahead')
    const job = table.job({ deadline: '90m' })
    table.do('clock.advanceToNext')
    expect(table.now()).toBe(1)
    table.do('clock.advanceToNext')
    expect(table.now()).toBe(1.5)
    expect(table.alarms()).toEqual([`due ${job} 1h`, `deadline ${job} 1h30m`])
    expect(table.refused('clock.advanceToNext')).toBe('nothing-ahead')
  })

  it('GT-22: what is over or stopped has nothing due, and is not waited for', () => {
    const table = new Play()
    const job = table.job({ deadline: '5h' })
    table.do('task.abandon', { task: job })
    expect(table.see(job)).toMatchObject({ status: 'stopped', dueAt: null })
    expect(table.refused('clock.advanceToNext')).toBe('nothing-ahead')
    table.do('clock.advance', { by: '9h' })
    expect(table.alarms()).toEqual([])
  })
})

describe('setting the clock', () => {
  it('GT-18: back arms again what lies ahead', () => {
    const table = new Play()
    const job = table.job({ deadline: '3h' })
    table.do('clock.set', { to: '2h' })
    table.do('alarm.acknowledge')
    table.do('clock.set', { to: '30m' })
    expect(table.alarms()).toEqual([])
    table.do('clock.set', { to: '1h' })
    expect(table.alarms()).toEqual([`due ${job} 1h`])
  })

  it('GT-16, GT-18: an alarm of what lies ahead again stays until it is acknowledged, and is not raised a second time', () => {
    const table = new Play()
    const job = table.job({ deadline: '3h' })
    table.do('clock.set', { to: '1h' })
    table.do('clock.set', { to: '30m' })
    expect(table.alarms()).toEqual([`due ${job} 1h`])
    table.do('clock.set', { to: '3h' })
    expect(table.alarms()).toEqual([`due ${job} 1h`, `deadline ${job} 3h`])
    table.do('clock.set', { to: '30m' })
    table.do('alarm.acknowledge')
    table.do('clock.set', { to: '1h' })
    expect(table.alarms()).toEqual([`due ${job} 1h`])
    table.do('clock.set', { to: '30m' })
    table.do('storytelling.roll', { task: job, successes: 1 })
    expect(table.alarms()).toEqual([])
  })

  it('GT-18: back reopens nothing; what was stopped keeps its alarms', () => {
    const table = new Play()
    const job = table.job({ deadline: '90m' })
    table.do('clock.set', { to: '2h' })
    table.do('clock.set', { to: '0s' })
    expect(table.see(job)).toMatchObject({ status: 'stopped', reason: 'deadline' })
    expect(table.alarms()).toEqual([`due ${job} 1h`, `deadline ${job} 1h30m`])
  })

  it('GT-18: what is reopened after the clock was set back is armed as well', () => {
    const table = new Play()
    const job = table.job()
    table.do('clock.set', { to: '2h' })
    table.do('task.settle', { task: job, as: 'failed' })
    table.do('alarm.acknowledge')
    table.do('clock.set', { to: '0s' })
    table.do('task.reopen', { task: job })
    table.do('clock.set', { to: '1h' })
    expect(table.alarms()).toEqual([`due ${job} 1h`])
  })

  it('GT-18: the alarm of a moment that is not ahead stays', () => {
    const table = new Play()
    const job = table.job()
    table.do('clock.set', { to: '5h' })
    table.do('clock.set', { to: '1h' })
    expect(table.alarms()).toEqual([`due ${job} 1h`])
  })

  it.each(['soon', '', '-1h', 3, null])('is refused for %j', (to) => {
    expect(new Play().refused('clock.set', { to })).toBe('bad-value')
  })

  it('GT-19: before a task began nothing has elapsed', () => {
    const table = new Play()
    table.do('clock.set', { to: '5h' })
    const job = table.job()
    table.do('clock.set', { to: '1h' })
    expect(table.see(job)).toMatchObject({ elapsed: '0s', dueAt: '6h' })
  })
})
