import { gameSeconds, type GameSeconds, type JsonObject, type RealMs } from '../rules/core/units'
import { freshDeck, type Deck } from '../rules/dice/deck'
import type { Calendar } from './calendar/calendar'
import type { ClockMark, Timer, TimerAlarm } from './timers/timer'
import type { SystemId, TaskRecord, TimeDieHits } from '../rules/systems/system'

/**
 * All of a campaign but its history. What is written both inside and outside of undo is keyed by id, with an order
 * number where order matters: patches never name an array place.
 */
export interface CampaignState {
  readonly name: string
  readonly options: CampaignOptions
  readonly clock: { readonly now: GameSeconds; readonly chapter: number; readonly story: number }
  readonly characters: Readonly<Record<string, Character>>
  readonly tasks: Readonly<Record<string, TaskRecord>>
  readonly deck: Deck
  readonly presets: Readonly<Record<string, Preset>>
  readonly alarms: Readonly<Record<string, Alarm>>
  /** Timers of the table's own time. They and their alarms lie outside undo. */
  readonly timers: Readonly<Record<string, Timer>>
  /** How the machine's clocks stood to each other when timers were last made to fit them; null before the first timer. */
  readonly clockMark: ClockMark | null
  /** Real time per round or roll, by task. */
  readonly paces: Readonly<Record<string, RealMs>>
  /** How panels stand on the table, by character; one without an entry stands as it comes. Outside undo. */
  readonly panels: Readonly<Record<string, PanelStand>>
  /** What the player view may show, by task; without an entry nothing. Outside undo. */
  readonly revealed: Readonly<Record<string, Revealed>>
  /** What else the player view may show. Outside undo. */
  readonly playersSee: PlayersSee
}

export interface PanelStand {
  /** From 0 among those that were put in order; null: after them. */
  readonly place: number | null
  readonly folded: boolean
  readonly pinned: boolean
}

/** What players may see of a task. */
export interface Revealed {
  readonly exists: boolean
  readonly name: boolean
  readonly need: boolean
  readonly progress: boolean
  readonly deadline: boolean
}

/** What players may see beside tasks; all of it no at first. */
export interface PlayersSee {
  /** The campaign's name. */
  readonly name: boolean
  readonly clock: boolean
  /** Timers by id; without an entry not. */
  readonly timers: Readonly<Record<string, boolean>>
}

export interface CampaignOptions {
  readonly roundLength: GameSeconds
  readonly timeDieHits: TimeDieHits
  readonly usualSystem: SystemId | null
  readonly showOdds: boolean
  /** What names the days. */
  readonly calendar: Calendar
  /** Time of day at which the campaign began, `HH:MM`. */
  readonly startsAt: string
}

export interface Character {
  readonly id: string
  readonly order: number
  readonly name: string
  readonly player: string
  readonly notes: string
  /** False: an opponent or helper without a panel of its own. */
  readonly panel: boolean
  /** The same text twice is two Conditions. */
  readonly conditions: readonly string[]
  readonly beats: number
}

/** A `task.begin` without its characters, kept under a name. */
export interface Preset {
  readonly id: string
  readonly order: number
  readonly name: string
  readonly with: JsonObject
}

/** An alarm that has been raised and not yet acknowledged. Its id names the occurrence, so it cannot be raised twice. */
export type Alarm = GameAlarm | TimerAlarm

/** A roll that came due or a deadline reached, in game time. */
export interface GameAlarm {
  readonly id: string
  readonly order: number
  readonly kind: 'due' | 'deadline'
  readonly task: string
  readonly at: GameSeconds
}

/** A campaign before anything has happened: the clock at 0, a fresh deck, the usual options. */
export const emptyState = (name: string): CampaignState => ({
  name,
  options: {
    roundLength: gameSeconds(6),
    timeDieHits: 'margin',
    usualSystem: null,
    showOdds: true,
    calendar: 'plain',
    startsAt: '00:00',
  },
  clock: { now: gameSeconds(0), chapter: 1, story: 1 },
  characters: {},
  tasks: {},
  deck: freshDeck,
  presets: {},
  alarms: {},
  timers: {},
  clockMark: null,
  paces: {},
  panels: {},
  revealed: {},
  playersSee: { name: false, clock: false, timers: {} },
})

/** Records in their order, oldest first. */
export const inOrder = <T extends { readonly order: number }>(records: Readonly<Record<string, T>>): readonly T[] =>
  Object.values(records).sort((a, b) => a.order - b.order)

/** The order number of the next record. */
export const nextOrder = (records: Readonly<Record<string, { readonly order: number }>>): number =>
  Object.values(records).reduce((most, record) => Math.max(most, record.order), 0) + 1

/** A record by id, and never something that an object has by itself (`constructor`). */
export const find = <T>(records: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(records, id) ? records[id] : undefined

/** The records but for one; the same object when it is not there. */
export function without<T>(records: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
  const { [id]: _gone, ...rest } = records
  return rest
}

/** The state with a task added, or in the place of the one of the same id. */
export const withTask = (state: CampaignState, task: TaskRecord): CampaignState => ({
  ...state,
  tasks: { ...state.tasks, [task.id]: task },
})

/** The state with a character added, or in the place of the one of the same id. */
export const withCharacter = (state: CampaignState, character: Character): CampaignState => ({
  ...state,
  characters: { ...state.characters, [character.id]: character },
})
