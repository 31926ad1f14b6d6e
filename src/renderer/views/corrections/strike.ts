export interface Struck {
  /** What both begin with. */
  readonly lead: string
  /** What was there. */
  readonly was: string
  /** What is there now. */
  readonly now: string
}

/** Where a line that was corrected differs from how it read, by whole words: only that is struck through. */
export function strike(was: string, now: string): Struck {
  const [before, after] = [was.split(' '), now.split(' ')]
  let at = 0
  while (at < before.length && at < after.length && before[at] === after[at]) at += 1
  // Nothing of it differs: it is all told once.
  const lead = before.slice(0, at).join(' ')
  return {
    lead: at === 0 ? '' : `${lead} `,
    was: before.slice(at).join(' '),
    now: after.slice(at).join(' '),
  }
}
