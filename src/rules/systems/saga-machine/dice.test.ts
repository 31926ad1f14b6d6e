import { describe, expect, it } from 'vitest'
import { seededChance, type Chance } from '../../core/chance'
import { citesOf, countedStat, diceFor, keep, makeTest, type Circumstances, type Typed } from './dice'
import type { Test } from './task'

const plain: Circumstances = { boons: 0, banes: 0, modifier: 0, tn: 10 }
const noChance: Chance = {
  die: () => {
    throw new Error('Nothing is rolled here')
  },
  pick: () => {
    throw new Error('Nothing is rolled here')
  },
}

function made(typed: Typed, ability: { stat: number; skill: number }, under: Partial<Circumstances> = {}): Test {
  const result = makeTest(typed, ability, { ...plain, ...under }, 'primary', noChance)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const dice = (...faces: readonly number[]): Typed => ({ type: 'dice', faces, field: 'dice' })

/** All equally likely throws of `count` d10. */
function* throwsOf(count: number): Generator<readonly number[]> {
  for (let n = 0; n < 10 ** count; n += 1)
    yield Array.from({ length: count }, (_, i) => (Math.floor(n / 10 ** i) % 10) + 1)
}

/** Read off the rule's sentence: each die by itself, and each two dice that are alike, added. */
function bestOf(faces: readonly number[]): number {
  let best = 0
  for (let i = 0; i < faces.length; i += 1) {
    best = Math.max(best, faces[i] ?? 0)
    for (let j = 0; j < i; j += 1) if (faces[i] === faces[j]) best = Math.max(best, 2 * (faces[i] ?? 0))
  }
  return best
}

describe('which dice count', () => {
  it.each([1, 2, 3])('SM-4: with %i net boons the best die or pair of every possible throw counts', (net) => {
    for (const faces of throwsOf(net + 1)) {
      const kept = keep(faces, net)
      if (kept.reduce((a, b) => a + b, 0) !== bestOf(faces)) expect({ faces, kept }).toBe(bestOf(faces))
    }
    expect(diceFor(net)).toBe(net + 1)
  })

  it.each([1, 2, 3])('SM-5: with %i net banes the lowest die of every possible throw counts', (net) => {
    for (const faces of throwsOf(net + 1)) {
      const kept = keep(faces, -net)
      const isLowest =
        kept.length === 1 && faces.every((face) => face >= (kept[0] ?? 99)) && faces.includes(kept[0] ?? 0)
      if (!isLowest) expect({ faces, kept }).toBe('the lowest')
    }
    expect(diceFor(-net)).toBe(net + 1)
  })

  it.each([
    { faces: [4, 9], net: 1, kept: [9], why: 'no pair' },
    { faces: [5, 5], net: 1, kept: [5, 5], why: 'a pair is 10' },
    { faces: [9, 4, 4], net: 2, kept: [9], why: 'a pair of fours is only 8' },
    { faces: [8, 4, 4], net: 2, kept: [8], why: 'as much as the pair, and not less' },
    { faces: [6, 6, 6], net: 2, kept: [6, 6], why: 'a pair is two dice, not three' },
    { faces: [3, 3, 7, 7], net: 3, kept: [7, 7], why: 'the highest pair' },
    { faces: [5, 5], net: -1, kept: [5], why: 'banes add nothing together' },
  ])('SM-4, SM-5: $faces with $net keeps $kept: $why', ({ faces, net, kept }) => {
    expect(keep(faces, net)).toEqual(kept)
  })

  it('SM-3: boons and banes cancel one for one', () => {
    for (let boons = 0; boons <= 6; boons += 1)
      for (let banes = 0; banes <= 6; banes += 1) {
        const wanted = 1 + Math.max(boons, banes) - Math.min(boons, banes)
        const faces = Array.from({ length: wanted }, (_, i) => (i % 9) + 2)
        expect(made(dice(...faces), { stat: 1, skill: 1 }, { boons, banes }).faces).toEqual(faces)
        const tooMany = makeTest(
          dice(...faces, 2),
          { stat: 1, skill: 1 },
          { ...plain, boons, banes },
          'primary',
          noChance,
        )
        expect(tooMany).toMatchObject({ ok: false, error: { code: 'wrong-dice', field: 'dice' } })
      }
  })
})

describe('the total', () => {
  it.each([
    { stat: 5, skill: 0, counted: 2, why: 'unskilled, halved, rounded down' },
    { stat: 4, skill: 0, counted: 2, why: 'unskilled, halved' },
    { stat: 1, skill: 0, counted: 0, why: 'unskilled, nothing is left' },
    { stat: 5, skill: 1, counted: 5, why: 'skilled' },
  ])('SM-2: stat $stat with skill $skill adds $counted: $why', ({ stat, skill, counted }) => {
    expect(countedStat({ stat, skill })).toBe(counted)
  })

  it('SM-1: a d10 + stat + skill + modifier', () => {
    for (const [face] of throwsOf(1))
      for (const modifier of [-100, -2, 0, 3])
        expect(made(dice(face ?? 0), { stat: 4, skill: 3 }, { modifier }).total).toBe((face ?? 0) + 4 + 3 + modifier)
  })

  it('SM-R1: a total typed in is final', () => {
    const test = made({ type: 'total', total: 12 }, { stat: 5, skill: 0 }, { modifier: -3, banes: 2 })
    expect(test).toEqual({
      stat: 5,
      skill: 0,
      boons: 0,
      banes: 2,
      modifier: -3,
      faces: null,
      kept: null,
      typed: true,
      total: 12,
      tn: 10,
      success: true,
      critical: null,
      twoOnes: false,
      margin: 2,
    })
  })

  it('SM-6, SM-7, SM-8: every total against every TN', () => {
    for (let tn = 1; tn <= 30; tn += 1)
      for (let total = -10; total <= 70; total += 1) {
        const { success, critical, margin } = made({ type: 'total', total }, { stat: 1, skill: 1 }, { tn })
        // Counted up from the TN: how far the total lies above it, and whether twice the total still lies below it.
        let above = 0
        while (tn + above < total) above += 1
        while (tn + above > total) above -= 1
        const word = above >= tn ? 'success' : total + total < tn ? 'failure' : null
        expect({ success, critical, margin }).toEqual({ success: above >= 0, critical: word, margin: above })
      }
  })

  it.each([
    { faces: [1, 1], banes: 1, stat: 6, twoOnes: true, success: false, critical: 'failure', margin: 1 },
    { faces: [1, 1, 1], banes: 2, stat: 30, twoOnes: true, success: false, critical: 'failure', margin: 25 },
    { faces: [1, 7], banes: 1, stat: 6, twoOnes: false, success: true, critical: null, margin: 1 },
    { faces: [9, 1, 1], banes: 2, stat: 6, twoOnes: true, success: false, critical: 'failure', margin: 1 },
  ])('SM-9: $faces with $banes net banes', ({ faces, banes, stat, twoOnes, success, critical, margin }) => {
    expect(made(dice(...faces), { stat, skill: 4 }, { banes })).toMatchObject({ twoOnes, success, critical, margin })
  })

  it('SM-9: two ones with net boons are no failure, and typed in as a critical failure there is no total', () => {
    expect(made(dice(1, 1), { stat: 6, skill: 4 }, { boons: 1 })).toMatchObject({
      total: 12,
      twoOnes: false,
      success: true,
    })
    expect(made({ type: 'critical-failure' }, { stat: 6, skill: 4 })).toMatchObject({
      total: null,
      margin: null,
      success: false,
      critical: 'failure',
      twoOnes: true,
    })
  })

  it('SM-1: what is rolled here is a d10 for each die, each under a role of its own', () => {
    const asked: string[] = []
    const chance = seededChance(3)
    const listening: Chance = {
      die: (role, sides) => {
        asked.push(`${role} d${sides}`)
        return chance.die(role, sides)
      },
      pick: chance.pick,
    }
    const test = makeTest({ type: 'nothing' }, { stat: 1, skill: 1 }, { ...plain, banes: 2 }, 'primary', listening)
    expect(asked).toEqual(['primary/0 d10', 'primary/1 d10', 'primary/2 d10'])
    expect(test).toMatchObject({ ok: true, value: { typed: false } })
  })

  it('SM-1 to SM-9: a test names the rules that counted it', () => {
    expect(citesOf(made(dice(9), { stat: 4, skill: 3 }))).toEqual(['SM-1', 'SM-6'])
    expect(citesOf(made(dice(9, 9), { stat: 5, skill: 0 }, { boons: 2, banes: 1 }))).toEqual([
      'SM-1',
      'SM-2',
      'SM-3',
      'SM-4',
      'SM-6',
      'SM-7',
    ])
    expect(citesOf(made(dice(1, 2), { stat: 1, skill: 1 }, { banes: 1 }))).toEqual(['SM-1', 'SM-5', 'SM-6', 'SM-8'])
    expect(citesOf(made(dice(1, 1), { stat: 9, skill: 9 }, { banes: 1 }))).toEqual(['SM-1', 'SM-5', 'SM-6', 'SM-9'])
  })
})
