import { seededChance, type Chance } from '../../rules/core/chance'
import type { Refusal } from '../../rules/core/refusal'
import type { Result } from '../../rules/core/result'
import { epochMs, realMs, type EpochMs, type GameSeconds, type JsonObject } from '../../rules/core/units'
import type { Campaign } from '../campaign'
import { givenBack } from '../corrections/given-back'
import { decide, decideRings, outside, type Decided, type World } from '../decide'
import { History, type Command } from '../history'
import { emptyState } from '../state'
import { markOf, settleClocks } from '../timers/clocks'
import { nextRing } from '../timers/look'
import type { ClockReading, NextTimeOfDay } from '../timers/timer'
import { withIds, type DoStep, type Names } from './script'

/** A campaign that a script is played on, with a clock of its own: waiting takes no time. */
export class ScriptTable {
  #campaign: Campaign
  #now: EpochMs
  #slept = 0
  #made = 0
  readonly #ids = new Map<string, string>()
  /** What a step is called by is also its entry in the log. */
  readonly #entries = new Map<string, string>()
  readonly #chance: Chance
  /** For looks ahead, which must not use up what a seed will give to the commands. */
  readonly #lookChance: Chance
  readonly #newId: () => string

  constructor(given: {
    readonly name: string
    /** Without a seed. */
    readonly chance: Chance
    readonly seed: number | null
    readonly begins: EpochMs
    readonly newId?: () => string
  }) {
    this.#campaign = { state: emptyState(given.name), history: new History(), revision: 0 }
    this.#chance = given.seed === null ? given.chance : seededChance(given.seed)
    this.#lookChance = given.seed === null ? given.chance : seededChance(~given.seed)
    this.#now = given.begins
    this.#newId = given.newId ?? (() => `id${(this.#made += 1)}`)
  }

  get campaign(): Campaign {
    return this.#campaign
  }

  get now(): EpochMs {
    return this.#now
  }

  get names(): Names {
    return { ids: this.#ids, entries: this.#entries }
  }

  get #world(): World {
    return { chance: this.#chance, newId: this.#newId, wall: this.#now, nextTimeOfDay: inUtc }
  }

  /** What a step would do; nothing is changed by asking. */
  look(step: Pick<DoStep, 'do' | 'with' | 'drew'>): Result<Decided, Refusal> {
    return this.decide(this.#command(step), step.drew, this.#lookChance)
  }

  #command(step: Pick<DoStep, 'do' | 'with'>): Command {
    return { do: step.do, with: withIds(step.with, this.names) }
  }

  /** Does a step, and remembers what it is called by. */
  do(step: Pick<DoStep, 'do' | 'with' | 'drew' | 'as'>): Result<Decided, Refusal> {
    const result = this.decide(this.#command(step), step.drew)
    if (!result.ok) return result
    const { record, made } = result.value
    this.#take(result.value)
    // A timer that a command has shortened to nothing rings at once.
    this.#ring()
    const entry = record?.type === 'done' ? record.entry.id : null
    if (step.as !== null && made !== null) this.#ids.set(step.as, made)
    if (step.as !== null && entry !== null) this.#entries.set(step.as, entry)
    return result
  }

  decide(command: Command, drew: JsonObject, source: Chance = this.#chance): Result<Decided, Refusal> {
    const { chance } = givenBack({ draws: drew }, source)
    return decide(this.#campaign, command, { ...this.#world, chance })
  }

  /** Real time passes, and each timer rings at its instant. */
  wait(seconds: GameSeconds): void {
    const until = epochMs(this.#now + seconds * 1_000)
    for (let next = nextRing(this.#campaign.state); next !== null && next <= until;) {
      this.#now = next
      this.#ring()
      next = nextRing(this.#campaign.state)
    }
    this.#now = until
  }

  /** The machine is suspended: what was due meanwhile rings on waking, late. */
  sleep(seconds: GameSeconds): void {
    const before = this.#clocks(this.#now)
    this.#slept += seconds * 1_000
    this.#now = epochMs(this.#now + seconds * 1_000)
    const { state } = settleClocks(
      { ...this.#campaign.state, clockMark: markOf(before) },
      this.#clocks(this.#now),
      inUtc,
    )
    this.#take(outside(this.#campaign, state, this.#now))
    this.#ring()
  }

  #clocks(wall: EpochMs): ClockReading {
    return { wall, awake: realMs(wall - this.#slept), sinceBoot: realMs(wall), boot: 'script', zone: 'UTC' }
  }

  #ring(): void {
    this.#take(decideRings(this.#campaign, this.#world))
  }

  #take(decided: Decided | null): void {
    if (decided === null || decided.record === null) return
    const { state, record } = decided
    this.#campaign.history.append(record)
    this.#campaign = { ...this.#campaign, state, revision: record.revision }
  }
}

const DAY = 86_400_000

/** Scripts are played as if in UTC, so that they mean the same everywhere. */
const inUtc: NextTimeOfDay = (time, after) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const today = Math.floor(after / DAY) * DAY + (hours * 60 + minutes) * 60_000
  return epochMs(today > after ? today : today + DAY)
}
