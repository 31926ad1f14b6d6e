import { it } from 'vitest'
import { correctRandomCampaign } from '../../../tests/support/corrections-random'

it('HC-5: a correction leads to what would be had it been played so from the start; undo brings back state and log exactly', () => {
  for (let seed = 1; seed <= 300; seed += 1) correctRandomCampaign(seed)
}, 300_000)

it('HC-6: timers are where they are, whatever is corrected around them', () => {
  for (let seed = 1; seed <= 60; seed += 1) correctRandomCampaign(seed, true)
}, 300_000)

it('an alarm that was acknowledged, and stands once more, is not taken away by a correction (HC-7)', () => {
  correctRandomCampaign(3_881)
})
