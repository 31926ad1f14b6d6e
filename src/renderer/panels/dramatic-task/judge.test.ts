import { describe, expect, it } from 'vitest'
import { DramaticTable, dice } from '../../../../tests/support/dramatic-table'
import { taskOf } from '../../../../tests/support/dramatic-record'
import type { JsonObject } from '../../../rules/core/units'
import { freshDeck } from '../../../rules/dice/deck'
import type { Judgement } from '../../ui/judge'
import type { Setting } from './facts'
import { diceJudge, sortFaces, totalAlternative, type Typing } from './judge'
import { judgeCards, readCards, writeCards } from './typed-cards'

const plain: Setting = { modifier: 0, skill: null, supported: null }

function typing(person: JsonObject, cards: string, setting: Partial<Setting> = {}, more: JsonObject = {}): Typing {
  const table = new DramaticTable([person, {}], { tokens: 5, rounds: 3, ...more })
  table.deal(cards)
  const task = taskOf(table)
  const [actor, other] = task.rules.participants
  if (actor === undefined || other === undefined) throw new Error('Two take part')
  const named = setting.supported === undefined || setting.supported === null ? null : other.character
  return { task, actor, setting: { ...plain, ...setting, supported: named }, name: () => 'Gan' }
}

const drawn = ({ lanes }: Judgement): readonly string[] =>
  lanes.map(
    ({ label, dice: seen }) => `${label ?? ''}: ${seen.map(({ face, state }) => `${face ?? '_'} ${state}`).join(', ')}`,
  )

describe('typed dice', () => {
  const judge = diceJudge(typing({ die: 10, modifier: 1 }, '2D 3D'))

  it.each<{ faces: readonly number[]; next: number | null; tone: string; message: string; lanes: readonly string[] }>([
    {
      faces: [],
      next: 10,
      tone: 'plain',
      message: 'd10 first, then the Wild Die',
      lanes: ['d10: _ empty', 'wild: _ empty'],
    },
    { faces: [7], next: 6, tone: 'plain', message: 'Now the Wild Die', lanes: ['d10: 7 neutral', 'wild: _ empty'] },
    {
      faces: [7, 6],
      next: 6,
      tone: 'ask',
      message: 'The 6 is an ace: one more d6',
      lanes: ['d10: 7 neutral', 'wild: 6 counts, _ to-come'],
    },
    {
      faces: [10],
      next: 10,
      tone: 'ask',
      message: 'The 10 is an ace: one more d10',
      lanes: ['d10: 10 counts, _ to-come', 'wild: _ empty'],
    },
    { faces: [7, 9], next: 6, tone: 'wrong', message: 'A d6 shows 1 to 6', lanes: ['d10: 7 neutral', 'wild: 9 wrong'] },
    { faces: [11], next: 10, tone: 'wrong', message: 'A d10 shows 1 to 10', lanes: ['d10: 11 wrong', 'wild: _ empty'] },
    {
      faces: [7, 3, 2],
      next: null,
      tone: 'wrong',
      message: '1 die too many',
      lanes: ['d10: 7 neutral', 'wild: 3 neutral, 2 wrong'],
    },
    {
      faces: [7, 3],
      next: null,
      tone: 'plain',
      message: '8: 2 tokens, 2 of 5',
      lanes: ['d10: 7 neutral', 'wild: 3 neutral'],
    },
    {
      faces: [1, 1],
      next: null,
      tone: 'plain',
      message: 'A critical failure: 0 of 5',
      lanes: ['d10: 1 neutral', 'wild: 1 neutral'],
    },
  ])('DT-15, DT-16: $faces: $message', ({ faces, next, tone, message, lanes }) => {
    const judged = judge(faces)
    expect({ next: judged.next, tone: judged.tone, message: judged.message, lanes: drawn(judged) }).toEqual({
      next,
      tone,
      message,
      lanes,
    })
    expect(judged.isComplete).toBe(tone === 'plain' && next === null)
  })

  it('DT-20, DT-R9: an Extra’s d6 after a 1 is asked for, and may be left to the app', () => {
    const extra = diceJudge(typing({ die: 6, wild: false }, '2D 3D'))
    expect(extra([1])).toMatchObject({ next: 6, tone: 'ask', isComplete: true })
    expect(drawn(extra([1]))).toEqual(['d6: 1 neutral', 'then d6: _ to-come'])
    expect(extra([1, 1])).toMatchObject({ message: 'A critical failure: 0 of 5', isComplete: true })
    expect(extra([1, 4])).toMatchObject({ message: '1: no token, 0 of 5', isComplete: true })
    expect(extra([5])).toMatchObject({ next: null, message: '5: 1 token, 1 of 5', isComplete: true })
    expect(extra([5, 2])).toMatchObject({ tone: 'wrong', isComplete: false })
  })

  it.each<{ more: JsonObject; message: string; why: string }>([
    { more: {}, message: '2: failed, the task fails', why: 'a failure under a Complication ends it' },
    {
      more: { complicationFailure: 'lose-one' },
      message: '2: no token, one is lost for good, 0 of 4',
      why: 'or loses one',
    },
  ])('DT-26, DT-27: $why', ({ more, message }) => {
    expect(diceJudge(typing({}, '2C 3D', {}, more))([4, 1]).message).toBe(message)
  })

  it('DT-22: it says what counts, not only what was rolled', () => {
    expect(diceJudge(typing({}, '2D 3D', {}, { tokens: 1 }))([7, 6, 3]).message).toBe('9: 2 tokens, 1 of 1')
  })

  it('DT-30, DT-33: a support says what it helps', () => {
    const help = diceJudge(typing({}, '2D 3C', { supported: 'b' }))
    expect(help([7, 1]).message).toBe('5: + 1 for Gan')
    expect(help([5, 1]).message).toBe('3: no help')
    expect(help([1, 1]).message).toBe('A critical failure: − 2 for Gan')
  })

  it('DT-24: a total holds everything already', () => {
    const total = totalAlternative(typing({ modifier: 5 }, 'JB 3D', { modifier: 3 }))
    expect(total.judge(8)).toEqual({ message: '8: 2 tokens, 2 of 5', isPossible: true })
    expect(total.judge(-1).message).toBe('−1: no token, 0 of 5')
  })

  it('what is sorted is what the rules take', () => {
    for (const total of [2, 5, 8, 9, 12, 13, 16, 17, 25]) {
      const { trait, wild } = dice(total) as { trait: number[]; wild: number[] }
      expect(sortFaces([...trait, ...wild], 8, true)).toEqual({ trait, wild, check: [], extra: [] })
    }
  })
})

