import { describe, expect, it } from 'vitest'
import { DramaticTable, critical, dice } from '../../../../tests/support/dramatic-table'
import type { JsonObject } from '../../core/units'
import { ALL_CARDS, isJoker } from '../../dice/deck'
import { taskOf } from '../../../../tests/support/dramatic-record'

const party = (n: number): readonly JsonObject[] => Array.from({ length: n }, () => ({}))
const begun = (people = 2, more: JsonObject = {}): DramaticTable =>
  new DramaticTable(party(people), { rounds: 5, tokens: 20, ...more })

/** A second task on the same campaign, whose only participant is the first one's `a`. */
function another(table: DramaticTable): string {
  const participants = [{ character: table.id('a'), die: 8 }]
  return table.table.do('task.begin', { system: 'dramatic-task', title: 'Other', participants, rounds: 9, tokens: 9 })
}

describe('the deal', () => {
  it('DT-7: every participant gets a card of its own, and the deck has as many fewer', () => {
    const table = begun(5)
    table.deal()
    const cards = table.see().participants.map((one) => one.card)
    expect(new Set(cards).size).toBe(5)
    expect(cards.every((card) => card !== null && ALL_CARDS.includes(card))).toBe(true)
    expect(table.left).toBe(49)
    expect(table.see().round).toBe(1)
  })

  it('DT-7: the campaign’s tasks share one deck', () => {
    const table = begun(1)
    table.deal('2D')
    const other = another(table)
    expect(table.table.refused('dramaticTask.deal', { task: other, cards: { [table.id('a')]: '2D' } })).toBe(
      'card-taken',
    )
    expect(table.table.refused('dramaticTask.deal', { task: other, cards: { [table.id('a')]: '3D' } })).toBe(null)
    expect(table.left).toBe(52)
  })

  it('DT-14: cards typed in are for all participants or for none', () => {
    const table = begun(2)
    const [a, b] = [table.id('a'), table.id('b')]
    expect(table.refused('dramaticTask.deal', { cards: { [a]: '2D' } })).toBe('bad-value')
    expect(table.refused('dramaticTask.deal', { cards: [] })).toBe('bad-value')
    expect(table.refused('dramaticTask.deal', { cards: { [a]: '2D', [b]: 3 } })).toBe('bad-value')
    expect(table.refused('dramaticTask.deal', { cards: { [a]: '2D', [b]: '3D', nobody: '4D' } })).toBe('unknown')
    expect(table.left).toBe(54)
    expect(table.refused('dramaticTask.deal', { cards: {} })).toBe(null)
    expect(table.left).toBe(52)
  })

  it.each(['1C', '11C', '0D', 'TC', '10c', 'c10', 'J', 'JOKER', 'XX', '', ' 2D', '2D '])(
    'DT-14: there is no card %j',
    (card) => {
      expect(begun(1).refused('dramaticTask.deal', { cards: { id1: card } })).toBe('bad-value')
    },
  )

  it('DT-14: all 54 can be typed in, each once', () => {
    for (const card of ALL_CARDS) {
      const table = begun(1)
      table.deal(card)
      expect(table.see().participants[0]).toMatchObject({
        card,
        complication: card.endsWith('C'),
        joker: isJoker(card),
      })
    }
    expect(new Set(ALL_CARDS).size).toBe(54)
    const table = begun(2)
    expect(table.refused('dramaticTask.deal', table.dealing('2D 2D'))).toBe('card-taken')
  })

  it('DT-10: a round is dealt once', () => {
    const table = begun(2)
    table.deal('2D 3D')
    expect(table.refused('dramaticTask.deal', table.dealing('4D 5D'))).toBe('already-acted')
    expect(table.refused('dramaticTask.deal')).toBe('already-acted')
  })
})

