import { describe, expect, it } from 'vitest'
import { throwsJudge } from './judge'
import type { Throw } from '../../../rules/systems/mod-dot/count'

const judge = (text: string, { specialty = false, base = 4 } = {}): ReturnType<ReturnType<typeof throwsJudge>> =>
  throwsJudge(base, specialty)([...text] as Throw[])

describe('what is said about typed throws', () => {
  // Source: the drawn reference, "Typing what fell": Silent Creek, base 4.
  it.each([
    { text: '', message: 'Two throws: W, T or L', tone: 'plain', toCome: 2, done: false },
    { text: 'W', message: 'One more throw', tone: 'plain', toCome: 1, done: false },
    { text: 'WW', specialty: true, message: 'Both won, a specialty applies: on', tone: 'ask', toCome: 1, done: false },
    { text: 'WW', message: '6 successes, outstanding', tone: 'plain', toCome: 0, done: true },
    { text: 'WWWT', specialty: true, message: '7 successes, outstanding', tone: 'plain', toCome: 0, done: true },
    { text: 'LL', message: 'Both lost: on', tone: 'ask', toCome: 1, done: false },
    { text: 'LLL', message: '3 lost: on', tone: 'ask', toCome: 1, done: false },
    { text: 'LLLLT', base: 9, message: '5 with 4 lost: a failure', tone: 'plain', toCome: 0, done: true },
    { text: 'LLT', base: 1, message: '−1 with 2 lost: a botch', tone: 'plain', toCome: 0, done: true },
  ])('$text: $message', ({ text, message, tone, toCome, done, ...more }) => {
    const judged = judge(text, more)
    expect(judged).toEqual({
      throws: [
        ...[...text].map((result) => ({ result, state: 'plain' })),
        ...Array.from({ length: toCome }, () => ({ result: null, state: 'empty' })),
      ],
      message,
      tone,
      isComplete: done,
    })
  })

  it.each([
    { text: 'WTW', wrong: 1, message: 'The test is over after two throws' },
    { text: 'WWW', wrong: 1, message: 'The test is over after two throws' },
    { text: 'WWTLL', specialty: true, wrong: 2, message: 'After a tie the test is over: 3 throws' },
    { text: 'LLLLLL', wrong: 1, message: 'After the fifth loss the test is over: 5 throws' },
    { text: 'LLWL', wrong: 1, message: 'After a win the test is over: 3 throws' },
  ])('$text: $wrong too many', ({ text, wrong, message, ...more }) => {
    const judged = judge(text, more)
    expect(judged).toMatchObject({ message, tone: 'wrong', isComplete: false })
    expect(judged.throws.map((seen) => seen.state)).toEqual(
      [...text].map((_one, i) => (i < text.length - wrong ? 'plain' : 'wrong')),
    )
  })
})
