// What `npm test` asks of the figures: not whether goals are met, only whether something has become far slower or larger than
// it was. docs/bench.md says what each was measured to be, idle and under load.
import { quantile } from './figures.mjs'

/** The benches it runs; `log` and `timers` take longer than a test may. */
export const GUARDED = ['start', 'memory', 'command', 'odds', 'files', 'panels']

/** How it makes them short. A click on Roll is seen to by the panels, in processor time. */
export const SHORT = { runs: 3, memoryRuns: 2, rounds: 6, commands: 150, sizes: [100, 10_000] }

/**
 * The largest ratio of a figure to its floor, both in the median; where there is no floor, of its p99 to its goal.
 *
 * @type {Readonly<Record<string, number>>}
 */
const LIMITS = {
  'start to an interactive campaign': 3,
  'the same start': 3,
  'memory, all processes (PSS)': 2.5,
  'memory, all processes (RSS)': 2.5,
  'command, arrival in main to durable': 10,
  'the same command': 10,
  'storytelling: pool 9, 9 rolls, need 20': 1,
  'storytelling: pool 15, target 20, a deadline': 4,
  'dramatic task: 5 in 5 rounds, 20 tokens in 3 steps': 40,
  'extended test: 4 participants, limit 10': 1.5,
  'opening 100 entries': 60,
  'opening 10000 entries': 15,
  'a command at 10000 entries': 40,
  'the main thread is late while 10000 entries are replaced': 15,
  'one roll to paint, 4 panels': 40,
  'one roll to paint, 60 panels': 60,
}

/**
 * Judges each limit once.
 *
 * @param {readonly import('./figures.mjs').Row[]} rows
 * @param {boolean} isWhole all benches were run: a limit without its figure has failed
 * @returns {{ passed: number, failures: string[] }}
 */
export function judge(rows, isWhole) {
  const limits = Object.entries(LIMITS).filter(([what]) => isWhole || rows.some((row) => row.what === what))
  const failures = limits.flatMap(([what, limit]) => {
    const row = rows.find((one) => one.what === what)
    if (row === undefined) return [`nothing was measured as "${what}"`]
    const ratio = ratioOf(row)
    return ratio <= limit ? [] : [`far beyond what it was: ${what}, ${ratio.toFixed(2)} × with a limit of ${limit} ×`]
  })
  return { passed: limits.length - failures.length, failures }
}

/** @param {import('./figures.mjs').Row} row */
const ratioOf = ({ ours, floor, goal }) =>
  floor === null ? quantile(ours, 0.99) / goal.most : quantile(ours, 0.5) / quantile(floor, 0.5)
