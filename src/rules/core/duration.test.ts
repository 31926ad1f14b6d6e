import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDuration, parseDuration } from './duration'
import { gameSeconds } from './units'

const six = gameSeconds(6)

describe('durations', () => {
  it.each([
    ['1h30m', 5_400],
    ['22m30s', 1_350],
    ['90s', 90],
    ['3d', 259_200],
    ['2w', 1_209_600],
    ['4r', 24],
    ['0s', 0],
    ['1w2d3h4m5s', 788_645],
  ])('GT-1: %s is %i seconds', (text, seconds) => {
    expect(parseDuration(text, six)).toBe(seconds)
  })

  it.each([
    '',
    '5',
    '1h 30m',
    '-5m',
    '1m2r',
    '4r10s',
    'ten minutes',
    '30m1h',
    '1h1h',
    '1.5h',
    'h',
    '1H',
    '１h',
    '99999999999999999999s',
  ])('GT-1: %j is no duration', (text) => {
    expect(parseDuration(text, six)).toBeNull()
  })

  it('GT-2: shown, it reads back as the same time, largest units first and without zero parts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (seconds) => {
        const text = formatDuration(gameSeconds(seconds))
        expect(parseDuration(text, six)).toBe(seconds)
        expect(seconds === 0 ? text : text.replaceAll(/[1-9]\d*[wdhms]/g, '')).toBe(seconds === 0 ? '0s' : '')
        const units = [...text.matchAll(/[wdhms]/g)].map((match) => 'wdhms'.indexOf(match[0]))
        expect(units).toEqual(units.toSorted((a, b) => a - b))
        expect(/[8-9]d|[3-9]\dh|2[4-9]h|[6-9]\d[ms]/.test(text)).toBe(false)
      }),
    )
  })

  it.each([
    [90, '1m30s'],
    [72_000, '20h'],
    [864_000, '1w3d'],
    [0, '0s'],
    [2_073_624, '3w3d24s'],
  ])('GT-2: %i seconds are shown as %s', (seconds, text) => {
    expect(formatDuration(gameSeconds(seconds))).toBe(text)
  })
})
