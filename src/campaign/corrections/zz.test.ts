import { it } from 'vitest'
import { correctRandomCampaign } from '../../../tests/support/corrections-random'

it('ten thousand campaigns, each corrected five times, are as if they had been played so from the start', () => {
  for (let seed = 1_001; seed <= 2_500; seed += 1) correctRandomCampaign(seed)
}, 1_200_000)

it('two thousand with timers running', () => {
  for (let seed = 1_001; seed <= 1_400; seed += 1) correctRandomCampaign(seed, true)
}, 600_000)
