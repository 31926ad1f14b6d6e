import { decide, type Campaign, type World } from '../campaign/decide'
import { History } from '../campaign/history'
import { oddsView } from '../campaign/odds'
import { emptyState, find, type CampaignState } from '../campaign/state'
import { alarmsView, characterView, clockView, deckView, taskView } from '../campaign/views'
import { seededChance, type Chance } from '../rules/core/chance'
import { epochMs, type Json } from '../rules/core/units'
import { entryText } from '../text/log'
import { refusalText } from '../text/refusals'
import { formatDuration } from '../rules/core/duration'
import { mismatch, withIds, type DoStep, type Script, type Step } from './script'

/** Plays a script against a campaign of its own. @returns null when all is as it must be, else what differs and where */
export function play(script: Script, secureChance: Chance): string | null {
  const player = new Player(script.seed === null ? secureChance : seededChance(script.seed))
  for (const [i, step] of script.steps.entries()) {
    const wrong = player.step(step)
    if (wrong !== null) return `step ${i + 1}: ${wrong}`
  }
  return null
}

class Player {
  #campaign: Campaign = { state: emptyState('Script'), history: new History(), revision: 0 }
  readonly #ids = new Map<string, string>()
  readonly #world: World
  #made = 0

  constructor(chance: Chance) {
    this.#world = { chance, newId: () => `id${(this.#made += 1)}`, wall: epochMs(0) }
  }

  /** @returns null when the step went as it must */
  step(step: Step): string | null {
    switch (step.type) {
      case 'do':
        return this.#do(step)
      case 'see':
        return this.#see(step)
      case 'wait':
      case 'sleep':
        return `this version has no timers: ${step.type} ${step.for}`
    }
  }

  #decide(step: DoStep): ReturnType<typeof decide> {
    return decide(this.#campaign, { do: step.do, with: withIds(step.with, this.#ids) }, this.#world)
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
    const { state, record, made } = result.value
    if (record !== null) {
      this.#campaign.history.append(record)
      this.#campaign = { ...this.#campaign, state, revision: record.revision }
    }
    // What makes nothing of its own is named by its entry in the log.
    const named = made ?? (record?.type === 'done' ? record.entry.id : null)
    if (step.as !== null && named !== null) this.#ids.set(step.as, named)
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
    const seen = view(step.see, of, state, history)
    if (seen === undefined) return `there is no ${step.see} ${JSON.stringify(step.of)}`
    const wrong = mismatch(seen, withIds(step.is, ids), step.within)
    return wrong === null ? null : `${step.see}: ${wrong}`
  }
}

function view(name: string, of: string, state: CampaignState, history: History): Json | undefined {
  const task = find(state.tasks, of)
  const character = find(state.characters, of)
  switch (name) {
    case 'task':
      return task && plain(taskView(state, task))
    case 'odds':
      return task && plain(oddsView(state, task))
    case 'character':
      return character && plain(characterView(state, character))
    case 'clock':
      return plain(clockView(state))
    case 'deck':
      return plain(deckView(state))
    case 'alarms':
      return plain(alarmsView(state))
    case 'log':
      return plain(logView(history))
    default:
      return undefined
  }
}

const logView = (history: History): unknown =>
  history.log.map((entry) => ({
    id: entry.id,
    text: entryText(entry),
    at: formatDuration(entry.at),
    ...(entry.task === null ? {} : { task: entry.task }),
    ...(entry.rolled === null ? {} : { rolled: entry.rolled }),
    ...(Object.keys(entry.draws).length === 0 ? {} : { drew: entry.draws }),
    ...(entry.cites.length === 0 ? {} : { rules: entry.cites }),
    ...(entry.note === null ? {} : { note: entry.note }),
  }))

/** Views are plain data; this leaves out what is undefined, as it would be in JSON. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json
