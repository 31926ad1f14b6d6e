import { expect, it } from 'vitest'
import { judgeZone, zones } from '../../../tests/support/zones'

it('all zones, all changes of the clock from 2020 to 2037: every time of day is found', () => {
  const judged = zones.map(judgeZone)
  expect(judged.flatMap(({ wrong }) => wrong).slice(0, 10)).toEqual([])
  expect(zones.length).toBeGreaterThan(400)
  expect(judged.reduce((all, { looked }) => all + looked, 0)).toBeGreaterThan(200_000)
})
