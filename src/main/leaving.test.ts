import { expect, it, vi } from 'vitest'
import type { Session } from './campaign/session'
import { Leaving } from './leaving'

interface Window {
  session: Session | null
}

/** A window whose campaign is saved when the test says so, and not before. */
function closing(saving: { readonly is: string; readonly error?: unknown }, closesAllTheSame = true) {
  let saved: () => void = () => undefined
  const save = vi.fn(() => new Promise((done) => (saved = () => done(saving))))
  const session = {
    save,
    snapshot: () => ({ file: { name: 'a' } }),
    path: '/home/a.longroll',
    readOnly: null,
  } as unknown as Session
  const close = vi.fn(() => Promise.resolve({ is: 'file', confirmed: true } as const))
  const ask = vi.fn(() => Promise.resolve(closesAllTheSame))
  const leaving = new Leaving<Window>({
    desk: { close, sessions: () => [] },
    askToCloseBehind: ask,
    onLeft: () => undefined,
    onClosed: () => undefined,
  })
  return { leaving, window: { session } as Window, close, ask, save, saved: () => saved() }
}

it('closes a campaign once, however often it is asked to meanwhile, and tells everybody the same', async () => {
  const { leaving, window, close, save, saved } = closing({ is: 'file' })
  const asked = [leaving.leave(window), leaving.leave(window), leaving.leave(window)]
  saved()
  expect(await Promise.all(asked)).toEqual([true, true, true])
  expect(save).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledOnce()
  expect(window.session).toBeNull()
  expect(await leaving.leave(window)).toBe(true)
})

it('stays where the GM stays, and asks again the next time', async () => {
  const notSaved = { is: 'not-saved', error: { reason: 'disk-full' } }
  const { leaving, window, close, ask, saved } = closing(notSaved, false)
  const first = leaving.leave(window)
  saved()
  expect(await first).toBe(false)
  expect(window.session).not.toBeNull()
  expect(close).not.toHaveBeenCalled()
  const second = leaving.leave(window)
  saved()
  expect(await second).toBe(false)
  expect(ask).toHaveBeenCalledTimes(2)
})
