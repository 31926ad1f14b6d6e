import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { Bridge, Change, FindPage } from '../../../contract/channels'
import type { LogEntry } from '../../../contract/log-entry'
import { wants, type LogFilter, type Says } from './log-filter'

/** An end of what is shown: where it goes on from there, or that nothing is beyond it. */
type End = { readonly from: string | null } | 'end'

export interface LogWindow {
  /** A stretch of what is wanted, oldest first; never all of a long log. */
  readonly entries: ShallowRef<readonly LogEntry[]>
  readonly hasOlder: ComputedRef<boolean>
  readonly hasNewer: ComputedRef<boolean>
  readonly isBusy: Ref<boolean>
  /** A new filter is on its way; the entries are still those of the one before. */
  readonly isLooking: Ref<boolean>
  /** What the entries are the answer to: the filter asked for last, once its first page has come. */
  readonly answered: ShallowRef<LogFilter>
  /** The newest of what the filter wants. */
  readonly toEnd: (filter: LogFilter) => Promise<void>
  readonly toStart: (filter: LogFilter) => Promise<void>
  /** An entry and what stands around it. */
  readonly around: (filter: LogFilter, entry: string) => Promise<void>
  readonly older: () => Promise<void>
  readonly newer: () => Promise<void>
  /** How many of what is wanted have come since `reached` was last said. */
  readonly fresh: ComputedRef<number>
  /** The newest is in view. */
  readonly reached: () => void
  /** What has just happened is shown where it belongs. */
  readonly take: (change: Change) => Promise<void>
  /** The same stretch, as it reads now. */
  readonly again: () => Promise<void>
}

export interface LogWindowOptions {
  readonly says: Says
  /** Whether the newest end is in view: only then may the oldest go for what comes. */
  readonly isFollowed: () => boolean
}

const PAGE = 60
/** More are not kept: what is scrolled away is read again when it is wanted. */
const MOST = 300

/**
 * A window on the log: pages come over the bridge as they are scrolled to, and leave at the other end. A new filter ends what
 * was under way for the one before.
 */
