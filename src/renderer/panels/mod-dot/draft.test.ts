import { describe, expect, it } from 'vitest'
import type { Throw } from '../../../rules/systems/mod-dot/count'
import { emptyRows, hasThrows, nextSide, takenBack, thrown, typed, type Rows } from './draft'

const side = (specialty: boolean) => ({ character: 'a', dots: 4, difficulty: 6 as const, specialty })
const two = [side(true), side(false)]
const rows = (...texts: readonly string[]): Rows => texts.map((text) => [...text] as Throw[])

describe('throws made at the table one by one', () => {
  it('each goes to the side whose it is: the first to its end, then the other', () => {
    let now = emptyRows(two)
    const seen: (number | null)[] = []
    for (const one of 'WWWTLLT') {
      seen.push(nextSide(now, two))
      now = thrown(now, two, one as Throw)
    }
    expect(now).toEqual(rows('WWWT', 'LLT'))
    expect(seen).toEqual([0, 0, 0, 0, 1, 1, 1])
    expect(nextSide(now, two)).toBe(null)
    expect(thrown(now, two, 'W')).toEqual(now)
  })

  it('are taken back from the end, across sides, until nothing is left', () => {
    let now = rows('WT', 'L')
    now = takenBack(now)
    expect(now).toEqual(rows('WT', ''))
    now = takenBack(takenBack(now))
    expect(hasThrows(now)).toBe(false)
    expect(takenBack(now)).toEqual(rows('', ''))
  })

  it('typed ones stay as far as they may have come up so', () => {
    expect(typed(rows('', ''), two, 1, [...'WTWW'] as Throw[])).toEqual(rows('', 'WT'))
    expect(typed(rows('', ''), two, 0, [...'WWW'] as Throw[])).toEqual(rows('WWW', ''))
  })
})
