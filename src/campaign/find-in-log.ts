import type { Entry, History } from './history'

/** What is looked for in the log. */
export interface LogSearch {
  /** An entry to begin behind, by id; null: from the far end. */
  readonly from: string | null
  readonly way: 'older' | 'newer'
  /** At most so many are found. */
  readonly count: number
  readonly character: string | null
  readonly task: string | null
}

export interface FoundInLog {
  /** Oldest first. */
  readonly entries: readonly Entry[]
  /** The last one looked at, to go on from; null: there is nothing further that way. */
  readonly next: string | null
}

/** So many are read before an answer is given, found or not: whoever asks goes on from there, and nobody waits meanwhile. */
const MOST_READ = 3_000

/** @param says whether an entry is looked for by its words; null: any */
export function findInLog(
  history: History,
  { from, way, count, character, task }: LogSearch,
  says: ((entry: Entry) => boolean) | null,
): FoundInLog {
  const found: Entry[] = []
  let read = 0
  let last: string | null = null
  for (const entry of history.walk(from, way)) {
    if (found.length === count || read === MOST_READ) {
      return { entries: way === 'older' ? found.reverse() : found, next: last }
    }
    read += 1
    last = entry.id
    if (!isOf(entry, { character, task })) continue
    if (says === null || says(entry)) found.push(entry)
  }
  return { entries: way === 'older' ? found.reverse() : found, next: null }
}

/** Whether an entry is of the character and the task that are looked for. */
export const isOf = (
  { who, names, task }: Pick<Entry, 'who' | 'names' | 'task'>,
  wanted: Pick<LogSearch, 'character' | 'task'>,
): boolean =>
  (wanted.task === null || task === wanted.task) &&
  // Named in it, or taking part in its task then.
  (wanted.character === null || who.includes(wanted.character) || Object.hasOwn(names, wanted.character))
