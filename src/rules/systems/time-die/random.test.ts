import { it } from 'vitest'
import { playAgainstReading, playAnything } from '../../../../tests/support/time-die-random'

const seeds = Array.from({ length: 25 }, (_, i) => i + 1)

it.each(seeds)('TD-12 to TD-35: an Extended Test played beside a reading of the text by hand, seed %i', (seed) => {
  playAgainstReading(seed, 100)
})

it.each(seeds)('TD-1 to TD-36: whatever is commanded, nothing throws and the invariants hold, seed %i', (seed) => {
  playAnything(seed, 100)
})
