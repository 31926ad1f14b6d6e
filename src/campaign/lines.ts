import type { SystemLine } from '../rules/systems/index'
import type { TimerAct } from './timers/timer'
import type { Line, TaskReason, TaskStatus } from '../rules/systems/system'

/** What the campaign itself writes into the log: keys and facts, worded in `text`. Game times are whole seconds. */
export type CampaignLine =
  | { readonly key: 'campaign.configured'; readonly fields: readonly string[] }
  | { readonly key: 'preset.saved'; readonly name: string }
  | { readonly key: 'preset.removed'; readonly name: string }
  | { readonly key: 'character.added'; readonly name: string }
  | { readonly key: 'character.edited'; readonly name: string; readonly was: string }
  | { readonly key: 'character.removed'; readonly name: string }
  | { readonly key: 'character.condition-added'; readonly character: string; readonly condition: string }
  | {
      readonly key: 'character.condition-resolved'
      readonly character: string
      readonly condition: string
      readonly beats: number
    }
  | {
      readonly key: 'clock.moved'
      readonly from: number
      readonly to: number
      readonly due: number
      readonly deadlines: number
    }
  | { readonly key: 'chapter.ended'; readonly chapter: number }
  | { readonly key: 'story.ended'; readonly story: number }
  | { readonly key: 'task.begun' }
  | { readonly key: 'task.noted'; readonly text: string }
  | { readonly key: 'note.added'; readonly text: string; readonly character: string | null }
  | { readonly key: 'task.abandoned' }
  | { readonly key: 'task.resumed'; readonly deadlineAt: number | null }
  | { readonly key: 'task.removed' }
  | { readonly key: 'task.edited'; readonly changes: readonly GmChangeLine[] }
  | { readonly key: 'task.settled'; readonly as: 'succeeded' | 'failed' }
  | { readonly key: 'task.reopened' }
  /** Real time per round or roll, in seconds; null: none any more. */
  | { readonly key: 'task.paced'; readonly each: number | null }
  | { readonly key: 'deck.shuffled' }
  | { readonly key: 'alarm.acknowledged'; readonly count: number }
  | HistoryLine
  /** The campaign as a backup held it at that revision. */
  | { readonly key: 'backup.restored'; readonly revision: number }
  | { readonly key: 'timer.changed'; readonly label: string; readonly what: TimerAct }

/** A correction: how the entry read, how it reads now, and what became of what followed. */
export type HistoryLine =
  ({ readonly key: 'history.corrected' } & WhatFollowed) | ({ readonly key: 'history.removed' } & WhatFollowed)

export interface WhatFollowed {
  readonly was: Said
  /** Null: taken out. */
  readonly now: Said | null
  /** How many later entries count otherwise. */
  readonly otherwise: number
  /** For how many of them something was drawn anew. */
  readonly drew: number
  /** Later entries that no longer fit. */
  readonly dropped: readonly Said[]
}

/** One value changed by the GM's word; durations and deadlines as whole seconds of game time. */
export interface GmChangeLine {
  readonly field: 'title' | 'need' | 'have' | 'limit' | 'interval' | 'deadline'
  readonly to: string | number | null
}

export type LogLine = CampaignLine | SystemLine

/** What an entry's words are made from: its line, and the names that things had then. */
export interface Said {
  /** A line of the log. A correction's own line holds others, so its type is left open here. */
  readonly line: Line
  /** By character's id. */
  readonly names: Readonly<Record<string, string>>
  /** The task's. */
  readonly title: string | null
  /** The task's characters, by id and in order. */
  readonly who: readonly string[]
}

/** How the task of an entry stopped or ended in that same step; null when it did neither. */
export interface EntryEnd {
  readonly status: TaskStatus
  readonly reason: TaskReason | null
}
