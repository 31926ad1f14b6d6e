import { describe, expect, it } from 'vitest'
import { layDots } from './dots'
import { layNotches } from './notches'

describe('dots', () => {
  it.each([1, 5, 7, 8, 9, 10, 11, 14, 20, 30, 31, 60, 61, 100])(
    'a target of %i fits a panel’s 249 px, no dot over another',
    (need) => {
      const drawing = layDots(0, need, 0)
      const { radius } = drawing
      expect(drawing.width).toBeLessThanOrEqual(249)
      expect(drawing.places).toHaveLength(need)
      drawing.places.forEach((a, i) =>
        drawing.places
          .slice(i + 1)
          .forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(radius * 2)),
      )
    },
  )

  it('the flag stands behind the dot that reaches the target, also when there are more', () => {
    const drawing = layDots(12, 11, 3)
    const goal = drawing.places[10]
    const beyond = drawing.places[11]
    expect(drawing.flag?.x).toBeGreaterThan(goal?.x ?? Infinity)
    expect(drawing.flag?.x).toBeLessThan(beyond?.x ?? -Infinity)
  })

  it('one bar for each row marks what the last roll brought', () => {
    expect(layDots(12, 14, 3).fresh).toHaveLength(2)
    expect(layDots(4, 7, 2).fresh).toHaveLength(1)
    expect(layDots(4, 7, 0).fresh).toHaveLength(0)
  })
})

describe('notches', () => {
  const states = (facts: Parameters<typeof layNotches>[0]): string =>
    layNotches(facts)
      .places.map((place) => place.state[0])
      .join('')

  it.each([
    { made: 2, left: 2, most: 7, deadline: true, seen: 'uunllll', why: 'two fit before the deadline, three are late' },
    { made: 0, left: 4, most: 4, deadline: false, seen: 'nlll', why: 'none made' },
    { made: 4, left: 0, most: 4, deadline: false, seen: 'uuuu', why: 'all made' },
    { made: 1, left: 3, most: null, deadline: false, seen: 'unll', why: 'no limit: what fits' },
  ])('$made made, $left left of $most: $why', ({ seen, why: _why, ...facts }) => {
    expect(states(facts)).toBe(seen)
  })

  it('too late and left are told apart', () => {
    expect(layNotches({ made: 2, left: 2, most: 7, deadline: true }).places.map((place) => place.state)).toEqual([
      'used',
      'used',
      'next',
      'left',
      'late',
      'late',
      'late',
    ])
  })

  it.each([4, 12, 30, 100])('%i of them fit a panel', (most) => {
    expect(layNotches({ made: 1, left: most - 1, most, deadline: true }).width).toBeLessThanOrEqual(249)
  })
})
