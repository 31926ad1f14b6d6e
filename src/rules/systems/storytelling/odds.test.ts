import { describe, expect, it } from 'vitest'
import { begun, exactly, expectSame, itPlaysOut, oddsOf } from '../../../../tests/support/odds/agree'
import { fractions, isOne, toDouble } from '../../../../tests/support/odds/fraction'
import { Dice, randomCases } from '../../../../tests/support/odds/random-tasks'
import { successesOfDie } from '../../dice/pool-odds'
import { doubles } from '../../odds/numbers'
import { storytellingChain } from './odds'
import type { StorytellingRules } from './task'

/** An action told in plain numbers, for the reading by hand below. Times in seconds. */
interface Told {
  readonly attribute: number
  readonly skill: number
  readonly equipment: number
  readonly again: 10 | 9 | 8 | 'none'
  readonly rote: boolean
  readonly target: number
  readonly interval: number
  readonly deadline: number | null
}

/**
 * The text read move by move, sharing no code with the odds: all faces of all dice, every choice tried, real moments of
 * game time. What falls again is followed until it no longer matters.
 */
function byHand(told: Told): { readonly success: number; readonly steps: readonly number[] } {
  const base = told.attribute + told.skill
  const dice = base + told.equipment
  const counts = countsOf(told, dice)
  const known = new Map<string, readonly number[]>()

  /** How the chance builds up over the rolls that the pool still has. */
  const value = (rolls: number, missing: number, interval: number, next: number): readonly number[] => {
    const nothing = Array.from({ length: rolls }, () => 0)
    if (rolls === 0 || (told.deadline !== null && next > told.deadline)) return nothing
    const key = [rolls, missing, interval, next].join()
    const before = known.get(key)
    if (before !== undefined) return before
    let all: readonly number[] = nothing
    const add = (chance: number, after: readonly number[]): void => {
      all = all.map((sum, i) => sum + chance * after[i]!)
    }
    const goOn = (left: number, every: number): readonly number[] => [0, ...value(rolls - 1, left, every, next + every)]
    const done = nothing.map(() => 1)
    for (const [successes, chance] of counts) {
      const left = missing - successes
      if (successes < 0) continue
      if (left <= 0) add(chance, done)
      else if (successes < 5) add(chance, goOn(left, interval))
      else {
        const reduced = left - told.skill <= 0 ? done : goOn(left - told.skill, interval)
        const shorter = Math.floor((interval * 3) / 4 + 0.5)
        const choices = [reduced, goOn(left, shorter), goOn(left, interval)]
        add(
          chance,
          choices.reduce((best, one) => (one.at(-1)! > best.at(-1)! + 1e-14 ? one : best)),
        )
      }
    }
    known.set(key, all)
    return all
  }
  const steps = value(base, told.target, told.interval, told.interval)
  return { success: steps.at(-1) ?? 0, steps }
}

/** Successes and chances of one roll; −1: it ends the attempt. */
function countsOf({ again, rote, target }: Told, dice: number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  const count = (successes: number, chance: number): void => {
    counts.set(successes, (counts.get(successes) ?? 0) + chance)
  }
  if (dice <= 0) {
    for (let face = 1; face <= 10; face += 1) count(face === 10 ? 1 : face === 1 ? -1 : 0, 0.1)
    return counts
  }
  /** One die with all that falls again. */
  const die = (
    chance: number,
    before: number,
    mayRepeat: boolean,
    tell: (successes: number, chance: number) => void,
  ): void => {
    if (before >= target) return tell(before, chance)
    for (let face = 1; face <= 10; face += 1) {
      const successes = before + (face >= 8 ? 1 : 0)
      if (again !== 'none' && face >= again) die(chance / 10, successes, false, tell)
      else if (mayRepeat && face < 8) die(chance / 10, before, false, tell)
      else tell(successes, chance / 10)
    }
  }
  const one = new Map<number, number>()
  die(1, 0, rote, (successes, chance) => one.set(successes, (one.get(successes) ?? 0) + chance))
  const all = (left: number, before: number, chance: number): void => {
    if (left === 0) count(before, chance)
    else for (const [successes, share] of one) all(left - 1, before + successes, chance * share)
  }
  all(dice, 0, 1)
  return counts
}

const cases = randomCases('storytelling', 40, 3)

describe('OD-1, OD-2, OD-5, OD-7, OD-8: odds of an action', () => {
  it.each(
    Array.from({ length: 90 }, (_, i): Told => {
      const dice = new Dice(500 + i)
      const skill = dice.int(0, i % 3 === 0 ? 1 : 3)
      const attribute = dice.int(skill === 0 ? 1 : 0, 3)
      const interval = dice.of(600, 401, 3)
      // With little skill and little time shortening is worth most.
      const isShort = i % 3 === 0
      return {
        attribute,
        skill,
        equipment: isShort ? 6 - attribute - skill : dice.int(-attribute - skill, 5 - attribute - skill),
        again: dice.of(10, 9, 8, 'none'),
        rote: dice.yes(3),
        target: isShort ? dice.int(7, 9) : dice.int(1, 9),
        interval,
        deadline: isShort || dice.yes(7) ? interval * dice.int(1, attribute + skill) + dice.int(0, interval - 1) : null,
      }
    }),
  )('are those of every face and every choice tried: %o', (told) => {
    const one = begun(1, ([character = '']) => ({
      system: 'storytelling',
      character,
      pool: { attribute: told.attribute, skill: told.skill, equipment: told.equipment },
      target: told.target,
      interval: `${told.interval}s`,
      ...(told.deadline === null ? {} : { deadline: `${told.deadline}s` }),
      again: told.again,
      rote: told.rote,
    }))
    const { success, steps } = oddsOf(one)
    const right = byHand(told)
    expectSame([success, ...steps], [right.success, ...right.steps], 'by hand')
  })

  it('are those of the same chain in exact fractions', () => {
    cases.forEach((one, i) =>
      exactly<StorytellingRules>(
        one,
        oddsOf(one),
        (task, around) => storytellingChain(fractions, task, around),
        `task ${i}`,
      ),
    )
  })

  itPlaysOut('storytelling', 20, 10_000, 1, 2)
})

