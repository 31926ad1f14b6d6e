import { expect, it } from 'vitest'
import { costOfReading, fuzzFiles } from '../support/fuzz-files'
import { fuzzed, largeCampaign } from '../support/fuzzed-campaign'

it.each(Array.from({ length: 10 }, (_, i) => i))('10,000 fuzzed files and journals, part %i of 10', async (part) => {
  const { file, journal } = await fuzzed()
  expect(fuzzFiles(file, journal, 100 + part, 10_000)).toEqual([])
})

it('a large file, whole or damaged at its end, costs at most ten times its size to read', () => {
  const file = largeCampaign(20_000)
  const damaged = Buffer.from(file)
  damaged[damaged.length - 10] = 1
  for (const bytes of [file, damaged]) expect(costOfReading(bytes)).toBeLessThan(10)
})
