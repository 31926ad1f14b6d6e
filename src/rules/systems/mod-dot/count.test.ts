import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { seededChance } from '../../core/chance'
import { Fields } from '../../core/fields'
import { compare, countThrows, degreeOf, goesOn, type Counted, type Throw } from './count'
import { readThrows, throwFor, whyImpossible } from './throws'

const LETTERS = ['W', 'T', 'L'] as const

/** All rows of throws up to `longest`: 1 + 3 + 9 + … */
function rows(longest: number): readonly (readonly Throw[])[] {
  const all: (readonly Throw[])[] = [[]]
  for (const row of all) if (row.length < longest) all.push(...LETTERS.map((letter) => [...row, letter]))
  return all
}

/**
 * The rule text move by move, as two people at the table play it; shares no code with count.ts.
 *
 * @returns null when these throws are not one whole test
 */
function play(base: number, specialty: boolean, row: readonly Throw[]): Counted | null {
  let successes = base
  let down = 0
  let next = 0
  const hands = (): Throw | undefined => row[next++]
  let won = 0
  for (const _ of [1, 2]) {
    const hand = hands()
    if (hand === undefined) return null
    if (hand === 'W') {
      successes += 1
      won += 1
    }
    if (hand === 'L') {
      successes -= 1
      down += 1
    }
  }
  if (won === 2 && specialty) {
    for (;;) {
      const hand = hands()
      if (hand === undefined) return null
      if (hand !== 'W') break
      successes += 1
    }
  }
  if (down === 2) {
    while (down < 5) {
      const hand = hands()
      if (hand === undefined) return null
      if (hand !== 'L') break
      successes -= 1
      down += 1
    }
  }
  if (next < row.length) return null
  const botch = down === 5 || (down >= 2 && successes < 0)
  const failure = down === 4 || successes <= 0
  if (botch) return { total: successes, downs: down, outcome: 'botch', degree: null }
  if (failure) return { total: successes, downs: down, outcome: 'failure', degree: null }
  const words = ['barely', 'enough with a catch', 'clean', 'more than clean'] as const
  return { total: successes, downs: down, outcome: 'success', degree: words[successes - 1] ?? 'outstanding' }
}