describe('successes of one die', () => {
  it.each(
    [0, 1, 2, 3].flatMap((again) =>
      [false, true].flatMap((rote) => [0, 1, 4, 30].map((cap) => ({ again, rote, cap }))),
    ),
  )('WOD-3 to WOD-5: add up to exactly one: %o', ({ again, rote, cap }) => {
    const exact = successesOfDie(fractions, { counting: 3, again, rote }, cap)
    expect(isOne(exact.reduce(fractions.add))).toBe(true)
    expectSame(successesOfDie(doubles, { counting: 3, again, rote }, cap), exact.map(toDouble), 'doubles')
  })
})

describe('what an action’s odds are told for', () => {
  const job = (more: object = {}): ReturnType<typeof begun> =>
    begun(1, ([character = '']) => ({
      system: 'storytelling',
      character,
      pool: { attribute: 2, skill: 2 },
      target: 6,
      interval: '1h',
      ...more,
    }))

  it('OD-R4: a reopened action that has all it needs succeeds with any roll', () => {
    const one = job()
    one.table.do('task.settle', { task: one.task, as: 'succeeded' })
    one.table.do('task.edit', { task: one.task, have: 6 })
    one.table.do('task.reopen', { task: one.task })
    expect(oddsOf(one)).toEqual({ success: 1, steps: [1, 1, 1, 1] })
  })

  it('a reopened action that has all it needs and fails a roll is completed by accepting the Condition', () => {
    const one = job({ pool: { attribute: 2, skill: 0, equipment: -2 }, target: 1 })
    one.table.do('task.settle', { task: one.task, as: 'failed' })
    one.table.do('task.edit', { task: one.task, have: 1 })
    one.table.do('task.reopen', { task: one.task })
    // A chance die's 1 would still end the attempt.
    expectSame(oddsOf(one).steps, [0.9, 0.9], 'steps')
    one.table.do('storytelling.roll', { task: one.task, face: 5 })
    expect(oddsOf(one)).toEqual({ success: 1, steps: [1], options: { accept: 1, refuse: 0, 'dramatic-failure': 0 } })
  })

  it('OD-R5: a reopened action without rolls cannot succeed', () => {
    const one = job()
    one.table.do('task.edit', { task: one.task, limit: 1 })
    one.table.do('storytelling.roll', { task: one.task, successes: 1 })
    one.table.do('task.settle', { task: one.task, as: 'failed' })
    one.table.do('task.reopen', { task: one.task })
    expect(oddsOf(one)).toEqual({ success: 0, steps: [] })
  })

  it('OD-3, OD-9: the last roll is made and its exceptional choice is open: reducing the target may still finish', () => {
    const one = job({ pool: { attribute: 1, skill: 2 }, target: 9 })
    one.table.do('task.edit', { task: one.task, limit: 2 })
    one.table.do('storytelling.roll', { task: one.task, successes: 2 })
    one.table.do('storytelling.roll', { task: one.task, successes: 5 })
    expect(oddsOf(one)).toEqual({
      success: 1,
      steps: [],
      options: { 'reduce-target': 1, 'reduce-interval': 0, 'end-bonus': 0 },
    })
  })

  it('while a choice is open the clock may run past the deadline: nothing but finishing at once helps', () => {
    const one = job({ deadline: '3h', target: 12 })
    one.table.do('storytelling.roll', { task: one.task, successes: 5 })
    one.table.do('clock.set', { to: '4h' })
    expect(oddsOf(one)).toEqual({
      success: 0,
      steps: [0, 0, 0],
      options: { 'reduce-target': 0, 'reduce-interval': 0, 'end-bonus': 0 },
    })
  })

  it('OD-17: a deadline and a target above 40 are too much to answer in time; without a deadline there is an answer', () => {
    expect(() => oddsOf(job({ target: 41, deadline: '3h' }))).toThrow('no odds')
    expect(oddsOf(job({ target: 41 })).steps).toHaveLength(4)
    expect(oddsOf(job({ target: 40, deadline: '3h' })).steps).toHaveLength(4)
  })

  it('WOD-32: what is carried helps the first roll only', () => {
    const one = job({ pool: { attribute: 2, skill: 1 }, target: 4 })
    one.table.do('storytelling.roll', { task: one.task, successes: 2 })
    one.table.do('task.abandon', { task: one.task })
    one.table.do('task.resume', { task: one.task })
    // Two missing: 5 dice at first, then 3.
    expectSame(oddsOf(one).steps, [0.507795, 0.764466702], 'steps')
  })

  it('OD-6: of equal options the first is followed: without a deadline that is reducing the target, also by a skill of 0', () => {
    const one = job({ pool: { attribute: 4, skill: 0 }, target: 8 })
    one.table.do('storytelling.roll', { task: one.task, successes: 5 })
    const { options = {}, success } = oddsOf(one)
    expect(Object.values(options)).toEqual([success, success, success])
  })
})
