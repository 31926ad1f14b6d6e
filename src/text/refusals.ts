import type { Reason, Refusal } from '../rules/core/refusal'
import { reasons } from './en/reasons'

type Key = keyof typeof reasons

const isKnown = (key: string): key is Key => Object.hasOwn(reasons, key)

/** A refusal in words for a GM: what is wrong, and what would be right. */
export function refusalText({ reason }: Pick<Refusal, 'reason'>): string {
  const words = isKnown(reason.key) ? (reasons[reason.key] as (reason: Reason) => string) : null
  if (words === null) throw new Error(`No words for ${reason.key}`)
  return words(reason)
}
