import { describe, expect, it } from 'vitest'
import { bestOf, percent } from './chance'

it.each([
  [0, '0'],
  [1e-30, '<1'],
  [0.0099, '<1'],
  [0.01, '1'],
  [0.4671, '47'],
  [0.989, '99'],
  [0.9901, '>99'],
  [0.999999, '>99'],
  [0.9999999999999999, '100'],
  [1, '100'],
])('%d is %s %%', (chance, said) => {
  expect(percent(chance)).toBe(said)
})

describe('the best option', () => {
  it.each([
    [{ attempt: 0.47, hold: 0.14 }, 'attempt'],
    [{ a: 0.2, b: 0.5, c: 0.5 }, 'b'],
    [{ attempt: 0, hold: 0 }, null],
    [{ only: 0.3 }, null],
    [{}, null],
  ])('of %o is %s', (chances, best) => {
    expect(bestOf(chances)).toBe(best)
  })
})
