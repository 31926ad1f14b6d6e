import { patchOf, type HistoryRecord } from '../../src/campaign/history'
import { applyPatch } from '../../src/campaign/patch'
import { emptyState } from '../../src/campaign/state'
import { campaignIn } from './campaign'

/**
 * What is wrong with a campaign after its player was killed; null: nothing.
 *
 * @param said all that the player said, as text
 */
export async function wrongAfterKill(folder: string, said: string): Promise<string | null> {
  const [acknowledged, sent] = [last(said, 'a'), Math.max(last(said, 's'), last(said, 'a'))]
  // Killed before it had opened: there may be no campaign yet.
  const opened = await campaignIn(folder, said === '').catch((error: unknown) => String(error))
  if (typeof opened === 'string') return opened
  await opened.journal.close()
  const { revision, content, notices } = opened
  if (said !== '' && revision < acknowledged) return `acknowledged ${acknowledged}, recovered ${revision}`
  if (said !== '' && revision > sent) return `sent ${sent}, recovered ${revision}`
  if (notices.length > 0) return `notices: ${JSON.stringify(notices)}`
  if (content.history.some((record, i) => record.revision !== i + 1)) return 'a gap in the history'
  if (content.history.length !== revision) return `revision ${revision}, ${content.history.length} records`
  const replayed = content.history.reduce(
    (state, record: HistoryRecord) => applyPatch(state, patchOf(record)),
    emptyState('Killed'),
  )
  return JSON.stringify(replayed) === JSON.stringify(content.state) ? null : 'the history does not lead to the state'
}

/** The last whole line counts: one that was cut by the kill was not said. */
function last(said: string, word: string): number {
  const found = [...said.matchAll(new RegExp(`^${word} (\\d+)\\n`, 'gm'))]
  return Number(found.at(-1)?.[1] ?? 0)
}
