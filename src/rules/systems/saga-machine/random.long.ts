import { expect, it } from 'vitest'
import { RandomSaga } from '../../../../tests/support/random-saga'

it.each([1, 2, 3, 4, 5, 6, 7, 8])('SM-1 to SM-27: 25 000 random commands from seed %i break nothing', (seed) => {
  const play = new RandomSaga(seed)
  for (let i = 0; i < 25_000; i += 1) play.step()
  expect(play.taken).toBeGreaterThan(10_000)
})
