import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPushName, isRequestName, requestNames, type RequestName } from '../../src/contract/channels'
import { isModestJson } from '../../src/contract/modest-json'
import { z } from 'zod'
import { defaultSettings } from '../../src/contract/settings'
import { inputSchemas } from '../../src/contract/schemas'
import { answer, type Handlers } from '../../src/main/ipc/answer'
import { isOurWindow, originOf, type Sender } from '../../src/main/ipc/sender'
import { epochMs, type Json } from '../../src/rules/core/units'
import { fail, ok } from '../../src/rules/core/result'
import type { LogEvent } from '../../src/main/platform/log'

const asked: [string, unknown][] = []
const note = (name: string, input: unknown): void => {
  asked.push([name, input])
}
const noCampaign = fail({ code: 'ipc/no-campaign' } as const)

const handlers: Handlers<string> = {
  'app:info': () => ok({ version: '1', platform: 'linux' }),
  'app:fault': () => ok(null),
  'app:copy-diagnostics': () => ok(null),
  'settings:get': () => ok(defaultSettings),
  'settings:set': (input) => {
    note('settings:set', input)
    return ok(defaultSettings)
  },
  'settings:folders': () => ok({ data: '/d', backups: '/d/backups', isAway: false }),
  'settings:show-folder': () => ok(null),
  'settings:backup-folder': () => ok({ data: '/d', backups: '/d/backups', isAway: false }),
  'alarms:try': () => ok({ is: 'given' }),
  'player:set': () => ok({ isOpen: false, isBlank: false }),
  'campaigns:recent': () => {
    throw new Error('/home/gm/Secret campaign.longroll')
  },
  'campaigns:closed': () => ok(null),
  'campaigns:forget': () =>
    ok([{ path: '/a', name: 'A', lastPlayed: epochMs(0), running: 0, isThere: true, isDamaged: false }]),
  'campaigns:new': () => ok({ opened: true }),
  'campaigns:ask-for-new': () => ok(null),
  'campaigns:open': () => ok({ opened: false }),
  'campaigns:open-recent': () => ok({ opened: true }),
  'campaigns:offers': () => noCampaign,
  'campaigns:recover': () => noCampaign,
  'campaigns:look': () => noCampaign,
  'campaigns:sample': () => noCampaign,
  'campaigns:open-dropped': () => noCampaign,
  'campaign:save-as': () => noCampaign,
  'campaign:duplicate': () => noCampaign,
  'campaign:rename': () => noCampaign,
  'campaign:move': () => noCampaign,
  'campaign:reveal': () => noCampaign,
  'campaign:backups': () => noCampaign,
  'campaign:backup': () => noCampaign,
  'campaign:restore': () => noCampaign,
  'campaign:compare': () => noCampaign,
  'campaign:settle': () => noCampaign,
  'campaigns:import': () => noCampaign,
  'campaign:export-script': () => noCampaign,
  'campaign:recap': () => noCampaign,
  'campaign:preview-correction': () => noCampaign,
  'campaign:snapshot': () => noCampaign,
  'campaign:log': () => noCampaign,
  'campaign:find': () => noCampaign,
  'campaign:run': (input) => {
    note('campaign:run', input)
    return ok({ revision: 1 })
  },
  'campaign:save': () => noCampaign,
  'campaign:close': () => ok(null),
}

function ask(name: RequestName, raw: unknown, window: string | null = 'window') {
  const logged: LogEvent[] = []
  asked.length = 0
  return answer(name, raw, window, handlers, (event) => logged.push(event)).then((reply) => ({
    reply,
    logged,
    asked: [...asked],
  }))
}

it('hands over what has the right shape', async () => {
  const given = { do: 'task.note', with: { task: 't1', text: 'x', nested: [{ a: null }] }, seen: 3 }
  expect(await ask('campaign:run', given)).toEqual({
    reply: ok({ revision: 1 }),
    logged: [],
    asked: [['campaign:run', given]],
  })
  expect((await ask('settings:set', { theme: 'light' })).asked).toEqual([['settings:set', { theme: 'light' }]])
})

