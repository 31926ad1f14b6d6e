import { describe, expect, it } from 'vitest'
import type { DieSides } from './drawings/dice'
import type { Judge } from './judge'
import { meantTen, readFaces, readNumber, writeFaces } from './typed-faces'

/** A roll of so many dice of one kind, in one lane or one for each die. */
const rolls = (sides: DieSides | 100, count: number, labels: readonly string[] = []): Judge => {
  const drawn: DieSides = sides === 100 ? 10 : sides
  return (faces) => ({
    lanes:
      labels.length === 0
        ? [
            {
              dice: Array.from({ length: count }, (_, i) => ({
                sides: drawn,
                face: faces[i] ?? null,
                state: 'neutral' as const,
              })),
            },
          ]
        : labels.map((label, i) => ({
            label,
            dice: [{ sides: drawn, face: faces[i] ?? null, state: 'neutral' as const }],
          })),
    next: faces.length < count ? sides : null,
    message: '',
    tone: 'plain',
    isComplete: faces.length === count,
  })
}

describe('reading what is typed', () => {
  it.each([
    { text: '8319', faces: [8, 3, 1, 9], why: 'one key is one face' },
    { text: '8 3 1 9', faces: [8, 3, 1, 9], why: 'spaces do no harm' },
    { text: '8,3, 1', faces: [8, 3, 1], why: 'commas separate too' },
    { text: '80', faces: [8, 10], why: '0 is a ten on a d10' },
    { text: '8 10 2', faces: [8, 10, 2], why: 'a ten may be written out' },
    { text: '', faces: [], why: 'nothing' },
  ])('$text is $faces: $why', ({ text, faces }) => {
    expect(readFaces(text, rolls(10, 9), false)).toEqual({ faces, isHalf: false })
  })

  it.each([
    { text: '8 3 11', faces: [8, 3, 11], why: 'what cannot be is kept as it was meant' },
    { text: '10 2', faces: [10, 2], why: 'a ten' },
    { text: '0 2', faces: [10, 2], why: '0 stays a ten' },
    { text: '1 0', faces: [1, 10], why: 'a space between keeps them apart' },
  ])('with spaces of one’s own $text is $faces: $why', ({ text, faces }) => {
    expect(readFaces(text, rolls(10, 9), true)).toEqual({ faces, isHalf: false })
  })

  it.each([
    { text: '3', faces: [3], isHalf: false },
    { text: '31', faces: [31], isHalf: false },
    { text: '00', faces: [100], isHalf: false },
    { text: '05', faces: [5], isHalf: false },
    { text: '0', faces: [], isHalf: true },
    { text: '117', faces: [117], isHalf: false },
  ])('on a d100 $text is $faces', ({ text, faces, isHalf }) => {
    expect(readFaces(text, rolls(100, 1), false)).toEqual({ faces, isHalf })
  })

  it('a 0 is no face of a d6', () => {
    expect(readFaces('0', rolls(6, 2), false).faces).toEqual([0])
  })

  it('a 1 on a d12 may become 10, 11 or 12', () => {
    expect(readFaces('1', rolls(12, 2), false)).toEqual({ faces: [1], isHalf: true })
    expect(readFaces('12', rolls(12, 2), false)).toEqual({ faces: [12], isHalf: false })
    expect(readFaces('1 ', rolls(12, 2), false)).toEqual({ faces: [1], isHalf: false })
  })

  it('letters are no faces', () => {
    expect(readFaces('8 x', rolls(10, 3), false).faces).toEqual([8, Number.NaN])
  })
})

describe('writing it back', () => {
  it.each([
    { faces: [8], judge: rolls(10, 3), text: '8 ', why: 'room for the next' },
    { faces: [8, 10, 2], judge: rolls(10, 3), text: '8 10 2', why: 'no room after the last' },
    { faces: [7], judge: rolls(6, 2, ['d8', 'wild']), text: '7 / ', why: 'a stroke before the next lane' },
    { faces: [7, 6], judge: rolls(6, 2, ['d8', 'wild']), text: '7 / 6', why: 'both lanes' },
    { faces: [31], judge: rolls(100, 1), text: '31', why: 'a d100 waits for more figures' },
  ])('$faces is "$text": $why', ({ faces, judge, text }) => {
    expect(writeFaces({ faces, isHalf: false }, judge)).toBe(text)
  })
})

it('a 1 and a 0 before the first space were meant as a ten', () => {
  expect([meantTen([1, 10]), meantTen([1]), meantTen([1, 10, 3]), meantTen([2, 10])]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it.each([
  { text: '3', number: 3 },
  { text: '−2', number: -2 },
  { text: '-2', number: -2 },
  { text: '+4', number: 4 },
  { text: ' 7 ', number: 7 },
  { text: '', number: null },
  { text: '3.5', number: null },
  { text: 'x', number: null },
])('"$text" is the number $number', ({ text, number }) => {
  expect(readNumber(text)).toBe(number)
})
