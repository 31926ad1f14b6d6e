import { join } from 'node:path'
import type { FileError } from '../../contract/errors'
import { runScript } from '../../campaign/script/run-script'
import type { Chance } from '../../rules/core/chance'
import { fail, type Result } from '../../rules/core/result'
import type { Desk } from '../campaign/desk'
import type { Session } from '../campaign/session'
import type { Clock } from '../platform/clock'
import type { FileSystem } from '../platform/file-system'
import { troubleOf } from '../platform/file-trouble'
import { sampleScript, type SampleWord } from './sample-script'

export interface SampleParts {
  readonly fs: Pick<FileSystem, 'makeFolder'>
  readonly clock: Pick<Clock, 'now'>
  readonly desk: Pick<Desk, 'make'>
  readonly chance: Chance
  readonly newId: () => string
  readonly word: SampleWord
  /** Where samples are kept: the GM is asked nothing, so it is a folder of Longroll's own. */
  readonly folder: string
  /** A file's name without its ending, from the second copy of a day on with its number. */
  readonly fileName: (copy: number) => string
}

const MOST_COPIES = 1_000

/**
 * A new copy of the sample campaign, opened. Earlier copies are left as they were played.
 *
 * @throws Error when the script of the sample cannot be played (a bug: a test plays it)
 */
export async function openSample({ fs, desk, folder, ...parts }: SampleParts): Promise<Result<Session, FileError>> {
  try {
    await fs.makeFolder(folder)
  } catch (error) {
    return fail({ code: 'file/not-saved', path: folder, ...troubleOf(error), kept: false })
  }
  const { clock, chance, newId, word, fileName } = parts
  const made = runScript(sampleScript(word), { chance, newId, begins: clock.now() })
  if (!made.ok) throw new Error(`The sample stops at step ${made.error.step}, ${made.error.do}`)
  const content = { state: made.value.state, history: made.value.history.records, more: {} }
  for (let copy = 1; ; copy += 1) {
    const path = join(folder, `${fileName(copy)}.longroll`)
    const opened = await desk.make(path, content, [{ key: 'sample' }])
    if (opened.ok || opened.error.code !== 'file/exists' || copy === MOST_COPIES) return opened
  }
}