describe('typed cards', () => {
  const judge = (text: string, names = ['Mara', 'Gan'], out: readonly string[] = []) =>
    judgeCards(readCards(text), names, { out })

  it.each([
    { text: '10cqh', cards: ['10C', 'QH'], rest: '', shown: '10C QH' },
    { text: '10c', cards: ['10C'], rest: '', shown: '10C ' },
    { text: '0d', cards: ['10D'], rest: '', shown: '10D ' },
    { text: 'th', cards: ['10H'], rest: '', shown: '10H ' },
    { text: 'js jb', cards: ['JS', 'JB'], rest: '', shown: 'JS JB' },
    { text: 'jr,2', cards: ['JR'], rest: '2', shown: 'JR 2' },
    { text: '1', cards: [], rest: '1', shown: '1' },
    { text: 'x', cards: [], rest: 'X', shown: 'X' },
  ])('DT-14: $text is $cards and $rest', ({ text, cards, rest, shown }) => {
    expect(readCards(text)).toEqual({ cards, rest })
    expect(writeCards({ cards, rest }, 2)).toBe(shown)
  })

  it.each([
    { text: '', message: 'Now Mara: rank, then suit', tone: 'plain', done: false },
    { text: '10c', message: 'Now Gan: rank, then suit', tone: 'plain', done: false },
    { text: '10c j', message: 'J of what? C D H S, or B R for a joker', tone: 'plain', done: false },
    { text: '10c 1', message: 'Now Gan: rank, then suit', tone: 'plain', done: false },
    { text: '10c x', message: 'X is no card. Rank and suit: 10C, QH; jokers JB, JR', tone: 'wrong', done: false },
    { text: '10c 10c', message: '10♣ is there only once', tone: 'wrong', done: false },
    { text: '10c 5h', message: '5♥ is out of the deck', tone: 'wrong', done: false },
    { text: '10c 4h 3h', message: '2 cards are enough', tone: 'wrong', done: false },
    { text: '10c jb', message: 'Club: Mara; joker: Gan', tone: 'plain', done: true },
    { text: '2h 3h', message: 'Neither Club nor joker', tone: 'plain', done: true },
  ])('DT-14: $text: $message', ({ text, message, tone, done }) => {
    const judged = judge(text, ['Mara', 'Gan'], ['5H'])
    expect({ message: judged.message, tone: judged.tone, done: judged.isComplete }).toEqual({ message, tone, done })
  })

  it('DT-R1: with too few cards left the deck is whole again', () => {
    const out = Array.from({ length: 53 }, (_, i) => `x${i}`)
    expect(judge('5h 6h', ['Mara', 'Gan'], ['5H']).tone).toBe('wrong')
    expect(judge('5h 6h', ['Mara', 'Gan'], [...out.slice(0, 2), '5H']).isComplete).toBe(false)
    expect(judgeCards(readCards('5h'), ['Mara'], freshDeck).isComplete).toBe(true)
  })
})
