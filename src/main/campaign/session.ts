import { basename } from 'node:path'
import { decide, type World } from '../../campaign/decide'
import { entryOf, History, patchOf, type Entry, type HistoryRecord } from '../../campaign/history'
import type { CampaignState } from '../../campaign/state'
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

  async #run({ seen, ...command }: GivenCommand): Promise<Result<{ readonly revision: number }, Refusal | NotSaved>> {
    if (this.#lastChanged.isStale(command, seen)) return refuse('stale', { key: 'stale' })
    const { clock, world, onChange } = this.#parts
    const now = { state: this.#state, history: this.#history, revision: this.#revision }
    const decided = decide(now, command, { ...world, wall: clock.now() })
    if (!decided.ok) return decided
    const { state, record } = decided.value
    if (record === null) return ok({ revision: this.#revision })

    const kept = await this.#saver.keep(record)
    if (!kept.ok) return kept
    this.#state = state
    this.#revision = record.revision
    this.#history.append(record)
    this.#lastChanged.note(record.revision, patchOf(record), this.#history)
    onChange(this.#change(record))
    return ok({ revision: record.revision })
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
      undo: shown(this.#history.nextUndo),
      redo: shown(this.#history.nextRedo),
    }
  }

  #content(): CampaignContent {
    return { ...this.#opened.content, state: this.#state, history: this.#history.records }
  }
}

const withoutPatch = ({ patch: _patch, ...entry }: Entry): LogEntry => entry

const shown = (entry: Entry | null): LogEntry | null => (entry === null ? null : withoutPatch(entry))
