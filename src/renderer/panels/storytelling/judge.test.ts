import { describe, expect, it } from 'vitest'
import { noCarry, type StorytellingRules } from '../../../rules/systems/storytelling/task'
import type { Judgement } from '../../ui/judge'
import { chanceJudge, countAlternative, poolJudge } from './judge'

const rules: StorytellingRules = {
  pool: { attribute: 2, skill: 2, specialty: false, equipment: 0 },
  target: 7,
  successes: 2,
  made: 1,
  madeInAttempt: 1,
  again: 10,
  rote: false,
  keeps: true,
  carry: noCarry,
  endBonus: { claimed: false, text: null },
  lastRoll: null,
  limitShift: 0,
}
const judge = poolJudge({ rules, modifier: 0 })

const states = (judged: Judgement): readonly string[] =>
  judged.lanes.map(
    (lane) =>
      `${lane.isAgain === true ? '↻ ' : ''}${lane.dice.map((die) => `${die.face ?? '·'}${die.state[0] ?? ''}`).join(' ')}`,
  )

describe('a pool of four dice, 10 again', () => {
  it.each([
    { faces: [], seen: ['·e ·e ·e ·e'], tone: 'plain', done: false, says: '4 faces, or only how many count' },
    { faces: [8, 3], seen: ['8c 3n ·e ·e'], tone: 'plain', done: false, says: '2 dice to come. 1 success so far' },
    { faces: [8, 3, 1, 9], seen: ['8c 3n 1n 9c'], tone: 'plain', done: true, says: '2 successes: 4 of 7' },
    {
      faces: [8, 3, 1, 10],
      seen: ['8c 3n 1n 10c', '↻ ·t'],
      tone: 'ask',
      done: false,
      says: 'The 10 falls again: one more die',
    },
    {
      faces: [10, 10, 1, 2],
      seen: ['10c 10c 1n 2n', '↻ ·t ·t'],
      tone: 'ask',
      done: false,
      says: '2 dice fall again: 2 more',
    },
    {
      faces: [8, 3, 1, 10, 10],
      seen: ['8c 3n 1n 10c', '↻ 10c', '↻ ·t'],
      tone: 'ask',
      done: false,
      says: 'The 10 falls again: one more die',
    },
    { faces: [8, 3, 1, 10, 2], seen: ['8c 3n 1n 10c', '↻ 2n'], tone: 'plain', done: true, says: '2 successes: 4 of 7' },
    {
      faces: [8, 3, 11],
      seen: ['8c 3n 11w ·e'],
      tone: 'wrong',
      done: false,
      says: 'A d10 shows 1 to 10. 8 and 3 stay',
    },
    { faces: [0], seen: ['0w ·e ·e ·e'], tone: 'wrong', done: false, says: 'A d10 shows 1 to 10' },
    { faces: [1, 2, 3, 4, 5], seen: ['1n 2n 3n 4n 5w'], tone: 'wrong', done: false, says: '4 dice in all: 1 too many' },
    { faces: [1, 2, 3, 4], seen: ['1n 2n 3n 4n'], tone: 'plain', done: true, says: 'No success: 2 of 7' },
  ])('$faces: $says', ({ faces, seen, tone, done, says }) => {
    const judged = judge(faces)
    expect({ seen: states(judged), tone: judged.tone, done: judged.isComplete, says: judged.message }).toEqual({
      seen,
      tone,
      done,
      says,
    })
  })

  it('the modifier of the roll adds dice', () => {
    expect(poolJudge({ rules, modifier: 3 })([]).lanes[0]?.dice).toHaveLength(7)
  })

  it('without again no die falls again', () => {
    const judged = poolJudge({ rules: { ...rules, again: 'none' }, modifier: 0 })([10, 10, 1, 2])
    expect({ lanes: judged.lanes.length, done: judged.isComplete }).toEqual({ lanes: 1, done: true })
  })
})

describe('a chance die', () => {
  it.each([
    { faces: [], done: false, says: 'One face: 0 is a ten' },
    { faces: [10], done: true, says: 'A 10: 1 success' },
    { faces: [1], done: true, says: 'A 1: a dramatic failure' },
    { faces: [8], done: true, says: 'No success' },
    { faces: [8, 8], done: false, says: '1 die in all: 1 too many' },
    { faces: [11], done: false, says: 'A d10 shows 1 to 10' },
  ])('$faces: $says', ({ faces, done, says }) => {
    const judged = chanceJudge(faces)
    expect({ done: judged.isComplete, says: judged.message }).toEqual({ done, says })
  })
})

describe('only the count', () => {
  it('more successes than dice are possible only while dice fall again', () => {
    const withAgain = countAlternative({ rules, modifier: 0 }).judge(9)
    const without = countAlternative({ rules: { ...rules, again: 'none' }, modifier: 0 }).judge(9)
    expect([withAgain.isPossible, without.isPossible]).toEqual([true, false])
  })

  it('says where it leads', () => {
    expect(countAlternative({ rules, modifier: 0 }).judge(5).message).toBe('5 successes, exceptional: 7 of 7')
  })
})
