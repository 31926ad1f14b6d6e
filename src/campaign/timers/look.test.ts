import { expect, it } from 'vitest'
import { Table } from '../../../tests/support/table'
import { nextTimeOfDay } from '../../main/platform/time-of-day'
import { epochMs, realMs } from '../../rules/core/units'
import { emptyState, inOrder, type CampaignState } from '../state'
import { settleClocks } from './clocks'
import { latenessOf, nextLook, nextRing, ringDue } from './look'
import type { ClockReading, Timer } from './timer'

const timer = (id: string, more: Partial<Timer>): Timer => ({
  id,
  order: 1,
  label: id,
  runs: { type: 'countdown', length: realMs(60_000) },
  state: 'running',
  endsAt: epochMs(60_000),
  left: null,
  repeat: false,
  inSleep: 'runs',
  task: null,
  character: null,
  since: epochMs(0),
  rung: 0,
  isPace: false,
  ...more,
})
const withTimers = (...timers: readonly Timer[]): CampaignState => ({
  ...emptyState('x'),
  timers: Object.fromEntries(timers.map((one) => [one.id, one])),
})

it.each([
  { left: 3_600_000, wait: 15_000, why: 'the machine may have slept' },
  { left: 17_001, wait: 15_000, why: 'still far' },
  { left: 10_000, wait: 8_000, why: 'to two seconds before' },
  { left: 2_000, wait: 250, why: 'within two seconds' },
  { left: 100, wait: 100, why: 'at the very instant' },
  { left: 0, wait: 250, why: 'what could not be kept is tried again' },
])('with $left ms left, looks again after $wait ms: $why', ({ left, wait }) => {
  expect(nextLook(withTimers(timer('a', { endsAt: epochMs(1_000_000 + left) })), epochMs(1_000_000))).toBe(wait)
})

it('looks no more when nothing runs', () => {
  expect(nextLook(withTimers(timer('a', { state: 'paused', endsAt: null })), epochMs(0))).toBeNull()
})

it.each([
  { late: 15_000, is: 'usual' },
  { late: 15_001, is: 'missed' },
  { late: 12 * 3_600_000, is: 'missed' },
  { late: 12 * 3_600_000 + 1, is: 'old' },
])('$late ms late is $is', ({ late, is }) => {
  const [alarm] = inOrder(ringDue(withTimers(timer('a', {})), epochMs(60_000 + late), nextTimeOfDay).alarms)
  expect(alarm?.kind === 'timer' ? latenessOf(alarm) : null).toBe(is)
})

it('RT-3: a daily alarm rings once in the night in which its time comes twice', () => {
  const own = process.env['TZ']
  process.env['TZ'] = 'Europe/Berlin'
  try {
    // 2026-10-25: 02:30 comes at 00:30 and at 01:30 UTC.
    const before = epochMs(Date.UTC(2026, 9, 24, 20))
    const runs = { type: 'time-of-day', time: '02:30' } as const
    let state = withTimers(timer('a', { runs, repeat: true, endsAt: nextTimeOfDay('02:30', before) }))
    const rings: string[] = []
    for (let i = 0; i < 3; i += 1) {
      const at = nextRing(state) ?? epochMs(0)
      rings.push(new Date(at).toISOString())
      state = ringDue(state, at, nextTimeOfDay)
    }
    expect(rings).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z', '2026-10-27T01:30:00.000Z'])
  } finally {
    if (own === undefined) Reflect.deleteProperty(process.env, 'TZ')
    else process.env['TZ'] = own
  }
})

it('RT-4: ten thousand that come due together ring once each, in order, and others go on', () => {
  const many = Array.from({ length: 10_000 }, (_, i) =>
    timer(`t${i}`, { order: i, endsAt: epochMs(60_000 + (i % 2 === 0 ? 0 : 100_000) - (i % 7)) }),
  )
  const state = ringDue(withTimers(...many), epochMs(60_000), nextTimeOfDay)
  const alarms = inOrder(state.alarms)
  expect(alarms).toHaveLength(5_000)
  const at = alarms.map((alarm) => (alarm.kind === 'timer' ? alarm.at : 0))
  expect(at).toEqual([...at].sort((a, b) => a - b))
  expect(Object.values(state.timers).filter(({ state: is }) => is === 'running')).toHaveLength(5_000)
})

const reading = (more: Partial<ClockReading>): ClockReading => ({
  wall: epochMs(1_000_000),
  awake: realMs(1_000_000),
  sinceBoot: realMs(1_000_000),
  boot: 'a',
  zone: 'UTC',
  ...more,
})

it.each([
  { what: 'time went by', now: { wall: 1_030_000, awake: 1_030_000, sinceBoot: 1_030_000 }, runs: 0, pauses: 0 },
  { what: 'the clock was set an hour on', now: { wall: 4_600_000 }, runs: 3_600_000, pauses: 3_600_000 },
  { what: 'it was set a minute back', now: { wall: 940_000 }, runs: -60_000, pauses: -60_000 },
  { what: 'the machine slept', now: { wall: 1_500_000, sinceBoot: 1_500_000 }, runs: 0, pauses: 500_000 },
  {
    what: 'it slept, and the clock was set on meanwhile',
    now: { wall: 1_600_000, sinceBoot: 1_500_000 },
    runs: 100_000,
    pauses: 600_000,
  },
  { what: 'it was started again', now: { wall: 1_500_000, awake: 9, sinceBoot: 9, boot: 'b' }, runs: 0, pauses: 0 },
  {
    what: 'it was started again with a clock that is behind',
    now: { wall: 400_000, awake: 9, sinceBoot: 9, boot: 'b' },
    runs: -600_000,
    pauses: -600_000,
  },
])('RT-2: $what: a countdown that runs on moves by $runs, one that pauses by $pauses', ({ now, runs, pauses }) => {
  const timers = withTimers(timer('runs', {}), timer('pauses', { inSleep: 'pauses' }))
  const before = settleClocks(timers, reading({}), nextTimeOfDay).state
  const after = settleClocks(before, reading(now as Partial<ClockReading>), nextTimeOfDay).state
  const moved = (id: string): number => (after.timers[id]?.endsAt ?? 0) - 60_000
  expect([moved('runs'), moved('pauses')]).toEqual([runs, pauses])
})

it('RT-7: a pace starts with the task, again with every round, and ends with it; undo of a roll leaves it', () => {
  const table = new Table()
  const sammy = table.do('character.add', { name: 'Sammy' })
  const pool = { attribute: 3, skill: 3 }
  const car = table.do('task.begin', {
    system: 'storytelling',
    title: 'The car',
    character: sammy,
    pool,
    target: 5,
    interval: '30m',
  })
  table.do('task.pace', { task: car, each: '60s' })
  const pace = (): string => table.state.timers[`pace/${car}`]?.state ?? 'none'
  const since = (): unknown => [table.state.paces[car], pace()]
  expect(since()).toEqual([60_000, 'running'])
  table.do('storytelling.roll', { task: car, successes: 1 })
  expect(pace()).toBe('running')
  table.do('undo')
  expect(since()).toEqual([60_000, 'running'])
  table.do('task.settle', { task: car, as: 'failed' })
  expect(pace()).toBe('cancelled')
  table.do('task.reopen', { task: car })
  expect(pace()).toBe('running')
  table.do('undo')
  table.do('undo')
  table.do('undo')
  expect(since()).toEqual([undefined, 'none'])
  expect(table.refused('task.pace', { task: car })).toBe('bad-value')
  expect(table.refused('task.pace', { task: 'nobody', each: '60s' })).toBe('unknown')
})
