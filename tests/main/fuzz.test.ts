import { expect, it } from 'vitest'
import { fuzzFiles } from '../support/fuzz-files'
import { fuzzed } from '../support/fuzzed-campaign'

it('2,000 fuzzed files and journals: none crashes the reader, none is taken for good, none costs more than ten times its size', async () => {
  const { file, journal } = await fuzzed()
  globalThis.gc?.()
  const before = process.memoryUsage().arrayBuffers
  expect(fuzzFiles(file, journal, 7, 2_000)).toEqual([])
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64_000_000)
})
