import { expect, it } from 'vitest'
import { seededChance } from '../../rules/core/chance'
import { askedOnce } from './once'

it('HC-9: the same role gives the same again, another die or another choice something of its own', () => {
  const chance = askedOnce(seededChance(4))
  const faces = Array.from({ length: 20 }, () => chance.die('e3:pool/0', 100))
  expect(new Set(faces).size).toBe(1)
  const cards = ['2C', '3C', '4C', '5C']
  const drawn = chance.pick('e4:card', cards)
  expect(Array.from({ length: 20 }, () => chance.pick('e4:card', cards))).toEqual(
    Array.from({ length: 20 }, () => drawn),
  )
  expect(cards.filter((card) => card !== drawn)).toContain(
    chance.pick(
      'e4:card',
      cards.filter((card) => card !== drawn),
    ),
  )
  expect(chance.die('e3:pool/0', 2)).toBeLessThanOrEqual(2)
})
