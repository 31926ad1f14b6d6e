import { describe, expect, it } from 'vitest'
import { extended } from '../../../../tests/support/time-die'
import { gameSeconds } from '../../../rules/core/units'
import type { ExtendedRules } from '../../../rules/systems/time-die/task'
import { readFaces } from '../../ui/typed-faces'
import { hitsAlternative, hundredJudge, sixJudge } from './judge'

const rules = (): ExtendedRules => {
  const { table, task } = extended()
  const { rules: all } = table.task(task)
  return { ...(all as ExtendedRules), have: 4 }
}
const at45 = () => hundredJudge({ rules: rules(), successTarget: 45, modifier: 0, counting: 'margin' })
/** What stands above the field for these keys, and what is said. */
const typed = (keys: string) => {
  const judge = at45()
  const { faces, isHalf } = readFaces(keys, judge, false)
  const { lanes, tone, message, isComplete } = judge(faces)
  const dice = lanes.flatMap((lane) => lane.dice.map((die) => `${die.face ?? '_'} ${die.state}`))
  return { dice, tone, message, isComplete: isComplete && !isHalf }
}

describe('a typed d100', () => {
  it.each([
    { keys: '', dice: ['_ empty', '_ empty'], tone: 'plain', is: false, message: 'd100: 1 to 100, 00 is 100' },
    { keys: '0', dice: ['_ empty', '_ empty'], tone: 'plain', is: false, message: 'd100: 1 to 100, 00 is 100' },
    {
      keys: '3',
      dice: ['3 counts', '_ empty'],
      tone: 'plain',
      is: true,
      message: '3 against 45: 5 Hits, 9 of 9. Or go on for 30 to 39',
    },
    { keys: '31', dice: ['3 counts', '1 counts'], tone: 'plain', is: true, message: '31 against 45: 2 Hits, 6 of 9' },
    { keys: '46', dice: ['4 neutral', '6 neutral'], tone: 'plain', is: true, message: '46 against 45: 0 Hits, 4 of 9' },
    {
      keys: '00',
      dice: ['0 neutral', '0 neutral'],
      tone: 'plain',
      is: true,
      message: '100 against 45: −5 Hits, 0 of 9',
    },
    {
      keys: '100',
      dice: ['0 neutral', '0 neutral'],
      tone: 'plain',
      is: true,
      message: '100 against 45: −5 Hits, 0 of 9',
    },
    { keys: '117', dice: ['1 wrong', '1 wrong'], tone: 'wrong', is: false, message: 'A d100 shows 1 to 100' },
    { keys: 'x', dice: ['? wrong', '? wrong'], tone: 'wrong', is: false, message: 'A d100 shows 1 to 100' },
    {
      keys: '31 4',
      dice: ['3 wrong', '1 wrong'],
      tone: 'wrong',
      is: false,
      message: 'One throw: take away what is too much',
    },
  ])('“$keys”: $message', ({ keys, dice, tone, is, message }) => {
    expect(typed(keys)).toEqual({ dice, tone, message, isComplete: is })
  })
})

it('TD-25: pace and modifier are in the target', () => {
  const judge = hundredJudge({
    rules: { ...rules(), pace: 'slow' },
    successTarget: 45,
    modifier: -10,
    counting: 'single',
  })
  expect(judge([55]).message).toBe('55 against 55: 1 Hit, 5 of 9')
  expect(judge([56]).message).toBe('56 against 55: −1 Hit, 3 of 9')
})

it('TD-17: typed Hits say what they mean, and never take below 0', () => {
  const hits = hitsAlternative(rules(), false)
  expect([hits.label, hits.judge(3).message, hits.judge(-9).message]).toEqual([
    'or Hits',
    '3 Hits: 7 of 9',
    '−9 Hits: 0 of 9',
  ])
})

describe('a typed d6 of a Time Die', () => {
  const judge = sixJudge({ unit: 'm', times: 10 }, 'rush', gameSeconds(6))
  it.each([
    { faces: [], tone: 'plain', isComplete: false, message: 'The face of d6 × 10 min' },
    { faces: [5], tone: 'plain', isComplete: true, message: 'A 5: 25m' },
    { faces: [7], tone: 'wrong', isComplete: false, message: 'A d6 shows 1 to 6' },
    { faces: [Number.NaN], tone: 'wrong', isComplete: false, message: 'A d6 shows 1 to 6' },
    { faces: [5, 2], tone: 'wrong', isComplete: false, message: 'One throw: take away what is too much' },
  ])('$faces: $message', ({ faces, ...is }) => {
    expect(judge(faces)).toMatchObject(is)
  })
})
