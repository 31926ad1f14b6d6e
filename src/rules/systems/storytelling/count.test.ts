import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceFrom } from '../../core/chance'
import { countChance, counted, outcomeOf, rollPool, sortIntoWaves } from './count'
import type { Again } from './task'

const again = fc.constantFrom<Again>(10, 9, 8, 'none')

describe('counting a pool', () => {
  it.each([
    { dice: [7, 8, 9, 1, 2], pool: 5, again: 10 as const, successes: 2, why: 'only 8 and 9 count' },
    {
      dice: [10, 10, 3, 4, 5, 10, 2, 7],
      pool: 5,
      again: 10 as const,
      successes: 3,
      why: 'two tens fall again, one of them twice',
    },
    { dice: [9, 10, 2, 8, 9, 3], pool: 3, again: 9 as const, successes: 4, why: '9 and 10 fall again, then a 9' },
    { dice: [8, 7, 1, 8, 5], pool: 3, again: 8 as const, successes: 2, why: 'an 8 falls again, and again' },
    { dice: [10, 10, 9], pool: 3, again: 'none' as const, successes: 3, why: 'nothing falls again' },
  ])('WOD-3, WOD-4: $dice of $pool dice, again $again: $why', ({ dice, pool, again: from, successes }) => {
    const waves = sortIntoWaves(dice, pool, from)
    expect(waves.ok && counted(waves.value).successes).toBe(successes)
  })

  it.each([
    { dice: [1, 1, 1, 1], pool: 5, code: 'wrong-dice', reason: { key: 'too-few-dice', missing: 1 } },
    { dice: [10, 1, 1, 1, 1], pool: 5, code: 'wrong-dice', reason: { key: 'too-few-dice', missing: 1 } },
    { dice: [9, 1, 1, 1, 1, 8], pool: 5, code: 'wrong-dice', reason: { key: 'too-many-dice', extra: 1 } },
  ])('WOD-4: $dice cannot have fallen from $pool dice', ({ dice, pool, code, reason }) => {
    expect(sortIntoWaves(dice, pool, 10)).toEqual({ ok: false, error: { code, field: 'dice', reason } })
  })

  it('WOD-4: faces in the order in which they fell sort into the waves they fell in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 200, maxLength: 200 }),
        fc.integer({ min: 1, max: 12 }),
        again,
        (faces, pool, from) => {
          let at = 0
          // Runs out with sevens, which never fall again.
          const counts = rollPool(
            pool,
            from,
            false,
            chanceFrom((n) => Math.min(n, faces[at++] ?? 7) - 1),
          )
          expect(sortIntoWaves((counts.waves ?? []).flat(), pool, from)).toEqual({ ok: true, value: counts.waves })
          expect(counts.successes).toBe((counts.waves ?? []).flat().filter((face) => face > 7).length)
        },
      ),
    )
  })

  it('WOD-5: with rote each die of the first throw that is no success is rolled once more, no other', () => {
    const faces = [1, 8, 10, 7, /* rote: the 1 and the 7 */ 9, 2, /* the 10 falls again */ 10, /* and again */ 3]
    let at = 0
    const counts = rollPool(
      4,
      10,
      true,
      chanceFrom(() => (faces[at++] ?? 1) - 1),
    )
    expect(counts).toEqual({ successes: 4, outcome: 'success', waves: [[1, 8, 10, 7], [9, 2], [10], [3]] })
  })

  it.each([
    { face: 1, successes: 0, outcome: 'dramatic-failure' },
    { face: 2, successes: 0, outcome: 'failure' },
    { face: 9, successes: 0, outcome: 'failure' },
    { face: 10, successes: 1, outcome: 'success' },
  ])('WOD-6: a chance die showing $face is $outcome', ({ face, successes, outcome }) => {
    expect(countChance(face)).toEqual({ successes, outcome, waves: [[face]] })
  })

  it.each([
    [0, 'failure'],
    [1, 'success'],
    [4, 'success'],
    [5, 'exceptional'],
    [30, 'exceptional'],
  ])('WOD-8, WOD-9, WOD-10: %i successes are a %s', (successes, outcome) => {
    expect(outcomeOf(successes)).toBe(outcome)
  })
})
