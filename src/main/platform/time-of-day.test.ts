import { expect, it } from 'vitest'
import { judgeZone } from '../../../tests/support/zones'

// A sample; all zones are in time-of-day.long.ts.
it.each([
  ['Europe/Berlin', 'an hour, at 02:00'],
  ['America/St_Johns', 'half hours'],
  ['Australia/Lord_Howe', 'set by half an hour'],
  ['America/Santiago', 'at midnight'],
  ['Africa/Casablanca', 'with Ramadan'],
  ['Antarctica/Troll', 'set by two hours'],
  ['Asia/Gaza', 'at other times each year'],
])('times of day around every change of the clock in %s (%s)', (zone) => {
  const { wrong, looked } = judgeZone(zone)
  expect(wrong.slice(0, 5)).toEqual([])
  expect(looked).toBeGreaterThan(1_000)
})
