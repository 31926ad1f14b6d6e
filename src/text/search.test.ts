import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placesOf, plainText } from './search'

const found = (text: string, wanted: string): readonly string[] =>
  placesOf(text, plainText(wanted)).map(({ start, end }) => text.slice(start, end))

describe('words are found', () => {
  it('whatever their capitals and accents', () => {
    expect(found('Inés rolls; INES waits', 'ines')).toEqual(['Inés', 'INES'])
    expect(found('Ines', 'Inés')).toEqual(['Ines'])
  })

  it('at their places in the text as it is shown', () => {
    expect(placesOf('a Straße, a STRASSE', plainText('strasse'))).toEqual([{ start: 12, end: 19 }])
    expect(placesOf('é x é', plainText('x'))).toEqual([{ start: 2, end: 3 }])
  })

  it('one after another, not within each other', () => {
    expect(found('aaaa', 'aa')).toEqual(['aa', 'aa'])
  })

  it('nowhere when nothing is looked for', () => {
    expect(found('abc', '  ')).toEqual([])
  })

  it('wherever the plain text has them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'é', 'B', ' ', 'ß', '😀'), { maxLength: 12 }),
        fc.nat(),
        (letters, at) => {
          const text = letters.join('')
          const wanted = plainText(letters.slice(at % 6, (at % 6) + 2).join(''))
          const places = placesOf(text, wanted)
          expect(places.length > 0).toBe(
            wanted !== '' && places.every(({ start, end }) => plainText(text.slice(start, end)) === wanted),
          )
        },
      ),
    )
  })
})
