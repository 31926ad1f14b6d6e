import { expect, it } from 'vitest'
import type { Json } from '../../rules/core/units'
import { buildCampaignFile, parseCampaignFile } from './campaign-file'
import { sha256 } from './hash'

const about = { campaign: 'c1', revision: 7, head: 'h', previous: null }
const payload: Json = { state: { name: 'Grüße' }, history: [{ a: 1 }, { b: [2] }] }
const { bytes, sha256: identity } = buildCampaignFile(about, payload)
const text = Buffer.from(bytes).toString('utf8')
const reason = (changed: Uint8Array): string => {
  const parsed = parseCampaignFile(changed)
  return parsed.ok ? 'ok' : parsed.error.code === 'damaged' ? parsed.error.found : parsed.error.code
}

/** A file as another version might write it, sealed as every version does. */
function sealed(header: string, body: string): Uint8Array {
  const seal = sha256(header, '\n', body)
  return Buffer.from(`${header.slice(0, -1)},"sha256":"${seal}"}\n${body}`)
}

it('reads back what it wrote', () => {
  expect(parseCampaignFile(bytes)).toEqual({
    ok: true,
    value: {
      header: {
        format: 1,
        oldestReader: 1,
        ...about,
        bytes: Buffer.byteLength(text.slice(text.indexOf('\n') + 1)),
        sha256: identity,
        more: {},
      },
      payload,
    },
  })
})

it('can be read by a person: a header line, then one entry to a line', () => {
  expect(text.split('\n').slice(1)).toEqual([
    '{',
    '"state":{"name":"Grüße"},',
    '"history":[',
    '{"a":1},',
    '{"b":[2]}',
    ']',
    '}',
    '',
  ])
})

it('finds every flipped bit', () => {
  for (let at = 0; at < bytes.byteLength; at += 1) {
    for (let bit = 0; bit < 8; bit += 1) {
      const flipped = Uint8Array.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << bit)
      expect(reason(flipped), `bit ${bit} of byte ${at}`).not.toBe('ok')
    }
  }
})

it('finds every cut and everything added', () => {
  for (let length = 0; length < bytes.byteLength; length += 1) {
    expect(reason(bytes.subarray(0, length)), `${length} bytes`).not.toBe('ok')
  }
  expect(reason(Buffer.concat([bytes, Buffer.from('\n')]))).toBe('length')
})

it('keeps header fields of a later version', () => {
  const body = '{"state":1}\n'
  const header = `{"longroll":2,"oldestReader":1,"campaign":"c1","revision":7,"head":"h","previous":null,"bytes":${body.length},"shoeSize":43}`
  const parsed = parseCampaignFile(sealed(header, body))
  if (!parsed.ok) throw new Error(parsed.error.code)
  expect(parsed.value.header.more).toEqual({ shoeSize: 43 })
  const again = buildCampaignFile({ ...about, more: parsed.value.header.more }, payload)
  expect(Buffer.from(again.bytes).toString('utf8')).toContain('"shoeSize":43,"sha256"')
})

it('says of a newer format which one it is, and only when the file is whole', () => {
  const body = 'something else\n'
  const header = `{"longroll":3,"oldestReader":2,"campaign":"c1","revision":7,"head":"h","previous":null,"bytes":${body.length}}`
  const file = sealed(header, body)
  expect(parseCampaignFile(file)).toEqual({ ok: false, error: { code: 'too-new', fileVersion: 3 } })
  expect(reason(file.subarray(0, -1))).toBe('length')
})

it.each([
  ['', 'not-a-campaign'],
  ['# Session notes\n', 'not-a-campaign'],
  ['{"longroll":1', 'header'],
  ['{"longroll":1}\n{}', 'header'],
  [text.replace('"revision":7', '"revision":-7'), 'header'],
  [text.replace('"revision":7', '"revision": 7'), 'header'],
])('%j is %s', (content, expected) => {
  expect(reason(Buffer.from(content))).toBe(expected)
})
