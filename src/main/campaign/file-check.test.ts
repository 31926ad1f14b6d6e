import fc from 'fast-check'
import { expect, it } from 'vitest'
import { atOnce } from '../../rules/core/sliced'
import { buildCampaignFile, checkCampaignFile } from './campaign-file'
import { FileCheck } from './file-check'

const about = { campaign: 'c1', revision: 7, head: 'h', previous: null }
const history = Array.from({ length: 40 }, (_, i) => ({ text: `“Käthe” said ${i}` }))
const { bytes } = buildCampaignFile(about, { state: { name: 'Grüße' }, history })

/** Where reading was so far, each time that something was told of it. */
const stops = fc.array(fc.nat({ max: bytes.length }), { maxLength: 6 }).map((all) => all.sort((a, b) => a - b))

function checkedWhileRead(file: Uint8Array, read: readonly number[]): ReturnType<typeof checkCampaignFile> {
  const check = new FileCheck()
  for (const length of read) check.take(file.subarray(0, length))
  return atOnce(check.of(file))
}

it('says the same of a file however it was read', () => {
  const edit = fc.record({ at: fc.nat({ max: bytes.length - 1 }), put: fc.nat({ max: 255 }), cut: fc.nat({ max: 3 }) })
  fc.assert(
    fc.property(stops, fc.option(edit), (read, changed) => {
      const file = changed === null ? bytes : bytes.slice(0, bytes.length - changed.cut)
      if (changed !== null) file[changed.at] = changed.put
      expect(checkedWhileRead(file, read)).toEqual(checkCampaignFile(file))
    }),
  )
})

it('finds every flipped bit in what was taken while it was read', () => {
  for (let at = 0; at < bytes.length; at += 1) {
    const flipped = Uint8Array.from(bytes)
    flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8))
    expect(checkedWhileRead(flipped, [at + 1, bytes.length]).ok, `byte ${at}`).toBe(false)
  }
})
