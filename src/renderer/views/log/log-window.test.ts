import { describe, expect, it } from 'vitest'
import type { Bridge, FindPage } from '../../../contract/channels'
import { logWindow, type LogFilter } from './log-window'

const filter = (text: string): LogFilter => ({ text, character: null, task: null })
const pageOf = (...ids: readonly string[]): FindPage => ({
  entries: ids.map((id) => ({ id })) as unknown as FindPage['entries'],
  next: null,
})

/** A bridge whose answers come when the test wants them, by the text that was looked for. */
function bridge(): {
  readonly request: Bridge['request']
  readonly answer: (text: string, page: FindPage) => Promise<void>
} {
  const waiting = new Map<string, (page: FindPage) => void>()
  const request = (_name: string, input: { readonly text: string }): Promise<unknown> =>
    new Promise((resolve) => waiting.set(input.text, (value) => resolve({ ok: true, value })))
  return {
    request: request as unknown as Bridge['request'],
    answer: async (text, page) => {
      waiting.get(text)?.(page)
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
  }
}

describe('what is shown, and what it answers', () => {
  it('until the answer comes, it is what was asked before', async () => {
    const { request, answer } = bridge()
    const log = logWindow(request)
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
    const log = logWindow(request)
    const [slow, quick] = [filter('slow'), filter('quick')]
    void log.toEnd(slow)
    void log.toStart(quick)
    await answer('quick', pageOf('e1'))
    await answer('slow', pageOf('e1', 'e2', 'e3'))
    expect([log.entries.value.length, log.answered.value, log.isLooking.value]).toEqual([1, quick, false])
  })
})
