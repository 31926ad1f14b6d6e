import { go } from 'fuzzysort'
import type { PaletteEntry } from './entries'

/** More are not looked through: another letter is quicker. */
const MOST = 40
const WORST = 0.3

/** What a few letters mean, the likeliest first: of equals, what is about the panel with focus, then what was chosen lately. */
export function findEntries(
  typed: string,
  entries: readonly PaletteEntry[],
  recent: readonly string[],
): readonly PaletteEntry[] {
  const search = typed.trim()
  if (search === '') return lately(entries, recent)
  return go(search, entries, {
    keys: ['label', 'detail'],
    limit: MOST,
    threshold: WORST,
    // What is called so comes before what is about somebody who is.
    scoreFn: (found) =>
      found.score *
      (recent.includes(found.obj.key) ? 1.1 : 1) *
      (found.obj.isHere ? 1.15 : 1) *
      ((found[0]?.score ?? 0) > 0 ? 1.2 : 1),
  }).map(({ obj }) => obj)
}

/** Before anything is typed: what was chosen lately, then the acts as menus show them. */
function lately(entries: readonly PaletteEntry[], recent: readonly string[]): readonly PaletteEntry[] {
  const first = recent.flatMap((key) => entries.find((entry) => entry.key === key) ?? [])
  return [...first, ...entries.filter((entry) => entry.isFirst && !first.includes(entry))]
}
