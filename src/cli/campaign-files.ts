import { homedir } from 'node:os'
import { join } from 'node:path'
import { exportScript, scriptText } from '../campaign/script/export-script'
import { History } from '../campaign/history'
import { campaignContent, type CampaignContent } from '../main/campaign/campaign-content'
import { buildCampaignFile } from '../main/campaign/campaign-file'
import { chained, firstHead } from '../main/campaign/journal-format'
import { readOnly, type Read } from '../main/campaign/read-only'
import { recapOf } from '../main/campaign/recap'
import { createFile } from '../main/campaign/replace-file'
import { realFileSystem as fs } from '../main/platform/file-system'
import { systemCode } from '../main/platform/file-trouble'
import { newId } from '../main/platform/ids'
import { troubleText } from '../text/errors'
import { findingText } from './findings'
import { whyUnreadable } from './unreadable'
import { t } from './words'

export interface Said {
  /** For the standard output. */
  readonly out: string
  /** For the error output. */
  readonly err: string
  readonly exitCode: number
}

const done = (out: string): Said => ({ out, err: '', exitCode: 0 })
const wrong = (err: string, out = ''): Said => ({ out, err, exitCode: 1 })

export interface Places {
  readonly file: string
  /** Where it goes; null: the standard output, or nowhere. */
  readonly to: string | null
  readonly journals: string
}

/** Says what is right and wrong with a campaign file and its journal; with `to`, writes what can be saved of it there. */
export async function check({ file, to, journals }: Places): Promise<Said> {
  const read = await attempt(file, journals)
  if ('exitCode' in read) return read
  const lines = read.findings.map(findingText)
  if (to === null) return { out: lines.join('\n'), err: '', exitCode: read.isAll ? 0 : 1 }
  if (read.content === null) return wrong(t('cli.nothing-saved'), lines.join('\n'))
  const saved = await createNew(to, campaignBytes(read.content))
  const entries = new History(read.content.history).log.length
  return saved === null
    ? done([...lines, t('cli.saved', { to, name: read.content.state.name, entries })].join('\n'))
    : wrong(saved, lines.join('\n'))
}

/** The whole campaign as a script, or what happened as Markdown. */
export async function exportFile(
  { file, to, journals }: Places,
  how: { readonly markdown: boolean; readonly session: boolean },
): Promise<Said> {
  const read = await attempt(file, journals)
  if ('exitCode' in read) return read
  const { content, isAll } = read
  if (content === null || !isAll) {
    const found = read.findings.map(findingText).join('\n')
    return wrong(`${found}\n${t('cli.not-exported')}`)
  }
  const campaign = { state: content.state, history: new History(content.history) }
  const text = how.markdown
    ? recapOf(campaign.state, campaign.history, { type: how.session ? 'session' : 'all' })
    : scriptText(exportScript(campaign))
  if (to === null) return done(text.replace(/\n$/, ''))
  const problem = await createNew(to, new TextEncoder().encode(text))
  return problem === null ? done(t('cli.written', { file: to })) : wrong(problem)
}

async function attempt(file: string, journals: string): Promise<Read | Said> {
  try {
    return await readOnly(fs, file, journals)
  } catch (error) {
    if (systemCode(error) === null) throw error
    return wrong(t('cli.unreadable', { file, why: whyUnreadable(error) }))
  }
}

/** A campaign of its own: it has nothing to do with the file that it was saved from. */
function campaignBytes(content: CampaignContent): Uint8Array {
  const campaign = newId()
  const head = content.history.reduce((last, record) => chained(last, JSON.stringify(record)), firstHead(campaign))
  const revision = content.history.at(-1)?.revision ?? 0
  return buildCampaignFile({ campaign, revision, head, previous: null }, campaignContent.write(content)).bytes
}

/** Never over what is there. @returns why not, or null */
async function createNew(path: string, bytes: Uint8Array): Promise<string | null> {
  const made = await createFile(fs, path, bytes)
  if (made.ok) return null
  return made.error.system === 'EEXIST'
    ? t('cli.exists', { file: path })
    : t('cli.unwritable', { file: path, why: troubleText(made.error.reason) })
}

/** Where the app keeps its journals on this computer. */
export function usualJournals(): string {
  const home = homedir()
  const { XDG_CONFIG_HOME, APPDATA } = process.env
  const data =
    process.platform === 'darwin'
      ? join(home, 'Library', 'Application Support')
      : process.platform === 'win32'
        ? (APPDATA ?? join(home, 'AppData', 'Roaming'))
        : (XDG_CONFIG_HOME ?? join(home, '.config'))
  return join(data, 'Longroll', 'journals')
}
