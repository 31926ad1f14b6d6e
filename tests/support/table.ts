import { decide, type Campaign, type Decided } from '../../src/campaign/decide'
import { History, type Command } from '../../src/campaign/history'
import { emptyState, find, type CampaignState } from '../../src/campaign/state'
import { taskView } from '../../src/campaign/views'
import { seededChance, type Chance } from '../../src/rules/core/chance'
import type { Refusal } from '../../src/rules/core/refusal'
import type { Result } from '../../src/rules/core/result'
import { epochMs, type Json } from '../../src/rules/core/units'
import type { TaskRecord } from '../../src/rules/systems/system'

/** A campaign to give commands to, as the main process would, without disk or windows. Ids are `id1`, `id2`, … */
export class Table {
  campaign: Campaign = { state: emptyState('Test'), history: new History(), revision: 0 }
  readonly #chance: Chance
  #made = 0

  constructor(chance: Chance = seededChance(1)) {
    this.#chance = chance
  }

  get state(): CampaignState {
    return this.campaign.state
  }

  /** Gives a command; what it decides takes place. */
  give(name: string, given: Json = {}): Result<Decided, Refusal> {
    const command: Command = { do: name, with: given }
    const result = decide(this.campaign, command, {
      chance: this.#chance,
      newId: () => `id${(this.#made += 1)}`,
      wall: epochMs(0),
      nextTimeOfDay: (_time, after) => after,
    })
    if (!result.ok || result.value.record === null) return result
    this.campaign.history.append(result.value.record)
    this.campaign = { ...this.campaign, state: result.value.state, revision: result.value.record.revision }
    return result
  }

  /** The same, for a command that must be taken. @returns the id of what it made, '' for nothing */
  do(name: string, given: Json = {}): string {
    const result = this.give(name, given)
    if (!result.ok) throw new Error(`${name} was refused: ${JSON.stringify(result.error)}`)
    return result.value.made ?? ''
  }

  /** The code with which a command is refused; null when it is taken. */
  refused(name: string, given: Json = {}): string | null {
    const result = this.give(name, given)
    return result.ok ? null : result.error.code
  }

  task(id: string): TaskRecord {
    const task = find(this.state.tasks, id)
    if (task === undefined) throw new Error(`No task ${id}`)
    return task
  }

  /** `see: task` */
  see(id: string): Record<string, unknown> {
    return { ...taskView(this.state, this.task(id)) }
  }
}
