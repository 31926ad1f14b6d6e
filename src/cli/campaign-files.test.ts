import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RandomCampaign } from '../../tests/support/corrections-random'
import { campaignContent } from '../main/campaign/campaign-content'
import { buildCampaignFile, parseCampaignFile } from '../main/campaign/campaign-file'
import { chained, firstHead, headerText, lineText, nextLine } from '../main/campaign/journal-format'
import { journalPath } from '../main/campaign/journal-folder'
import { readOnly } from '../main/campaign/read-only'
import { realFileSystem } from '../main/platform/file-system'
import type { Json } from '../rules/core/units'
import { parseScript } from '../campaign/script/script'
import { check, exportFile } from './campaign-files'
import { play } from './play'

let folder = ''
let journals = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longroll-check-'))
  journals = join(folder, 'journals')
  file = join(folder, 'game.longroll')
})
afterEach(() => rm(folder, { recursive: true }))

const never = { die: () => expect.fail('nothing has to be drawn'), pick: () => expect.fail('nothing has to be drawn') }

function played(seed = 3): RandomCampaign {
  const campaign = new RandomCampaign(seed, false)
  campaign.play(20)
  campaign.correctSomething()
  return campaign
}

function built({ campaign }: RandomCampaign): ReturnType<typeof buildCampaignFile> & { readonly head: string } {
  const records = campaign.history.records
  const head = records.reduce((last, record) => chained(last, JSON.stringify(record)), firstHead('c'))
  const payload = campaignContent.write({ state: campaign.state, history: records, more: {} })
  return { ...buildCampaignFile({ campaign: 'c', revision: campaign.revision, head, previous: null }, payload), head }
}

const places = (to: string | null = null) => ({ file, to, journals })

describe('longroll check', () => {
  it('says that a good file is whole, and makes nothing', async () => {
    const campaign = played()
    await writeFile(file, built(campaign).bytes)
    const said = await check(places())
    expect(said.exitCode).toBe(0)
    expect(said.out).toContain(`The file is whole: “Test”, ${campaign.campaign.history.log.length} entries in the log`)
    await expect(readFile(journals)).rejects.toThrow('ENOENT')
  })

  it('finds the journal that goes on from it, and exports what both hold', async () => {
    const campaign = played()
    const { bytes, sha256, head } = built(campaign)
    const { revision, history } = campaign.campaign
    await writeFile(file, bytes)
    campaign.play(4)
    let last = head
    const lines = history.records.slice(revision).map((record) => {
      const line = nextLine(last, record)
      last = line.head
      return lineText(line)
    })
    await mkdir(journals)
    const header = { campaign: 'c', path: file, continues: sha256, revision, head }
    await writeFile(journalPath(journals, 'c', file), `${headerText(header)}${lines.join('')}${'f'.repeat(30)}`)
    const said = await check(places())
    expect(said.out).toContain(`The journal holds ${lines.length} change`)
    expect(said.out).toContain('never finished')
    expect(said.exitCode).toBe(0)
    const script = await exportFile(places(), { markdown: false, session: false })
    expect(play(parseScript(script.out), never)).toBeNull()
    const read = await readOnly(realFileSystem, file, journals)
    expect(read.content?.state).toEqual(JSON.parse(JSON.stringify(campaign.campaign.state)))
  })

  it('says what is wrong, and never writes over a file', async () => {
    const text = new TextDecoder().decode(built(played()).bytes)
    await writeFile(file, text.replace('"Test"', '"Tost"'))
    expect(await check(places())).toMatchObject({ exitCode: 1, out: expect.stringContaining('damaged') as string })
    expect(await check(places(file))).toMatchObject({ exitCode: 1, err: expect.stringContaining('it stays') as string })
    expect(await exportFile(places(), { markdown: true, session: false })).toMatchObject({ exitCode: 1, out: '' })
    await writeFile(file, 'Dear diary')
    expect((await check(places(join(folder, 'out')))).err).toBe('Nothing of it can be saved.')
    expect(await check({ ...places(), file: join(folder, 'none') })).toMatchObject({ exitCode: 1, out: '' })
  })

  it('saves state and history of a file whose hash is wrong, as a campaign of its own', async () => {
    const campaign = played()
    const text = new TextDecoder().decode(built(campaign).bytes)
    await writeFile(file, text.replace(/"sha256":"./, '"sha256":"'))
    const out = join(folder, 'saved.longroll')
    expect((await check(places(out))).exitCode).toBe(0)
    const saved = parseCampaignFile(await readFile(out))
    if (!saved.ok) throw new Error(JSON.stringify(saved.error))
    expect(saved.value.payload).toEqual(
      JSON.parse(
        JSON.stringify(
          campaignContent.write({
            state: campaign.campaign.state,
            history: campaign.campaign.history.records,
            more: {},
          }),
        ),
      ),
    )
    expect((await check({ ...places(), file: out })).exitCode).toBe(0)
  })

  it('a file cut or changed anywhere is never taken for good; what is saved of it is whole', async () => {
    const campaign = played(8)
    const { bytes } = built(campaign)
    const out = join(folder, 'saved.longroll')
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 60)) {
      const flipped = Uint8Array.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      for (const damaged of [bytes.slice(0, at), flipped]) {
        await writeFile(file, damaged)
        expect((await check(places())).exitCode, `at ${at}`).toBe(1)
        const said = await check(places(out))
        if (said.exitCode === 1) continue
        expect((await check({ ...places(), file: out })).out, `at ${at}`).toContain('The file is whole')
        const { content } = await readOnly(realFileSystem, out, journals)
        expect(content, `at ${at}`).not.toBeNull()
        await rm(out)
      }
    }
  })

  it('looks inside a file whose hash is right', async () => {
    const { campaign } = played()
    const write = async (state: unknown, history: unknown): Promise<string> => {
      const payload = JSON.parse(JSON.stringify({ state, history })) as Json
      const about = { campaign: 'c', revision: campaign.revision, head: '', previous: null }
      await writeFile(file, buildCampaignFile(about, payload).bytes)
      return (await check(places())).out
    }
    const { records } = campaign.history
    expect(await write({ ...campaign.state, clock: { now: 7, chapter: 1, story: 1 } }, records)).toContain(
      'clock → now',
    )
    expect(await write(campaign.state, records.slice(0, -1))).toContain('its history ends at')
    expect(await write(campaign.state, [{ revision: 1, type: 'undone', entry: 'e9', patch: [] }])).toContain(
      'hold together',
    )
  })
})

describe('longroll export', () => {
  it('writes Markdown, or a script, to a new file', async () => {
    await writeFile(file, built(played()).bytes)
    const out = join(folder, 'recap.md')
    expect(await exportFile(places(out), { markdown: true, session: true })).toMatchObject({ exitCode: 0 })
    expect(await readFile(out, 'utf8')).toMatch(/^---\ncampaign: "Test"/)
    expect(await exportFile(places(out), { markdown: true, session: false })).toMatchObject({ exitCode: 1 })
  })
})
