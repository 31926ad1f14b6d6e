import { describe, expect, it } from 'vitest'
import { chanceFrom, seededChance } from '../core/chance'
import { sumOf, throwAcing, wrongAces } from './aces'

/** All lists of up to four faces of a d4. */
const lists: readonly (readonly number[])[] = [0, 1, 2, 3].reduce<readonly (readonly number[])[]>(
  (all) => [
    ...all,
    ...all
      .filter((l) => l.length === Math.max(...all.map((m) => m.length)))
      .flatMap((l) => [1, 2, 3, 4].map((face) => [...l, face])),
  ],
  [[]],
)

describe('exploding dice', () => {
  it('DT-16: of all 341 lists of up to four d4 faces those can have fallen that are aces and then one that is none', () => {
    expect(lists).toHaveLength(1 + 4 + 16 + 64 + 256)
    const canFall = (faces: readonly number[]): boolean => /^4*[123]$/.test(faces.join(''))
    for (const faces of lists) {
      expect(wrongAces(faces, 4, 'trait') === null, faces.join(' ')).toBe(canFall(faces))
      if (!canFall(faces)) expect(wrongAces(faces, 4, 'trait')).toMatchObject({ code: 'wrong-dice', field: 'trait' })
    }
  })

  it('DT-16: it says how many dice are missing or too many', () => {
    expect(wrongAces([4, 4], 4, 'wild')).toMatchObject({ reason: { key: 'too-few-dice', missing: 1 } })
    expect(wrongAces([4, 1, 2, 3], 4, 'wild')).toMatchObject({ reason: { key: 'too-many-dice', extra: 2 } })
  })

  it('DT-16: what is thrown here can have fallen, and is drawn wave by wave', () => {
    const chance = seededChance(7)
    for (let i = 0; i < 2_000; i += 1) expect(wrongAces(throwAcing(4, chance, 'trait'), 4, 'trait')).toBe(null)
    const faces = [5, 5, 2]
    const roles: string[] = []
    const loaded = chanceFrom(() => faces.shift() ?? 0)
    const thrown = throwAcing(
      6,
      { ...loaded, die: (role, sides) => (roles.push(role), loaded.die(role, sides)) },
      'wild',
    )
    expect({ thrown, roles, sum: sumOf(thrown) }).toEqual({
      thrown: [6, 6, 3],
      roles: ['wild/0', 'wild/1', 'wild/2'],
      sum: 15,
    })
  })
})