describe('acting', () => {
  it('DT-10: each once in a round, in any order', () => {
    const table = begun(3)
    table.deal('2D 3D 4D')
    table.hold('c')
    table.support('b', 'a', dice(4))
    table.roll('a', dice(4))
    for (const character of ['a', 'b', 'c']) {
      expect(table.refused('dramaticTask.roll', { character })).toBe('already-acted')
      expect(table.refused('dramaticTask.support', { character, for: 'a' })).toBe('already-acted')
      expect(table.refused('dramaticTask.hold', { character })).toBe('already-acted')
    }
    table.endRound()
    table.deal('5D 6D 7D')
    expect(table.see().participants.map((one) => one.acted)).toEqual([false, false, false])
  })

  it.each(['dramaticTask.roll', 'dramaticTask.support', 'dramaticTask.hold'])(
    '%s: unknown, then state, then values',
    (name) => {
      const table = begun(2)
      const given = { character: 'a', for: 'b', trait: [9], modifier: 1.5 }
      expect(table.refused(name, { ...given, character: 'nobody' })).toBe('unknown')
      expect(table.refused(name, given)).toBe('cards-not-dealt')
      expect(table.refused(name, {})).toBe('cards-not-dealt')
      table.deal('2D 3D')
      expect(table.refused(name, {})).toBe('bad-value')
      expect(table.refused(name, { ...given, character: 7 })).toBe('bad-value')
      if (name !== 'dramaticTask.hold') expect(table.refused(name, given)).toBe('bad-value')
      table.hold('a')
      expect(table.refused(name, given)).toBe('already-acted')
      const stranger = table.table.do('character.add', { name: 'Stranger' })
      expect(table.refused(name, { ...given, character: stranger })).toBe('unknown')
      table.table.do('task.abandon', { task: table.task })
      expect(table.refused(name, given)).toBe('not-running')
      expect(table.refused(name, { ...given, character: stranger })).toBe('unknown')
    },
  )

  it('DT-10: what each did with its turn is kept until the round is over', () => {
    const table = begun(4)
    table.deal('2D 3D 4D 5D')
    table.hold('c')
    table.support('b', 'a', dice(4))
    table.roll('a', dice(9))
    const did = (): unknown => taskOf(table).rules.participants.map((one) => one.did)
    expect(did()).toEqual([
      { how: 'rolled', tokens: 2 },
      { how: 'supported', supported: table.id('a'), help: 1 },
      { how: 'held' },
      null,
    ])
    table.endRound()
    expect(did()).toEqual([null, null, null, null])
  })

  it('DT-11: a joker gives +2 to its holder alone', () => {
    const table = begun(2)
    table.deal('JB 2D')
    table.roll('a', dice(3))
    expect(table.see().lastRoll).toEqual({ total: 5, tokens: 1, criticalFailure: false })
    table.roll('b', dice(3))
    expect(table.see().lastRoll).toEqual({ total: 3, tokens: 0, criticalFailure: false })
  })

  it('DT-12: a round may be ended before all have acted', () => {
    const table = begun(2)
    table.deal('2D 3D')
    table.endRound()
    expect(table.see()).toMatchObject({ status: 'running', round: 1, tokens: { have: 0, need: 20 } })
    expect(table.refused('dramaticTask.endRound')).toBe('cards-not-dealt')
  })
})

describe('the end of a round', () => {
  it('DT-13: it takes the round’s time; acting takes none', () => {
    const table = begun(1)
    table.deal('2D')
    table.roll('a', dice(4))
    expect(table.see()).toMatchObject({ elapsed: '0s', dueAt: '6s' })
    table.endRound()
    expect(table.see()).toMatchObject({ elapsed: '6s', dueAt: '12s' })
  })

  it('DT-13: a task that is over in a round does not wait for its end', () => {
    const table = begun(1, { tokens: 1 })
    table.deal('2D')
    table.roll('a', dice(4))
    expect(table.see()).toMatchObject({ status: 'succeeded', elapsed: '0s', dueAt: null })
  })

  it('DT-R4: between rounds nobody has a card, has acted, or has support', () => {
    const table = begun(2)
    table.deal('JB 2C')
    table.support('b', 'a', dice(8))
    table.endRound()
    const none = { card: null, complication: false, joker: false, acted: false, support: 0 }
    expect(table.see().participants).toEqual([
      { character: table.id('a'), ...none },
      { character: table.id('b'), ...none },
    ])
  })
})

