import type { LogSearch } from '../campaign/find-in-log'
import type { Command } from '../campaign/history'
import type { Patch } from '../campaign/patch'
import type { CampaignState } from '../campaign/state'
import type { Result } from '../rules/core/result'
import type { EpochMs } from '../rules/core/units'
import type { ActId } from './acts'
import type { CorrectionPreview } from './corrections'
import type { AppError } from './errors'
import type { PageFault } from './faults'
import type { BackupDetails, BackupInfo, Comparison, Offers } from './files'
import type { LogEntry } from './log-entry'
import type { PlayerWindowState } from './player'
import type { Saving } from './saving'
import type { Settings, SettingsChange, SoundName } from './settings'

/**
 * All that a window may ask of the main process. The window's campaign is known by the window: no request names one.
 * A request without a schema or a handler does not compile.
 */
export interface Requests {
  'app:info': { input: null; output: AppInfo }
  /** An error in the page that nothing there answers for. */
  'app:fault': { input: PageFault; output: null }
  /** Versions, settings, sizes and the last faults, as text, to the clipboard. */
  'app:copy-diagnostics': { input: null; output: null }
  'settings:get': { input: null; output: Settings }
  /** What is left out stays. */
  'settings:set': { input: SettingsChange; output: Settings }
  /** Where Longroll keeps what is not in campaign files. */
  'settings:folders': { input: null; output: Folders }
  /** In the system's file manager. */
  'settings:show-folder': { input: { readonly folder: 'data' | 'backups' }; output: null }
  /** `chosen`: asks in the system's dialog where new backups go; `own`: into the app's own data again. */
  'settings:backup-folder': { input: { readonly to: 'chosen' | 'own' }; output: Folders }
  /** Sends a test alarm one way, and says what the system made of it. */
  'alarms:try': { input: { readonly way: TriedWay }; output: Tried }

  'campaigns:recent': { input: null; output: readonly RecentCampaign[] }
  /** The campaign that this window has just closed, if its drive can be taken out; told once. */
  'campaigns:closed': { input: null; output: ClosedCampaign | null }
  'campaigns:forget': { input: { readonly path: string }; output: readonly RecentCampaign[] }
  /** Asks for a place in the system's dialog, makes the file there and opens its window. */
  'campaigns:new': { input: { readonly name: string }; output: Opened }
  /** A window that welcomes comes forward and asks for a name. */
  'campaigns:ask-for-new': { input: null; output: null }
  /** Asks in the system's dialog. */
  'campaigns:open': { input: null; output: Opened }
  /**
   * A path of the recent list, or one that has just been answered in an error. `setJournalAside`: the GM's answer to
   * `file/journal-conflict`: the file as it is; the journal is kept, but out of the way.
   */
  'campaigns:open-recent': { input: { readonly path: string; readonly setJournalAside: boolean }; output: Opened }

  /** What can be done about a file that cannot be opened: a path that was just answered in an error. */
  'campaigns:offers': { input: { readonly path: string }; output: Offers }
  /** A backup in the place of the bad file, of which a copy is put aside. */
  'campaigns:recover': { input: { readonly path: string; readonly backup: string }; output: Opened }
  /** To be looked at, never to be saved. */
  'campaigns:look': { input: { readonly path: string }; output: Opened }
  /** A new copy of the sample campaign, in Longroll's own folder; asks nothing. */
  'campaigns:sample': { input: null; output: Opened }
  /** A file that was dropped on the window. */
  'campaigns:open-dropped': { input: { readonly path: string }; output: Opened }

  /** Asks for a place; the window goes on with the new file, which is a campaign of its own. */
  'campaign:save-as': { input: null; output: Opened }
  /** Asks for a place; the copy opens in a window of its own. */
  'campaign:duplicate': { input: null; output: Opened }
  /** Its file, in the same folder. */
  'campaign:rename': { input: { readonly name: string }; output: Opened }
  /** Asks for a place for the file. */
  'campaign:move': { input: null; output: Opened }
  /** Shows the file in the system's file manager. */
  'campaign:reveal': { input: null; output: null }
  /** Newest first; whether each is whole is said with its details. */
  'campaign:backups': { input: null; output: readonly BackupInfo[] }
  'campaign:backup': { input: { readonly id: string }; output: BackupDetails }
  'campaign:restore': { input: { readonly id: string }; output: { readonly revision: number } }
  /** With the file as it lies there, or with a conflict copy beside it. */
  'campaign:compare': { input: { readonly path: string | null }; output: Comparison }
  /** The GM's choice in a conflict. `ours` goes into the file, `theirs` is opened and ours stays in its copy. */
  'campaign:settle': { input: { readonly take: 'ours' | 'theirs' }; output: Saving }

