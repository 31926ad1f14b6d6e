import { describe, expect, it } from 'vitest'
import { declarations, readStyle } from './styles'

const LONGEST = 200
const times = (value: string): readonly number[] =>
  [...value.matchAll(/(\d*\.?\d+)(ms|s)\b/g)].map(([, n, unit]) => Number(n) * (unit === 's' ? 1_000 : 1))

describe('motion', () => {
  const moving = declarations.filter(({ property }) => /^(transition|animation)(-duration)?$/.test(property))

  it('is there', () => {
    expect(moving.length).toBeGreaterThan(3)
  })

  it('lasts as long as a token says, and none longer than 200 ms', () => {
    const tokens = [...readStyle('styles/tokens.css').matchAll(/--(move[\w-]*): (\d+)ms;/g)]
    expect(tokens.map(([, name]) => name)).toEqual(['move-quick', 'move', 'move-quick', 'move'])
    expect(tokens.filter(([, , ms]) => Number(ms) > LONGEST)).toEqual([])
    // The first time of a list is how long it lasts; what appears at once may wait for its moment.
    const own = moving.filter(({ value }) => !/var\(--move(-quick)?\)/.test(value) && (times(value)[0] ?? 0) > 0)
    expect(own).toEqual([])
  })

  it('is none at all where the system asks for less', () => {
    const reduced = /@media \(prefers-reduced-motion: reduce\) \{\s*:root \{([^}]*)\}/.exec(
      readStyle('styles/tokens.css'),
    )
    expect(times(reduced?.[1] ?? '')).toEqual([0, 0])
    const scrolled = declarations.filter(({ property, value }) => property === 'scroll-behavior' && value === 'smooth')
    expect(scrolled).toEqual([])
  })
})
