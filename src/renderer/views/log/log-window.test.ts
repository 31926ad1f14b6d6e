import { describe, expect, it } from 'vitest'
import type { Bridge, Change, FindPage, FindQuery } from '../../../contract/channels'
import type { LogEntry } from '../../../contract/log-entry'
import type { LogFilter } from './log-filter'
import { logWindow, type LogWindow } from './log-window'

const filter = (text: string): LogFilter => ({ text, character: null, task: null })
const entryOf = (id: string, note = ''): LogEntry =>
  ({ id, note, who: [], names: {}, task: null }) as unknown as LogEntry
const pageOf = (...ids: readonly string[]): FindPage => ({ entries: ids.map((id) => entryOf(id)), next: null })

/** A bridge whose answers come when the test wants them, by the text that was looked for. */
function bridge(): {
  readonly request: Bridge['request']
  readonly answer: (text: string, page: FindPage) => Promise<void>
  readonly asked: () => readonly FindQuery[]
} {
  const waiting = new Map<string, (page: FindPage) => void>()
  const all: FindQuery[] = []
  const request = (_name: string, input: FindQuery): Promise<unknown> => {
    all.push(input)
    return new Promise((resolve) => waiting.set(input.text, (value) => resolve({ ok: true, value })))
  }
  return {
    request: request as unknown as Bridge['request'],
    answer: async (text, page) => {
      waiting.get(text)?.(page)
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
    asked: () => all.splice(0),
  }
}

const windowOn = (request: Bridge['request'], isFollowed = true): LogWindow =>
  logWindow(request, { says: ({ note }, wanted) => note?.includes(wanted) === true, isFollowed: () => isFollowed })
const idsOf = (log: LogWindow): readonly string[] => log.entries.value.map(({ id }) => id)

const change = (type: Change['type'], made: readonly LogEntry[], more: Partial<Change> = {}): Change => {
  const [entry = null, ...also] = made
  return { revision: 1, patch: [], type, entry, also, undo: null, redo: null, ...more }
}

describe('what is shown, and what it answers', () => {
  it('until the answer comes, it is what was asked before', async () => {
    const { request, answer } = bridge()
    const log = windowOn(request)
    const first = filter('')
    void log.toEnd(first)
    await answer('', pageOf('e1', 'e2'))
    expect([log.entries.value.length, log.answered.value, log.isLooking.value]).toEqual([2, first, false])
    const next = filter('needle')
    void log.toEnd(next)
    expect([log.entries.value.length, log.answered.value, log.isLooking.value]).toEqual([2, first, true])
    await answer('needle', pageOf('e1'))
    expect([log.entries.value.length, log.answered.value, log.isLooking.value]).toEqual([1, next, false])
  })

  it('an answer that comes late, to what nobody looks for any more, is let go', async () => {
    const { request, answer } = bridge()
    const log = windowOn(request)
    const [slow, quick] = [filter('slow'), filter('quick')]
    void log.toEnd(slow)
    void log.toStart(quick)
    await answer('quick', pageOf('e1'))
    await answer('slow', pageOf('e1', 'e2', 'e3'))
    expect([log.entries.value.length, log.answered.value, log.isLooking.value]).toEqual([1, quick, false])
  })
})

describe('what happens while it is shown', () => {
  async function shown(text: string, page: FindPage, isFollowed = true) {
    const to = bridge()
    const log = windowOn(to.request, isFollowed)
    void log.toEnd(filter(text))
    await to.answer(text, page)
    to.asked()
    return { log, ...to }
  }

  it('comes at the end without a question, as far as it is wanted', async () => {
    const { log, asked } = await shown('bell', pageOf('e1'))
    await log.take(change('done', [entryOf('e2', 'a spoon'), entryOf('e3', 'a bell'), entryOf('e4', 'bells')]))
    expect([idsOf(log), log.fresh.value]).toEqual([['e1', 'e3', 'e4'], 2])
    log.reached()
    await log.take(change('outside', []))
    await log.take(change('undone', [entryOf('e4', 'bells')]))
    expect([idsOf(log), log.fresh.value, asked()]).toEqual([['e1', 'e3'], 0, []])
  })

  it('while an answer is on its way it waits for it, whether that knows of it or not', async () => {
    for (const known of [[], ['e2']]) {
      const { request, answer } = bridge()
      const log = windowOn(request)
      void log.toEnd(filter('bell'))
      await log.take(change('done', [entryOf('e2', 'bell')]))
      await log.take(change('done', [entryOf('e3', 'bell')]))
      await log.take(change('undone', [entryOf('e3', 'bell')]))
      expect(idsOf(log)).toEqual([])
      await answer('bell', pageOf('e1', ...known))
      expect(idsOf(log)).toEqual(['e1', 'e2'])
      // A push that is later than an answer that knew of it.
      await log.take(change('done', [entryOf('e2', 'bell')]))
      expect(idsOf(log)).toEqual(['e1', 'e2'])
    }
  })

  it('is read on to where the end is not at hand', async () => {
    const { request, answer, asked } = bridge()
    const log = windowOn(request)
    void log.toStart(filter(''))
    await answer('', { ...pageOf('e1', 'e2'), next: 'e2' })
    asked()
    await log.take(change('done', [entryOf('e9')]))
    expect([idsOf(log), log.fresh.value, log.hasNewer.value]).toEqual([['e1', 'e2'], 1, true])
    void log.newer()
    await answer('', pageOf('e3', 'e9'))
    expect(idsOf(log)).toEqual(['e1', 'e2', 'e3', 'e9'])
  })

  it('makes nobody wait for a page without end: the oldest go, but never from under who reads them', async () => {
    const many = Array.from({ length: 300 }, (_, i) => `e${i}`)
    const more = (from: number): readonly LogEntry[] => Array.from({ length: 61 }, (_, i) => entryOf(`f${from + i}`))
    const followed = await shown('', pageOf(...many))
    await followed.log.take(change('done', more(0)))
    expect([idsOf(followed.log).length, idsOf(followed.log).at(-1), followed.log.hasOlder.value]).toEqual([
      300,
      'f60',
      true,
    ])
    const read = await shown('', pageOf(...many), false)
    await read.log.take(change('done', more(0)))
    expect([idsOf(read.log), read.log.hasNewer.value, read.log.fresh.value]).toEqual([many, true, 61])
  })

  it('what was done again or reads otherwise is asked for, from the first that is shown on', async () => {
    const { log, answer, asked } = await shown('bell', { ...pageOf('e5', 'e6'), next: 'e4' })
    const [first] = log.entries.value
    void log.take(change('done', [entryOf('e7')], { anew: [entryOf('e6', 'bell')] }))
    await answer('', pageOf('e3'))
    // What comes while it is asked for is not lost to its answer.
    await log.take(change('done', [entryOf('e8', 'bell')]))
    await answer('bell', { entries: [entryOf('e5'), entryOf('e6', 'bell')], next: null })
    expect(asked().map(({ from, way, count, text }) => [from, way, count, text])).toEqual([
      ['e4', 'older', 1, ''],
      ['e3', 'newer', 360, 'bell'],
    ])
    expect(log.entries.value).toEqual([entryOf('e5'), entryOf('e6', 'bell'), entryOf('e8', 'bell')])
    // The same ones are the same objects: their lines are not drawn anew.
    expect(log.entries.value[0]).toBe(first)
  })

  it('of a long search every page is asked for again, and what is beyond stays so', async () => {
    const { request, answer, asked } = bridge()
    const log = windowOn(request)
    void log.toStart(filter('bell'))
    await answer('bell', { ...pageOf('e1', 'e5'), next: 'e7' })
    asked()
    void log.take(change('redone', [entryOf('e3', 'bell')]))
    await answer('bell', { ...pageOf('e1'), next: 'e2' })
    await answer('bell', { ...pageOf('e3'), next: 'e3' })
    expect(asked().map(({ from, count }) => [from, count])).toEqual([
      [null, 2],
      ['e2', 1],
    ])
    expect([idsOf(log), log.hasNewer.value]).toEqual([['e1', 'e3'], true])
  })

  it('asked for anew while something is on its way, it is asked for after that', async () => {
    const { request, answer, asked } = bridge()
    const log = windowOn(request)
    void log.toEnd(filter(''))
    await log.again()
    await answer('', pageOf('e1'))
    expect(asked().map(({ way }) => way)).toEqual(['older', 'newer'])
    await answer('', pageOf('e2'))
    expect([idsOf(log), log.isBusy.value]).toEqual([['e2'], false])
  })
})