describe('counting throws', () => {
  it.each([
    { base: 2, row: 'WW', total: 4, downs: 0, outcome: 'success', why: 'two wins are +2' },
    { base: 2, row: 'WL', total: 2, downs: 1, outcome: 'success', why: 'a win and a loss cancel' },
    { base: 2, row: 'TT', total: 2, downs: 0, outcome: 'success', why: 'ties change nothing' },
    { base: 1, row: 'TL', total: 0, downs: 1, outcome: 'failure', why: 'nothing left is a failure' },
    { base: 0, row: 'LT', total: -1, downs: 1, outcome: 'failure', why: 'below nothing with one loss is no botch yet' },
  ])('MD-6, MD-14, MD-15: $row on $base: $why', ({ base, row, total, downs, outcome }) => {
    expect(countThrows(base, [...row] as Throw[])).toMatchObject({ total, downs, outcome })
  })

  it.each([
    { row: 'WWWL', total: 5, downs: 0, why: 'the loss that ends the row takes nothing and is no loss' },
    { row: 'WWT', total: 4, downs: 0, why: 'a tie ends it' },
    { row: 'WWWWWWT', total: 8, downs: 0, why: 'each further win counts' },
  ])('MD-7, MD-10: with a specialty $row on 2: $why', ({ row, total, downs }) => {
    expect(countThrows(2, [...row] as Throw[])).toMatchObject({
      total,
      downs,
      outcome: 'success',
      degree: total > 4 ? 'outstanding' : 'more than clean',
    })
  })

  it.each([
    {
      base: 4,
      row: 'LLW',
      total: 2,
      downs: 2,
      outcome: 'success',
      rule: 'MD-8',
      why: 'the win ends it and adds nothing',
    },
    { base: 4, row: 'LLLT', total: 1, downs: 3, outcome: 'success', rule: 'MD-8', why: 'each further loss counts' },
    {
      base: 10,
      row: 'LLLLL',
      total: 5,
      downs: 5,
      outcome: 'botch',
      rule: 'MD-11',
      why: 'five losses, whatever is left',
    },
    {
      base: 1,
      row: 'LLT',
      total: -1,
      downs: 2,
      outcome: 'botch',
      rule: 'MD-12',
      why: 'two losses and less than nothing',
    },
    {
      base: 3,
      row: 'LLLLT',
      total: -1,
      downs: 4,
      outcome: 'botch',
      rule: 'MD-12',
      why: 'a botch comes before a failure',
    },
    {
      base: 10,
      row: 'LLLLW',
      total: 6,
      downs: 4,
      outcome: 'failure',
      rule: 'MD-13',
      why: 'four losses, whatever is left',
    },
    {
      base: 2,
      row: 'LLT',
      total: 0,
      downs: 2,
      outcome: 'failure',
      rule: 'MD-14',
      why: 'nothing is not less than nothing',
    },
  ])('MD-8, $rule: $row on $base: $why', ({ base, row, total, downs, outcome }) => {
    expect(countThrows(base, [...row] as Throw[])).toMatchObject({ total, downs, outcome })
  })

  it.each([
    [1, 'barely'],
    [2, 'enough with a catch'],
    [3, 'clean'],
    [4, 'more than clean'],
    [5, 'outstanding'],
    [17, 'outstanding'],
  ])('MD-16: %i is %s', (successes, degree) => {
    expect(degreeOf(successes)).toBe(degree)
  })

  it('MD-6 to MD-16: every row of up to seven throws counts, or cannot be, as it does when played move by move', () => {
    const wrong: unknown[] = []
    for (const row of rows(7)) {
      for (const specialty of [true, false]) {
        const isWhole = whyImpossible(row, specialty) === null
        for (let base = 0; base <= 18; base += 1) {
          const played = play(base, specialty, row)
          const counts = isWhole ? countThrows(base, row) : null
          if (!isDeepStrictEqual(counts, played)) wrong.push({ row, specialty, base, counts, played })
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('MD-9: of the rows that can be none is the beginning of another, so a test is over in one place only', () => {
    for (const specialty of [true, false]) {
      const whole = rows(6).filter((row) => whyImpossible(row, specialty) === null)
      const texts = new Set(whole.map((row) => row.join('')))
      const begun = whole.flatMap((row) => row.map((_one, i) => row.slice(0, i).join('')))
      expect(begun.filter((text) => texts.has(text))).toEqual([])
    }
  })

  it('MD-7, MD-8: the app throws until the test is over, and its throws can be typed', () => {
    const chance = seededChance(3)
    for (let i = 0; i < 2_000; i += 1) {
      const specialty = i % 2 === 0
      const throws = throwFor(0, specialty, chance)
      expect(whyImpossible(throws, specialty)).toBe(null)
      expect(goesOn(throws.slice(0, -1), specialty)).toBe(true)
    }
  })
})

describe('what was typed', () => {
  const side = (specialty: boolean) => ({ character: 'a', dots: 4, difficulty: 6 as const, specialty })
  const read = (throws: unknown, specialties: readonly boolean[]) => {
    const input = new Fields({ throws } as never)
    const rows = readThrows(input, specialties.map(side))
    return input.refusal ?? rows.map((row) => row?.join('') ?? null)
  }

  it.each([
    { throws: 'WWT', specialties: [true], is: ['WWT'] },
    { throws: ['WL', 'LLT'], specialties: [false, false], is: ['WL', 'LLT'] },
    { throws: ['WL', null], specialties: [false, false], is: ['WL', null] },
  ])('MD-9, MD-27: $throws can be', ({ throws, specialties, is }) => {
    expect(read(throws, specialties)).toEqual(is)
  })

  it.each([
    { throws: 'WX', code: 'bad-value', field: 'throws', key: 'modDot.letters' },
    { throws: 'wl', code: 'bad-value', field: 'throws', key: 'modDot.letters' },
    { throws: 'W L', code: 'bad-value', field: 'throws', key: 'modDot.letters' },
    { throws: 2, code: 'bad-value', field: 'throws', key: 'not-text' },
    { throws: null, code: 'bad-value', field: 'throws', key: 'not-text' },
    { throws: ['WL'], code: 'bad-value', field: 'throws', key: 'not-text' },
    { throws: 'W'.repeat(201), code: 'bad-value', field: 'throws', key: 'too-long' },
    { throws: '', code: 'wrong-throws', field: 'throws', key: 'modDot.two-throws' },
    { throws: 'L', code: 'wrong-throws', field: 'throws', key: 'modDot.two-throws' },
    { throws: 'WWT', code: 'wrong-throws', field: 'throws', key: 'modDot.over-after' },
    { throws: 'TTT', code: 'wrong-throws', field: 'throws', key: 'modDot.over-after' },
    { throws: 'LL', code: 'wrong-throws', field: 'throws', key: 'modDot.lost-goes-on' },
  ])('MD-9: $throws from one side is refused as $code', ({ throws, code, field, key }) => {
    expect(read(throws, [false])).toMatchObject({ code, field, reason: { key } })
  })

  it.each([
    { throws: 'WL', code: 'bad-value', field: 'throws', key: 'not-a-list' },
    { throws: ['WL'], code: 'bad-value', field: 'throws', key: 'list-length' },
    { throws: ['WL', 'LT', 'TT'], code: 'bad-value', field: 'throws', key: 'list-length' },
    { throws: ['W', 'LX'], code: 'bad-value', field: 'throws.1', key: 'modDot.letters' },
    { throws: ['WL', 3], code: 'bad-value', field: 'throws.1', key: 'not-text' },
    { throws: ['WW', 'LT'], code: 'wrong-throws', field: 'throws.0', key: 'modDot.won-goes-on' },
    { throws: ['WWT', 'WWT'], code: 'wrong-throws', field: 'throws.1', key: 'modDot.over-after' },
  ])(
    'MD-9: $throws from two sides, the first with a specialty, is refused as $code',
    ({ throws, code, field, key }) => {
      expect(read(throws, [true, false])).toMatchObject({ code, field, reason: { key } })
    },
  )
})

describe('two sides compared', () => {
  it.each([
    {
      ours: { outcome: 'success', total: 4 },
      theirs: { outcome: 'success', total: 3 },
      winner: 0,
      net: 1,
      rule: 'MD-18',
    },
    {
      ours: { outcome: 'success', total: 1 },
      theirs: { outcome: 'success', total: 6 },
      winner: 1,
      net: 5,
      rule: 'MD-18',
    },
    {
      ours: { outcome: 'failure', total: 6 },
      theirs: { outcome: 'success', total: 1 },
      winner: 1,
      net: 1,
      rule: 'MD-19',
    },
    {
      ours: { outcome: 'success', total: 2 },
      theirs: { outcome: 'botch', total: -3 },
      winner: 0,
      net: 2,
      rule: 'MD-19',
    },
    {
      ours: { outcome: 'botch', total: 5 },
      theirs: { outcome: 'failure', total: 0 },
      winner: null,
      net: 0,
      rule: 'MD-20',
    },
    {
      ours: { outcome: 'success', total: 3 },
      theirs: { outcome: 'success', total: 3 },
      winner: null,
      net: 0,
      rule: 'MD-20',
    },
  ] as const)('$rule: $ours against $theirs', ({ ours, theirs, winner, net }) => {
    expect(compare(ours, theirs)).toEqual({ winner, net })
  })
})
