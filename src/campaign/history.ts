import type { Draws } from '../rules/core/chance'
import { atOnce, type Sliced } from '../rules/core/sliced'
import type { EpochMs, GameSeconds, Json } from '../rules/core/units'
import type { EntryEnd, LogLine, Said } from './lines'
import type { Patch } from './patch'

/** A command as it is given, in scripts, over the bridge and in the history. */
export interface Command {
  readonly do: string
  readonly with?: Json
}

/**
 * One step of what happened: the command as given, all that was drawn for it, the patch it made and its log line.
 * Loading applies the patch, never the rules, so later rules do not change what happened.
 */
export interface Entry {
  readonly id: string
  readonly command: Command
  readonly draws: Draws
  /** How many sides each die had, by role: an old face is given back only to a die of the same sides. */
  readonly sides?: Readonly<Record<string, number>>
  /** Ids of what it made, in the order in which they were taken. */
  readonly ids: readonly string[]
  readonly wall: EpochMs
  /** Game time when it was done. */
  readonly at: GameSeconds
  /** Version of the rules that counted it. */
  readonly rules: number
  readonly line: LogLine
  readonly cites: readonly string[]
  readonly rolled: 'app' | 'typed' | null
  readonly note: string | null
  readonly task: string | null
  /** The task's title and the characters' names as they were, so that old lines read as they did. */
  readonly title: string | null
  /** The task's characters then, by id and in order. */
  readonly who: readonly string[]
  readonly names: Readonly<Record<string, string>>
  readonly end: EntryEnd | null
  /** No step of undo: timers and their alarms. */
  readonly outsideUndo: boolean
  readonly patch: Patch
  /** Only of `history.correct` and `history.remove`: what is otherwise by it. */
  readonly correction?: Correction
  /** It was put right or does not count any more: how it read before. */
  readonly corrected?: Corrected
}

/** An entry as it is worked out anew. Its patch is part of the correction's, so it needs none of its own. */
export type AnewEntry = Omit<Entry, 'patch' | 'correction'>

/** How what a correction touched reads from now on. What that replaced stays in the file. */
export interface Correction {
  /** The entry that was put right or taken out. */
  readonly entry: string
  /** It and later ones, as far as they are otherwise now; under the ids that they had. */
  readonly anew: readonly AnewEntry[]
}

export interface Corrected {
  /** How it read before, oldest first. */
  readonly was: readonly Said[]
  /** It does not count any more: taken out, or no longer fitting after an earlier one was corrected. */
  readonly struck: 'taken-out' | 'misfit' | null
}

/** An entry, and how it reads by a correction. */
interface ReadAnew {
  readonly kept: Kept
  readonly was: Entry
  readonly now: Entry
}

/** What the journal keeps and windows are told, one for each change of the campaign. */
export type HistoryRecord =
  /** `also`: further entries of the same step, in order (a task that was rolled out). */
  | { readonly revision: number; readonly type: 'done'; readonly entry: Entry; readonly also?: readonly Entry[] }
  | { readonly revision: number; readonly type: 'undone' | 'redone'; readonly entry: string; readonly patch: Patch }
  /** What is neither logged nor undone: a timer rang, or the machine slept. */
  | { readonly revision: number; readonly type: 'outside'; readonly wall: EpochMs; readonly patch: Patch }

/** The version that entries name; it grows when a change of rules makes old draws count otherwise. */
export const RULES_VERSION = 1

/** All that a record changed, in order, whatever kind of record it is. */
export const patchOf = (record: HistoryRecord): Patch =>
  record.type === 'done' ? [record.entry, ...(record.also ?? [])].flatMap(({ patch }) => patch) : record.patch

/** The entry that a record made, took back or did again; null for one that is not logged. */
function entryOf(record: HistoryRecord, history: History): Entry | null {
  switch (record.type) {
    case 'done':
      return record.entry
    case 'outside':
      return null
    default:
      return history.get(record.entry)
  }
}

/** All entries that a record made, took back or did again, in order. */
export function entriesOf(record: HistoryRecord, history: History): readonly Entry[] {
  const first = entryOf(record, history)
  return first === null ? [] : history.entriesOfStep(first.id)
}

/** Whether older entries read otherwise by it: it is a correction. */
export const makesAnew = (record: HistoryRecord): boolean =>
  record.type === 'done' && record.entry.correction !== undefined

type Plain = HistoryRecord & { readonly type: 'done' }

