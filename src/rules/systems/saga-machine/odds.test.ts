import { describe, expect, it } from 'vitest'
import { begun, exactly, expectSame, itPlaysOut, oddsOf } from '../../../../tests/support/odds/agree'
import { fractions } from '../../../../tests/support/odds/fraction'
import { Dice, randomCases } from '../../../../tests/support/odds/random-tasks'
import { sagaChain, testsLeft } from './odds'
import type { ExtendedRules } from './task'

interface Told {
  readonly stat: number
  readonly skill: number
  readonly tn: number
  readonly tally: number
  readonly limit: number
}

/** Every string of d10s there can be, counted: in how many the Tally is reached by which test. */
function byHand({ stat, skill, tn, tally, limit }: Told): readonly number[] {
  const reached = Array.from({ length: limit }, () => 0)
  const strings = 10 ** limit
  for (let string = 0; string < strings; string += 1) {
    let gathered = 0
    for (let test = 0, rest = string; test < limit; test += 1, rest = Math.floor(rest / 10)) {
      const total = (rest % 10) + 1 + skill + (skill === 0 ? Math.floor(stat / 2) : stat)
      if (total >= tn) gathered += total - tn
      if (gathered >= tally) {
        for (let later = test; later < limit; later += 1) reached[later]! += 1
        break
      }
    }
  }
  return reached.map((count) => count / strings)
}

describe('OD-14: odds of an extended action', () => {
  it.each(
    Array.from({ length: 40 }, (_, i): Told => {
      const dice = new Dice(900 + i)
      return {
        stat: dice.int(0, 7),
        skill: dice.int(0, 4),
        tn: dice.int(4, 14),
        tally: dice.int(1, 16),
        limit: dice.int(1, 4),
      }
    }),
  )('are those of every string of dice: %o', (told) => {
    const one = begun(1, ([character = '']) => ({
      system: 'saga-machine',
      kind: 'extended',
      character,
      interval: '1d',
      ...told,
    }))
    const { success, steps } = oddsOf(one)
    const right = byHand(told)
    expectSame([success, ...steps], [right.at(-1)!, ...right], 'by hand')
  })

  it('are those of the same chain in exact fractions', () => {
    randomCases('saga-machine', 40, 3).forEach((one, i) =>
      exactly<ExtendedRules>(
        one,
        oddsOf(one),
        (task, around) => sagaChain(fractions, task, around, testsLeft(task) ?? 0),
        `task ${i}`,
      ),
    )
  })

  it('OD-R2: a deadline leaves fewer tests than the limit; those after it repeat the last step', () => {
    const one = begun(1, ([character = '']) => ({
      system: 'saga-machine',
      kind: 'extended',
      character,
      interval: '1h',
      stat: 3,
      skill: 2,
      tally: 5,
      limit: 3,
    }))
    one.table.do('task.edit', { task: one.task, deadline: '2h30m' })
    expectSame(oddsOf(one).steps, [0.1, 0.29, 0.29], 'steps')
  })

  it('a reopened action that has its Tally succeeds with its next test', () => {
    const one = begun(1, ([character = '']) => ({
      system: 'saga-machine',
      kind: 'extended',
      character,
      interval: '1h',
      stat: 3,
      skill: 2,
      tally: 5,
    }))
    one.table.do('task.edit', { task: one.task, have: 7 })
    one.table.do('task.reopen', { task: one.task })
    expect(oddsOf(one)).toEqual({ success: 1, steps: [1, 1, 1] })
  })

  itPlaysOut('saga-machine', 20, 10_000, 1, 2)
})
