import { basename } from 'node:path'
import { decide, decideLook, outside, type Campaign, type Decided, type World } from '../../campaign/decide'
import { isCorrection } from '../../campaign/corrections/correct'
import { findInLog } from '../../campaign/find-in-log'
import { entriesOf, History, makesAnew, patchOf, type Command } from '../../campaign/history'
import { restore, type RestoredFrom } from '../../campaign/restore'
import type { CampaignState } from '../../campaign/state'
import { settleClocks, touchesTimers } from '../../campaign/timers/clocks'
import { nextRing } from '../../campaign/timers/look'
import type { Meanwhile, TimerAlarm } from '../../campaign/timers/timer'
import type { Change, FindPage, FindQuery, GivenCommand, LogPage, LogQuery, Snapshot } from '../../contract/channels'
import type { CorrectionPreview } from '../../contract/corrections'
import type { FileError, NotSaved } from '../../contract/errors'
import { logEntryOf } from '../../contract/log-entry'
import type { LookedAt, Saving } from '../../contract/saving'
import { changeFor, pageOf, stepsOf } from '../../contract/shown'
import { refuse, type Refusal } from '../../rules/core/refusal'
import { fail, ok, type Result } from '../../rules/core/result'
import type { Clock } from '../platform/clock'
import type { Trouble } from '../platform/file-trouble'
import { inSlices } from '../platform/slices'
import { campaignContent, type CampaignContent } from './campaign-content'
import { Corrections } from './corrections'
import type { AskedAt, FileWriter } from './file-writer'
import type { MadeLine } from './journal'
import { LastChanged } from './last-changed'
import type { OpenCampaign } from './open-campaign'
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

/** At which revision the campaign is by what was asked for. */
type Made = Result<{ readonly revision: number }, Refusal | FileError>

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
  readonly #corrections: Corrections
  #state: CampaignState
  #revision: number
  #turn: Promise<unknown> = Promise.resolve()
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
    this.#lastChanged = new LastChanged(this.#history)
    this.#saver = new Saver({
      journal: opened.journal,
      writer: parts.writer,
      clock: parts.clock,
      path: opened.path,
      fileRevision: opened.fileRevision,
      whole: () => ({ revision: this.#revision, content: campaignContent.write(this.content) }),
      onSaving: parts.onSaving,
      sha256: opened.sha256,
      conflictName: () => parts.conflictName?.(opened.path) ?? `${opened.path}.conflict`,
    })
    const { clock, writer, world } = parts
    const [now, standing] = [() => this.#now(), () => this.standing()]
    this.#corrections = new Corrections({ id: opened.id, clock, writer, world, now, standing }, opened.revision)
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

  /** All of it as it stands. Whoever is given it may keep it: the history goes on growing. */
  get content(): CampaignContent {
    return { ...this.#opened.content, state: this.#state, history: [...this.#history.records] }
  }

  /** Answered when the change is durable; a refused command has changed nothing. */
  run(given: GivenCommand): Promise<Made> {
    return this.#inTurn(() => this.#run(given))
  }

  /** The campaign as a backup holds it, as one more change: one undo takes it back. */
  restore(to: CampaignState, from: RestoredFrom): Promise<Made> {
    return this.#inTurn(async () => {
      if (this.#opened.readOnly !== null) return fail({ code: 'file/looked-at' as const, path: this.path })
      if (this.#isClosed) return refuse('stale', { key: 'stale' })
      return this.#done(restore(this.#now(), to, from, this.#parts.clock.now()))
    })
  }

  /** The campaign as it stands, for whoever works on a copy of it. */
  standing(): AskedAt {
    return this.#saver.standingAt(this.#revision)
  }

  /** What the correction would do, with the dice that it gets when it is done. */
  previewCorrection(command: Command): Promise<Result<CorrectionPreview, Refusal>> {
    return this.#corrections.preview(command)
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
    return this.#inTurn(() => this.#look(meanwhile))
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

  async #run({ seen, ...command }: GivenCommand): Promise<Made> {
    if (this.#opened.readOnly !== null) return fail({ code: 'file/looked-at', path: this.path })
    // The file was written elsewhere and has been opened anew: what the window saw is not there any more.
    if (this.#isClosed) return refuse('stale', { key: 'stale' })
    if (this.#lastChanged.isStale(command, seen)) return refuse('stale', { key: 'stale' })
    if (touchesTimers(command.do, this.#state)) {
      const settled = await this.#settleClocks()
      if (!settled.ok) return settled
    }
    if (isCorrection(command)) {
      const corrected = await this.#corrections.decide(command)
      return corrected.ok ? this.#done(corrected.value.decided, corrected.value.line) : corrected
    }
    const { clock, world } = this.#parts
    const decided = decide(this.#now(), command, { ...world, wall: clock.now() })
    return decided.ok ? this.#done(decided.value) : decided
  }

  async #done(decided: Decided, line: MadeLine | null = null): Promise<Made> {
    const taken = await this.#take(decided, line)
    return taken.ok ? ok({ revision: this.#revision }) : taken
  }

  /** One after another, whatever became of the one before. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work)
    this.#turn = mine.catch(() => null)
    return mine
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
    if (record.type !== 'outside') this.#corrections.drawAnew(record.revision)
    const patch = patchOf(record)
    this.#lastChanged.note(record.revision, patch, this.#history)
    this.#parts.onChange(changeFor(record, patch, entriesOf(record, this.#history), this.#history))
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
      ...stepsOf(this.#history),
      saving: this.saving(),
      file: { path: this.path, name: basename(this.path, '.longroll') },
      notices: this.#opened.notices,
    }
  }

  log(query: LogQuery): LogPage {
    return pageOf(this.#history, query)
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
}
