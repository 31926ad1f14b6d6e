import type { Refusal } from '../rules/core/refusal'

/** What kept a file from being read or written, as the GM can understand it. */
export type FileTrouble =
  | 'disk-full'
  | 'read-only'
  | 'no-permission'
  /** Held by another program (a scanner, a sync client) longer than we were willing to wait. */
  | 'locked'
  /** The file, or the folder it lies in, is not there any more. */
  | 'gone'
  /** The disk itself answered with an error, or took less than it said. */
  | 'device'
  | 'name-too-long'
  | 'too-large'
  /** The file is not what Longroll last read or wrote: somebody else wrote to it. */
  | 'changed-outside'
  | 'other'

/** The first of these checks that a campaign file did not pass. */
export type Damage = 'header' | 'length' | 'hash' | 'json' | 'content'

/** What of a campaign lies in the journal, untouched and safe. */
export interface JournalHolds {
  readonly changes: number
  readonly revision: number
}

export type FileError =
  | { readonly code: 'file/missing'; readonly path: string }
  | { readonly code: 'file/exists'; readonly path: string }
  | {
      readonly code: 'file/unreadable'
      readonly path: string
      readonly reason: FileTrouble
      readonly system: string | null
    }
  | { readonly code: 'file/not-a-campaign'; readonly path: string }
  | {
      readonly code: 'file/damaged'
      readonly path: string
      readonly found: Damage
      readonly journal: JournalHolds | null
    }
  | { readonly code: 'file/too-new'; readonly path: string; readonly fileVersion: number; readonly appVersion: number }
  /**
   * The journal holds changes that do not continue this file: `file-changed` elsewhere since, `file-moved` here from where
   * the journal knew it, or the journal itself is `journal-damaged`. Opening with the journal set aside is offered.
   */
  | {
      readonly code: 'file/journal-conflict'
      readonly path: string
      readonly why: 'file-changed' | 'file-moved' | 'journal-damaged'
      readonly journal: JournalHolds | null
    }
  /** The campaign is only looked at; it cannot be played. */
  | { readonly code: 'file/looked-at'; readonly path: string }
  /** A backup that is gone, or is not any more what it was. */
  | { readonly code: 'file/no-such-backup' }
  /** What is to be moved or copied is not in its file yet. */
  | { readonly code: 'file/behind'; readonly path: string }
  | NotSaved

/** `kept`: every change is safe in the journal and only the file is behind; otherwise the last command was not taken. */
export interface NotSaved {
  readonly code: 'file/not-saved'
  readonly path: string
  readonly reason: FileTrouble
  /** The system's own code (`ENOSPC`), for diagnostics only. */
  readonly system: string | null
  readonly kept: boolean
}

/** Something that was to go out was not written; whatever lay there lies there still. */
export interface NotWritten {
  readonly code: 'file/not-written'
  readonly path: string
  readonly reason: FileTrouble
  readonly system: string | null
}

export type ScriptError =
  | { readonly code: 'script/not-one'; readonly path: string }
  /** `step` is counted from 1; null: the step itself cannot be read. */
  | {
      readonly code: 'script/stopped'
      readonly path: string
      readonly step: number
      readonly do: string
      readonly refusal: Refusal | null
    }

export type IpcError =
  | { readonly code: 'ipc/foreign-sender' }
  | { readonly code: 'ipc/bad-shape'; readonly request: string; readonly at: string }
  /** A window asked about its campaign and has none (any more). */
  | { readonly code: 'ipc/no-campaign' }
  /** A bug in Longroll; the campaign is as it was before the request. */
  | { readonly code: 'app/failed'; readonly request: string }
  | { readonly code: 'settings/not-kept'; readonly system: string | null }

/** Everything that can be answered to a window instead of what it asked for. `text` words each. */
export type AppError = Refusal | FileError | NotWritten | ScriptError | IpcError
