import { expect, it } from 'vitest'
import { strike } from './strike'

it.each([
  {
    was: 'Sam rolls 9 dice: 2 successes, 3 of 7',
    now: 'Sam rolls 9 dice: 1 success, 2 of 7',
    struck: { lead: 'Sam rolls 9 dice: ', was: '2 successes, 3 of 7', now: '1 success, 2 of 7' },
  },
  { was: 'On', now: 'Off', struck: { lead: '', was: 'On', now: 'Off' } },
  { was: 'The same', now: 'The same', struck: { lead: 'The same ', was: '', now: '' } },
])('$was, now $now', ({ was, now, struck }) => {
  expect(strike(was, now)).toEqual(struck)
})