export function logWindow(request: Bridge['request'], { says, isFollowed }: LogWindowOptions): LogWindow {
  const entries = shallowRef<readonly LogEntry[]>([])
  const oldest = shallowRef<End>('end')
  const newest = shallowRef<End>('end')
  const isBusy = ref(false)
  const isLooking = ref(false)
  const anything: LogFilter = { character: null, task: null, text: '' }
  const answered = shallowRef(anything)
  const fresh = shallowRef<ReadonlySet<string>>(new Set())
  let filter = anything
  let turn = 0
  /** What happened while an answer is on its way: nobody can say whether it knows of it. */
  let missed: readonly Change[] = []
  let isStale = false

  async function ask(from: string | null, way: 'older' | 'newer', count = PAGE): Promise<FindPage | null> {
    const mine = turn
    const reply = await request('campaign:find', { ...filter, from, way, count })
    return mine === turn && reply.ok ? reply.value : null
  }

  const endOf = ({ next }: FindPage): End => (next === null ? 'end' : { from: next })

  /** Page after page, until something was found or nothing is left. */
  async function seek(from: string | null, way: 'older' | 'newer'): Promise<FindPage | null> {
    let page = await ask(from, way)
    while (page !== null && page.entries.length === 0 && page.next !== null) page = await ask(page.next, way)
    return page
  }

  /** One at a time; what begins with a turn of its own ends the one before. */
  async function busy(work: (mine: number) => Promise<void>): Promise<void> {
    const mine = turn
    isBusy.value = true
    await work(mine)
    if (mine !== turn) return
    isBusy.value = isLooking.value = false
    const all = missed
    missed = []
    await (isStale ? again() : settle(all))
  }

  function anew(next: LogFilter, work: () => Promise<void>): Promise<void> {
    turn += 1
    if (next !== filter) fresh.value = new Set()
    filter = next
    isLooking.value = true
    return busy(work)
  }

  async function more(way: 'older' | 'newer'): Promise<void> {
    const end = (way === 'older' ? oldest : newest).value
    if (end === 'end' || isBusy.value) return
    await busy(async (mine) => {
      const page = await seek(end.from, way)
      if (mine !== turn || page === null) return
      const all = way === 'older' ? [...page.entries, ...entries.value] : [...entries.value, ...page.entries]
      ;(way === 'older' ? oldest : newest).value = endOf(page)
      keep(all, way === 'older' ? all.slice(0, MOST) : all.slice(-MOST))
    })
  }

  function keep(all: readonly LogEntry[], kept: readonly LogEntry[]): void {
    if (kept.at(-1) !== all.at(-1)) newest.value = { from: kept.at(-1)?.id ?? null }
    if (kept[0] !== all[0]) oldest.value = { from: kept[0]?.id ?? null }
    entries.value = kept
  }

  function take(change: Change): Promise<void> {
    const now = new Set(fresh.value)
    if (change.type === 'undone') madeBy(change).forEach(({ id }) => now.delete(id))
    else newTo(entries.value, change).forEach(({ id }) => now.add(id))
    if (now.size !== fresh.value.size) fresh.value = now
    if (!isBusy.value) return settle([change])
    missed = [...missed, change]
    return Promise.resolve()
  }

  /** What was done again, or reads otherwise, may stand anywhere, and fit what is looked for or not: it is asked for. */
  async function settle(changes: readonly Change[]): Promise<void> {
    if (
      changes.some(
        ({ type, entry, anew: others }) => (type === 'redone' && entry !== null) || (others ?? []).length > 0,
      )
    )
      return again()
    for (const change of changes) {
      if (change.type === 'undone') leave(madeBy(change))
      else come(newTo(entries.value, change))
    }
  }

  function leave(gone: readonly LogEntry[]): void {
    const ids = new Set(gone.map(({ id }) => id))
    if (entries.value.some(({ id }) => ids.has(id))) entries.value = entries.value.filter(({ id }) => !ids.has(id))
  }

  /** Of what a change made, what is wanted; an answer may have known of it already. */
  function newTo(shown: readonly LogEntry[], change: Change): readonly LogEntry[] {
    const made = madeBy(change).filter(wants(filter, says))
    return made.filter(({ id }) => shown.every((entry) => entry.id !== id))
  }

  function come(added: readonly LogEntry[]): void {
    // What lies beyond the end of what is shown is read on to.
    if (newest.value !== 'end' || added.length === 0) return
    const all = [...entries.value, ...added]
    if (all.length <= MOST + PAGE) entries.value = all
    else keep(all, isFollowed() ? all.slice(-MOST) : entries.value)
  }

  async function again(): Promise<void> {
    isStale = isBusy.value
    if (isStale) return
    await busy(async (mine) => {
      const found = await stretch()
      if (mine !== turn || found === null) return
      newest.value = found.end
      const stand = new Map(entries.value.map((entry) => [entry.id, entry]))
      // The same ones stay the same, so that no line is drawn anew that says what it said.
      entries.value = found.entries.map((entry) => {
        const was = stand.get(entry.id)
        return was !== undefined && JSON.stringify(was) === JSON.stringify(entry) ? was : entry
      })
    })
  }

  /** What is shown, asked for anew from its first entry on. */
  async function stretch(): Promise<{ readonly entries: readonly LogEntry[]; readonly end: End } | null> {
    const most = newest.value === 'end' ? MOST + PAGE : Math.max(1, entries.value.length)
    const start = oldest.value === 'end' ? null : await before(oldest.value.from)
    const found: LogEntry[] = []
    let page = await ask(start, 'newer', most)
    while (page !== null) {
      found.push(...page.entries)
      if (found.length >= most || page.next === null) return { entries: found, end: endOf(page) }
      page = await ask(page.next, 'newer', most - found.length)
    }
    return null
  }

  /** Pages begin behind an entry: this is the one to begin behind, for a page that begins with it. Null: the log does. */
  async function before(entry: string | null): Promise<string | null> {
    const reply = await request('campaign:find', { ...anything, from: entry, way: 'older', count: 1 })
    return reply.ok ? (reply.value.entries[0]?.id ?? null) : null
  }

  function show(found: readonly LogEntry[]): void {
    entries.value = found
    answered.value = filter
  }

  const from = (next: LogFilter, way: 'older' | 'newer'): Promise<void> =>
    anew(next, async () => {
      const page = await seek(null, way)
      if (page === null) return
      oldest.value = way === 'older' ? endOf(page) : 'end'
      newest.value = way === 'newer' ? endOf(page) : 'end'
      show(page.entries)
    })

  const around = (next: LogFilter, entry: string): Promise<void> =>
    anew(next, async () => {
      const before = await ask(entry, 'older')
      // From the one before it on, so that it is among them; the very first begins the log.
      const after = before === null ? null : await ask(before.entries.at(-1)?.id ?? null, 'newer')
      if (before === null || after === null) return
      oldest.value = endOf(before)
      newest.value = endOf(after)
      show([...before.entries, ...after.entries])
    })

  return {
    entries,
    hasOlder: computed(() => oldest.value !== 'end'),
    hasNewer: computed(() => newest.value !== 'end'),
    isBusy,
    isLooking,
    answered,
    toEnd: (next) => from(next, 'older'),
    toStart: (next) => from(next, 'newer'),
    around,
    older: () => more('older'),
    newer: () => more('newer'),
    fresh: computed(() => fresh.value.size),
    reached: () => {
      if (fresh.value.size > 0) fresh.value = new Set()
    },
    take,
    again,
  }
}

/** All entries that a change made, took back or did again. */
const madeBy = ({ entry, also }: Change): readonly LogEntry[] => (entry === null ? [] : [entry, ...(also ?? [])])
