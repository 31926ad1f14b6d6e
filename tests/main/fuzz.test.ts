import { expect, it } from 'vitest'
import { costOfReading, fuzzFiles, mutated } from '../support/fuzz-files'
import { fuzzed, largeCampaign } from '../support/fuzzed-campaign'
import { numbers } from '../support/store-model'

it('2,000 fuzzed files and journals: none crashes the reader, none is taken for good, none costs more than ten times its size', async () => {
  const { file, journal } = await fuzzed()
  globalThis.gc?.()
  const before = process.memoryUsage().arrayBuffers
  expect(fuzzFiles(file, journal, 7, 2_000)).toEqual([])
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64_000_000)
})

it('a large file costs at most ten times its size to read: whole, damaged at its end, and however it is fuzzed', () => {
  const file = largeCampaign(5_000)
  const damaged = Buffer.from(file)
  damaged[damaged.length - 10] = 1
  const pick = numbers(7)
  const all = [file, damaged, ...Array.from({ length: 20 }, () => mutated(file, pick))]
  for (const bytes of all.filter(({ length }) => length > 100_000)) expect(costOfReading(bytes)).toBeLessThan(10)
})
