import type { Said } from '../campaign/lines'
import { entryText } from './log'

/** Where a text is found in another, as places in that other: from `start` up to `end`. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** As it is compared: without capitals and accents, so that "ines" finds Inés. */
const plain = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s/gu, ' ')

/** What is looked for, as it is compared: without capitals, accents and the spaces around it. */
export const plainText = (text: string): string => plain(text.trim())

/** All places, from the first on, none of them within another. `wanted` is a `plainText`. */
export function placesOf(text: string, wanted: string): readonly Place[] {
  if (wanted === '') return []
  let all = ''
  /** For each letter of `all` the place in `text` that it comes from. */
  const origin: number[] = []
  let at = 0
  for (const letter of text) {
    const letters = plain(letter)
    all += letters
    for (let i = 0; i < letters.length; i += 1) origin.push(at)
    at += letter.length
  }
  origin.push(text.length)
  const places: Place[] = []
  for (let found = all.indexOf(wanted); found >= 0; found = all.indexOf(wanted, found + wanted.length)) {
    places.push({ start: origin[found] ?? 0, end: origin[found + wanted.length] ?? text.length })
  }
  return places
}

/** An entry of the log as far as its words go. */
export interface Worded extends Said {
  readonly note: string | null
  readonly title: string | null
  readonly corrected?: { readonly was: readonly Said[] }
}

/** Whether an entry says something: in its line, its note, its task's title, or as it read before it was corrected. */
export function entrySays(entry: Worded, wanted: string, moment: (at: number) => string): boolean {
  const was = entry.corrected?.was ?? []
  return [
    entryText(entry, moment),
    entry.note ?? '',
    entry.title ?? '',
    ...was.map((said) => entryText(said, moment)),
  ].some((text) => plain(text).includes(wanted))
}