  /** A script makes a new campaign: asks for both in the system's dialogs. */
  'campaigns:import': { input: null; output: Opened }
  /** The whole campaign as a script; asks for a place. */
  'campaign:export-script': { input: null; output: Exported }
  /** What happened, as Markdown; a file is asked for in the system's dialog. */
  'campaign:recap': { input: RecapAsked; output: Exported }

  'campaign:snapshot': { input: null; output: Snapshot }
  'campaign:log': { input: LogQuery; output: LogPage }
  /** A stretch of the log, of a character, a task or with certain words. Answered soon, whatever was found by then. */
  'campaign:find': { input: FindQuery; output: FindPage }
  /** Answered when the change is durable; the change itself comes as `campaign:changed`. */
  'campaign:run': { input: GivenCommand; output: { readonly revision: number } }
  /** What `history.correct` or `history.remove` would do; nothing is changed by asking. */
  'campaign:preview-correction': { input: Command; output: CorrectionPreview }
  /** Into the campaign's file now, not in a moment. */
  'campaign:save': { input: null; output: Saving }
  'campaign:close': { input: null; output: null }
  /** Opens, closes, blanks the player view of the window's campaign. What is left out stays; it answers with how it is. */
  'player:set': { input: Partial<PlayerWindowState>; output: PlayerWindowState }
}

/** What windows are told without asking. */
export interface Pushes {
  'campaign:changed': Change
  'campaign:saving': Saving
  /** The window's campaign was opened anew: all of it may be otherwise. */
  'campaign:reopened': null
  'settings:changed': Settings
  'menu:chose': MenuAct
  /** The page plays it; it knows nothing of when. */
  'alarm:sound': Sound
  /** An alarm was chosen outside of the window: its task is brought into view. */
  'alarm:open': { readonly task: string }
  /** How the campaign's player view is; also when somebody closed it, or blanked it by its own key. */
  'player:state': PlayerWindowState
}

export type RequestName = keyof Requests
export type PushName = keyof Pushes
export type Reply<K extends RequestName> = Result<Requests[K]['output'], AppError>

export interface AppInfo {
  readonly version: string
  readonly platform: string
}

/** Real places on this computer, to be shown. */
export interface Folders {
  /** The app's own data: settings, journals, logs. */
  readonly data: string
  /** Where new backups are to go. */
  readonly backups: string
  /** That folder cannot be reached now: they go to the app's own data meanwhile. */
  readonly isAway: boolean
}

/** Sound is tried by the page itself. */
export type TriedWay = 'notification' | 'mark' | 'tray'

/** `given`: the system took it. Otherwise what it refused, as far as it can be told. */
export type Tried =
  | { readonly is: 'given' }
  | {
      readonly is: 'refused'
      /** Nobody shows notifications here; whoever should does not answer; it was shown to be impossible; no tray is there. */
      readonly why: 'nobody-shows' | 'no-answer' | 'failed' | 'no-tray' | 'not-here'
    }

export interface Sound {
  readonly sound: SoundName | 'soft'
  /** 0 to 100. */
  readonly volume: number
}

export interface RecentCampaign {
  readonly path: string
  readonly name: string
  readonly lastPlayed: EpochMs
  /** Tasks that were running when it was last open. */
  readonly running: number
  readonly isThere: boolean
  /** It is there, and is not what Longroll once wrote. */
  readonly isDamaged: boolean
}

export interface ClosedCampaign {
  readonly name: string
  /** The name of the drive on which its file lies. */
  readonly drive: string
  /** All of it is in its file; as far as the drive says; not all of it is; another campaign on the drive is open still. */
  readonly stands: 'safe' | 'unconfirmed' | 'behind' | 'another-open'
}

/** False: the GM closed the dialog without choosing. */
export interface Opened {
  readonly opened: boolean
}

/** False: the GM closed the dialog without choosing. */
export interface Exported {
  readonly isDone: boolean
}

export interface RecapAsked {
  readonly span: RecapSpan
  readonly to: 'file' | 'clipboard'
}

/** Which part of what happened is told: since the last long gap, all, or from one entry of the log to another. */
export type RecapSpan =
  { readonly type: 'session' | 'all' } | { readonly type: 'entries'; readonly from: string; readonly to: string }

/** `seen`: the revision that the window showed when the GM gave it. */
export interface GivenCommand extends Command {
  readonly seen: number
}

export interface Snapshot {
  readonly campaign: string
  readonly revision: number
  readonly state: CampaignState
  /** The newest page of the log. */
  readonly log: LogPage
  readonly undo: LogEntry | null
  readonly redo: LogEntry | null
  readonly saving: Saving
  readonly file: { readonly path: string; readonly name: string }
  readonly notices: readonly Notice[]
}

