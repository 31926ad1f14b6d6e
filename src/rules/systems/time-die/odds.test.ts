import { describe, expect, it } from 'vitest'
import { begun, exactly, expectSame, itPlaysOut, oddsOf } from '../../../../tests/support/odds/agree'
import { fractions } from '../../../../tests/support/odds/fraction'
import { Dice, randomCases } from '../../../../tests/support/odds/random-tasks'
import { timeDieChain } from './odds'
import type { ExtendedRules, TimeDieRules } from './task'

interface Told {
  readonly targets: readonly number[]
  readonly counting: 'margin' | 'single'
  readonly pace: 'normal' | 'rush' | 'slow'
  readonly need: number
  readonly limit: number
  /** Seconds of one interval: fixed, or a face of a Time Die in minutes. */
  readonly interval: number | 'd6 minutes'
  readonly deadline: number | null
}

/** Every d100 and every Time Die there can be, test by test; shares no code with the odds. */
function byHand(told: Told): readonly number[] {
  const known = new Map<string, readonly number[]>()
  const paceOnTarget = { normal: 0, rush: -20, slow: 20 }[told.pace]
  const paceOnTime = { normal: 1, rush: 0.5, slow: 2 }[told.pace]
  const hits = (roll: number, target: number): number => {
    if (told.counting === 'single') return roll <= target ? 1 : -1
    let count = roll <= target ? 1 : 0
    for (let at = roll + 10; at <= target; at += 10) count += 1
    for (let at = roll - 10; at >= target; at -= 10) if (roll > target) count -= 1
    return count
  }
  const lengths = told.interval === 'd6 minutes' ? [60, 120, 180, 240, 300, 360] : [told.interval]

  const follow = (interval: number, who: number, have: number, time: number): readonly number[] => {
    const nothing = Array.from({ length: told.limit }, () => 0)
    if (interval === told.limit) return nothing
    // A fixed interval has to end by the deadline; a Time Die interval only has to begin by it.
    const ends = told.interval === 'd6 minutes' ? time : time + told.interval * paceOnTime
    if (told.deadline !== null && who === 0 && ends > told.deadline) return nothing
    const key = [interval, who, have, time].join()
    const before = known.get(key)
    if (before !== undefined) return before
    const sums = [...nothing]
    const add = (chance: number, after: readonly number[]): void =>
      after.forEach((one, i) => (sums[i]! += chance * one))
    if (who === told.targets.length) {
      for (const length of lengths) add(1 / lengths.length, follow(interval + 1, 0, have, time + length * paceOnTime))
    } else {
      for (let roll = 1; roll <= 100; roll += 1) {
        const now = Math.max(0, have + hits(roll, told.targets[who]! + paceOnTarget))
        if (now >= told.need)
          add(
            0.01,
            nothing.map((_, i) => (i >= interval ? 1 : 0)),
          )
        else add(0.01, follow(interval, who + 1, now, time))
      }
    }
    known.set(key, sums)
    return sums
  }
  return follow(0, 0, 0, 0)
}

describe('OD-16, OD-R3: odds of an Extended Test', () => {
  it.each(
    Array.from({ length: 60 }, (_, i): Told => {
      const dice = new Dice(1_700 + i)
      const interval = dice.yes(5) ? ('d6 minutes' as const) : 600
      return {
        targets: Array.from({ length: dice.int(1, 3) }, () => dice.int(5, 125)),
        counting: dice.of('margin', 'single'),
        pace: dice.of('normal', 'rush', 'slow'),
        need: dice.int(1, 12),
        limit: dice.int(1, 5),
        interval,
        // Often to the very second in which an interval ends.
        deadline: dice.yes(7) ? 30 * dice.int(interval === 600 ? 40 : 1, 70) + dice.of(0, 0, 1) : null,
      }
    }),
  )('are those of every die there can be: %o', (told) => {
    const { targets, need, limit, interval, pace, counting, deadline } = told
    const one = begun(
      targets.length,
      (ids) => ({
        system: 'time-die',
        kind: 'extended',
        participants: ids.map((character, i) => ({ character, successTarget: targets[i]! })),
        need,
        limit,
        pace,
        interval: interval === 'd6 minutes' ? { unit: 'm' } : `${interval}s`,
      }),
      { timeDieHits: counting },
    )
    if (deadline !== null) one.table.do('task.edit', { task: one.task, deadline: `${deadline}s` })
    const right = byHand(told)
    const { success, steps } = oddsOf(one)
    expectSame([success, ...steps], [right.at(-1)!, ...right], 'by hand')
  })

  it('are those of the same chain in exact fractions', () => {
    // What a deadline makes of Time Die intervals is beside the chain.
    const cases = randomCases('time-die', 60, 3).filter(({ table, task }) => table.task(task).deadlineAt === null)
    expect(cases.length).toBeGreaterThan(20)
    cases.forEach((one, i) => {
      exactly<TimeDieRules>(
        one,
        oddsOf(one),
        ({ rules, options }) => {
          const extended = rules as ExtendedRules
          const left = extended.limit - extended.used
          return timeDieChain(fractions, extended, options.timeDieHits === 'single' ? 'single' : 'margin', left, left)
        },
        `task ${i}`,
      )
    })
  })

  const simple = (): ReturnType<typeof begun> =>
    begun(2, (ids) => ({
      system: 'time-die',
      kind: 'extended',
      participants: ids.map((character) => ({ character, successTarget: 60 })),
      complexity: 'simple',
      interval: '1h',
    }))

  it('a reopened test that has its Hits is completed by the end of the interval if nobody is left to test', () => {
    const one = simple()
    for (const character of one.table.task(one.task).characters)
      one.table.do('timeDie.test', { task: one.task, character, hits: 0 })
    one.table.do('task.edit', { task: one.task, have: 3 })
    one.table.do('task.reopen', { task: one.task })
    expect(oddsOf(one)).toEqual({ success: 1, steps: [1, 1, 1] })
  })

  it('a reopened test that has its Hits can lose them with its next test', () => {
    const one = simple()
    one.table.do('task.edit', { task: one.task, have: 3 })
    one.table.do('task.reopen', { task: one.task })
    const { success, steps } = oddsOf(one)
    // 70 and more of a hundred cost a Hit.
    expect(steps[0]).toBeGreaterThan(0.69)
    expect(success).toBeLessThan(1)
    expect(steps).toHaveLength(3)
  })

  it('with all tested the interval that runs is still a step, but brings nothing', () => {
    const one = simple()
    for (const character of one.table.task(one.task).characters)
      one.table.do('timeDie.test', { task: one.task, character, roll: 61 })
    expect(oddsOf(one).steps).toHaveLength(3)
    expect(oddsOf(one).steps[0]).toBe(0)
  })

  itPlaysOut('time-die', 20, 10_000, 1, 2)
})
