import { basename } from 'node:path'
import { decide, decideLook, outside, type Campaign, type Decided, type World } from '../../campaign/decide'
import { entriesOf, entryOf, History, patchOf, type Entry, type HistoryRecord } from '../../campaign/history'
import type { CampaignState } from '../../campaign/state'
import { settleClocks } from '../../campaign/timers/clocks'
import { nextRing } from '../../campaign/timers/look'
import type { Meanwhile, TimerAlarm } from '../../campaign/timers/timer'
import type { Change, GivenCommand, LogEntry, LogPage, LogQuery, Snapshot } from '../../contract/channels'
import type { NotSaved } from '../../contract/errors'
import type { Saving } from '../../contract/saving'
import { refuse, type Refusal } from '../../rules/core/refusal'
import { ok, type Result } from '../../rules/core/result'
import type { Clock } from '../platform/clock'
import { campaignContent, type CampaignContent } from './campaign-content'
import type { FileWriter } from './file-writer'
import { LastChanged } from './last-changed'
import type { OpenCampaign } from './open-campaign'
import { Saver } from './saver'

/** How much of the log a window is given without asking. */
const FIRST_PAGE = 100

export interface SessionParts {
  readonly clock: Clock
  readonly writer: FileWriter
  /** Chance and ids; the time of a command is the clock's. */
  readonly world: Omit<World, 'wall'>
  /** Called in the order of revisions, when the change is durable and before the command is answered. */
  readonly onChange: (change: Change) => void
  readonly onSaving: (saving: Saving) => void
}

/** One open campaign. Takes one command at a time; nobody else writes to it. */
export class Session {
  readonly id: string
  /** Real path of the file. */
  readonly path: string
  readonly #parts: SessionParts
  readonly #opened: OpenCampaign<CampaignContent>
  readonly #history: History
  readonly #lastChanged: LastChanged
  readonly #saver: Saver
  #state: CampaignState
  #revision: number
  #turn: Promise<unknown> = Promise.resolve()

  constructor(opened: OpenCampaign<CampaignContent>, parts: SessionParts) {
    this.id = opened.id
    this.path = opened.path
    this.#parts = parts
    this.#opened = opened
    this.#state = opened.content.state
    this.#revision = opened.revision
    this.#history = new History(opened.content.history)
    this.#lastChanged = new LastChanged(this.#history)
    this.#saver = new Saver({
      journal: opened.journal,
      writer: parts.writer,
      clock: parts.clock,
      path: opened.path,
      fileRevision: opened.fileRevision,
      whole: () => ({ revision: this.#revision, content: campaignContent.write(this.#content()) }),
      onSaving: parts.onSaving,
    })
  }

  get state(): CampaignState {
    return this.#state
  }

  saving(): Saving {
    return this.#saver.saving()
  }

  /** Answered when the change is durable; a refused command has changed nothing. */
  run(given: GivenCommand): Promise<Result<{ readonly revision: number }, Refusal | NotSaved>> {
    const mine = this.#turn.then(() => this.#run(given))
    this.#turn = mine.catch(() => null)
    return mine
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

  async #run({ seen, ...command }: GivenCommand): Promise<Result<{ readonly revision: number }, Refusal | NotSaved>> {
    if (this.#lastChanged.isStale(command, seen)) return refuse('stale', { key: 'stale' })
    if (touchesTimers(command.do, this.#state)) {
      const settled = await this.#settleClocks()
      if (!settled.ok) return settled
    }
    const { clock, world } = this.#parts
    const decided = decide(this.#now(), command, { ...world, wall: clock.now() })
    if (!decided.ok) return decided
    const taken = await this.#take(decided.value)
    return taken.ok ? ok({ revision: this.#revision }) : taken
  }

  #now(): Campaign {
    return { state: this.#state, history: this.#history, revision: this.#revision }
  }

  async #take({ state, record }: Decided): Promise<Result<null, NotSaved>> {
    if (record === null) return ok(null)
    const kept = await this.#saver.keep(record)
    if (!kept.ok) return kept
    this.#state = state
    this.#revision = record.revision
    this.#history.append(record)
    this.#lastChanged.note(record.revision, patchOf(record), this.#history)
    this.#parts.onChange(this.#change(record))
    return ok(null)
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
    return { entries: (more ? entries.slice(1) : entries).map(withoutPatch), more }
  }

  save(): Promise<Saving> {
    return this.#saver.flush()
  }

  /** Waits for what is under way. What the file does not hold then, the journal does. */
  async close(): Promise<Saving> {
    await this.#turn
    return this.#saver.close()
  }

  #change(record: HistoryRecord): Change {
    return {
      revision: record.revision,
      patch: patchOf(record),
      type: record.type,
      entry: shown(entryOf(record, this.#history)),
      also: entriesOf(record, this.#history).slice(1).map(withoutPatch),
      undo: shown(this.#history.nextUndo),
      redo: shown(this.#history.nextRedo),
    }
  }

  #content(): CampaignContent {
    return { ...this.#opened.content, state: this.#state, history: this.#history.records }
  }
}

/** A pace starts its countdown with every roll, so any command may. */
const touchesTimers = (name: string, { paces }: CampaignState): boolean =>
  name.startsWith('timer.') || name === 'task.pace' || Object.keys(paces).length > 0

const withoutPatch = ({ patch: _patch, ...entry }: Entry): LogEntry => entry

const shown = (entry: Entry | null): LogEntry | null => (entry === null ? null : withoutPatch(entry))
