import type { Json, JsonObject } from '../../src/rules/core/units'
import { seededChance, type Chance } from '../../src/rules/core/chance'
import { Table } from './table'

const LETTERS = 'abcdefghijkl'

/** A campaign with one Dramatic Task; its participants are `a`, `b`, `c`, … by the letter. */
export class DramaticTable {
  readonly table: Table
  readonly task: string
  readonly ids: readonly string[]

  /**
   * @param people what is said of each participant beside its character; d8 Wild Cards if nothing
   * @param more what is said of the task
   */
  constructor(people: readonly JsonObject[], more: JsonObject, chance: Chance = seededChance(1)) {
    this.table = new Table(chance)
    this.ids = people.map((_, i) => this.table.do('character.add', { name: LETTERS[i] ?? '?' }))
    const participants = people.map((one, i) => ({ character: this.ids[i] ?? '', die: 8, ...one }))
    this.task = this.table.do('task.begin', { system: 'dramatic-task', title: 'Task', participants, ...more })
  }

  /** The id of a letter; anything else stays as it is. */
  id(letter: string): string {
    return (letter.length === 1 ? this.ids[LETTERS.indexOf(letter)] : undefined) ?? letter
  }

  #with(given: JsonObject): JsonObject {
    const named: JsonObject = Object.fromEntries(
      Object.entries(given).map(([key, value]: [string, Json]) =>
        key === 'character' || key === 'for' ? [key, typeof value === 'string' ? this.id(value) : value] : [key, value],
      ),
    )
    return { task: this.task, ...named }
  }

  /** Cards in the participants' order, `'2D 10C JR'`; without them the app deals. */
  deal(cards?: string): void {
    this.table.do('dramaticTask.deal', this.dealing(cards))
  }

  dealing(cards?: string): JsonObject {
    if (cards === undefined) return { task: this.task }
    const characters = this.see().participants.map((one) => one.character)
    return {
      task: this.task,
      cards: Object.fromEntries(cards.split(' ').map((card, i) => [characters[i] ?? '?', card])),
    }
  }

  roll(character: string, given: JsonObject = {}): void {
    this.table.do('dramaticTask.roll', this.#with({ character, ...given }))
  }

  support(character: string, supported: string, given: JsonObject = {}): void {
    this.table.do('dramaticTask.support', this.#with({ character, for: supported, ...given }))
  }

  hold(character: string): void {
    this.table.do('dramaticTask.hold', this.#with({ character }))
  }

  endRound(): void {
    this.table.do('dramaticTask.endRound', { task: this.task })
  }

  /** One whole round: cards, rolls in order (nobody rolls where there is null), end. */
  round(cards: string, rolls: readonly (JsonObject | null)[]): void {
    this.deal(cards)
    rolls.forEach((given, i) => {
      if (given !== null) this.roll(LETTERS[i] ?? '?', given)
    })
    this.endRound()
  }

  /** The code with which a command on the task is refused, null when it is taken. */
  refused(name: string, given: JsonObject = {}): string | null {
    return this.table.refused(name, this.#with(given))
  }

  see(): DramaticSeen {
    return this.table.see(this.task) as unknown as DramaticSeen
  }

  get left(): number {
    return 54 - this.table.state.deck.out.length
  }
}

/** What a test looks at in `see: task`. */
export interface DramaticSeen {
  readonly status: string
  readonly reason: string | null
  readonly progress: { readonly have: number; readonly need: number }
  readonly round: number
  readonly rounds: number
  readonly step: number
  readonly tokens: { readonly have: number; readonly need: number }
  readonly participants: readonly {
    readonly character: string
    readonly card: string | null
    readonly complication: boolean
    readonly joker: boolean
    readonly acted: boolean
    readonly support: number
  }[]
  readonly lastRoll: {
    readonly total: number | null
    readonly tokens: number
    readonly criticalFailure: boolean
  } | null
  readonly interval: string | null
  readonly dueAt: string | null
  readonly elapsed: string
}

/** One die's faces that total this much, aces and all; null if they cannot (a d8 never brings exactly 8). */
function facesOf(total: number, sides: number): readonly number[] | null {
  if (total < 1 || total % sides === 0) return null
  return [...Array.from({ length: Math.floor(total / sides) }, () => sides), total % sides]
}

/** Dice of a d8 Wild Card that total this much, never a critical failure. */
export function dice(total: number): JsonObject {
  const trait = facesOf(total, 8)
  const wild = trait === null ? facesOf(total, 6) : [1]
  if (wild === null || total < 2) throw new Error(`Neither a d8 nor a d6 totals ${total}`)
  return { trait: [...(trait ?? [2])], wild: [...wild] }
}

export const critical: JsonObject = { trait: [1], wild: [1] }