describe('reshuffling', () => {
  it('DT-8: a round with a joker ends with the deck reshuffled, one without does not', () => {
    const table = begun(2)
    table.round('2D 3D', [])
    expect(table.left).toBe(52)
    table.round('JR 4D', [])
    expect(table.left).toBe(54)
    table.round('2D 3D', [])
    expect(table.left).toBe(52)
  })

  const ends: readonly { readonly how: string; readonly end: (table: DramaticTable) => void }[] = [
    { how: 'reaches its need', end: (table) => table.roll('a', dice(8)) },
    { how: 'fails under a Complication', end: (table) => table.roll('b', dice(2)) },
    { how: 'is given up', end: (table) => void table.table.do('task.abandon', { task: table.task }) },
    {
      how: 'is settled by the GM',
      end: (table) => void table.table.do('task.settle', { task: table.task, as: 'succeeded' }),
    },
    {
      how: 'reaches a need that the GM lowered',
      end: (table) => void table.table.do('task.edit', { task: table.task, have: 2 }),
    },
    {
      how: 'runs out of time that the GM set',
      end: (table) => {
        table.table.do('task.edit', { task: table.task, deadline: '6s' })
        table.table.do('clock.advance', { by: '7s' })
      },
    },
    { how: 'has no round after this one', end: (table) => table.endRound() },
  ]
  it.each(ends)('DT-8: also when the task $how in that round', ({ end }) => {
    const table = begun(2, { rounds: 1, tokens: 2 })
    table.deal('JB 2C')
    expect(table.left).toBe(52)
    end(table)
    expect(table.see().status).not.toBe('running')
    expect(table.left).toBe(54)
    table.table.do('undo')
    expect(table.left).toBe(52)
    table.table.do('redo')
    expect(table.left).toBe(54)
  })

  it('DT-8: a task that ends in a round without a joker leaves the deck as it is', () => {
    for (const { end } of ends) {
      const table = begun(2, { rounds: 1, tokens: 2 })
      table.deal('2D 2C')
      end(table)
      expect(table.left).toBe(52)
    }
  })

  it('DT-8: another task’s end does not reshuffle', () => {
    const table = begun(1)
    const other = another(table)
    table.deal('JB')
    table.table.do('task.abandon', { task: other })
    expect(table.left).toBe(53)
  })

  it('DT-R7: a task that is removed in a round with a joker ends in it', () => {
    const table = begun(1)
    table.deal('JB')
    table.table.do('task.remove', { task: table.task })
    expect(table.left).toBe(54)
    const plain = begun(1)
    plain.deal('2D')
    plain.table.do('task.remove', { task: plain.task })
    expect(plain.left).toBe(53)
    const over = begun(1, { tokens: 1 })
    over.deal('JB')
    over.roll('a', dice(4))
    const other = another(over)
    over.table.do('dramaticTask.deal', { task: other, cards: { [over.id('a')]: '2D' } })
    over.table.do('task.remove', { task: over.task })
    expect(over.left).toBe(53)
  })

  it('DT-9: a reshuffled deck has all 54 cards, also those that lie before somebody', () => {
    const table = begun(1)
    const other = another(table)
    table.table.do('dramaticTask.deal', { task: other, cards: { [table.id('a')]: '5H' } })
    table.round('JB', [])
    expect(table.left).toBe(54)
    table.deal('5H')
    expect(table.see().participants[0]).toMatchObject({ card: '5H' })
    expect(table.left).toBe(53)
    table.table.do('deck.shuffle')
    expect(table.left).toBe(54)
    expect(table.see().participants[0]).toMatchObject({ card: '5H' })
  })

  it('DT-R1: with fewer cards left than participants the deck is reshuffled before the deal', () => {
    const table = new DramaticTable(party(12), { rounds: 9, tokens: 99 })
    const plain = ALL_CARDS.filter((card) => !isJoker(card))
    for (let round = 0; round < 4; round += 1) table.round(plain.slice(round * 12, round * 12 + 12).join(' '), [])
    expect(table.left).toBe(6)
    table.deal(plain.slice(0, 12).join(' '))
    expect(table.left).toBe(42)
    expect(table.see().participants[0]?.card).toBe('2C')
  })

  it('DT-R1: as many cards left as participants are enough', () => {
    const table = new DramaticTable(party(9), { rounds: 9, tokens: 99 })
    const ordered = [...ALL_CARDS].filter((card) => !isJoker(card))
    for (let round = 0; round < 5; round += 1) table.round(ordered.slice(round * 9, round * 9 + 9).join(' '), [])
    expect(table.left).toBe(9)
    expect(table.refused('dramaticTask.deal', table.dealing(ordered.slice(0, 9).join(' ')))).toBe('card-taken')
    table.deal()
    expect(table.left).toBe(0)
    // Both jokers had still been in it, so this round's end reshuffles.
    table.endRound()
    expect(table.left).toBe(54)
  })
})

