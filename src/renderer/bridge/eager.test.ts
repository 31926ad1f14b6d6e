import { expect, it } from 'vitest'
import type { Bridge, RequestName } from '../../contract/channels'
import { fail } from '../../rules/core/result'
import { eager } from './eager'

it('what every window asks first is asked at once, given to the first who asks, and then asked anew', async () => {
  const asked: RequestName[] = []
  const bridge: Bridge = {
    request: (name) => {
      asked.push(name)
      return Promise.resolve(fail({ code: 'file/missing', path: `${asked.length}` }))
    },
    onPush: () => () => undefined,
  }
  const window = eager(bridge)
  expect(asked).toEqual(['settings:get', 'campaign:snapshot'])
  const answers = []
  for (const name of ['campaign:snapshot', 'campaign:snapshot', 'app:info', 'settings:get', 'settings:get'] as const) {
    answers.push(await window.request(name, null))
  }
  expect(answers).toEqual(['2', '3', '4', '1', '5'].map((path) => fail({ code: 'file/missing', path })))
  expect(asked.slice(2)).toEqual(['campaign:snapshot', 'app:info', 'settings:get'])
})
