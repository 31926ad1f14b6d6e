import type { ToldDie, ToldProgress, ToldRoll } from '../told'
import type { SagaLine } from './lines'
import { gain, isExtended, isOpposed, type OpposedRules, type SagaTask, type SideIndex, type Test } from './task'
import { totalsShown } from './winner'

/**
 * A Tally with its margins, a race, or the totals that were shown.
 *
 * @throws Error for a kind that there is not (a bug)
 */
export function toldProgress(task: SagaTask): ToldProgress<string> {
  if (isExtended(task)) {
    const { tally, tests } = task.rules
    return { type: 'tally', have: tally, margins: tests.map((test) => (test.success ? gain(test) : null)) }
  }
  if (!isOpposed(task)) throw new Error('Neither extended nor opposed')
  const { rules } = task
  if (rules.kind === 'opposed') {
    const totals = totalsShown(rules)
    return {
      type: 'totals',
      sides: rules.sides.map(({ character }, i) => ({ who: character, total: totals[i] ?? null })),
    }
  }
  const { sides } = rules
  return {
    type: 'race',
    sides: [
      { who: sides[0].character, tally: sides[0].tally, steps: stepsOf(rules, 0) },
      { who: sides[1].character, tally: sides[1].tally, steps: stepsOf(rules, 1) },
    ],
    intervals: rules.used,
  }
}

/** A side's Tally after each interval but the last. */
function stepsOf({ rounds }: OpposedRules, side: SideIndex): readonly number[] {
  const sums = rounds.reduce<readonly number[]>((all, round) => [...all, (all.at(-1) ?? 0) + gain(round[side])], [])
  return sums.slice(0, -1).filter((sum, i, all) => sum > 0 && sum !== all[i - 1])
}

/** A roll as it lay on the table; null for a line of no roll. Characters by id. */
export function toldRoll(line: SagaLine, who: readonly string[]): ToldRoll<string> | null {
  switch (line.key) {
    case 'saga.tested':
      return { who, ...tested(line.test) }
    case 'saga.showed':
    case 'saga.pushed-luck':
      return { who: [line.character], ...tested(line.test) }
    case 'saga.opposed':
      return {
        who: line.sides.map(({ character }) => character),
        result: { is: 'totals', totals: line.sides.map(({ test }) => test.total) },
        dice: line.sides.flatMap(({ test }) => diceOf(test)),
        throws: [],
      }
    default:
      return null
  }
}

const tested = (test: Test): Omit<ToldRoll<string>, 'who'> => ({
  result: { is: 'test', total: test.total, success: test.success },
  dice: diceOf(test),
  throws: [],
})

/** Of several faces alike, as many count as were kept. */
function diceOf({ faces, kept }: Test): readonly ToldDie[] {
  const left = [...(kept ?? [])]
  return (faces ?? []).map((face) => {
    const place = left.indexOf(face)
    if (place >= 0) left.splice(place, 1)
    return { sides: 10, face, counts: place >= 0 }
  })
}
