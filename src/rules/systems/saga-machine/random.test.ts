import { expect, it } from 'vitest'
import { RandomSaga } from '../../../../tests/support/random-saga'

it('SM-1 to SM-27: five thousand random commands break nothing; the slow suite gives many more', () => {
  const play = new RandomSaga(20)
  for (let i = 0; i < 5_000; i += 1) play.step()
  expect(play.taken).toBeGreaterThan(2_000)
  const often = ['bad-value', 'wrong-state', 'not-running', 'unknown', 'wrong-dice', 'no-rolls-left', 'not-an-option']
  for (const code of [...often, 'already-acted']) expect(play.codes.get(code) ?? 0, code).toBeGreaterThan(0)
})
