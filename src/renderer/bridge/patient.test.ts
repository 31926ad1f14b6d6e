import { expect, it } from 'vitest'
import type { Bridge, MenuAct } from '../../contract/channels'
import { patient } from './patient'

it('a menu act that came before anybody listened is heard by the first who does, once', () => {
  let tell: (act: MenuAct) => void = () => undefined
  const bridge: Bridge = {
    request: () => Promise.reject(new Error('nothing is asked')),
    onPush: (_name, listener) => {
      tell = listener as (act: MenuAct) => void
      return () => undefined
    },
  }
  const window = patient(bridge)
  const [first, second]: [MenuAct[], MenuAct[]] = [[], []]
  tell('new-campaign')
  const stop = window.onPush('menu:chose', (act) => first.push(act))
  tell('undo')
  stop()
  tell('open')
  window.onPush('menu:chose', (act) => second.push(act))
  expect([first, second]).toEqual([['new-campaign', 'undo'], ['open']])
})
