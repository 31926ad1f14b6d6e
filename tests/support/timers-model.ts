import { decide, decideLook, outside, type Campaign, type Decided, type World } from '../../src/campaign/decide'
import { History, type Command } from '../../src/campaign/history'
import { emptyState, inOrder } from '../../src/campaign/state'
import { settleClocks } from '../../src/campaign/timers/clocks'
import { nextLook, nextRing } from '../../src/campaign/timers/look'
import type { ClockReading, NextTimeOfDay } from '../../src/campaign/timers/timer'
import { seededChance } from '../../src/rules/core/chance'
import { epochMs, realMs } from '../../src/rules/core/units'

/*
  Timers played at random against a model that shares no code with them. The model knows the true time, of which the
  machine has only its three clocks: it counts what was slept and what was awake by itself, and finds times of day by
  walking from minute to minute.
*/

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Zones of the model: minutes ahead of UTC. */
const ZONES = [0, 120, -210, 345, 840]

/** What the model knows of a timer. `due` counts in true time, in waking time for one that pauses, else on the wall. */
interface Modelled {
  readonly measure: 'true' | 'awake' | 'wall'
  readonly length: number
  readonly minuteOfDay: number
  readonly repeat: boolean
  state: 'running' | 'paused' | 'rang' | 'cancelled'
  due: number
  left: number
  since: number
}

interface Rung {
  readonly timer: string
  readonly late: number
  readonly times: number
}

export class TimersModel {
  readonly #random: () => number
  /** The world. */
  #true = 0
  #slept = 0
  #wall = 1_700_000_000_000
  #bootedAt = 0
  #sleptBeforeBoot = 0
  #boot = 1
  #zone = 0
  /** The machine under test. */
  #campaign: Campaign = { state: emptyState('Model'), history: new History(), revision: 0 }
  #made = 0
  /** The model. */
  readonly #timers = new Map<string, Modelled>()
  #seen = { offset: 0, zone: 0, boot: 1 }
  readonly #open = new Set<string>()
  readonly #everRaised = new Set<string>()
  readonly counts: Record<string, number> = {}
  rings = 0

