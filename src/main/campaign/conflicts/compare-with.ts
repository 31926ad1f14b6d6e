import type { FileError } from '../../../contract/errors'
import type { Comparison } from '../../../contract/files'
import { fail, ok, type Result } from '../../../rules/core/result'
import { troubleOf } from '../../platform/file-trouble'
import type { CampaignContent } from '../campaign-content'
import { parseCampaignFile } from '../campaign-file'
import type { FileWriter } from '../file-writer'
import type { Shelf } from '../open-campaign'
import type { Session } from '../session'
import { compare } from './compare'

/** An open campaign with a file: its own as it lies there now, or another one beside it. */
export async function compareWith(
  { fs, content }: Shelf<CampaignContent>,
  writer: FileWriter,
  session: Session,
  path: string,
): Promise<Result<Comparison, FileError>> {
  const beside = await writer.compare(session.standing(), path)
  if (beside.ok && beside.value !== 'damaged') return ok(beside.value)
  // It can be said here too, also of a campaign of which there is no copy; and why it cannot.
  try {
    const file = parseCampaignFile(await fs.readFile(path), content.steps)
    const theirs = file.ok ? content.read(file.value.payload) : null
    if (!file.ok || theirs === null) return fail({ code: 'file/damaged', path, found: 'content', journal: null })
    return ok(
      compare(
        {
          revision: session.standing().revision,
          records: session.history.records,
          options: session.state.options,
        },
        { revision: file.value.header.revision, records: theirs.history, options: theirs.state.options },
      ),
    )
  } catch (error) {
    return fail({ code: 'file/unreadable', path, ...troubleOf(error) })
  }
}
