import { describe, expect, it } from 'vitest'
import { seededChance, type Chance } from '../../src/rules/core/chance'
import { ALL_CARDS, cardsLeft, drawCard, freshDeck } from '../../src/rules/dice/deck'
import { secureChance } from '../../src/main/platform/chance'

const DRAWS = 1_000_000

/** Sum of (seen − expected)² / expected. */
const chiSquare = (seen: readonly number[], expected: number): number =>
  seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)

/**
 * The value that chi-square stays below with a chance of 1 − 1e-6, by Wilson and Hilferty's cube-root normal
 * approximation (good to a percent from one degree of freedom up, on the safe side in the tail).
 */
function critical(degrees: number): number {
  const z = 4.753
  const spread = 2 / (9 * degrees)
  return degrees * (1 - spread + z * Math.sqrt(spread)) ** 3
}

function count(draw: () => number, kinds: number, draws = DRAWS): readonly number[] {
  const seen = new Array<number>(kinds).fill(0)
  for (let i = 0; i < draws; i += 1) {
    const kind = draw()
    seen[kind] = (seen[kind] ?? Number.NaN) + 1
  }
  return seen
}

const sources: readonly (readonly [string, Chance])[] = [
  ['the secure generator', secureChance],
  ['the seeded generator', seededChance(2_026)],
]

describe.each(sources)('%s', (_name, chance) => {
  it.each([4, 6, 8, 10, 12, 100])('shows each face of a d%i equally often', (sides) => {
    const seen = count(() => chance.die('die', sides) - 1, sides)
    expect(seen.reduce((a, b) => a + b, 0)).toBe(DRAWS)
    expect(chiSquare(seen, DRAWS / sides)).toBeLessThan(critical(sides - 1))
  })

  it('follows no face of a d10 by another more often', () => {
    let last = chance.die('die', 10) - 1
    const seen = count(() => {
      const face = chance.die('die', 10) - 1
      const pair = last * 10 + face
      last = face
      return pair
    }, 100)
    expect(chiSquare(seen, DRAWS / 100)).toBeLessThan(critical(99))
  })

  it('gives each throw a third', () => {
    const throws = ['W', 'L', 'T'] as const
    const seen = count(() => throws.indexOf(chance.pick('throw', throws)), 3)
    expect(chiSquare(seen, DRAWS / 3)).toBeLessThan(critical(2))
  })

  it('deals each of the 54 cards equally often from a fresh deck', () => {
    const place = new Map(ALL_CARDS.map((card, i) => [card, i]))
    const seen = count(() => place.get(drawCard(freshDeck, chance, 'card').card) ?? -1, 54)
    expect(chiSquare(seen, DRAWS / 54)).toBeLessThan(critical(53))
  })

  it('deals each card equally often in the last place of a whole deck, and none twice', () => {
    const place = new Map(ALL_CARDS.map((card, i) => [card, i]))
    const decks = Math.ceil(DRAWS / 54)
    const seen = count(
      () => {
        let deck = freshDeck
        let last = ''
        while (cardsLeft(deck).length > 0) ({ card: last, deck } = drawCard(deck, chance, 'card'))
        expect(new Set(deck.out).size).toBe(54)
        return place.get(last) ?? -1
      },
      54,
      decks,
    )
    expect(chiSquare(seen, decks / 54)).toBeLessThan(critical(53))
  })
})

it('a loaded die is found', () => {
  const loaded = (): number => (Math.floor(Math.random() * 100) < 1 ? 5 : Math.floor(Math.random() * 6))
  expect(chiSquare(count(loaded, 6), DRAWS / 6)).toBeGreaterThan(critical(5))
})
