import { describe, expect, it } from 'vitest'
import { begun, exactly, expectSame, itPlaysOut, oddsOf } from '../../../../tests/support/odds/agree'
import { fractions, isOne } from '../../../../tests/support/odds/fraction'
import { Dice, randomCases, useUp } from '../../../../tests/support/odds/random-tasks'
import type { JsonObject } from '../../core/units'
import { ALL_CARDS, isJoker } from '../../dice/deck'
import { dramaticChain } from './odds'
import { rollOdds } from './odds-roll'
import type { DramaticRules } from './task'

interface Somebody {
  readonly die: 4 | 6 | 8 | 10 | 12
  readonly modifier: number
  readonly wild: boolean
  readonly skills: Readonly<Record<string, { readonly die: 4 | 6 | 8; readonly modifier: number }>>
}

interface Told {
  readonly people: readonly Somebody[]
  readonly steps: readonly { readonly skill: string; readonly tokens: number }[]
  readonly rounds: number
  readonly losesOne: boolean
  /** Cards that are out of the deck already. */
  readonly out: readonly string[]
}

type Kind = 'plain' | 'club' | 'joker'
interface Bring {
  readonly tokens: number
  readonly isCritical: boolean
  readonly chance: number
}

/** Aces are followed until more of them cannot matter to so few tokens. */
const ENOUGH = 40

/** Every fall of the dice: which tokens, or a critical failure. */
function fallsOf(somebody: Somebody, skill: string, bonus: number): readonly Bring[] {
  const { die, modifier } = somebody.skills[skill] ?? somebody
  const dice = (sides: number): readonly { readonly total: number; readonly chance: number }[] => {
    const all: { total: number; chance: number }[] = []
    const fall = (before: number, chance: number): void => {
      for (let face = 1; face <= sides; face += 1) {
        if (face === sides && before < ENOUGH) fall(before + face, chance / sides)
        else all.push({ total: before + face, chance: chance / sides })
      }
    }
    fall(0, 1)
    return all
  }
  const judge = (total: number, isCritical: boolean, chance: number): Bring => ({
    tokens: isCritical ? 0 : Math.max(0, Math.floor((total + modifier + bonus) / 4)),
    isCritical,
    chance,
  })
  const all = dice(die).flatMap((skillDie): readonly Bring[] => {
    if (somebody.wild)
      return dice(6).map((wildDie) =>
        judge(
          Math.max(skillDie.total, wildDie.total),
          skillDie.total === 1 && wildDie.total === 1,
          skillDie.chance * wildDie.chance,
        ),
      )
    if (skillDie.total > 1) return [judge(skillDie.total, false, skillDie.chance)]
    return [1, 2, 3, 4, 5, 6].map((check) => judge(1, check === 1, skillDie.chance / 6))
  })
  const together = new Map<string, Bring>()
  for (const one of all) {
    const key = `${one.tokens}/${one.isCritical}`
    together.set(key, { ...one, chance: one.chance + (together.get(key)?.chance ?? 0) })
  }
  return [...together.values()]
}

interface Moment {
  readonly round: number
  readonly seat: number
  /** The cards that are left, one by one. */
  readonly deck: readonly Kind[]
  readonly jokerDealt: boolean
  readonly step: number
  readonly needs: readonly number[]
  readonly haves: readonly number[]
}

const cardsOf = (count: number, kind: Kind): readonly Kind[] => Array.from({ length: count }, () => kind)

const fresh: readonly Kind[] = [...cardsOf(39, 'plain'), ...cardsOf(13, 'club'), ...cardsOf(2, 'joker')]

