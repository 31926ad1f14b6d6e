import type { Reason, Refusal } from '../rules/core/refusal'
import { told } from './told'
import type { Told } from './words'

type Reasons = Told['reasons']

const isKnown = (reasons: Reasons, key: string): key is keyof Reasons => Object.hasOwn(reasons, key)

/**
 * A refusal in words for a GM: what is wrong, and what would be right.
 *
 * @throws Error for a reason without words (a bug: such a reason does not compile)
 */
export function refusalText({ reason }: Pick<Refusal, 'reason'>): string {
  const { reasons } = told()
  const words = isKnown(reasons, reason.key) ? (reasons[reason.key] as (reason: Reason) => string) : null
  if (words === null) throw new Error(`No words for ${reason.key}`)
  return words(reason)
}
