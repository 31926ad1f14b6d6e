import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newContent } from '../../src/main/campaign/campaign-content'
import { checkCampaignFile } from '../../src/main/campaign/campaign-file'
import { sha256 } from '../../src/main/campaign/hash'
import { firstHead } from '../../src/main/campaign/journal-format'
import { fileNameFor } from '../../src/main/windows/file-name'
import { deskOver, say, value } from '../support/desk'
import { MemoryFileSystem } from '../support/memory-file-system'

// Campaign files that somebody made to do harm: whole by their own account, sealed as Longroll seals, and hostile.

const path = '/home/a.longroll'

/** A file whose seal is right, whatever it holds. */
function sealed(body: string, header: Readonly<Record<string, unknown>> = {}): Buffer {
  const unsealed = JSON.stringify({
    longroll: 1,
    oldestReader: 1,
    campaign: 'hostile',
    revision: 0,
    head: firstHead('hostile'),
    previous: null,
    bytes: Buffer.byteLength(body),
    ...header,
  })
  const seal = sha256(unsealed, '\n', Buffer.from(body))
  return Buffer.from(`${unsealed.slice(0, -1)},"sha256":"${seal}"}\n${body}`)
}

const state = (part: string): string =>
  `{"state":${JSON.stringify(newContent('Harmless').state).slice(0, -1)}${part}},"history":[]`
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

async function open(bytes: Buffer) {
  const fs = new MemoryFileSystem()
  fs.put(path, bytes)
  const { desk } = deskOver(fs)
  const before = process.memoryUsage().rss
  const opened = await desk.open(path, { setJournalAside: false })
  return { fs, desk, opened, grown: process.memoryUsage().rss - before }
}

it('the helper itself makes files that open', async () => {
  const { opened } = await open(sealed(`${state('')}}`))
  expect(value(opened).state.name).toBe('Harmless')
})

it.each([
  ['a length of a gigabyte', { bytes: 1_073_741_824 }],
  ['a length beyond counting', { bytes: 1e300 }],
  ['a length below nothing', { bytes: -1 }],
  ['a length in words', { bytes: '12' }],
  ['a way out of the folders as the campaign', { campaign: '../../../etc/cron.d/x' }],
  ['a campaign of a megabyte', { campaign: 'a'.repeat(1_000_000) }],
  ['a revision beyond counting', { revision: 2 ** 60 }],
  ['a prototype as the campaign', { campaign: { toString: 1 } }],
])('%s in the header: refused as damaged, nothing is set aside for it', async (_what, header) => {
  const bytes = sealed(`${state('')}}`, header)
  const { opened, grown, fs } = await open(bytes)
  expect(opened).toMatchObject({ ok: false, error: { code: 'file/damaged' } })
  expect(grown).toBeLessThan(200_000_000)
  expect(fs.bytes(path)).toEqual(bytes)
})

it.each([
  ['a hundred thousand levels as the whole', deep(100_000)],
  [
    'a hundred thousand levels in the log',
    `{"state":${JSON.stringify(newContent('x').state)},"history":${deep(100_000)}}`,
  ],
  [
    'a million entries of junk in the log',
    `{"state":${JSON.stringify(newContent('x').state)},"history":[${Array(1_000_000).fill('{}').join(',')}]}`,
  ],
  ['a log of the wrong kind', `{"state":${JSON.stringify(newContent('x').state)},"history":{"length":1e9}}`],
  ['no state', '{"history":[]}'],
  ['a state of lists', '{"state":{"name":"x","characters":[],"tasks":[]},"history":[]}'],
])('%s: refused as damaged', async (_what, body) => {
  const { opened } = await open(sealed(body))
  expect(opened).toMatchObject({ ok: false, error: { code: 'file/damaged', found: 'content' } })
})

