import { expect, it } from 'vitest'
import { addHits, hitsOf, marginHits, targetOf } from './hits'

it.each([
  { roll: 60, hits: 1 },
  { roll: 51, hits: 1 },
  { roll: 50, hits: 2 },
  { roll: 41, hits: 2 },
  { roll: 40, hits: 3 },
  { roll: 1, hits: 6 },
  { roll: 61, hits: 0 },
  { roll: 69, hits: 0 },
  { roll: 70, hits: -1 },
  { roll: 80, hits: -2 },
  { roll: 100, hits: -4 },
])('TD-26: $roll against 60 is $hits Hits', ({ roll, hits }) => {
  expect(marginHits(roll, 60)).toBe(hits)
})

/** Counted on the fingers: from the target one step of ten at a time towards the roll. */
function counted(roll: number, target: number): number {
  if (roll > target) {
    let under = 0
    for (let at = target + 10; at <= roll; at += 10) under += 1
    return 0 - under
  }
  let hits = 1
  for (let at = target - 10; at >= roll; at -= 10) hits += 1
  return hits
}

it('TD-25, TD-26, TD-27: every roll against every target, also below 1 and above 100', () => {
  for (let target = -240; target <= 540; target += 1) {
    for (let roll = 1; roll <= 100; roll += 1) {
      expect(hitsOf(roll, target, 'margin')).toBe(counted(roll, target))
      expect(hitsOf(roll, target, 'single')).toBe(roll > target ? -1 : 1)
    }
  }
})

it.each([
  { successTarget: 60, modifier: 0, pace: 'normal', target: 60 },
  { successTarget: 60, modifier: 10, pace: 'rush', target: 50 },
  { successTarget: 90, modifier: 20, pace: 'slow', target: 130 },
  { successTarget: 10, modifier: -30, pace: 'rush', target: -40 },
] as const)(
  'TD-25: $successTarget, $modifier, $pace is $target, not capped',
  ({ successTarget, modifier, pace, target }) => {
    expect(targetOf(successTarget, modifier, pace)).toBe(target)
  },
)

it('TD-17: negative Hits take, never below 0', () => {
  expect([addHits(0, -2), addHits(3, -2), addHits(1, -2), addHits(2, 5)]).toEqual([0, 1, 0, 7])
})
