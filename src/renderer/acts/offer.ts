import type { SignName } from '../ui/drawings/signs'

/** An act as it can be done now. */
export interface Offer {
  /** Tells several offers of one act apart. */
  readonly key?: string
  /** Left out: what the act is called. */
  readonly label?: string
  readonly sign?: SignName
  readonly run: () => void
}

/** What an act does with what it is about: one offer, several (each Condition that can be resolved), or null: not now. */
export type Work<T> = (about: T) => Offer | readonly Offer[] | null

/** What an act comes to now; none: there is nothing to do it with. */
export function offersOf<T>(work: Work<T>, about: T): readonly Offer[] {
  const offered = work(about)
  if (offered === null) return []
  return 'run' in offered ? [offered] : offered
}
