import type { Winner } from './lines'
import { isExtended, isOpposed, type Both, type OpposedRules, type SagaTask, type Test } from './task'
import { totalsShown, winnerOf } from './winner'

interface TestView {
  readonly total: number | null
  readonly success: boolean
  readonly critical: boolean
  readonly margin: number | null
}

/** Saga Machine's own part of `see: task`. `sides` and `winner` are of the opposed kinds only. */
export interface SagaView {
  readonly tests: readonly TestView[]
  readonly intervals: { readonly used: number; readonly limit: number | null }
  readonly sides?: Both<{ readonly tally: number; readonly total: number | null }>
  readonly winner?: Winner | null
}

/**
 * Saga Machine's own part of `see: task`.
 *
 * @throws Error for a kind that there is not (a bug)
 */
export function view(task: SagaTask): SagaView {
  const { used, limit } = task.rules
  const intervals = { used, limit }
  if (isExtended(task)) return { tests: task.rules.tests.map(shown), intervals }
  if (!isOpposed(task)) throw new Error('Neither extended nor opposed')
  const [first, second] = totalsShown(task.rules)
  const { sides } = task.rules
  return {
    tests: testsOf(task.rules).map(shown),
    intervals,
    sides: [
      { tally: sides[0].tally, total: first },
      { tally: sides[1].tally, total: second },
    ],
    winner: winnerOf(task),
  }
}

/** All tests of both sides, opposed test after opposed test, the first side's before the second's (SM-R7). */
const testsOf = ({ rounds, shown }: OpposedRules): readonly Test[] =>
  [...rounds, shown].flatMap((both) => both.filter((test) => test !== null))

const shown = ({ total, success, critical, margin }: Test): TestView => ({
  total,
  success,
  critical: critical !== null,
  margin,
})