/** Something about the file that the GM should know and need not answer. */
export type Notice =
  /** The journal was damaged after its last good change; the damaged part is kept at `kept`. */
  | { readonly key: 'journal-was-damaged'; readonly changes: number; readonly kept: string }
  /** Changes that do not continue the file lie in a file of their own. */
  | { readonly key: 'conflict-copy'; readonly path: string }
  /** So many changes (null: nobody can say) do not continue the file, and what they continue is gone: the journal is kept there. */
  | { readonly key: 'changes-aside'; readonly changes: number | null; readonly kept: string }
  /** The file was moved, and the link by which it was opened still leads to where it was. */
  | { readonly key: 'link-left'; readonly path: string }
  /** A sync client, or Longroll, has left copies beside the file. */
  | { readonly key: 'conflict-copies'; readonly paths: readonly string[] }
  /** The file has several names (hard links): only this one goes on. */
  | { readonly key: 'several-names'; readonly names: number }
  /** Somebody else wrote the file; it was opened anew. */
  | { readonly key: 'changed-outside' }
  /** It is a new copy of the sample, in Longroll's own folder. */
  | { readonly key: 'sample' }

/** The `count` entries before `before` (an entry's id; null: the end), oldest first. */
export interface LogQuery {
  readonly before: string | null
  readonly count: number
}

export interface LogPage {
  readonly entries: readonly LogEntry[]
  /** There are older ones. */
  readonly more: boolean
}

export interface FindQuery extends LogSearch {
  /** Capitals and accents do not matter; empty: any. */
  readonly text: string
}

export interface FindPage {
  /** Oldest first. */
  readonly entries: readonly LogEntry[]
  /** Where to go on; null: nothing further that way. */
  readonly next: string | null
}

/** One step forward: `revision` is one more than the window's, or the window asks for a snapshot. */
export interface Change {
  readonly revision: number
  readonly patch: Patch
  readonly type: 'done' | 'undone' | 'redone' | 'outside'
  /** What was done, undone or done again; null for what is not logged (a timer rang). */
  readonly entry: LogEntry | null
  /** Further entries of the same step, in order: a task that was rolled out. */
  readonly also?: readonly LogEntry[]
  /** Older entries that read otherwise now, by a correction that was done, undone or done again: as many as a window keeps. */
  readonly anew?: readonly LogEntry[]
  /** What undo and redo would take now. */
  readonly undo: LogEntry | null
  readonly redo: LogEntry | null
}

/** Chosen in the menu bar; the window does it as if its own key had been pressed. */
export type MenuAct = ActId

/** The bridge object of every window, `window.longroll`. */
export interface Bridge {
  request<K extends RequestName>(name: K, input: Requests[K]['input']): Promise<Reply<K>>
  /** @returns what ends the listening */
  onPush<K extends PushName>(name: K, listener: (content: Pushes[K]) => void): () => void
  /** Where a file (the page's own `File`) lies that was dropped on the window; empty when it lies nowhere. */
  readonly pathOf?: (file: object) => string
}

const requests: { readonly [K in RequestName]: true } = {
  'app:info': true,
  'app:fault': true,
  'app:copy-diagnostics': true,
  'settings:get': true,
  'settings:set': true,
  'settings:folders': true,
  'settings:show-folder': true,
  'settings:backup-folder': true,
  'alarms:try': true,
  'campaigns:recent': true,
  'campaigns:forget': true,
  'campaigns:closed': true,
  'campaigns:new': true,
  'campaigns:ask-for-new': true,
  'campaigns:open': true,
  'campaigns:open-recent': true,
  'campaigns:offers': true,
  'campaigns:recover': true,
  'campaigns:look': true,
  'campaigns:sample': true,
  'campaigns:open-dropped': true,
  'campaign:save-as': true,
  'campaign:duplicate': true,
  'campaign:rename': true,
  'campaign:move': true,
  'campaign:reveal': true,
  'campaign:backups': true,
  'campaign:backup': true,
  'campaign:restore': true,
  'campaign:compare': true,
  'campaign:settle': true,
  'campaigns:import': true,
  'campaign:export-script': true,
  'campaign:recap': true,
  'campaign:snapshot': true,
  'campaign:log': true,
  'campaign:find': true,
  'campaign:run': true,
  'campaign:preview-correction': true,
  'campaign:save': true,
  'campaign:close': true,
  'player:set': true,
}

const pushes: { readonly [K in PushName]: true } = {
  'campaign:changed': true,
  'campaign:saving': true,
  'campaign:reopened': true,
  'settings:changed': true,
  'menu:chose': true,
  'alarm:sound': true,
  'alarm:open': true,
  'player:state': true,
}

/** Whether a window may ask for this; names that an object has by itself are none. */
export const isRequestName = (name: unknown): name is RequestName =>
  typeof name === 'string' && Object.hasOwn(requests, name)

export const requestNames: readonly RequestName[] = Object.keys(requests).filter(isRequestName)

/** Whether this may be pushed to a window; names that an object has by itself are none. */
export const isPushName = (name: unknown): name is PushName => typeof name === 'string' && Object.hasOwn(pushes, name)
