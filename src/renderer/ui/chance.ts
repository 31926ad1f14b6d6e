/** Odds are doubles: a sum of tenths may miss 1 by this much. */
const NOISE = 1e-12

/**
 * A chance in per cent, without its sign. 0 and 100 are only said of what cannot be or is certain.
 *
 * @example percent(0.4671) // '47'
 * @example percent(0.0004) // '<1'
 */
export function percent(chance: number): string {
  if (chance <= 0) return '0'
  if (chance >= 1 - NOISE) return '100'
  if (chance < 0.01) return '<1'
  if (chance > 0.99) return '>99'
  return String(Math.round(chance * 100))
}

/** The option with the best chance, the first of equals; null where all are equal: then there is nothing to choose by. */
export function bestOf(chances: Readonly<Record<string, number>>): string | null {
  const entries = Object.entries(chances)
  const most = Math.max(...entries.map(([, chance]) => chance))
  const best = entries.find(([, chance]) => chance >= most - NOISE)
  return best === undefined || entries.every(([, chance]) => chance >= most - NOISE) ? null : best[0]
}