/** The text read turn by turn: each card of the deck, each fall of the dice, both options on a Club. */
function byHand(told: Told): readonly number[] {
  const known = new Map<string, readonly number[]>()
  const falls = new Map<string, readonly Bring[]>()
  const nothing = Array.from({ length: told.rounds }, () => 0)
  const won = (round: number): readonly number[] => nothing.map((_, i) => (i >= round ? 1 : 0))
  const weighted = (parts: readonly (readonly [number, readonly number[]])[]): readonly number[] =>
    nothing.map((_, i) => parts.reduce((sum, [chance, after]) => sum + chance * after[i]!, 0))

  const turn = (now: Moment): readonly number[] => {
    if (now.seat === told.people.length) {
      const deck = now.jokerDealt ? fresh : now.deck
      return turn({ ...now, round: now.round + 1, seat: 0, jokerDealt: false, deck })
    }
    if (now.round === told.rounds) return nothing
    const deck = now.seat === 0 && now.deck.length < told.people.length ? fresh : now.deck
    const kinds = (['plain', 'club', 'joker'] as const).map((kind) => deck.filter((card) => card === kind).length)
    const key = JSON.stringify([now.round, now.seat, kinds, now.jokerDealt, now.step, now.needs, now.haves])
    const before = known.get(key)
    if (before !== undefined) return before
    const byKind = new Map<Kind, readonly number[]>()
    const parts = deck.map((card, i) => {
      const left = deck.filter((_, j) => j !== i)
      // Cards of a kind are alike; the first stands for all of them.
      const after =
        byKind.get(card) ?? withCard({ ...now, deck: left, jokerDealt: now.jokerDealt || card === 'joker' }, card)
      byKind.set(card, after)
      return [1 / deck.length, after] as const
    })
    const value = weighted(parts)
    known.set(key, value)
    return value
  }

  const withCard = (now: Moment, card: Kind): readonly number[] => {
    const skill = told.steps[now.step]!.skill
    const bonus = card === 'joker' ? 2 : card === 'club' ? -2 : 0
    const key = [now.seat, skill, bonus].join()
    const dice = falls.get(key) ?? fallsOf(told.people[now.seat]!, skill, bonus)
    falls.set(key, dice)
    const next = { ...now, seat: now.seat + 1 }
    const attempt = weighted(dice.map((one) => [one.chance, gather(next, one, card === 'club')] as const))
    if (card !== 'club') return attempt
    const hold = turn(next)
    return hold.at(-1)! > attempt.at(-1)! + 1e-14 ? hold : attempt
  }

  const gather = (now: Moment, { tokens, isCritical }: Bring, isClub: boolean): readonly number[] => {
    const [needs, haves] = [[...now.needs], [...now.haves]]
    if (isCritical) haves[now.step] = Math.max(0, haves[now.step]! - 1)
    else haves[now.step] = Math.min(needs[now.step]!, haves[now.step]! + tokens)
    if (isClub && tokens === 0) {
      if (!told.losesOne) return nothing
      needs[now.step]! -= 1
    }
    if (haves[now.step]! < needs[now.step]!) return turn({ ...now, needs, haves })
    if (now.step + 1 < needs.length) return turn({ ...now, needs, haves, step: now.step + 1 })
    return haves.some((have) => have > 0) ? won(now.round) : nothing
  }

  return turn({
    round: 0,
    seat: 0,
    deck: [
      ...cardsOf(39 - told.out.filter((card) => !card.endsWith('C')).length, 'plain'),
      ...cardsOf(13 - told.out.filter((card) => card.endsWith('C')).length, 'club'),
      ...cardsOf(2, 'joker'),
    ],
    jokerDealt: false,
    step: 0,
    needs: told.steps.map(({ tokens }) => tokens),
    haves: told.steps.map(() => 0),
  })
}

const somebody = (dice: Dice): Somebody => ({
  die: dice.of(4, 6, 8, 10, 12),
  modifier: dice.int(-2, 2),
  wild: dice.yes(6),
  skills: dice.yes(4) ? { picks: { die: dice.of(4, 6, 8), modifier: dice.int(-2, 1) } } : {},
})

