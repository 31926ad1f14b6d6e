import { systemCode, troubleOf } from '../main/platform/file-trouble'
import { troubleText } from '../text/errors'
import { t } from './words'

/** Why a file that was named could not be read, as the end of a sentence. What is no answer of the system speaks for itself. */
export function whyUnreadable(error: unknown): string {
  const system = systemCode(error)
  if (system === null) return error instanceof Error ? error.message : String(error)
  return system === 'ENOENT' ? t('cli.no-file') : troubleText(troubleOf(error).reason)
}
