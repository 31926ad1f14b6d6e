import type { AppError } from '../contract/errors'
import { errorText } from '../text/errors'

/** Something that was refused, in words for the GM; `field` says beside which field they belong (`pool.skill`). */
export interface Refused {
  readonly code: string
  readonly message: string
  readonly field: string | null
}

/** An error of the bridge as a window shows it: code, words, and the field that it stands beside. */
export const inWords = (error: AppError): Refused => ({
  code: error.code,
  // Worded when it is read, so that it follows a change of language.
  get message() {
    return errorText(error)
  },
  field: 'field' in error && error.field !== undefined ? error.field : null,
})

/**
 * The mistake that belongs beside a field, or null. A mistake at `pool.skill` also stands beside a field `pool`, never the other way round.
 *
 * @param fields names of one field, as the command calls it
 */
export function mistakeAt(refused: Refused | null, ...fields: readonly string[]): string | null {
  const at = refused?.field ?? null
  if (refused === null || at === null) return null
  return fields.some((field) => at === field || at.startsWith(`${field}.`)) ? refused.message : null
}

/** What belongs beside none of the fields shown, for the foot of a form. */
export function mistakeElsewhere(refused: Refused | null, ...shown: readonly string[]): string | null {
  return refused === null || mistakeAt(refused, ...shown) !== null ? null : refused.message
}
