import { describe, expect, it } from 'vitest'
import { contrast, pairs, quiet } from './pairs'
import { declarations, rules, themes, tokensIn } from './styles'

const INK = /^(color|fill|stroke|outline(-color)?|border(-\w+)*|text-decoration(-color)?|accent-color|caret-color)$/
const GROUND = /^background(-color)?$/

const isColour = (token: string): boolean => Object.hasOwn(themes.dark, token) || ['scrim', 'hover'].includes(token)
const colourIn = (value: string): readonly string[] => tokensIn(value).filter(isColour)
const isPair = (ink: string, on: string): boolean => pairs.some((pair) => pair.ink === ink && pair.on === on)

describe('contrast', () => {
  it('knows black on white, and a colour on itself', () => {
    expect([contrast('000000', 'ffffff'), contrast('777777', '777777')]).toEqual([21, 1])
    expect(contrast('767676', 'ffffff')).toBeCloseTo(4.54, 2)
  })

  it.each(['dark', 'light', 'contrast'] as const)('of every pair of tokens is enough: %s', (name) => {
    const theme = themes[name]
    const low = pairs.flatMap(({ ink, on, need }) => {
      const [a, b] = [theme[ink], theme[on]]
      const is = a === undefined || b === undefined ? 0 : contrast(a, b)
      return is < need ? [`${ink} on ${on}: ${is.toFixed(1)}, ${need} needed`] : []
    })
    expect(low).toEqual([])
  })
})

describe('no pair of colours is forgotten', () => {
  it('all colours are tokens', () => {
    const raw = declarations.filter(
      ({ property, value }) =>
        !property.startsWith('mask') &&
        /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|color-mix)a?\(|(^| )(white|black|red|gray|grey)( |$)/i.test(value),
    )
    expect(raw).toEqual([])
  })

  it('every token that is used exists', () => {
    const known = new Set([...Object.keys(themes.dark), 'scrim', 'hover'])
    const unknown = declarations
      .filter(({ property }) => INK.test(property) || GROUND.test(property))
      .flatMap(({ file, value }) => tokensIn(value).map((token) => `${token} in ${file}`))
      .filter((use) => !known.has(use.split(' ')[0] ?? '') && !/^(radius|stroke|s|move)-?/.test(use))
    expect(unknown).toEqual([])
  })

  it('every colour that is used as ink is measured, on some ground', () => {
    const inks = new Set(
      declarations.filter(({ property }) => INK.test(property)).flatMap(({ value }) => colourIn(value)),
    )
    const measured = new Set([...pairs.map(({ ink }) => ink), ...quiet])
    expect([...inks].filter((token) => !measured.has(token))).toEqual([])
  })

  it('every colour that is used as a ground is measured, under some ink', () => {
    const grounds = new Set(
      declarations.filter(({ property }) => GROUND.test(property)).flatMap(({ value }) => colourIn(value)),
    )
    // Shapes without text on them: meters, the line that marks a place.
    const shapes = new Set(['ink-faint', 'line', 'line-strong', 'hover', 'scrim', 'progress-rest'])
    const measured = new Set(pairs.map(({ on }) => on))
    expect([...grounds].filter((token) => !measured.has(token) && !shapes.has(token))).toEqual([])
  })

  it('a rule that sets both sets a pair that is measured', () => {
    const strangers = rules.flatMap(({ file, selector, declarations: own }) => {
      const inks = own.filter(({ property }) => property === 'color').flatMap(({ value }) => colourIn(value))
      const grounds = own.filter(({ property }) => GROUND.test(property)).flatMap(({ value }) => colourIn(value))
      return inks.flatMap((ink) =>
        grounds
          .filter((on) => on !== 'hover' && !isPair(ink, on))
          .map((on) => `${ink} on ${on}: ${selector} in ${file}`),
      )
    })
    expect(strangers).toEqual([])
  })
})
