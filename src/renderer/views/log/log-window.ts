import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { Bridge, FindPage } from '../../../contract/channels'
import type { LogEntry } from '../../../contract/log-entry'

/** What of the log is wanted. */
export interface LogFilter {
  readonly character: string | null
  readonly task: string | null
  readonly text: string
}

/** In a pick list: whoever, whatever. */
export const ANY = ''

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
}

const PAGE = 60
/** More are not kept: what is scrolled away is read again when it is wanted. */
const MOST = 300

/**
 * A window on the log: pages come over the bridge as they are scrolled to, and leave at the other end. A new filter ends what
 * was under way for the one before.
 */
export function logWindow(request: Bridge['request']): LogWindow {
  const entries = shallowRef<readonly LogEntry[]>([])
  const oldest = shallowRef<End>('end')
  const newest = shallowRef<End>('end')
  const isBusy = ref(false)
  const isLooking = ref(false)
  const anything: LogFilter = { character: null, task: null, text: '' }
  const answered = shallowRef(anything)
  let filter = anything
  let turn = 0

  async function ask(from: string | null, way: 'older' | 'newer'): Promise<FindPage | null> {
    const mine = turn
    const reply = await request('campaign:find', { ...filter, from, way, count: PAGE })
    return mine === turn && reply.ok ? reply.value : null
  }

  const endOf = ({ next }: FindPage): End => (next === null ? 'end' : { from: next })

  /** Page after page, until something was found or nothing is left. */
  async function seek(from: string | null, way: 'older' | 'newer'): Promise<FindPage | null> {
    let page = await ask(from, way)
    while (page !== null && page.entries.length === 0 && page.next !== null) page = await ask(page.next, way)
    return page
  }

  async function anew(next: LogFilter, work: () => Promise<void>): Promise<void> {
    turn += 1
    const mine = turn
    filter = next
    isBusy.value = isLooking.value = true
    await work()
    if (mine === turn) isBusy.value = isLooking.value = false
  }

  async function more(way: 'older' | 'newer'): Promise<void> {
    const end = (way === 'older' ? oldest : newest).value
    if (end === 'end' || isBusy.value) return
    isBusy.value = true
    const mine = turn
    const page = await seek(end.from, way)
    if (mine !== turn) return
    isBusy.value = false
    if (page === null) return
    const all = way === 'older' ? [...page.entries, ...entries.value] : [...entries.value, ...page.entries]
    ;(way === 'older' ? oldest : newest).value = endOf(page)
    const kept = way === 'older' ? all.slice(0, MOST) : all.slice(-MOST)
    if (kept.length < all.length) {
      if (way === 'older') newest.value = { from: kept.at(-1)?.id ?? null }
      else oldest.value = { from: kept[0]?.id ?? null }
    }
    entries.value = kept
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
  }
}