it('answers nobody but our own windows, whatever is asked', async () => {
  for (const name of requestNames) {
    const { reply, asked: heard, logged } = await ask(name, { do: 'undo', seen: 0 }, null)
    expect(reply).toEqual({ ok: false, error: { code: 'ipc/foreign-sender' } })
    expect(heard).toEqual([])
    expect(logged).toEqual([{ event: 'ipc/foreign-sender', request: name }])
  }
})

const circle: { self?: unknown } = {}
circle.self = circle
const deep = Array.from({ length: 30 }).reduce<unknown>((inner) => [inner], 'x')

it.each<[RequestName, string, unknown]>([
  ['campaign:run', '', null],
  ['campaign:run', '', 'undo'],
  ['campaign:run', 'do', { seen: 1 }],
  ['campaign:run', 'seen', { do: 'undo' }],
  ['campaign:run', 'seen', { do: 'undo', seen: -1 }],
  ['campaign:run', 'seen', { do: 'undo', seen: 1.5 }],
  ['campaign:run', '', { do: 'undo', seen: 1, wall: 0 }],
  ['campaign:run', 'do', { do: 'x'.repeat(101), seen: 1 }],
  ['campaign:run', 'with', { do: 'x', seen: 1, with: new Date(0) }],
  ['campaign:run', 'with', { do: 'x', seen: 1, with: { a: new Map() } }],
  ['campaign:run', 'with', { do: 'x', seen: 1, with: { a: undefined } }],
  ['campaign:run', 'with', { do: 'x', seen: 1, with: { a: NaN } }],
  ['campaign:run', 'with', { do: 'x', seen: 1, with: { a: 1n } }],
  ['campaign:run', 'with', { do: 'x', seen: 1, with: circle }],
  ['campaign:run', 'with', { do: 'x', seen: 1, with: deep }],
  ['campaign:run', 'with', { do: 'x', seen: 1, with: { a: 'x'.repeat(60_000) } }],
  ['campaign:run', 'with', { do: 'x', seen: 1, with: Array(6_000).fill(0) }],
  ['campaign:run', 'with', { do: 'x', seen: 1, with: JSON.parse('{"__proto__":{"admin":true}}') }],
  ['campaign:run', 'with', { do: 'x', seen: 1, with: { a: { constructor: 1 } } }],
  ['settings:set', 'scale', { scale: 1_000 }],
  ['settings:set', 'theme', { theme: 'pink' }],
  ['settings:set', '', { sound: true }],
  ['campaigns:new', 'name', { name: 7 }],
  ['campaigns:open-recent', 'setJournalAside', { path: '/a' }],
  ['campaigns:open-recent', 'path', { path: '', setJournalAside: false }],
  ['campaign:log', 'count', { before: null, count: 1e9 }],
  ['campaign:find', 'way', { from: null, way: 'up', count: 1, character: null, task: null, text: '' }],
  ['campaign:snapshot', '', { please: true }],
  ['campaign:close', '', undefined],
])('%s: a wrong shape at %j never gets as far as the handler: %#', async (name, at, raw) => {
  const { reply, asked: heard } = await ask(name, raw)
  expect(reply).toEqual({ ok: false, error: { code: 'ipc/bad-shape', request: name, at } })
  expect(heard).toEqual([])
})

it('a command is looked at as a schema of its fields would', () => {
  const fields = z.strictObject({
    do: z.string().max(100),
    with: z.custom<Json>(isModestJson).optional(),
    seen: z.int().nonnegative(),
  })
  const isSo = (value: unknown): boolean => inputSchemas['campaign:run'].safeParse(value).success
  const given = fc.record(
    {
      do: fc.oneof(fc.string(), fc.string({ minLength: 95, maxLength: 105 }), fc.anything()),
      with: fc.anything({ withDate: true, withMap: true, withSparseArray: true }),
      seen: fc.oneof(fc.nat(), fc.double(), fc.integer(), fc.maxSafeNat(), fc.anything()),
      wall: fc.nat(),
    },
    { requiredKeys: [] },
  )
  /** Most of these are accepted; of the others hardly any. */
  const fitting = fc.record(
    { do: fc.string({ maxLength: 105 }), with: fc.jsonValue(), seen: fc.nat() },
    { requiredKeys: ['do', 'seen'] },
  )
  let accepted = 0
  fc.assert(
    fc.property(
      fc.oneof({ weight: 6, arbitrary: given }, { weight: 3, arbitrary: fitting }, fc.anything()),
      (value) => {
        const expected = fields.safeParse(value).success
        if (expected) accepted += 1
        expect(isSo(value)).toBe(expected)
      },
    ),
    { numRuns: 2_000 },
  )
  expect(accepted).toBeGreaterThan(200)
})