  constructor(seed: number) {
    let a = seed
    this.#random = () => {
      a = (a + 0x6d2b79f5) | 0
      let t = Math.imul(a ^ (a >>> 15), 1 | a)
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
      return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
    }
    this.#seen.offset = this.#wall - this.#true
  }

  /** One step at random, and all that must hold after it. @throws Error when something does not */
  step(): void {
    const does = this.#pick([
      ...['wait', 'wait', 'wait', 'look', 'look', 'look', 'scheduled', 'scheduled', 'scheduled'],
      ...['sleep', 'setClock', 'zone', 'crash', 'reboot', 'start', 'start', 'startAt'],
      ...['pause', 'resume', 'cancel', 'restart', 'change', 'acknowledge', 'acknowledgeAll', 'undo'],
    ] as const)
    this.counts[does] = (this.counts[does] ?? 0) + 1
    switch (does) {
      case 'wait':
        return this.#pass(this.#span(), 'awake')
      case 'sleep':
        return this.#pass(this.#span() * 20 + SECOND, 'asleep')
      case 'setClock':
        this.#wall += this.#pick([-DAY, -HOUR, -MINUTE, -SECOND, SECOND, MINUTE, HOUR, 3 * DAY]) * (1 + this.#whole(3))
        return
      case 'zone':
        this.#zone = this.#whole(ZONES.length)
        return
      case 'look':
        return this.#look()
      case 'scheduled':
        return this.#waitAsScheduled()
      case 'crash':
        this.#restart()
        this.#pass(this.#span() + SECOND, this.#random() < 0.5 ? 'awake' : 'asleep')
        return
      case 'reboot':
        return this.#reboot()
      case 'start':
        return this.#start()
      case 'startAt':
        return this.#startAt()
      case 'undo':
        return this.#undo()
      case 'acknowledge':
      case 'acknowledgeAll':
        return this.#acknowledge(does === 'acknowledgeAll')
      default:
        return this.#toTimer(does)
    }
  }

  #pass(time: number, how: 'awake' | 'asleep'): void {
    this.#true += time
    this.#wall += time
    if (how === 'asleep') this.#slept += time
  }

  /** As the service does: not a moment longer than it says, and at that moment it looks. */
  #waitAsScheduled(): void {
    const wait = nextLook(this.#campaign.state, epochMs(this.#wall))
    const first = nextRing(this.#campaign.state)
    if (wait === null) return
    check(wait > 0 && wait <= 15_000, `waits ${wait}`)
    if (first !== null && first > this.#wall) check(this.#wall + wait <= first, 'sleeps over a ring')
    this.#pass(wait, 'awake')
    this.#look()
  }

  #restart(): void {
    const kept = JSON.parse(JSON.stringify(this.#campaign.state)) as Campaign['state']
    this.#campaign = { state: kept, history: new History(), revision: 0 }
  }

  #reboot(): void {
    this.#look()
    this.#restart()
    this.#pass(this.#span(), 'awake')
    this.#boot += 1
    this.#bootedAt = this.#true
    this.#sleptBeforeBoot = this.#slept
    // How long the machine was off only the wall clock knows; were it set before anybody looked, nobody could tell.
    this.#look()
  }

  #reading(): ClockReading {
    const sinceBoot = this.#true - this.#bootedAt
    const slept = this.#slept - this.#sleptBeforeBoot
    return {
      wall: epochMs(this.#wall),
      awake: realMs(sinceBoot - slept),
      sinceBoot: realMs(sinceBoot),
      boot: `boot ${this.#boot}`,
      zone: String(this.#zone),
    }
  }

  get #world(): World {
    return {
      chance: seededChance(1),
      newId: () => `t${(this.#made += 1)}`,
      wall: epochMs(this.#wall),
      nextTimeOfDay: this.#next,
    }
  }

  readonly #next: NextTimeOfDay = (time, after) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const ahead = (ZONES[this.#zone] ?? 0) * MINUTE
    const midnight = Math.floor((after + ahead) / DAY) * DAY - ahead
    const today = midnight + (hours * 60 + minutes) * MINUTE
    return epochMs(today > after ? today : today + DAY)
  }

  /** The model's own way to it: minute by minute. */
  #walk(minuteOfDay: number, after: number): number {
    const ahead = (ZONES[this.#zone] ?? 0) * MINUTE
    for (let at = Math.floor(after / MINUTE) * MINUTE + MINUTE; ; at += MINUTE) {
      if (Math.floor(((((at + ahead) % DAY) + DAY) % DAY) / MINUTE) === minuteOfDay) return at
    }
  }

  #take(decided: Decided | null): void {
    if (decided === null || decided.record === null) return
    this.#campaign.history.append(decided.record)
    this.#campaign = { ...this.#campaign, state: decided.state, revision: decided.record.revision }
  }

  /** What the model makes of clocks that do not stand as they stood when it last looked. */
  #notice(): void {
    const offset = this.#wall - this.#true
    const wasSet = this.#seen.boot === this.#boot && this.#seen.offset !== offset
    const isElsewhere = this.#seen.zone !== this.#zone
    this.#seen = { offset, zone: this.#zone, boot: this.#boot }
    if (!wasSet && !isElsewhere) return
    for (const timer of this.#timers.values()) {
      if (timer.measure !== 'wall' || timer.state !== 'running') continue
      timer.since = Math.min(timer.since, this.#wall)
      timer.due = this.#walk(timer.minuteOfDay, timer.since)
    }
  }

  #measured(timer: Modelled): number {
    return timer.measure === 'true' ? this.#true : timer.measure === 'awake' ? this.#true - this.#slept : this.#wall
  }

  get #anyRuns(): boolean {
    return [...this.#timers.values()].some(({ state }) => state === 'running')
  }

  #look(): void {
    const before = this.#campaign.state.alarms
    if (nextRing(this.#campaign.state) !== null) this.#take(decideLook(this.#campaign, this.#reading(), this.#next))
    const raised = inOrder(this.#campaign.state.alarms).filter(({ id }) => !Object.hasOwn(before, id))
    const rang: Rung[] = raised.map((alarm) => {
      check(!this.#everRaised.has(alarm.id), `${alarm.id} was raised twice`)
      this.#everRaised.add(alarm.id)
      this.#open.add(alarm.id)
      if (alarm.kind !== 'timer') throw new Error('a game alarm')
      return { timer: alarm.timer, late: alarm.late, times: alarm.times }
    })
    if (this.#anyRuns) this.#notice()
    const sorted = (rungs: readonly Rung[]): string =>
      JSON.stringify([...rungs].sort((a, b) => (a.timer < b.timer ? -1 : 1)))
    const must = this.#mustRing()
    check(sorted(rang) === sorted(must), `rang ${sorted(rang)}, must ${sorted(must)}`)
    this.rings += must.length
    this.#compare()
  }

  #mustRing(): readonly Rung[] {
    return [...this.#timers].flatMap(([id, timer]) => {
      const now = this.#measured(timer)
      if (timer.state !== 'running' || timer.due > now) return []
      const late = now - timer.due
      let times = 1
      if (!timer.repeat) timer.state = 'rang'
      else
        for (; ; times += 1) {
          timer.since = timer.due
          timer.due = timer.measure === 'wall' ? this.#walk(timer.minuteOfDay, timer.due) : timer.due + timer.length
          if (timer.due > now) break
        }
      return [{ timer: id, late, times }]
    })
  }

  /** What is left must be the same to the millisecond, whenever it has just been looked. */
  #compare(): void {
    for (const [id, timer] of this.#timers) {
      const is = this.#campaign.state.timers[id]
      check(is?.state === timer.state, `${id} is ${is?.state}, must be ${timer.state}`)
      if (timer.state === 'running') {
        const left = timer.due - this.#measured(timer)
        check((is?.endsAt ?? 0) - this.#wall === left, `${id}: ${(is?.endsAt ?? 0) - this.#wall} left, must ${left}`)
      }
      if (timer.state === 'paused') check(is?.left === timer.left, `${id}: paused with ${is?.left}, must ${timer.left}`)
    }
  }

  /** As a session does: the clocks first, then the command. */
  #give(command: Command): string {
    const reading = this.#reading()
    const settled = settleClocks(this.#campaign.state, reading, this.#next)
    this.#take(outside(this.#campaign, settled.state, reading.wall))
    this.#notice()
    const result = decide(this.#campaign, command, this.#world)
    if (!result.ok) throw new Error(`${command.do}: ${result.error.code}`)
    this.#take(result.value)
    return result.value.made ?? ''
  }

  #start(): void {
    if (this.#timers.size >= 8) return this.#forget()
    const seconds = 1 + this.#whole(this.#pick([5, 100, 5_000]))
    const [repeat, pauses] = [this.#random() < 0.3, this.#random() < 0.4]
    const id = this.#give({
      do: 'timer.start',
      with: { label: 'x', for: `${seconds}s`, repeat, inSleep: pauses ? 'pauses' : 'runs' },
    })
    const measure = pauses ? 'awake' : 'true'
    const timer: Modelled = {
      measure,
      length: seconds * SECOND,
      minuteOfDay: 0,
      repeat,
      state: 'running',
      due: 0,
      left: 0,
      since: this.#wall,
    }
    timer.due = this.#measured(timer) + timer.length
    this.#timers.set(id, timer)
  }

  #startAt(): void {
    if (this.#timers.size >= 8) return this.#forget()
    const minuteOfDay = this.#whole(1_440)
    const at = [Math.floor(minuteOfDay / 60), minuteOfDay % 60].map((n) => String(n).padStart(2, '0')).join(':')
    const repeat = this.#random() < 0.5
    const id = this.#give({ do: 'timer.start', with: { label: 'x', at, repeat } })
    this.#timers.set(id, {
      measure: 'wall',
      length: 0,
      minuteOfDay,
      repeat,
      state: 'running',
      due: this.#walk(minuteOfDay, this.#wall),
      left: 0,
      since: this.#wall,
    })
  }

  /** One that is over goes from the model, so that others can come. */
  #forget(): void {
    const [id] = [...this.#timers].find(([, { state }]) => state === 'rang' || state === 'cancelled') ?? []
    if (id !== undefined) return void this.#timers.delete(id)
    const [first, timer] = [...this.#timers][this.#whole(this.#timers.size)] ?? []
    if (first === undefined || timer === undefined) return
    this.#give({ do: 'timer.cancel', with: { timer: first } })
    timer.state = 'cancelled'
  }

  #toTimer(does: 'pause' | 'resume' | 'cancel' | 'restart' | 'change'): void {
    const [id, timer] = [...this.#timers][this.#whole(Math.max(1, this.#timers.size))] ?? []
    if (id === undefined || timer === undefined) return
    const isCountdown = timer.measure !== 'wall'
    const now = (): number => this.#measured(timer)
    switch (does) {
      case 'pause':
        if (timer.state !== 'running' || !isCountdown) return
        this.#give({ do: 'timer.pause', with: { timer: id } })
        timer.state = 'paused'
        timer.left = Math.max(0, timer.due - now())
        return
      case 'resume':
        if (timer.state !== 'paused') return
        this.#give({ do: 'timer.resume', with: { timer: id } })
        timer.state = 'running'
        timer.due = now() + timer.left
        return
      case 'cancel':
        if (timer.state !== 'running' && timer.state !== 'paused') return
        this.#give({ do: 'timer.cancel', with: { timer: id } })
        timer.state = 'cancelled'
        return
      case 'restart':
        this.#give({ do: 'timer.restart', with: { timer: id } })
        timer.state = 'running'
        timer.since = this.#wall
        timer.due = isCountdown ? now() + timer.length : this.#walk(timer.minuteOfDay, this.#wall)
        return
      case 'change': {
        if (!isCountdown || (timer.state !== 'running' && timer.state !== 'paused')) return
        const by = this.#pick([-100, -30, 30, 600])
        this.#give({ do: 'timer.change', with: { timer: id, by: `${by}s` } })
        if (timer.state === 'paused') timer.left = Math.max(0, timer.left + by * SECOND)
        else timer.due = Math.max(now(), timer.due + by * SECOND)
      }
    }
  }

  #acknowledge(all: boolean): void {
    const [id] = this.#open
    if (id === undefined) return
    this.#give({ do: 'alarm.acknowledge', ...(all ? {} : { with: { alarm: id } }) })
    if (all) this.#open.clear()
    else this.#open.delete(id)
    const left = Object.keys(this.#campaign.state.alarms)
    check(left.length === this.#open.size && left.every((one) => this.#open.has(one)), 'other alarms are open')
  }

  /** Something that can be undone comes and goes; timers and their alarms do not notice. */
  #undo(): void {
    this.#give({ do: 'clock.advance', with: { by: '1h' } })
    const { timers, alarms } = this.#campaign.state
    this.#give({ do: 'undo' })
    const after = this.#campaign.state
    check(JSON.stringify([timers, alarms]) === JSON.stringify([after.timers, after.alarms]), 'undo touched timers')
  }

  #span(): number {
    return (
      this.#pick([1, 50, 999, 5 * SECOND, 40 * SECOND, 10 * MINUTE, 2 * HOUR]) * (1 + this.#whole(3)) + this.#whole(500)
    )
  }

  #whole(n: number): number {
    return Math.floor(this.#random() * n)
  }

  #pick<T>(from: readonly T[]): T {
    const one = from[this.#whole(from.length)]
    if (one === undefined) throw new Error('nothing to pick from')
    return one
  }
}

function check(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}

/** So many steps in games of a thousand, each with a seed of its own. @returns what was done */
export function playModel(
  steps: number,
  firstSeed: number,
): { readonly rings: number; readonly counts: Record<string, number> } {
  const counts: Record<string, number> = {}
  let rings = 0
  for (let game = 0; game * 1_000 < steps; game += 1) {
    const model = new TimersModel(firstSeed + game)
    for (let i = 0; i < 1_000; i += 1) {
      try {
        model.step()
      } catch (error) {
        throw new Error(`seed ${firstSeed + game}, step ${i}: ${String(error)}`)
      }
    }
    rings += model.rings
    for (const [name, count] of Object.entries(model.counts)) counts[name] = (counts[name] ?? 0) + count
  }
  return { rings, counts }
}
