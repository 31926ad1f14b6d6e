// Medians and tails, and the one table.

/** @param {number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {string} unit
 * @property {number[]} ours
 * @property {string | null} floorName
 * @property {number[] | null} floor
 * @property {{ most: number, of: 'ratio' | 'p99' | 'median' }} goal
 */

/** @param {Row[]} rows */
export function table(rows) {
  const number = (value) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2))
  const lines = rows.flatMap(({ what, unit, ours, floorName, floor, goal }) => {
    const ratio = floor === null ? null : quantile(ours, 0.5) / quantile(floor, 0.5)
    const verdict = isMet({ ours, floor, goal }) ? 'yes' : 'NO'
    const wanted = goal.of === 'ratio' ? `≤ ${goal.most} ×` : `${goal.of} ≤ ${goal.most} ${unit}`
    const line = (name, values, rest) => [
      name,
      `${number(quantile(values, 0.5))} ${unit}`,
      `${number(quantile(values, 0.99))} ${unit}`,
      String(values.length),
      ...rest,
    ]
    return [
      line(what, ours, [ratio === null ? '' : `${ratio.toFixed(2)} ×`, wanted, verdict]),
      ...(floor === null ? [] : [line(`  ${floorName}`, floor, ['', '', ''])]),
    ]
  })
  const all = [['', 'median', 'p99', 'n', 'ratio', 'goal', 'met'], ...lines]
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)))
  return all
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** @param {Pick<Row, 'ours' | 'floor' | 'goal'>} row */
export function isMet({ ours, floor, goal }) {
  const median = quantile(ours, 0.5)
  switch (goal.of) {
    case 'p99':
      return quantile(ours, 0.99) <= goal.most
    case 'median':
      return median <= goal.most
    default:
      return median / quantile(floor ?? [], 0.5) <= goal.most
  }
}