it.each([
  ['a field of a hundred thousand levels', `${state('')},"later":${deep(100_000)}}`],
  ['a state with a field of a hundred thousand levels', `${state(`,"later":${deep(100_000)}`)}}`],
])('%s that a later version might know: refused, for it could be read but never saved', async (_what, body) => {
  const { opened } = await open(sealed(body))
  expect(opened).toMatchObject({ ok: false, error: { code: 'file/damaged', found: 'content' } })
})

it('what is nested within reason is kept, whatever it is, and brackets in texts count for nothing', async () => {
  const body = `${state('')},"later":${deep(190)},"text":${JSON.stringify(`"\\${'[{'.repeat(1_000)}`)}}`
  const { opened, fs } = await open(sealed(body))
  await say(value(opened), 'a note')
  await value(opened).save()
  // The outermost list has a line for each of what it holds.
  expect(Buffer.from(fs.bytes(path)).toString()).toContain(deep(189))
})

it('names of prototypes as keys change no prototype, in the state, in records and in the header', async () => {
  const part = ',"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'
  const record =
    '{"revision":1,"type":"outside","wall":0,"patch":[{"op":"set","path":["__proto__","polluted"],"before":null,"after":1}]}'
  for (const bytes of [
    sealed(`${state(part)}}`),
    sealed(`${state('')},"__proto__":{"polluted":1}}`),
    sealed(`${state('').replace('"history":[]', `"history":[${record}]`)}}`, { revision: 1 }),
    Buffer.from(
      sealed(`${state('')}}`)
        .toString()
        .replace('{"longroll"', '{"longroll"'),
    ),
  ]) {
    const { opened } = await open(bytes)
    if (opened.ok) {
      await say(opened.value, 'a note')
      await opened.value.save()
    }
    expect('polluted' in {}).toBe(false)
    expect(Object.keys(Object.prototype)).toEqual([])
  }
})

it('a game time beyond all bounds is refused at opening, not in the middle of a game', async () => {
  const body = `${state('').replace('"clock":{"now":0', '"clock":{"now":1e308')}}`
  const { opened } = await open(sealed(body))
  expect(opened).toMatchObject({ ok: false, error: { code: 'file/damaged', found: 'content' } })
})

it('a line of a hundred megabytes without an end is looked at once and refused', () => {
  const bytes = Buffer.alloc(100_000_000, 0x20)
  bytes.write('{"longroll":1')
  expect(checkCampaignFile(bytes)).toMatchObject({ ok: false, error: { code: 'damaged' } })
})

it.each([
  ['../../etc/passwd', 'etc passwd'],
  ['..\\..\\Windows\\System32', 'Windows System32'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['Com1', '_Com1'],
  ['LPT¹', '_LPT¹'],
  ['console', 'console'],
  ['.hidden', 'hidden'],
  ['-rf', 'rf'],
  ['trailing. . .', 'trailing'],
  ['C:', 'C'],
  ['safe\u202egnp', 'safegnp'],
  ['<img src=x onerror=alert(1)>', 'img src=x onerror=alert(1)'],
  ['$(rm -rf ~)`x`', '$(rm -rf ~)`x`'],
  ['\ud800', ''],
  ['📜'.repeat(60), '📜'.repeat(40)],
])('a campaign called %j has a file called %j', (name, file) => {
  expect(fileNameFor(name)).toBe(file)
})

it('whatever a campaign is called, its file name is one that Windows, macOS and Linux take', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string()), (name) => {
      const file = fileNameFor(name)
      expect(file).not.toMatch(/[\u0000-\u001f\u007f<>:"/\\|?*]/)
      expect(file).not.toMatch(/^[. -]|[. ]$/)
      expect(file).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
      // A lone half of a character would not come through UTF-8.
      expect(Buffer.from(file, 'utf8').toString('utf8')).toBe(file)
      expect(Buffer.byteLength(`${file}.longroll`)).toBeLessThanOrEqual(255)
      expect(fileNameFor(file)).toBe(file)
    }),
    { numRuns: 2_000 },
  )
})
