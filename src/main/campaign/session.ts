import { basename } from 'node:path'
import { decide, decideLook, outside, type Campaign, type Decided, type World } from '../../campaign/decide'
import { isCorrection, previewCorrection } from '../../campaign/corrections/correct'
import { askedOnce } from '../../campaign/corrections/once'
import { findInLog } from '../../campaign/find-in-log'
import {
  entriesOf,
  entryOf,
  History,
  makesAnew,
  patchOf,
  type Command,
  type Entry,
  type HistoryRecord,
} from '../../campaign/history'
import { applyPatch } from '../../campaign/patch'
import type { CampaignState } from '../../campaign/state'
import { settleClocks } from '../../campaign/timers/clocks'
import { nextRing } from '../../campaign/timers/look'
import type { Meanwhile, TimerAlarm } from '../../campaign/timers/timer'
import type { Change, FindPage, FindQuery, GivenCommand, LogPage, LogQuery, Snapshot } from '../../contract/channels'
import type { LogEntry } from '../../contract/log-entry'
import type { CorrectionPreview } from '../../contract/corrections'
import type { FileError, NotSaved } from '../../contract/errors'
import { logEntryOf, MOST_KEPT } from '../../contract/log-entry'
import { previewFor } from '../../contract/correction-preview'
import type { LookedAt, Saving } from '../../contract/saving'
import { restore, type RestoredFrom } from '../../campaign/restore'
import type { Chance } from '../../rules/core/chance'
import { refuse, type Refusal } from '../../rules/core/refusal'
import { fail, ok, type Result } from '../../rules/core/result'
import type { Clock } from '../platform/clock'
import type { Trouble } from '../platform/file-trouble'
import { inSlices } from '../platform/slices'
import { campaignContent, type CampaignContent } from './campaign-content'
import type { AskedAt, FileWriter } from './file-writer'
import type { AskedCorrection } from './heavy-work'
import { LastChanged } from './last-changed'
import type { MadeLine } from './journal'
import type { OpenCampaign } from './open-campaign'
import { isPacked, unpacked } from './packed-record'
import { Saver, type Outside } from './saver'
import { saying } from './saying'

/** How much of the log a window is given without asking. */
const FIRST_PAGE = 40

export interface SessionParts {
  readonly clock: Clock
  readonly writer: FileWriter
  /** Chance and ids; the time of a command is the clock's. */
  readonly world: Omit<World, 'wall'>
  /** Called in the order of revisions, when the change is durable and before the command is answered. */
  readonly onChange: (change: Change) => void
  readonly onSaving: (saving: Saving) => void
  /** Where this campaign goes when somebody else wrote its file too. */
  readonly conflictName?: (path: string) => string
}

/** One open campaign. Takes one command at a time; nobody else writes to it. */
export class Session {
  readonly id: string
  /** Real path of the file. */
  readonly path: string
  /** The path by which it was opened: a link may lead to it. */
  readonly openedAs: string
  readonly #parts: SessionParts
  readonly #opened: OpenCampaign<CampaignContent>
  readonly #history: History
  readonly #lastChanged: LastChanged
  readonly #saver: Saver
  #state: CampaignState
  #revision: number
  #turn: Promise<unknown> = Promise.resolve()
  /** Draws for a correction are the same while it is looked at and when it is done. */
  #correcting: Chance
  #drawsSince: number
  #isClosed = false

  /** @param history of what was opened, if it was read already */
  constructor(
    opened: OpenCampaign<CampaignContent>,
    parts: SessionParts,
    history = new History(opened.content.history),
  ) {
    this.id = opened.id
    this.path = opened.path
    this.openedAs = opened.openedAs
    this.#parts = parts
    this.#opened = opened
    this.#state = opened.content.state
    this.#revision = opened.revision
    this.#history = history
    this.#correcting = askedOnce(parts.world.chance)
    this.#drawsSince = opened.revision
    this.#lastChanged = new LastChanged(this.#history)
    this.#saver = new Saver({
      journal: opened.journal,
      writer: parts.writer,
      clock: parts.clock,
      path: opened.path,
      fileRevision: opened.fileRevision,
      whole: () => ({ revision: this.#revision, content: campaignContent.write(this.#content()) }),
      onSaving: parts.onSaving,
      sha256: opened.sha256,
      conflictName: () => parts.conflictName?.(opened.path) ?? `${opened.path}.conflict`,
    })
  }

  get state(): CampaignState {
    return this.#state
  }

  saving(): Saving {
    const { readOnly } = this.#opened
    return readOnly === null ? this.#saver.saving() : { is: 'looked-at', why: readOnly }
  }

  get readOnly(): LookedAt | null {
    return this.#opened.readOnly
  }

