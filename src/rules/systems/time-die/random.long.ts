import { it } from 'vitest'
import { playAgainstReading, playAnything } from '../../../../tests/support/time-die-random'

it('TD-12 to TD-35: 100 000 random commands beside a reading of the text by hand', () => {
  for (let seed = 1_000; seed < 1_500; seed += 1) playAgainstReading(seed, 200)
})

it('TD-1 to TD-36: 100 000 random commands on tasks of both kinds: nothing throws, the invariants hold', () => {
  for (let seed = 1_000; seed < 1_500; seed += 1) playAnything(seed, 200)
})