describe('OD-10, OD-12, OD-13: odds of a Dramatic Task', () => {
  it.each(
    Array.from({ length: 40 }, (_, i): Told => {
      const dice = new Dice(2_100 + i)
      const count = dice.int(1, 3)
      return {
        people: Array.from({ length: count }, () => somebody(dice)),
        steps: Array.from({ length: dice.int(1, 3) }, () => ({
          skill: dice.of('wits', 'picks'),
          tokens: dice.int(1, 3),
        })),
        rounds: dice.int(1, count === 1 ? 4 : 3),
        losesOne: dice.yes(5),
        out: dice.yes(5) ? dice.shuffled(ALL_CARDS.filter((card) => !isJoker(card))).slice(0, dice.of(10, 49, 52)) : [],
      }
    }),
  )('are those of every card, every fall and both options: %o', (told) => {
    const { people, steps, rounds, losesOne, out } = told
    const one = begun(people.length, (ids) => ({
      system: 'dramatic-task',
      participants: people.map((given, i) => ({ character: ids[i]!, ...(given as unknown as JsonObject) })),
      steps: steps.map((step) => ({ ...step })),
      rounds,
      complicationFailure: losesOne ? 'lose-one' : 'task-fails',
    }))
    useUp(one.table, one.table.do('character.add', { name: 'Somebody else' }), out)
    const odds = oddsOf(one)
    const right = byHand(told)
    expectSame([odds.success, ...odds.steps], [right.at(-1)!, ...right], 'by hand')
  })

  it('are those of the same chain in exact fractions', { timeout: 60_000 }, () => {
    randomCases('dramatic-task', 25, 3).forEach((one, i) =>
      exactly<DramaticRules>(one, oddsOf(one), (task, around) => dramaticChain(fractions, task, around), `task ${i}`),
    )
  })

  it.each(
    ([4, 6, 8, 10, 12] as const).flatMap((die) =>
      [-100, -3, 0, 2, 7, 100].flatMap((modifier) => [true, false].map((wild) => ({ die, modifier, wild }))),
    ),
  )('DT-15 to DT-20: what a roll may bring adds up to exactly one: %o', ({ die, modifier, wild }) => {
    const { critical, fails, tokens } = rollOdds(fractions, { die, modifier }, wild, 30)
    expect(isOne([critical, fails, ...tokens].reduce(fractions.add))).toBe(true)
    expect(critical).toEqual(fractions.ratio(1, 6 * die))
  })

  const job = (more: JsonObject): ReturnType<typeof begun> =>
    begun(12, (ids) => ({
      system: 'dramatic-task',
      participants: ids.slice(0, 2).map((character) => ({ character, die: 6 })),
      tokens: 4,
      rounds: 3,
      ...more,
    }))

  it('OD-17, OD-R1: more than 60 turns or 10 rounds to come are too much to answer in time', () => {
    expect(oddsOf(job({ rounds: 10 })).steps).toHaveLength(10)
    expect(() => oddsOf(job({ rounds: 11 }))).toThrow('no odds')
    const crowd = (rounds: number): ReturnType<typeof begun> =>
      begun(12, (ids) => ({
        system: 'dramatic-task',
        participants: ids.map((character) => ({ character, die: 6 })),
        tokens: 9,
        rounds,
      }))
    expect(oddsOf(crowd(5)).steps).toHaveLength(5)
    expect(() => oddsOf(crowd(6))).toThrow('no odds')
  })

  it('DT-31: support that was given counts for the next roll of this round, and for no other', () => {
    const one = job({ rounds: 2, tokens: 1 })
    const [ada = '', ben = ''] = one.table.task(one.task).characters
    one.table.do('dramaticTask.deal', { task: one.task, cards: { [ada]: '2D', [ben]: '3D' } })
    one.table.do('dramaticTask.support', { task: one.task, character: ada, for: ben, total: 8 })
    // d6 and Wild Die at +2: only if both show a 1 there is none.
    expect(oddsOf(one).steps[0]).toBeCloseTo(35 / 36, 12)
  })

  it('OD-11, OD-12: options only while the next in order has a Club', () => {
    const one = job({})
    const [ada = '', ben = ''] = one.table.task(one.task).characters
    one.table.do('dramaticTask.deal', { task: one.task, cards: { [ada]: '2D', [ben]: '3C' } })
    expect(oddsOf(one).options).toBeUndefined()
    one.table.do('dramaticTask.hold', { task: one.task, character: ada })
    expect(Object.keys(oddsOf(one).options ?? {})).toEqual(['attempt', 'hold'])
    one.table.do('dramaticTask.hold', { task: one.task, character: ben })
    expect(oddsOf(one).options).toBeUndefined()
    expect(oddsOf(one).steps[0]).toBe(0)
  })

  it('DT-28: a need that shrinks to nothing with nothing gathered fails the task', () => {
    const one = job({ tokens: 1, rounds: 1, complicationFailure: 'lose-one' })
    const [ada = '', ben = ''] = one.table.task(one.task).characters
    one.table.do('dramaticTask.deal', { task: one.task, cards: { [ada]: '2C', [ben]: '3D' } })
    // Ada at −2 needs a 6: 11 of 36. Failing leaves nothing for Ben, so holding and his 3 of 4 are better.
    expect(oddsOf(one).options).toEqual({ attempt: expect.closeTo(11 / 36, 12), hold: expect.closeTo(3 / 4, 12) })
  })

  it('a reopened task that has its need is settled by the next action', () => {
    const one = job({})
    one.table.do('task.edit', { task: one.task, have: 4 })
    one.table.do('task.reopen', { task: one.task })
    const { success, steps } = oddsOf(one)
    // Only a Club's failure or two ones can still spoil it.
    expect(success).toBeGreaterThan(0.9)
    expect(steps).toHaveLength(3)
    const [ada = '', ben = ''] = one.table.task(one.task).characters
    one.table.do('dramaticTask.deal', { task: one.task, cards: { [ada]: '2D', [ben]: '3D' } })
    one.table.do('dramaticTask.hold', { task: one.task, character: ada })
    one.table.do('dramaticTask.hold', { task: one.task, character: ben })
    expect(oddsOf(one)).toEqual({ success: 1, steps: [1, 1, 1] })
  })

  it('OD-R2: a deadline leaves fewer rounds', () => {
    const one = job({ tokens: 2 })
    one.table.do('task.edit', { task: one.task, deadline: '13s' })
    const { steps, success } = oddsOf(one)
    expect(steps).toHaveLength(3)
    expect(steps[2]).toBe(steps[1])
    expect(success).toBe(steps[1])
  })

  itPlaysOut('dramatic-task', 20, 10_000, 1, 2)
})
