import type { AppError, FileTrouble, ScriptError } from '../contract/errors'
import type { Refusal } from '../rules/core/refusal'
import { refusalText } from './refusals'
import { told } from './told'

/** Whatever a window was answered instead of what it asked for, in words for a GM. */
export function errorText(error: AppError): string {
  if (isRefusal(error)) return refusalText(error)
  // Looked up by its code, so they are the right words for it, which the compiler cannot follow.
  const words = told().errors[error.code] as (error: AppError, refusal: string | null) => string
  return words(error, error.code === 'script/stopped' ? refusalIn(error) : null)
}

const isRefusal = (error: AppError): error is Refusal => 'reason' in error && typeof error.reason === 'object'

const refusalIn = ({ refusal }: Extract<ScriptError, { code: 'script/stopped' }>): string | null =>
  refusal === null ? null : refusalText(refusal)

/** What keeps a file from being read or written, in a few words: "disk full". */
export const troubleText = (trouble: FileTrouble): string => told().trouble[trouble]
