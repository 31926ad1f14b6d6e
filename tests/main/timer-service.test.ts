import { expect, it } from 'vitest'
import { ringDue } from '../../src/campaign/timers/look'
import { emptyState, type Alarm, type CampaignState } from '../../src/campaign/state'
import type { Meanwhile, Timer, TimerAlarm } from '../../src/campaign/timers/timer'
import { TimerService, type Ringing } from '../../src/main/timers/timer-service'
import { hearer } from '../../src/main/timers/hearing'
import { ringOf, soundOf } from '../../src/main/timers/rings'
import { busName } from '../../src/main/timers/bus-name'
import { readStored } from '../../src/main/settings/stored'
import { defaultSettings } from '../../src/contract/settings'
import { epochMs, realMs } from '../../src/rules/core/units'
import { fakeClock, seconds, type FakeClock } from '../support/fake-clock'

const timer = (id: string, endsAt: number): Timer => ({
  id,
  order: 1,
  label: id,
  runs: { type: 'countdown', length: realMs(1_000) },
  state: 'running',
  endsAt: epochMs(endsAt),
  left: null,
  repeat: false,
  inSleep: 'runs',
  task: null,
  character: null,
  since: epochMs(0),
  rung: 0,
  isPace: false,
})

class FakeSession implements Ringing {
  state: CampaignState
  looks: (readonly [number, Meanwhile])[] = []
  canKeep = true
  fails = false
  readonly #clock: FakeClock

  constructor(clock: FakeClock, timers: readonly Timer[]) {
    this.#clock = clock
    this.state = { ...emptyState('x'), timers: Object.fromEntries(timers.map((one) => [one.id, one])) }
  }

