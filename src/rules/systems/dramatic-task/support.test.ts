import { describe, expect, it } from 'vitest'
import { DramaticTable, critical, dice } from '../../../../tests/support/dramatic-table'
import type { JsonObject } from '../../core/units'

const begun = (cards: string, more: JsonObject = {}): DramaticTable => {
  const table = new DramaticTable([{}, {}, {}, {}, {}], { rounds: 5, tokens: 40, ...more })
  table.deal(cards)
  return table
}
const PLAIN = '2D 3D 4D 5D 6D'
const supportOf = (table: DramaticTable, place: number): number | undefined => table.see().participants[place]?.support

describe('support', () => {
  it.each([
    { given: dice(3), help: 0, why: 'a failure does nothing' },
    { given: dice(4), help: 1, why: 'a success' },
    { given: dice(7), help: 1, why: 'not yet a raise' },
    { given: { total: 8 }, help: 2, why: 'a raise' },
    { given: dice(25), help: 2, why: 'more raises are no more' },
    { given: critical, help: -2, why: 'a critical failure' },
    { given: { criticalFailure: true }, help: -2, why: 'one that was typed in' },
  ])('DT-30: $help: $why', ({ given, help }) => {
    const table = begun(PLAIN)
    table.support('b', 'a', given)
    expect(supportOf(table, 0)).toBe(help)
    expect(table.see()).toMatchObject({ tokens: { have: 0, need: 40 }, lastRoll: { tokens: 0 } })
    table.roll('a', dice(5))
    expect(table.see().lastRoll?.total).toBe(5 + help)
    expect(supportOf(table, 0)).toBe(0)
  })

  it.each<{ helps: readonly JsonObject[]; inAll: number; why: string }>([
    { helps: [dice(9), dice(9), dice(9)], inAll: 4, why: 'at most +4' },
    { helps: [dice(9), dice(9), dice(9), critical], inAll: 4, why: 'penalties count before the cap' },
    { helps: [critical, dice(9), dice(9), dice(9)], inAll: 4, why: 'in whatever order' },
    { helps: [dice(9), dice(9), critical], inAll: 2, why: '+2 +2 −2' },
    { helps: [critical, critical, critical, critical], inAll: -8, why: 'penalties have no end' },
  ])('DT-32: $inAll: $why', ({ helps, inAll }) => {
    const table = begun(PLAIN)
    helps.forEach((given, i) => table.support('bcde'.charAt(i), 'a', given))
    expect(supportOf(table, 0)).toBe(inAll)
    table.roll('a', dice(5))
    expect(table.see().lastRoll?.total).toBe(5 + inAll)
  })

  it('DT-31: it goes to the next roll, a support roll included', () => {
    const table = begun(PLAIN)
    table.support('c', 'b', dice(9))
    table.support('b', 'a', dice(2))
    expect(table.see().lastRoll).toEqual({ total: 4, tokens: 0, criticalFailure: false })
    expect([supportOf(table, 0), supportOf(table, 1)]).toEqual([1, 0])
  })

  it('DT-31: with the round it is gone', () => {
    const table = begun(PLAIN)
    table.support('b', 'a', dice(9))
    table.endRound()
    table.deal('2H 3H 4H 5H 6H')
    table.roll('a', dice(5))
    expect(table.see().lastRoll?.total).toBe(5)
  })

  it('DT-31, DT-R8: a total uses it up though it holds it already', () => {
    const table = begun(PLAIN)
    table.support('b', 'a', dice(9))
    table.roll('a', { total: 6 })
    expect(table.see().lastRoll?.total).toBe(6)
    expect(supportOf(table, 0)).toBe(0)
  })

  it('DT-R4: holding keeps it to the end of the round', () => {
    const table = begun(PLAIN)
    table.support('b', 'a', dice(9))
    table.hold('a')
    expect(supportOf(table, 0)).toBe(2)
  })

  it.each([
    { cards: '2D 3D 4D 5D 6D', total: 8, why: 'no Club' },
    { cards: '2C 3D 4D 5D 6D', total: 6, why: 'the supported has one' },
    { cards: '2D 3C 4D 5D 6D', total: 6, why: 'the supporter has one' },
    { cards: '2C 3C 4D 5D 6D', total: 4, why: 'both have one' },
    { cards: '2C JB 4D 5D 6D', total: 8, why: 'a joker helps the supporter' },
    { cards: 'JB 3C 4D 5D 6D', total: 6, why: 'the supported’s joker does not' },
  ])('DT-33, DT-25, DT-11: $total: $why', ({ cards, total }) => {
    const table = begun(cards)
    table.support('b', 'a', { ...dice(7), modifier: 1 })
    expect(table.see().lastRoll?.total).toBe(total)
  })

  it('DT-34: a failure, however bad, ends nothing and takes no token', () => {
    const table = begun('2C 3C 4D 5D 6D')
    table.roll('c', dice(9))
    table.support('b', 'a', critical)
    table.support('d', 'a', { criticalFailure: true })
    expect(table.see()).toMatchObject({
      status: 'running',
      tokens: { have: 2, need: 40 },
      lastRoll: { total: null, tokens: 0, criticalFailure: true },
    })
  })

  it('DT-35: nobody supports who has acted, itself, or nobody', () => {
    const table = begun(PLAIN)
    table.roll('a', dice(4))
    expect(table.refused('dramaticTask.support', { character: 'b', for: 'a', trait: [9] })).toBe('already-acted')
    expect(table.refused('dramaticTask.support', { character: 'b', for: 'b' })).toBe('bad-value')
    expect(table.refused('dramaticTask.support', { character: 'b' })).toBe('bad-value')
    expect(table.refused('dramaticTask.support', { character: 'b', for: 'nobody' })).toBe('unknown')
    expect(table.refused('dramaticTask.support', { character: 'a', for: 'nobody' })).toBe('unknown')
    const stranger = table.table.do('character.add', { name: 'Stranger' })
    expect(table.refused('dramaticTask.support', { character: 'b', for: stranger })).toBe('unknown')
  })
})
