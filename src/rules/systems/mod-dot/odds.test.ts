import { describe, expect, it } from 'vitest'
import { begun, exactly, expectSame, itPlaysOut, oddsOf } from '../../../../tests/support/odds/agree'
import { fractions, toDouble } from '../../../../tests/support/odds/fraction'
import { Dice, randomCases } from '../../../../tests/support/odds/random-tasks'
import type { JsonObject } from '../../core/units'
import { firstWins, modDotChain, testOf } from './odds'
import type { ModDotRules, Side } from './task'

interface Fallen {
  readonly what: 'success' | 'failure' | 'botch'
  readonly total: number
  readonly chance: number
}

/** A row of wins is followed this far: what is left of it is less likely than 1e-15. */
const FAR = 34

/** Throw by throw, as the text tells it; shares no code with the odds. */
function byHand({ dots, difficulty, specialty }: Told): readonly Fallen[] {
  const change = { 4: 2, 5: 1, 6: 0, 7: -1, 8: -2 }[difficulty] ?? 0
  const base = Math.ceil(Math.max(0, dots + change) / 2)
  const fallen: Fallen[] = []
  const judge = (total: number, losses: number, chance: number): void => {
    const what =
      losses === 5 || (losses >= 2 && total < 0) ? 'botch' : losses === 4 || total < 1 ? 'failure' : 'success'
    fallen.push({ what, total, chance })
  }
  const goOnWinning = (total: number, wins: number, chance: number): void => {
    if (wins === FAR) return judge(total, 0, chance)
    goOnWinning(total + 1, wins + 1, chance / 3)
    judge(total, 0, (chance * 2) / 3)
  }
  const goOnLosing = (total: number, losses: number, chance: number): void => {
    if (losses === 5) return judge(total, 5, chance)
    goOnLosing(total - 1, losses + 1, chance / 3)
    judge(total, losses, (chance * 2) / 3)
  }
  for (const first of [1, 0, -1]) {
    for (const second of [1, 0, -1]) {
      const total = base + first + second
      if (first === 1 && second === 1 && specialty) goOnWinning(total, 2, 1 / 9)
      else if (first === -1 && second === -1) goOnLosing(total, 2, 1 / 9)
      else judge(total, [first, second].filter((one) => one === -1).length, 1 / 9)
    }
  }
  return fallen
}

interface Told extends JsonObject {
  readonly dots: number
  readonly difficulty: number
  readonly specialty: boolean
}

const sides = Array.from({ length: 30 }, (_, i): Told => {
  const dice = new Dice(1_300 + i)
  return { dots: dice.int(0, 10), difficulty: dice.int(4, 8), specialty: dice.yes(5) }
})

const chanceOf = (fallen: readonly Fallen[], what: Fallen['what']): number =>
  fallen.filter((one) => one.what === what).reduce((sum, { chance }) => sum + chance, 0)

describe('OD-15: odds of tests by throws', () => {
  it.each(sides)('of a single one are those of every row of throws: %o', (told) => {
    const odds = oddsOf(
      begun(1, ([character = '']) => ({ system: 'mod-dot', kind: 'single', sides: [{ character, ...told }] })),
    )
    const fallen = byHand(told)
    const success = chanceOf(fallen, 'success')
    const { outcomes } = odds
    expectSame([odds.success, ...odds.steps], [success, success], 'success')
    expectSame(
      [outcomes?.success ?? 0, outcomes?.failure ?? 0, outcomes?.botch ?? 0],
      [success, chanceOf(fallen, 'failure'), chanceOf(fallen, 'botch')],
      'outcomes',
    )
  })

  it.each(sides.map((ours, i) => ({ ours, theirs: sides[(i * 7 + 3) % sides.length]! })))(
    'of a contested one are those of every row against every other: %o',
    ({ ours, theirs }) => {
      const odds = oddsOf(
        begun(2, ([a = '', b = '']) => ({
          system: 'mod-dot',
          kind: 'contested',
          sides: [
            { character: a, ...ours },
            { character: b, ...theirs },
          ],
        })),
      )
      const worth = ({ what, total }: Fallen): number => (what === 'success' ? total : 0)
      let wins = 0
      for (const one of byHand(ours)) {
        for (const other of byHand(theirs)) if (worth(one) > worth(other)) wins += one.chance * other.chance
      }
      expectSame([odds.success, ...odds.steps], [wins, wins], 'first wins')
    },
  )

  it.each(sides.map((side, i) => ({ side, need: (i % 8) + 1, limit: (i % 4) + 1 })))(
    'of an extended one are those of every row after every other: %o',
    ({ side, need, limit }) => {
      const odds = oddsOf(
        begun(1, ([character = '']) => ({
          system: 'mod-dot',
          kind: 'extended',
          sides: [{ character, ...side }],
          need,
          limit,
          interval: '1h',
        })),
      )
      // Rows with the same end are told together, or there would be too many to follow one after the other.
      const ends = new Map<number, number>()
      for (const { what, total, chance } of byHand(side)) {
        const adds = what === 'botch' ? -1 : what === 'failure' ? 0 : Math.min(total, need)
        ends.set(adds, (ends.get(adds) ?? 0) + chance)
      }
      const steps = Array.from({ length: limit }, () => 0)
      const follow = (test: number, have: number, chance: number): void => {
        if (test === limit) return
        for (const [adds, share] of ends) {
          if (adds < 0) continue
          if (have + adds >= need) for (let later = test; later < limit; later += 1) steps[later]! += chance * share
          else follow(test + 1, have + adds, chance * share)
        }
      }
      follow(0, 0, 1)
      expectSame([odds.success, ...odds.steps], [steps.at(-1)!, ...steps], 'extended')
    },
  )

  it('MD-6 to MD-15: what a test may come to adds up to exactly one', () => {
    for (const side of sides as unknown as Side[]) {
      const { outcomes, worth } = testOf(fractions, side, 7)
      expect(Object.values(outcomes).reduce(fractions.add)).toEqual(fractions.one)
      expect([...worth, outcomes.botch].reduce(fractions.add)).toEqual(fractions.one)
    }
  })

  it('are those of the same chain in exact fractions', () => {
    randomCases('mod-dot', 60, 3).forEach((one, i) => {
      const record = one.table.task(one.task)
      const odds = oddsOf(one)
      const { limit, used, sides: both } = record.rules as ModDotRules
      const [first, second] = both
      if (record.kind === 'extended')
        exactly<ModDotRules>(
          one,
          odds,
          (task, around) => modDotChain(fractions, task, around, (limit ?? 0) - used),
          `task ${i}`,
        )
      else if (second === undefined)
        expectSame([odds.success], [toDouble(testOf(fractions, first!, 1).outcomes.success)], `task ${i}`)
      else expectSame([odds.success], [toDouble(firstWins(fractions, first!, second))], `task ${i}`)
    })
  })

  itPlaysOut('mod-dot', 20, 10_000, 1, 2)
})
