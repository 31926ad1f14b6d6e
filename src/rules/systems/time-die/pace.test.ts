import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDuration, parseDuration, type TimeUnit } from '../../core/duration'
import { gameSeconds } from '../../core/units'
import { atPace, fixedAtPace, PACES, paceModifier, timeOf, UNITS, type Pace } from './pace'

const round = gameSeconds(6)
const shown = (unit: TimeUnit, times: number, face: number, pace: Pace = 'normal'): string =>
  formatDuration(timeOf({ unit, times }, face, pace, round))

// Source: Time Die, the table.
it.each([
  { unit: 's', times: 1, face: 5, is: '5s', why: 'a simple obstacle' },
  { unit: 'r', times: 1, face: 3, is: '18s', why: 'disarming in combat' },
  { unit: 's', times: 10, face: 4, is: '40s', why: 'a basic lock' },
  { unit: 's', times: 30, face: 3, is: '1m30s', why: 'a jammed mechanism' },
  { unit: 'm', times: 1, face: 6, is: '6m', why: 'first aid' },
  { unit: 'm', times: 10, face: 5, is: '50m', why: 'a repair' },
  { unit: 'm', times: 30, face: 5, is: '2h30m', why: 'a thorough search' },
  { unit: 'h', times: 1, face: 6, is: '6h', why: 'technical work' },
  { unit: 'h', times: 4, face: 5, is: '20h', why: 'research' },
  { unit: 'h', times: 10, face: 2, is: '20h', why: 'an overhaul' },
  { unit: 'd', times: 1, face: 3, is: '3d', why: 'a large archive' },
  { unit: 'w', times: 1, face: 2, is: '2w', why: 'a long project' },
] as const)('TD-1, TD-3: d6 × $times $unit, a $face, is $is: $why', ({ unit, times, face, is }) => {
  expect(shown(unit, times, face)).toBe(is)
})

describe('rushed', () => {
  it.each([
    { unit: 'm', face: 5, is: '2m30s', rule: 'TD-7' },
    { unit: 'h', face: 3, is: '1h30m', rule: 'TD-7' },
    { unit: 'd', face: 1, is: '12h', rule: 'TD-7' },
    { unit: 's', face: 5, is: '3s', rule: 'TD-8' },
    { unit: 's', face: 1, is: '1s', rule: 'TD-8' },
    { unit: 's', face: 4, is: '2s', rule: 'TD-8' },
    { unit: 'r', face: 3, is: '12s', rule: 'TD-8' },
    { unit: 'r', face: 5, is: '18s', rule: 'TD-8' },
    { unit: 'r', face: 1, is: '6s', rule: 'TD-9' },
    { unit: 'w', face: 1, is: '4d', rule: 'TD-8' },
    { unit: 'w', face: 2, is: '1w', rule: 'TD-8' },
    { unit: 'w', face: 5, is: '2w4d', rule: 'TD-8' },
  ] as const)('TD-4, $rule: a $face of d6 $unit takes $is', ({ unit, face, is }) => {
    expect(shown(unit, 1, face, 'rush')).toBe(is)
  })

  it('TD-8: the multiple is counted before the half: 3 × 10s is 15s, 1 × 3r is 2 rounds, 1 × 3w is 11 days', () => {
    expect([shown('s', 10, 3, 'rush'), shown('r', 3, 1, 'rush'), shown('w', 3, 1, 'rush')]).toEqual([
      '15s',
      '12s',
      '1w4d',
    ])
  })
})

it.each([
  { unit: 's', times: 1, face: 3, is: '6s' },
  { unit: 'r', times: 1, face: 4, is: '48s' },
  { unit: 'm', times: 30, face: 1, is: '1h' },
  { unit: 'w', times: 1, face: 2, is: '4w' },
] as const)('TD-5: slow, a $face of d6 × $times $unit takes $is', ({ unit, times, face, is }) => {
  expect(shown(unit, times, face, 'slow')).toBe(is)
})

it('TD-4, TD-5: the pace moves the Success Target by 20', () => {
  expect(PACES.map(paceModifier)).toEqual([0, -20, 20])
})

it.each([
  { given: '25m', pace: 'rush', is: '12m30s' },
  { given: '45s', pace: 'rush', is: '23s' },
  { given: '1s', pace: 'rush', is: '1s' },
  { given: '1h30m', pace: 'slow', is: '3h' },
  { given: '3r', pace: 'rush', is: '12s' },
  { given: '1r', pace: 'rush', is: '6s' },
  { given: '3r', pace: 'slow', is: '36s' },
  { given: '1w', pace: 'rush', is: '4d' },
  { given: '3w', pace: 'rush', is: '1w4d' },
  { given: '7d', pace: 'rush', is: '3d12h' },
  { given: '1w1s', pace: 'rush', is: '3d12h1s' },
  { given: '18s', pace: 'rush', is: '9s' },
  { given: '2w', pace: 'normal', is: '2w' },
] as const)('TD-24: a fixed interval of $given, $pace, is $is', ({ given, pace, is }) => {
  expect(formatDuration(fixedAtPace(given, parseDuration(given, round) ?? gameSeconds(0), pace, round))).toBe(is)
})

/**
 * The text read again in steps of its smallest practical unit, counted up one by one: how many of them are at least
 * half? Shares nothing with pace.ts.
 */
function half(count: number, unit: TimeUnit, roundSeconds: number): number {
  const one = { s: 1, r: roundSeconds, m: 60, h: 3_600, d: 86_400, w: 604_800 }[unit]
  const practical = { s: 1, r: roundSeconds, m: 30, h: 30 * 60, d: 12 * 3_600, w: 86_400 }[unit]
  let taken = 0
  // One more as long as the half is at least the middle between this many and one more: half up.
  while (count * one >= 2 * taken + practical) taken += practical
  return unit === 'r' && taken === 0 ? roundSeconds : taken
}

it('TD-4 to TD-10: any count of any unit, rushed and slow, is what counting up in practical units gives', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 360 }),
      fc.constantFrom(...UNITS),
      fc.integer({ min: 1, max: 30 }),
      (count, unit, roundSeconds) => {
        const length = gameSeconds(roundSeconds)
        const normal = atPace(count, unit, 'normal', length)
        expect(atPace(count, unit, 'rush', length)).toBe(half(count, unit, roundSeconds))
        expect(atPace(count, unit, 'slow', length)).toBe(normal + normal)
      },
    ),
  )
})