  get history(): History {
    return this.#history
  }

  /** All of it as it stands, for a file of its own. */
  get content(): CampaignContent {
    return this.#content()
  }

  /** Answered when the change is durable; a refused command has changed nothing. */
  run(given: GivenCommand): Promise<Result<{ readonly revision: number }, Refusal | FileError>> {
    const mine = this.#turn.then(() => this.#run(given))
    this.#turn = mine.catch(() => null)
    return mine
  }

  /** The campaign as a backup holds it, as one more change: one undo takes it back. */
  restore(to: CampaignState, from: RestoredFrom): Promise<Result<{ readonly revision: number }, Refusal | FileError>> {
    const mine = this.#turn.then(async () => {
      if (this.#opened.readOnly !== null) return fail({ code: 'file/looked-at' as const, path: this.path })
      if (this.#isClosed) return refuse('stale', { key: 'stale' })
      return this.#done(restore(this.#now(), to, from, this.#parts.clock.now()))
    })
    this.#turn = mine.catch(() => null)
    return mine
  }

  /** The campaign as it stands, for whoever works on a copy of it. */
  standing(): AskedAt {
    return this.#saver.standingAt(this.#revision)
  }

  async previewCorrection(command: Command): Promise<Result<CorrectionPreview, Refusal>> {
    const { clock, world, writer } = this.#parts
    const beside = await writer.previewCorrection(this.standing(), this.#askedOf(command))
    if (beside.ok) return beside.value
    // There is no copy that could be asked (the file is gone, or another's by now): then it is worked out here.
    const seen = previewCorrection(this.#now(), command, { ...world, chance: this.#correcting, wall: clock.now() })
    return seen.ok ? ok(previewFor(seen.value)) : seen
  }

  noteBackup(trouble: Trouble | null): void {
    if (!this.#isClosed) this.#saver.noteBackup(trouble)
  }

  /** Whose the file is now. */
  lookOutside(): Promise<Outside> {
    return this.#opened.readOnly === null && !this.#isClosed ? this.#saver.lookOutside() : Promise.resolve('ours')
  }

  /** The GM's choice in a conflict: what is here goes into the file; what the other wrote is kept as a backup. */
  takeOurs(): Promise<Saving> {
    return this.#saver.takeOurs()
  }

  /** All that is here, in a file of its own beside the one that somebody else wrote. */
  keepOurs(): Promise<Result<string, NotSaved>> {
    return this.#saver.keepOurs()
  }

  /**
   * One look at the clocks: what is due rings. It is durable when this answers; who makes it heard comes after.
   *
   * @param meanwhile what went on since the last look, as far as the clocks cannot tell it
   * @returns the alarms that were raised; also when they could not be kept, for then they must be heard all the more, and
   *   the next look tries again
   */
  look(meanwhile: Meanwhile = null): Promise<readonly TimerAlarm[]> {
    const mine = this.#turn.then(() => this.#look(meanwhile))
    this.#turn = mine.catch(() => null)
    return mine
  }

  async #look(meanwhile: Meanwhile): Promise<readonly TimerAlarm[]> {
    if (this.#isClosed || this.#opened.readOnly !== null) return []
    if (nextRing(this.#state) === null) return []
    const { clock, world } = this.#parts
    const decided = decideLook(this.#now(), clock.reading(), world.nextTimeOfDay, meanwhile)
    if (decided === null) return []
    const before = this.#state.alarms
    await this.#take(decided)
    return Object.values(decided.state.alarms).flatMap((alarm) =>
      alarm.kind === 'timer' && !Object.hasOwn(before, alarm.id) ? [alarm] : [],
    )
  }

  /** Before anything is done to a timer it has to be known how the clocks stand. */
  async #settleClocks(): Promise<Result<null, NotSaved>> {
    const { clock, world } = this.#parts
    const reading = clock.reading()
    const { state } = settleClocks(this.#state, reading, world.nextTimeOfDay)
    const decided = outside(this.#now(), state, reading.wall)
    return decided === null ? ok(null) : this.#take(decided)
  }

  async #run({ seen, ...command }: GivenCommand): Promise<Result<{ readonly revision: number }, Refusal | FileError>> {
    if (this.#opened.readOnly !== null) return fail({ code: 'file/looked-at', path: this.path })
    // The file was written elsewhere and has been opened anew: what the window saw is not there any more.
    if (this.#isClosed) return refuse('stale', { key: 'stale' })
    if (this.#lastChanged.isStale(command, seen)) return refuse('stale', { key: 'stale' })
    if (touchesTimers(command.do, this.#state)) {
      const settled = await this.#settleClocks()
      if (!settled.ok) return settled
    }
    const { clock, world } = this.#parts
    if (isCorrection(command)) return this.#correct(command)
    const decided = decide(this.#now(), command, { ...world, wall: clock.now() })
    return decided.ok ? this.#done(decided.value) : decided
  }

  /** Far back in a long campaign this takes its time, which is not the main process's to give. */
  async #correct(command: Command): Promise<Result<{ readonly revision: number }, Refusal | FileError>> {
    const { clock, world, writer } = this.#parts
    const beside = await writer.correct(this.standing(), this.#askedOf(command))
    if (!beside.ok) {
      const decided = decide(this.#now(), command, { ...world, chance: this.#correcting, wall: clock.now() })
      return decided.ok ? this.#done(decided.value) : decided
    }
    if (!beside.value.ok) return beside.value
    const made = beside.value.value
    const record = isPacked(made) ? await inSlices(unpacked(made)) : made
    const state = applyPatch(this.#state, patchOf(record))
    return this.#done({ state, record, made: null }, isPacked(made) ? made : null)
  }

  async #done(
    decided: Decided,
    line: MadeLine | null = null,
  ): Promise<Result<{ readonly revision: number }, NotSaved>> {
    const taken = await this.#take(decided, line)
    return taken.ok ? ok({ revision: this.#revision }) : taken
  }

  #askedOf(command: Command): AskedCorrection {
    return { command, wall: this.#parts.clock.now(), draws: `${this.id}/${this.#drawsSince}` }
  }

  #now(): Campaign {
    return { state: this.#state, history: this.#history, revision: this.#revision }
  }

  async #take({ state, record }: Decided, line: MadeLine | null = null): Promise<Result<null, NotSaved>> {
    if (record === null) return ok(null)
    const anew = makesAnew(record) ? await inSlices(this.#history.readingAnew(record)) : null
    const kept = await this.#saver.keep(record, line)
    if (!kept.ok) return kept
    this.#state = state
    this.#revision = record.revision
    this.#history.append(record, anew)
    if (record.type !== 'outside') {
      this.#correcting = askedOnce(this.#parts.world.chance)
      this.#drawsSince = record.revision
    }
    this.#lastChanged.note(record.revision, patchOf(record), this.#history)
    this.#parts.onChange(this.#change(record))
    return ok(null)
  }

  /** Whether undo and redo would do anything. */
  get undoable(): { readonly canUndo: boolean; readonly canRedo: boolean } {
    return { canUndo: this.#history.nextUndo !== null, canRedo: this.#history.nextRedo !== null }
  }

  snapshot(): Snapshot {
    return {
      campaign: this.id,
      revision: this.#revision,
      state: this.#state,
      log: this.log({ before: null, count: FIRST_PAGE }),
      undo: shown(this.#history.nextUndo),
      redo: shown(this.#history.nextRedo),
      saving: this.saving(),
      file: { path: this.path, name: basename(this.path, '.longroll') },
      notices: this.#opened.notices,
    }
  }

  log({ before, count }: LogQuery): LogPage {
    // One more than asked for tells whether there are more.
    const entries = this.#history.page(before, count + 1)
    const more = entries.length > count
    return { entries: (more ? entries.slice(1) : entries).map(logEntryOf), more }
  }

  find(query: FindQuery): FindPage {
    const found = findInLog(this.#history, query, saying(query.text, this.#state.options))
    return { entries: found.entries.map(logEntryOf), next: found.next }
  }

  async save(): Promise<Saving> {
    return this.#opened.readOnly === null ? this.#saver.flush() : this.saving()
  }

  /** Waits for what is under way. What the file does not hold then, the journal does. */
  async close(): Promise<Saving> {
    await this.#turn
    this.#isClosed = true
    return this.#saver.close()
  }

  #change(record: HistoryRecord): Change {
    return {
      revision: record.revision,
      patch: patchOf(record),
      type: record.type,
      entry: shown(entryOf(record, this.#history)),
      also: entriesOf(record, this.#history).slice(1).map(logEntryOf),
      anew: entriesOf(record, this.#history)
        .flatMap((entry) => this.#history.readOtherwiseBy(entry, MOST_KEPT))
        .map(logEntryOf),
      undo: shown(this.#history.nextUndo),
      redo: shown(this.#history.nextRedo),
    }
  }

  #content(): CampaignContent {
    // Whoever is given it may keep it: the history goes on growing.
    return { ...this.#opened.content, state: this.#state, history: [...this.#history.records] }
  }
}

/** A pace starts its countdown with every roll, so any command may. */
const touchesTimers = (name: string, { paces }: CampaignState): boolean =>
  name.startsWith('timer.') || name === 'task.pace' || Object.keys(paces).length > 0

const shown = (entry: Entry | null): LogEntry | null => (entry === null ? null : logEntryOf(entry))