it('a handler that throws is a bug: the window hears its name, the log no words of it', async () => {
  const { reply, logged } = await ask('campaigns:recent', null)
  expect(reply).toEqual({ ok: false, error: { code: 'app/failed', request: 'campaigns:recent' } })
  expect(JSON.stringify(logged)).not.toContain('Secret')
  expect(logged).toMatchObject([{ event: 'app/failed', request: 'campaigns:recent', fault: 'Error' }])
})

it('all JSON of a modest size is let through as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const text = JSON.stringify(value)
      const isForbidden = /"(__proto__|constructor|prototype)":/.test(text)
      expect(isModestJson(JSON.parse(text))).toBe(!isForbidden)
    }),
  )
})

const ours: Sender = { frame: { url: 'longroll://app/index.html', parent: null }, isInOurWindow: true }

it.each<[boolean, string, Sender]>([
  [true, 'our page in our window', ours],
  [false, 'a frame that is gone', { ...ours, frame: null }],
  [false, 'a window that is not ours', { ...ours, isInOurWindow: false }],
  [false, 'a frame inside our page', { ...ours, frame: { url: 'longroll://app/index.html', parent: {} } }],
  [false, 'another host', { ...ours, frame: { url: 'longroll://other/index.html', parent: null } }],
  [false, 'another scheme', { ...ours, frame: { url: 'https://app/index.html', parent: null } }],
  [false, 'a file', { ...ours, frame: { url: 'file:///app/index.html', parent: null } }],
  [false, 'somebody who looks like us', { ...ours, frame: { url: 'longroll://app@evil.example/', parent: null } }],
  [false, 'a longer name', { ...ours, frame: { url: 'longroll://app.evil.example/', parent: null } }],
  [false, 'a port', { ...ours, frame: { url: 'longroll://app:80/', parent: null } }],
  [false, 'an empty page', { ...ours, frame: { url: 'about:blank', parent: null } }],
  [false, 'no address', { ...ours, frame: { url: '', parent: null } }],
])('%s: %s', (expected, _who, sender) => {
  expect(isOurWindow(sender, ['longroll://app'])).toBe(expected)
})

it('the dev server is a page of ours only where it is named', () => {
  const page: Sender = { frame: { url: 'http://localhost:5173/', parent: null }, isInOurWindow: true }
  expect(isOurWindow(page, ['longroll://app', originOf('http://localhost:5173')])).toBe(true)
  expect(isOurWindow(page, ['longroll://app'])).toBe(false)
})

it('knows its own names and no others', () => {
  expect(requestNames).toEqual(Object.keys(inputSchemas))
  expect([isRequestName('campaign:run'), isPushName('campaign:changed')]).toEqual([true, true])
  for (const name of ['toString', '__proto__', 'campaign:changed', '', 7, null]) expect(isRequestName(name)).toBe(false)
  for (const name of ['toString', 'campaign:run', {}, undefined]) expect(isPushName(name)).toBe(false)
})

// These do not compile, and `npm run types` says so if they ever do.
const { 'campaign:run': _forgotten, ...others } = handlers
// @ts-expect-error a request without a handler
others satisfies Handlers<string>
const { 'campaign:run': _schema, ...schemas } = inputSchemas
// @ts-expect-error a request without a schema
schemas satisfies typeof inputSchemas
// @ts-expect-error an answer of the wrong kind
;({ ...handlers, 'app:info': () => ok({ version: 1 }) }) satisfies Handlers<string>