/** Whether it adds one entry and one step of undo, and makes nothing of older ones. */
const isPlain = (record: HistoryRecord): record is Plain =>
  record.type === 'done' &&
  record.also === undefined &&
  record.entry.correction === undefined &&
  !record.entry.outsideUndo

/** Records read between two looks at what else is due: some hundred microseconds' worth. */
const AT_ONCE = 1_000

type Standing = 'done' | 'undone' | 'dropped'

/** An entry as it reads now. */
interface Kept {
  entry: Entry
  /** In the order in which entries were made. */
  place: number
  standing: Standing
}

/**
 * What happened, append-only. It lies beside the state, never in it, so that a command's cost does not grow with it.
 * A new command drops what could be redone; dropped entries stay in the file and out of the log.
 */
export class History {
  readonly #records: HistoryRecord[] = []
  /** One map for all that is known of an entry: a long campaign is opened by filling it. */
  readonly #entries = new Map<string, Kept>()
  /** In the order in which they were made. */
  readonly #order: Kept[] = []
  /** Steps that made more than one entry, by the id of the first. */
  readonly #steps = new Map<string, readonly string[]>()
  readonly #undoable: string[] = []
  readonly #redoable: string[] = []
  /** What corrections have made of entries, by correction: undo brings back what was, redo what is. */
  readonly #anew = new Map<string, readonly ReadAnew[]>()

  constructor(records: readonly HistoryRecord[] = []) {
    records.forEach((record) => this.append(record))
  }

  /** The history of very many records; whoever reads it can put it down at each `yield`. */
  static *read(records: readonly HistoryRecord[]): Sliced<History> {
    const history = new History()
    for (let at = 0; at < records.length;) {
      at = history.#appendPlain(records, at, at + AT_ONCE)
      const record = records[at]
      if (record === undefined) break
      history.append(record, yield* history.readingAnew(record))
      at += 1
      yield
    }
    return history
  }

  /**
   * What `append` does, of records that do no more than add an entry, as nearly all of a long campaign: from `from` on, up to `to`
   * or to one that does. All in one loop, because nothing of it has run yet when a campaign is opened, and V8 is slow in calls then.
   *
   * @returns how far it came
   */
  #appendPlain(records: readonly HistoryRecord[], from: number, to: number): number {
    const [all, entries, order, undoable] = [this.#records, this.#entries, this.#order, this.#undoable]
    let at = from
    // What could be redone the next entry drops.
    if (this.#redoable.length > 0) return at
    for (; at < to; at += 1) {
      const record = records[at]
      if (record === undefined || !isPlain(record)) break
      const { entry } = record
      const kept: Kept = { entry, place: order.length, standing: 'done' }
      all.push(record)
      entries.set(entry.id, kept)
      order.push(kept)
      undoable.push(entry.id)
    }
    return at
  }

  /** @param anew what `readingAnew` has made of the record */
  append(record: HistoryRecord, anew: readonly ReadAnew[] | null = null): void {
    this.#records.push(record)
    switch (record.type) {
      case 'done':
        this.#keep(record.entry)
        if (record.also !== undefined) {
          record.also.forEach((entry) => this.#keep(entry))
          this.#steps.set(record.entry.id, [record.entry.id, ...record.also.map(({ id }) => id)])
        }
        this.#readAnew(record.entry, anew)
        if (record.entry.outsideUndo) return
        this.#undoable.push(record.entry.id)
        if (this.#redoable.length > 0) this.#redoable.splice(0).forEach((id) => this.#drop(id))
        return
      case 'undone':
        this.#move(record.entry, this.#undoable, this.#redoable, 'undone')
        this.#readAsBefore(record.entry)
        return
      case 'redone':
        this.#move(record.entry, this.#redoable, this.#undoable, 'done')
        this.#readAnew(this.#entry(record.entry), this.#anew.get(record.entry) ?? null)
        return
      case 'outside':
    }
  }

  #keep(entry: Entry): void {
    const place = this.#order.length
    const kept: Kept = { entry, place, standing: 'done' }
    this.#entries.set(entry.id, kept)
    this.#order.push(kept)
  }

  #move(id: string, from: string[], to: string[], standing: Standing): void {
    if (from.at(-1) !== id) throw new Error(`The history does not hold ${id} next`)
    from.pop()
    to.push(id)
    this.#stand(id, standing)
  }

  #stand(step: string, standing: Standing): void {
    for (const id of this.#steps.get(step) ?? [step]) {
      const kept = this.#entries.get(id)
      if (kept !== undefined) kept.standing = standing
    }
  }