  look(meanwhile: Meanwhile = null): Promise<readonly TimerAlarm[]> {
    this.looks.push([this.#clock.now(), meanwhile])
    if (this.fails) return Promise.reject(new Error('a fault'))
    const after = ringDue(this.state, this.#clock.now(), (_time, at) => at, meanwhile)
    const before = this.state.alarms
    if (this.canKeep) this.state = after
    return Promise.resolve(
      Object.values(after.alarms).flatMap((one) => (one.kind === 'timer' && !(one.id in before) ? [one] : [])),
    )
  }
}

function serving(...sessions: readonly FakeSession[]) {
  const heard: string[] = []
  const logged: string[] = []
  const service = (clock: FakeClock) =>
    new TimerService<FakeSession>({
      clock,
      sessions: () => sessions,
      hear: (_session, alarms) => heard.push(...alarms.map(({ label, late }) => `${label} +${late}`)),
      log: ({ event }) => logged.push(event),
    })
  return { service, heard, logged }
}

it('one scheduler over all campaigns: looks at least every 15 s, and rings at the very instant', async () => {
  const clock = fakeClock()
  const [a, b] = [new FakeSession(clock, [timer('a', 40_000)]), new FakeSession(clock, [timer('b', 40_100)])]
  const { service, heard } = serving(a, b)
  await service(clock).lookNow()
  await clock.pass(seconds(60))
  expect(heard).toEqual(['a +0', 'b +0'])
  const times = a.looks.map(([at]) => at)
  expect(times.slice(0, 5)).toEqual([0, 15_000, 30_000, 38_000, 38_100])
  expect(times.at(-1)).toBe(40_100)
})

it('what was due before it was opened came while it was closed', async () => {
  const clock = fakeClock()
  await clock.pass(seconds(100))
  const session = new FakeSession(clock, [timer('a', 40_000), timer('b', 90_000_000)])
  const { service, heard } = serving(session)
  const timers = service(clock)
  await timers.lookNow()
  expect(heard).toEqual(['a +60000'])
  await timers.lookNow()
  expect(session.looks.map(([, meanwhile]) => meanwhile)).toEqual(['closed', null])
})

it('what cannot be kept is heard all the same, once, and kept when it can be', async () => {
  const clock = fakeClock()
  const session = new FakeSession(clock, [timer('a', 1_000)])
  session.canKeep = false
  const { service, heard } = serving(session)
  await service(clock).lookNow()
  await clock.pass(seconds(10))
  expect(heard).toEqual(['a +0'])
  session.canKeep = true
  await clock.pass(seconds(1))
  expect(heard).toEqual(['a +0'])
  expect(Object.keys(session.state.alarms)).toHaveLength(1)
})

it('one campaign’s fault silences no other', async () => {
  const clock = fakeClock()
  const [bad, good] = [new FakeSession(clock, [timer('a', 1_000)]), new FakeSession(clock, [timer('b', 1_000)])]
  bad.fails = true
  const { service, heard, logged } = serving(bad, good)
  await service(clock).lookNow()
  await clock.pass(seconds(2))
  expect(heard).toEqual(['b +0'])
  expect(new Set(logged)).toEqual(new Set(['timers/look-failed']))
})

it('each way to be heard stands alone', async () => {
  const told: string[] = []
  const logged: unknown[] = []
  const ring = { sound: 'timer', title: 'x', body: '', task: null, alarms: [] } as const
  hearer<null>(
    {
      sound: () => {
        throw new Error('no sound')
      },
      mark: () => Promise.reject(new Error('no mark')),
      notification: () => void told.push('notification'),
    },
    ({ way }) => logged.push(way),
  )(null, ring)
  await new Promise((resolve) => setImmediate(resolve))
  expect([told, logged]).toEqual([['notification'], ['sound', 'mark']])
})

const alarm = (id: string, late: number): Alarm => ({
  id,
  order: 1,
  kind: 'timer',
  timer: id,
  label: id,
  task: null,
  at: epochMs(0),
  late: realMs(late),
  times: 1,
  meanwhile: null,
})
const HOUR = 3_600_000

it.each([
  { what: 'one on time', lates: [0], sound: 'timer', title: 'a0' },
  { what: 'several at once ring once', lates: [0, 3, 9], sound: 'timer', title: '3 alarms' },
  { what: 'one on time among late ones', lates: [HOUR, 0], sound: 'timer', title: '2 alarms' },
  { what: 'missed: one soft sound', lates: [HOUR, 2 * HOUR], sound: 'soft', title: '2 alarms came late' },
  { what: 'older than half a day: nothing is heard', lates: [13 * HOUR], sound: undefined, title: undefined },
])('$what', ({ lates, sound, title }) => {
  const ring = ringOf(
    emptyState('x'),
    lates.map((late, i) => alarm(`a${i}`, late)),
  )
  expect([ring?.sound, ring?.title]).toEqual([sound, title])
})

it('silence and volume hold back the sound, and nothing else', () => {
  const ring = ringOf(emptyState('x'), [alarm('a', 0)])
  if (ring === null) throw new Error('no ring')
  const { alarms } = defaultSettings
  expect(soundOf(ring, alarms, 5)).toBe('bell')
  expect(soundOf(ring, { ...alarms, silentUntil: epochMs(6) }, 5)).toBeNull()
  expect(soundOf(ring, { ...alarms, silentUntil: epochMs(5) }, 5)).toBe('bell')
  expect(soundOf(ring, { ...alarms, volume: 0 }, 5)).toBeNull()
  expect(soundOf(ring, { ...alarms, sounds: { ...alarms.sounds, timer: 'none' } }, 5)).toBeNull()
  expect(soundOf({ ...ring, sound: 'soft' }, { ...alarms, sounds: { ...alarms.sounds, timer: 'none' } }, 5)).toBe(
    'soft',
  )
})

it('how alarms are heard is read from settings of any age', () => {
  const { alarms } = defaultSettings
  expect(
    readStored({ settings: { alarms: { volume: 30, tray: false, sounds: { due: 'none' } } } }).settings.alarms,
  ).toEqual({
    ...alarms,
    volume: 30,
    tray: false,
    sounds: { ...alarms.sounds, due: 'none' },
  })
  expect(
    readStored({ settings: { alarms: { volume: 900, silentUntil: 'x', sounds: { timer: 'gong' } } } }).settings.alarms,
  ).toEqual(alarms)
})

it('asks the session bus with the first program that is there, once in half a minute', async () => {
  let now = 0
  const ran: string[] = []
  let ends: 'ok' | 'failed' | 'late' = 'ok'
  const ask = busName('a.b', '/a', 'a.b.Ping', {
    now: () => now,
    run: (command) => {
      ran.push(command[0] ?? '')
      return Promise.resolve(command[0] === 'dbus-send' ? 'missing' : ends)
    },
  })
  expect(await Promise.all([ask(), ask()])).toEqual(['yes', 'yes'])
  ends = 'late'
  expect(await ask()).toBe('yes')
  now = 30_001
  expect(await ask()).toBe('no-answer')
  ends = 'failed'
  now = 70_000
  expect(await ask()).toBe('nobody')
  expect(ran).toEqual(['dbus-send', 'gdbus', 'dbus-send', 'gdbus', 'dbus-send', 'gdbus'])
})
