import { decide, decideRings, outside, type Campaign, type Decided, type World } from '../campaign/decide'
import { givenBack } from '../campaign/corrections/given-back'
import { History } from '../campaign/history'
import { emptyState, type CampaignState } from '../campaign/state'
import { markOf, settleClocks } from '../campaign/timers/clocks'
import { nextRing } from '../campaign/timers/look'
import type { ClockReading, NextTimeOfDay } from '../campaign/timers/timer'
import { seededChance, type Chance } from '../rules/core/chance'
import { fail, ok, type Result } from '../rules/core/result'
import { epochMs, gameSeconds, realMs, type EpochMs } from '../rules/core/units'
import { refusalText } from '../text/refusals'
import { parseDuration } from '../rules/core/duration'
import { see, SCRIPT_BEGINS } from './see'
import { mismatch, withIds, type DoStep, type Names, type Script, type Step } from '../campaign/script/script'

/** Plays a script against a campaign of its own. @returns null when all is as it must be, else what differs and where */
export function play(script: Script, secureChance: Chance): string | null {
  const played = playToEnd(script, secureChance)
  return played.ok ? null : played.error
}

/** How a script leaves its campaign, and the ids of what it names. */
export interface Played {
  readonly state: CampaignState
  readonly ids: ReadonlyMap<string, string>
}

/** Plays a script to its end; fails with what differs and where. */
export function playToEnd(script: Script, secureChance: Chance): Result<Played, string> {
  const player = new Player(script.seed === null ? secureChance : seededChance(script.seed))
  for (const [i, step] of script.steps.entries()) {
    const wrong = player.step(step)
    if (wrong !== null) return fail(`step ${i + 1}: ${wrong}`)
  }
  return ok(player.played)
}

class Player {
  #campaign: Campaign = { state: emptyState('Script'), history: new History(), revision: 0 }
  readonly #ids = new Map<string, string>()
  /** What a step is called by is also its entry in the log. */
  readonly #entries = new Map<string, string>()
  readonly #chance: Chance
  #now: EpochMs = SCRIPT_BEGINS
  #made = 0
  #slept = 0

  constructor(chance: Chance) {
    this.#chance = chance
  }

  get #names(): Names {
    return { ids: this.#ids, entries: this.#entries }
  }

  get #world(): World {
    return { chance: this.#chance, newId: () => `id${(this.#made += 1)}`, wall: this.#now, nextTimeOfDay: inUtc }
  }

  get played(): Played {
    return { state: this.#campaign.state, ids: this.#ids }
  }

  /** @returns null when the step went as it must */
  step(step: Step): string | null {
    switch (step.type) {
      case 'do':
        return this.#do(step)
      case 'see':
        return this.#see(step)
      case 'wait':
      case 'sleep': {
        const seconds = parseDuration(step.for, gameSeconds(6))
        if (seconds === null) return `${step.for} is no duration`
        const until = epochMs(this.#now + seconds * 1_000)
        if (step.type === 'wait') this.#wait(until)
        else this.#sleep(until)
        return null
      }
    }
  }

  /** Real time passes, and each timer rings at its instant. */
  #wait(until: EpochMs): void {
    for (let next = nextRing(this.#campaign.state); next !== null && next <= until;) {
      this.#now = next
      this.#ring()
      next = nextRing(this.#campaign.state)
    }
    this.#now = until
  }

  /** The machine is suspended: what was due meanwhile rings on waking, late. */
  #sleep(until: EpochMs): void {
    const before = this.#clocks(this.#now)
    this.#slept += until - this.#now
    this.#now = until
    const campaign = this.#campaign
    const { state } = settleClocks({ ...campaign.state, clockMark: markOf(before) }, this.#clocks(until), inUtc)
    this.#take(outside(campaign, state, until))
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

  #decide(step: DoStep): ReturnType<typeof decide> {
    const { chance } = givenBack({ draws: step.drew }, this.#chance)
    const command = { do: step.do, with: withIds(step.with, this.#names) }
    return decide(this.#campaign, command, { ...this.#world, chance })
  }

  #do(step: DoStep): string | null {
    const result = this.#decide(step)
    if (!result.ok) {
      const { code, field } = result.error
      if (code === step.fails) return null
      const said = `${step.do} was refused: ${code}${field === undefined ? '' : ` (${field})`}: ${refusalText(result.error)}`
      return step.fails === null ? said : `${said} It must be refused with ${step.fails}`
    }
    if (step.fails !== null) return `${step.do} was done. It must be refused with ${step.fails}`
    const { record, made } = result.value
    this.#take(result.value)
    // A timer that a command has shortened to nothing rings at once.
    this.#ring()
    const entry = record?.type === 'done' ? record.entry.id : null
    if (step.as !== null && made !== null) this.#ids.set(step.as, made)
    if (step.as !== null && entry !== null) this.#entries.set(step.as, entry)
    return null
  }

  #see(step: Extract<Step, { type: 'see' }>): string | null {
    let { state } = this.#campaign
    let history = this.#campaign.history
    let ids: ReadonlyMap<string, string> = this.#ids
    if (step.after !== null) {
      const result = this.#decide(step.after)
      if (!result.ok) return `${step.after.do} was refused: ${result.error.code}: ${refusalText(result.error)}`
      state = result.value.state
      const { record, made } = result.value
      if (record !== null) history = new History([...history.records, record])
      // A task not yet begun can be looked at by the name it would have.
      if (step.after.as !== null && made !== null) ids = new Map([...ids, [step.after.as, made]])
    }
    const of = typeof step.of === 'string' ? (ids.get(step.of) ?? step.of) : ''
    const seen = see(step.see, of, state, history, this.#now)
    if (seen === undefined) return `there is no ${step.see} ${JSON.stringify(step.of)}`
    const wrong = mismatch(seen, withIds(step.is, { ids, entries: this.#entries }), step.within)
    return wrong === null ? null : `${step.see}: ${wrong}`
  }
}

const DAY = 86_400_000

/** Scripts are played as if in UTC, so that they mean the same everywhere. */
const inUtc: NextTimeOfDay = (time, after) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const today = Math.floor(after / DAY) * DAY + (hours * 60 + minutes) * 60_000
  return epochMs(today > after ? today : today + DAY)
}
