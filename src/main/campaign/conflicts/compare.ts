import { History, type HistoryRecord } from '../../../campaign/history'
import type { CalendarOptions } from '../../../campaign/calendar/moments'
import type { ComparedSide, Comparison } from '../../../contract/files'
import { logEntryOf } from '../../../contract/log-entry'

export interface Side {
  readonly revision: number
  readonly records: readonly HistoryRecord[]
  readonly options: CalendarOptions
}

/** More than these nobody reads. */
const MOST_SHOWN = 60

/** What each of two campaigns that were one has that the other has not. */
export function compare(ours: Side, theirs: Side): Comparison {
  const same = ours.records.findIndex((record, i) => !isSame(record, theirs.records[i]))
  const shared = same < 0 ? ours.records.length : same
  const common = new History(ours.records.slice(0, shared)).log.length
  return { ours: sideFrom(ours, shared), theirs: sideFrom(theirs, shared), common }
}

const isSame = (a: HistoryRecord, b: HistoryRecord | undefined): boolean =>
  a === b || (b !== undefined && JSON.stringify(a) === JSON.stringify(b))

function sideFrom({ revision, records, options }: Side, shared: number): ComparedSide {
  const fresh = new Set(
    records
      .slice(shared)
      .flatMap((record) =>
        record.type === 'done' ? [record.entry.id, ...(record.also ?? []).map(({ id }) => id)] : [],
      ),
  )
  const only = new History(records).log.filter(({ id }) => fresh.has(id))
  return {
    revision,
    count: only.length,
    entries: only.slice(-MOST_SHOWN).map(logEntryOf),
    calendar: { calendar: options.calendar, startsAt: options.startsAt },
  }
}
