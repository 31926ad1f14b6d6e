import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { CampaignContent } from '../../src/main/campaign/campaign-content'
import type { Session } from '../../src/main/campaign/session'
import { InOut } from '../../src/main/in-out'
import { realClock } from '../../src/main/platform/clock'
import { realFileSystem } from '../../src/main/platform/file-system'
import { seededChance } from '../../src/rules/core/chance'
import { fail, ok } from '../../src/rules/core/result'
import { RandomCampaign } from '../support/corrections-random'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longroll-in-out-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A desk that only remembers what it was to make, and dialogs that answer as they are told. */
function inOut(answers: { readonly out?: string; readonly script?: string; readonly place?: string }) {
  const made: { readonly path: string; readonly content: CampaignContent }[] = []
  const copied: string[] = []
  let ids = 0
  const parts = new InOut<string>({
    fs: realFileSystem,
    clock: realClock,
    chance: seededChance(1),
    newId: () => `n${(ids += 1)}`,
    desk: {
      make: (path, content) => {
        made.push({ path, content })
        return Promise.resolve(fail({ code: 'file/exists', path }))
      },
    },
    askWhereOut: () => Promise.resolve(answers.out ?? null),
    askWhichScript: () => Promise.resolve(answers.script ?? null),
    askWhereNew: () => Promise.resolve(answers.place ?? null),
    copy: (text) => copied.push(text),
    seat: (_window, opened) => (opened.ok ? ok({ opened: true }) : opened),
  })
  return { parts, made, copied }
}

function session(): Session {
  const { campaign } = played
  return { path: join(folder, 'game.longroll'), state: campaign.state, history: campaign.history } as unknown as Session
}
const played = new RandomCampaign(5, false)
played.play(15)

it('what goes out is written whole, also over a file that the GM agreed to replace', async () => {
  const out = join(folder, 'out.json')
  const { parts } = inOut({ out })
  await writeFile(out, 'what was there')
  expect(await parts.exportScript('w', session())).toEqual(ok({ isDone: true }))
  expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject({ title: 'Test' })
  const missing = inOut({ out: join(folder, 'none', 'out.json') })
  expect(await missing.parts.exportScript('w', session())).toMatchObject({
    ok: false,
    error: { code: 'file/not-written', reason: 'gone' },
  })
})

it('the recap is copied, or written; nothing is done without a place', async () => {
  const { parts, copied } = inOut({})
  const span = { type: 'session' } as const
  expect(await parts.recap('w', session(), { span, to: 'file' })).toEqual(ok({ isDone: false }))
  expect(await parts.recap('w', session(), { span, to: 'clipboard' })).toEqual(ok({ isDone: true }))
  expect(copied[0]).toMatch(/^---\ncampaign: "Test"/)
})

it('a script that comes in makes the campaign that went out; one that stops makes nothing', async () => {
  const script = join(folder, 'game.json')
  const place = join(folder, 'new.longroll')
  await inOut({ out: script }).parts.exportScript('w', session())
  const { parts, made } = inOut({ script, place })
  await parts.importScript('w')
  expect(made[0]?.content.state.clock).toEqual(played.campaign.state.clock)
  expect(made[0]?.content.history.map(({ revision }) => revision)).toEqual(
    made[0]?.content.history.map((_record, i) => i + 1),
  )
  await writeFile(script, '{"title":"x","steps":[{"do":"task.dance"}]}')
  const stops = inOut({ script, place })
  expect(await stops.parts.importScript('w')).toMatchObject({ ok: false, error: { code: 'script/stopped', step: 1 } })
  await writeFile(script, 'no script')
  expect(await stops.parts.importScript('w')).toMatchObject({ ok: false, error: { code: 'script/not-one' } })
  expect(stops.made).toEqual([])
})
