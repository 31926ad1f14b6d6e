import type { Component } from 'vue'
import type { LogEntry } from '../../contract/log-entry'
import type { CommandName } from '../../contract/commands'
import type { Deck } from '../../rules/dice/deck'
import type { JsonObject, GameSeconds } from '../../rules/core/units'
import type { SystemId, TaskOptions, TaskRecord } from '../../rules/systems/system'
import type { SignName } from '../ui/drawings/signs'
import type { Refused } from '../refused'
import type { Items } from '../ui/menu'

/*
  The plug between the window and a rule system's panel. A system puts one line into registry.ts: its three components
  and its words. The window does the rest: the head of the panel, whose turn it is, the menu, the begin dialog's frame,
  the log. Nothing here knows a store or the bridge.
*/

/** A command as SCRIPT.md names it: `storytelling.roll` with its fields. */
export interface PanelCommand {
  readonly do: CommandName
  readonly with: JsonObject
}

/** Sends a command. Null when it was done; otherwise why not: nothing has changed and what was typed stays. */
export type Send = (command: PanelCommand) => Promise<Refused | null>

/** What a panel may look at beside its task. */
export interface PanelAround {
  readonly now: GameSeconds
  readonly options: TaskOptions
  readonly deck: Deck
  readonly name: (character: string) => string
  /** Everybody in the campaign, in order: who might help. */
  readonly people: readonly Person[]
  /** A moment of game time as the window's clock writes it, seen from now: `20:00`, `Fri 19:30`. */
  readonly moment: (at: GameSeconds) => string
}

export interface PanelProps<R> {
  readonly task: TaskRecord<R>
  readonly around: PanelAround
  /** Whose panel this is; a task shared by several shows in full at its first participant. */
  readonly character: string
  /** This task's roll is the one to make now: the main act is filled (`kind="turn"`), everywhere else it is `soft`. */
  readonly isTurn: boolean
  /** The window's own items (note, the GM's word, give up, …); a panel puts its own before them. */
  readonly menu: Items
  readonly send: Send
}

/**
 * What the window asks a panel to do from the keyboard (R, E). A panel offers both with `defineExpose`; one that has
 * nothing to do at the moment leaves it.
 */
export interface PanelHandle {
  readonly roll: () => void
  readonly enterDice: () => void
  /** The keys + and −: changes the modifier of the next roll. */
  readonly nudge?: (by: 1 | -1) => void
  /** The task's menu as it is now, the panel's own items first. */
  readonly menu?: Items
}

/** Somebody who can take part. Opponents and helpers have no panel. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly panel: boolean
}

export interface BeginFormProps<R> {
  /** What to start from: a preset's fields, or null for sensible defaults. The form is made anew when it changes. */
  readonly start: JsonObject | null
  readonly people: readonly Person[]
  /** The character from whose panel the dialog was opened. */
  readonly character: string | null
  readonly around: PanelAround
  /** The task as it would begin with what is typed now; null while something is wrong. For the live summary. */
  readonly preview: TaskRecord<R> | null
  /** Why it would be refused now. Shown beside the field it names, through `FieldError` and `mistakeAt`. */
  readonly mistake: Refused | null
  /** Whether Begin was pressed: until then only fields that were touched show their mistake. */
  readonly isAsked: boolean
}

/** What the begin dialog lets a form do (`defineExpose`). */
export interface BeginFormHandle {
  /** Takes over the numbers that “Make it about” may turn; all else stays as it was typed. */
  readonly take: (given: JsonObject) => void
}

/** Emitted once when mounted and on every change: the fields of `task.begin` without `system` and `title`. */
export interface BeginFormEmits {
  change: [fields: JsonObject]
}

export interface JoinFormProps<R> {
  readonly task: TaskRecord<R>
  readonly mistake: Refused | null
}

export interface LogWhyProps {
  /** Line, draws by role, rule numbers, names and title as they were. */
  readonly entry: LogEntry
}

/** How a running task stands in time. */
export interface Urgency {
  /** The next roll is the last that fits, or the deadline is at most one interval away: amber. */
  readonly isShort: boolean
  /** The head's word for it: "Last roll", "Last test". */
  readonly word: string
}

/** What is said of a system's odds. */
export interface OddsWords<R> {
  /** One roll, round or interval to come: "roll 2". */
  readonly step: (n: number) => string
  /** "in 4 rolls". */
  readonly within: (count: number) => string
  /** What the chance is of: "to make it" where it is left out. */
  readonly aim?: (task: TaskRecord<R>, around: PanelAround) => string | null
  /** Why a task that runs has none, in a word; null: nothing needs to be said. */
  readonly whyNone: (task: TaskRecord<R>) => string | null
  /** What they assume, a sentence each. */
  readonly assumes: readonly string[]
}

export interface PanelPlug<R> {
  readonly system: SystemId
  readonly sign: SignName
  readonly Panel: Component
  readonly BeginForm: Component
  /** What stands in an opened log entry above the window's own lines (rules, typed or rolled, note). */
  readonly LogWhy: Component
  /** Whether what fell can be typed as what it came to (successes, a total) alone. Left out: never. */
  readonly hasCount?: (task: TaskRecord<R>) => boolean
  readonly words: {
    /** "Storytelling". */
    readonly system: string
    /** The line under the title, after the system's name: "2 + 4 + specialty". */
    readonly detail: (task: TaskRecord<R>, around: PanelAround) => string
    /** In the head when it is this one's turn: "Roll now", "Act now". */
    readonly turn: string
    /** In the timeline: "Sammy rolls", "Mara, round 3 ends". */
    readonly comingUp: (task: TaskRecord<R>, around: PanelAround) => string
    /**
     * In the head when it is over, where "Succeeded" and "Failed" do not say it: "Won", "Settled". Null: they do. Seen from
     * one of its characters.
     */
    readonly over: (task: TaskRecord<R>, character: string) => string | null
    /** How it ended, for the one line it takes at the foot of a panel: "7 of 7 successes". */
    readonly standing: (task: TaskRecord<R>) => string
  }
  readonly odds: OddsWords<R>
  readonly urgency: (task: TaskRecord<R>, around: PanelAround) => Urgency
  /**
   * Whether something is to be rolled now. Left out: when the clock has reached the moment the roll is due. For systems
   * that act within a round, or whose tests take no time.
   */
  readonly isDueNow?: (task: TaskRecord<R>, around: PanelAround) => boolean
  /** Its roll takes no game time: it waits for it at the present moment. Left out: every roll takes some. */
  readonly takesNoTime?: (task: TaskRecord<R>) => boolean
  /**
   * The fields of a participant for `task.join`, where characters may come and go. Props `JoinFormProps`, emits `change`
   * like BeginForm with the participant's fields without `character`; the window asks for the character itself.
   */
  readonly JoinForm?: Component
}

export type AnyPlug = PanelPlug<unknown>

/**
 * Puts a panel into the registry. It is only ever given tasks of its own system, so the type of `rules` can be forgotten
 * here and nowhere else.
 */
export const forPanels = <R>(plug: PanelPlug<R>): AnyPlug => plug as unknown as AnyPlug
