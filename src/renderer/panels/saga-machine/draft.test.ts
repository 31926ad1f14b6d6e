import { expect, it } from 'vitest'
import { calm, given, helpersGiven, helpSeen, rested, withBane, withBoon, type Helper } from './draft'

const helper = (more: Partial<Helper>): Helper => ({
  character: 'ed',
  stat: 3,
  skill: 2,
  face: null,
  total: null,
  ...more,
})

it('SM-3: a boon more takes a bane away first', () => {
  const one = withBane(calm)
  expect(one).toEqual({ boons: 0, banes: 1, modifier: 0 })
  expect(withBoon(one)).toEqual(calm)
  expect(withBoon(withBoon(one))).toEqual({ boons: 1, banes: 0, modifier: 0 })
  expect(withBane(withBoon(calm))).toEqual(calm)
})

it('what is 0 is not given', () => {
  expect(given(calm)).toEqual({})
  expect(given({ boons: 1, banes: 2, modifier: -1 })).toEqual({ boons: 1, banes: 2, modifier: -1 })
})

it.each([
  { helpers: [helper({ face: 5 }), helper({ total: 11 })], boons: 1, banes: 0, open: [] },
  { helpers: [helper({ total: 4 }), helper({ face: 10 })], boons: 1, banes: 1, open: [] },
  { helpers: [helper({ total: 9 }), helper({ character: 'flo' })], boons: 0, banes: 0, open: ['flo'] },
])('SM-16, SM-17: what helpers give, as far as it is typed: $boons ⊕, $banes ⊖', ({ helpers, boons, banes, open }) => {
  expect(helpSeen(helpers)).toEqual({ boons, banes, open })
})

it('SM-15: helpers go into the command with what was typed, and stay without it', () => {
  const helpers = [helper({ face: 5 }), helper({ character: 'flo', total: 9 }), helper({ character: 'gus' })]
  expect(helpersGiven([])).toEqual({})
  expect(helpersGiven(helpers)).toEqual({
    helpers: [
      { character: 'ed', stat: 3, skill: 2, dice: [5] },
      { character: 'flo', stat: 3, skill: 2, total: 9 },
      { character: 'gus', stat: 3, skill: 2 },
    ],
  })
  expect(rested(helpers).every(({ face, total }) => face === null && total === null)).toBe(true)
})