describe('after the end', () => {
  it('DT-37: after the last round the participants stay as they were', () => {
    const table = begun(2, { rounds: 1 })
    table.deal('2D 10C')
    table.support('a', 'b', dice(6))
    table.endRound()
    expect(table.see()).toMatchObject({
      status: 'failed',
      reason: 'time-up',
      participants: [
        { card: '2D', complication: false, acted: true, support: 0 },
        { card: '10C', complication: true, acted: false, support: 1 },
      ],
    })
  })

  it('DT-36: after success within a round too', () => {
    const table = begun(2, { tokens: 1 })
    table.deal('JB 3D')
    table.roll('a', dice(4))
    expect(table.see().participants).toMatchObject([
      { card: 'JB', joker: true, acted: true },
      { card: '3D', acted: false },
    ])
  })

  it('DT-R4: given up between rounds nobody had a card', () => {
    const table = begun(1)
    table.round('2D', [dice(4)])
    table.table.do('task.abandon', { task: table.task })
    expect(table.see().participants).toMatchObject([{ card: null, acted: false }])
  })

  it('DT-R6: reopened in its round it goes on in that round, with a new reshuffle for its joker', () => {
    const table = begun(2, { tokens: 2 })
    table.deal('JB 3C')
    table.roll('b', critical)
    expect(table.see()).toMatchObject({ status: 'failed', reason: 'complication' })
    table.table.do('task.reopen', { task: table.task })
    expect(table.see().participants).toMatchObject([
      { card: 'JB', acted: false },
      { card: '3C', acted: true },
    ])
    table.roll('a', dice(4))
    expect(table.see()).toMatchObject({ status: 'running', tokens: { have: 1, need: 2 } })
    table.endRound()
    expect(table.left).toBe(54)
    expect(table.refused('dramaticTask.deal', table.dealing('2D 3D'))).toBe(null)
  })

  it('DT-R6: reopened after its last round it has none until the GM gives more', () => {
    const table = begun(1, { rounds: 1 })
    table.round('2D', [dice(4)])
    table.table.do('task.reopen', { task: table.task })
    expect(table.see()).toMatchObject({ status: 'running', round: 1, participants: [{ card: null }] })
    expect(table.refused('dramaticTask.deal')).toBe('no-rolls-left')
    expect(table.refused('dramaticTask.roll', { character: 'a' })).toBe('no-rolls-left')
    expect(table.refused('dramaticTask.endRound')).toBe('cards-not-dealt')
    table.table.do('task.edit', { task: table.task, limit: 2 })
    table.round('3D', [dice(4)])
    expect(table.see()).toMatchObject({ status: 'failed', reason: 'time-up', round: 2, rounds: 2 })
    expect(taskOf(table).rules.isOpen).toBe(false)
  })
})
