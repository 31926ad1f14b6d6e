import { expect, it } from 'vitest'
import { bareEntry } from '../../../tests/support/bare-entry'
import type { HistoryRecord } from '../../campaign/history'
import { atOnce } from '../../rules/core/sliced'
import { lineParts, lineText, nextLine } from './journal-format'
import { packed, unpacked } from './packed-record'

function correctionOf(many: number): HistoryRecord {
  const anew = Array.from({ length: many }, (_, i) =>
    bareEntry(`e${i}`, i % 3 === 0 ? `“Käthe” – ${i}],[{` : `said ${i}`),
  )
  const correction = { entry: 'e0', anew }
  return { revision: 9_999, type: 'done', entry: { ...bareEntry('e9999', 'it'), patch: [], correction } }
}

it.each([1_000, 1_001, 3_500])(
  'a correction of %i entries is the line of the journal and the record that it was',
  (many) => {
    const record = correctionOf(many)
    const line = packed('before', record)
    if (line === null) throw new Error('Not packed')
    const plain = nextLine('before', record)
    expect({ revision: line.revision, head: line.head }).toEqual({ revision: plain.revision, head: plain.head })
    expect(Buffer.concat(lineParts(line)).toString('utf8')).toBe(lineText(plain))
    expect(lineText(line)).toBe(lineText(plain))
    expect(atOnce(unpacked(line))).toEqual(record)
  },
)

it('a small correction and whatever is none are handed over as they are', () => {
  expect(packed('before', correctionOf(999))).toBeNull()
  expect(packed('before', { revision: 1, type: 'undone', entry: 'e1', patch: [] })).toBeNull()
})

it('is shared by threads, not copied', () => {
  const line = packed('before', correctionOf(1_000))
  const copy = structuredClone(line)
  expect(copy?.text.buffer).toBeInstanceOf(SharedArrayBuffer)
  if (line !== null) line.text[0] = 0x20
  expect(copy?.text[0]).toBe(0x20)
})
