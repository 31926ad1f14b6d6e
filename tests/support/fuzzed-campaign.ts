import type { Json } from '../../src/rules/core/units'
import { buildCampaignFile } from '../../src/main/campaign/campaign-file'
import { deskOver, say, value } from './desk'
import { MemoryFileSystem } from './memory-file-system'

const path = '/home/a.longroll'

/** A campaign file and a journal that goes on from it. */
export async function fuzzed(): Promise<{ readonly file: Buffer; readonly journal: Buffer }> {
  const fs = new MemoryFileSystem()
  const { desk } = deskOver(fs, 'fuzz')
  const session = value(await desk.create(path, 'Fuzz Ж'))
  await session.run({ do: 'character.add', with: { name: 'Sammy' }, seen: 1e9 })
  await say(session, 'one', 'two “quoted” \\ back', 'three')
  await session.save()
  await say(session, 'four', 'five')
  const journal = fs.names('/data/journals').find((name) => name.endsWith('.journal')) ?? ''
  return { file: Buffer.from(fs.bytes(path)), journal: Buffer.from(fs.bytes(`/data/journals/${journal}`)) }
}

/** A file with many entries, built without playing them. */
export function largeCampaign(entries: number): Buffer {
  const history: Json[] = Array.from({ length: entries }, (_, i) => ({
    revision: i + 1,
    type: 'outside',
    wall: i,
    patch: [{ path: ['name'], before: `Name ${i}`, after: `Name ${i + 1}` }],
  }))
  const about = { campaign: 'large', revision: entries, head: 'h', previous: null }
  return Buffer.from(buildCampaignFile(about, { state: { name: `Name ${entries}` }, history }).bytes)
}