  /** All entries of a step, by the id of its first. */
  entriesOfStep(id: string): readonly Entry[] {
    return (this.#steps.get(id) ?? [id]).flatMap((entry) => this.#entries.get(entry)?.entry ?? [])
  }

  #drop(step: string): void {
    this.#stand(step, 'dropped')
    this.#anew.delete(step)
  }

  /**
   * What a correction makes of older entries, for `append`: of a hundred thousand it takes a while, and whoever asks can put it
   * down at each `yield`. Until it is appended nothing else may be.
   */
  *readingAnew(record: HistoryRecord): Sliced<readonly ReadAnew[]> {
    const made: ReadAnew[] = []
    for (const anew of record.type === 'done' ? (record.entry.correction?.anew ?? []) : []) {
      const kept = this.#entries.get(anew.id)
      if (kept === undefined) throw new Error(`The history does not hold ${anew.id}`)
      made.push({ kept, was: kept.entry, now: { ...anew, patch: kept.entry.patch } })
      if (made.length % AT_ONCE === 0) yield
    }
    return made
  }

  /** What a correction made of older entries is what is read of them; it keeps what they were. */
  #readAnew(by: Entry | null, ready: readonly ReadAnew[] | null): void {
    if (by?.correction === undefined) return
    const anew = ready ?? atOnce(this.readingAnew({ revision: 0, type: 'done', entry: by }))
    for (const { kept, now } of anew) kept.entry = now
    this.#anew.set(by.id, anew)
  }

  #readAsBefore(by: string): void {
    for (const { kept, was } of this.#anew.get(by) ?? []) kept.entry = was
  }

  get records(): readonly HistoryRecord[] {
    return this.#records
  }

  get nextUndo(): Entry | null {
    return this.#entry(this.#undoable.at(-1))
  }

  get nextRedo(): Entry | null {
    return this.#entry(this.#redoable.at(-1))
  }

  #entry(id: string | undefined): Entry | null {
    return (id === undefined ? undefined : this.#entries.get(id)?.entry) ?? null
  }

  get(id: string): Entry | null {
    return this.#entry(id)
  }

  /** Entries of the steps of undo that stand, as they read now, oldest first. */
  get steps(): readonly Entry[] {
    return this.#undoable.flatMap((id) => this.entriesOfStep(id))
  }

  /**
   * The newest entry that stands as a step of undo and fits, as it reads now. Only the last `most` steps are looked at: what
   * lies further back is not what somebody at the table means by "last".
   */
  newest(fits: (entry: Entry) => boolean, most = 2_000): Entry | null {
    for (let i = this.#undoable.length - 1; i >= Math.max(0, this.#undoable.length - most); i -= 1) {
      const found = this.entriesOfStep(this.#undoable[i] ?? '').findLast(fits)
      if (found !== undefined) return found
    }
    return null
  }

  /** Whether the log shows it: neither undone nor dropped. */
  stands(id: string): boolean {
    return this.#entries.get(id)?.standing === 'done'
  }

  /**
   * Entries of the log that read otherwise since `by`, a correction, was done, undone or done again: as they read now.
   *
   * @param most of the newest
   */
  readOtherwiseBy(by: Entry, most: number): readonly Entry[] {
    return (by.correction?.anew ?? []).slice(-most).flatMap(({ id }) => this.#entries.get(id)?.entry ?? [])
  }

  /** Entries that stand, oldest first. */
  get log(): readonly Entry[] {
    return this.#order.flatMap(({ entry, standing }) => (standing === 'done' ? entry : []))
  }

  /** The last `count` entries that stand before `before` (an entry's id; null: the end), oldest first. */
  page(before: string | null, count: number): readonly Entry[] {
    const found: Entry[] = []
    for (const entry of this.walk(before, 'older')) {
      if (found.length === count) break
      found.push(entry)
    }
    return found.reverse()
  }

  /**
   * Entries that stand, one after another from an entry on (without it; null: from the far end), towards older or newer ones.
   * What is read costs no more than what is walked, however long the log is.
   */
  *walk(from: string | null, way: 'older' | 'newer'): Generator<Entry, void, undefined> {
    const by = way === 'older' ? -1 : 1
    const end = way === 'older' ? this.#order.length : -1
    const start = from === null ? end : this.#entries.get(from)?.place
    if (start === undefined) return
    for (let at = start + by; at >= 0 && at < this.#order.length; at += by) {
      const kept = this.#order[at]
      if (kept?.standing === 'done') yield kept.entry
    }
  }
}
