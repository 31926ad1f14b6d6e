import { describe, expect, it } from 'vitest'
import { fromFaces } from '../../../rules/systems/saga-machine/dice'
import { readFaces } from '../../ui/typed-faces'
import { diceJudge, markKept, totalAlternative, type Typing } from './judge'

const typing = (boons: number, banes = 0): Typing => ({
  ability: { stat: 4, skill: 3 },
  under: { boons, banes, modifier: 0, tn: 10 },
  means: (test) => (test.success ? `, margin ${test.margin ?? 0}` : ', no success'),
})

describe('dice typed one key each', () => {
  it.each([
    { keys: '', boons: 0, banes: 0, message: 'One face: 0 is a ten', isComplete: false },
    { keys: '0', boons: 0, banes: 0, message: '10 + 7 is 17, margin 7', isComplete: true },
    { keys: '2', boons: 0, banes: 0, message: '2 + 7 is 9, no success', isComplete: true },
    { keys: '', boons: 1, banes: 0, message: '2 dice: the highest, or a pair added', isComplete: false },
    { keys: '6', boons: 1, banes: 0, message: '1 die to come', isComplete: false },
    { keys: '66', boons: 1, banes: 0, message: 'A pair: 12 + 7 is 19, margin 9', isComplete: true },
    { keys: '', boons: 0, banes: 2, message: '3 dice: the lowest counts', isComplete: false },
    { keys: '11', boons: 0, banes: 1, message: 'Two ones: a critical failure at 8, no success', isComplete: true },
  ])(
    'SM-4, SM-5, SM-9: "$keys" with $boons ⊕ and $banes ⊖: $message',
    ({ keys, boons, banes, message, isComplete }) => {
      const judge = diceJudge(typing(boons, banes))
      expect(judge(readFaces(keys, judge, false).faces)).toMatchObject({ message, isComplete, tone: 'plain' })
    },
  )

  it.each([
    { keys: '6 4 9', boons: 1, message: '1 boon is 2 dice: one too many' },
    { keys: '6 4', boons: 0, message: 'One d10 without ⊕ or ⊖: one too many' },
    { keys: '11', boons: 1, message: 'A d10 shows 1 to 10' },
    { keys: 'x', boons: 0, message: 'A d10 shows 1 to 10' },
  ])('SM-R2: "$keys" cannot have fallen: $message', ({ keys, boons, message }) => {
    const judge = diceJudge(typing(boons))
    expect(judge(readFaces(keys, judge, true).faces)).toMatchObject({ message, isComplete: false, tone: 'wrong' })
  })

  it('SM-R1: only the total', () => {
    const alternative = totalAlternative(typing(2), 'or total')
    expect(alternative.judge(16)).toEqual({ message: '16, margin 6', isPossible: true })
    expect(alternative.judge(-3)).toEqual({ message: '−3, no success', isPossible: true })
  })

  it('SM-4: the faces that count are marked, of three alike two', () => {
    const mark = (faces: readonly number[], boons: number): readonly boolean[] =>
      markKept(fromFaces(faces, { stat: 1, skill: 1 }, { boons, banes: 0, modifier: 0, tn: 10 }, true))
    expect(mark([6, 3, 6, 6], 3)).toEqual([true, false, true, false])
    expect(mark([2, 9, 2], 2)).toEqual([false, true, false])
  })
})
