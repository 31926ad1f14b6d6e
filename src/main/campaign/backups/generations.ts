import type { BackupName } from './backup-name'

export interface SizedBackup extends BackupName {
  readonly size: number
}

const LAST = 10
const HOUR = 3_600_000
/** How many hours, days and weeks of which the last backup is kept. Those in which nothing was played do not count. */
const GENERATIONS = [
  { span: HOUR, most: 24 },
  { span: 24 * HOUR, most: 14 },
  { span: 7 * 24 * HOUR, most: 8 },
] as const

/**
 * Which backups of a campaign may go: what no generation holds, then the oldest of what is more than `cap` bytes. What was
 * made before a restore or a migration goes last of all, and the newest never.
 */
export function superfluous<B extends SizedBackup>(all: readonly B[], cap: number): readonly B[] {
  const newestFirst = all.toSorted((a, b) => b.number - a.number)
  const held = new Set(newestFirst.slice(0, LAST))
  for (const { span, most } of GENERATIONS) lastOfEach(newestFirst, span, most).forEach((backup) => held.add(backup))
  const isSpecial = ({ kind }: B): boolean => kind !== 'auto'

  const kept = newestFirst.filter((backup) => held.has(backup) || isSpecial(backup))
  const [newest, ...rest] = kept
  // Oldest of the usual ones first, then oldest of the special ones.
  const toGo = [...rest.filter(isSpecial), ...rest.filter((backup) => !isSpecial(backup))].reverse()
  let size = kept.reduce((sum, backup) => sum + backup.size, 0)
  const tooMuch = new Set<B>()
  for (const backup of toGo) {
    if (size <= cap || newest === undefined) break
    tooMuch.add(backup)
    size -= backup.size
  }
  const stays = new Set(kept.filter((backup) => !tooMuch.has(backup)))
  return newestFirst.filter((backup) => !stays.has(backup))
}

function lastOfEach<B extends SizedBackup>(newestFirst: readonly B[], span: number, most: number): readonly B[] {
  const spans = new Map<number, B>()
  for (const backup of newestFirst) {
    const at = Math.floor(backup.at / span)
    if (!spans.has(at)) spans.set(at, backup)
  }
  return [...spans.values()].slice(0, most)
}
