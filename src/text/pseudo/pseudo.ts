import type { Guide, GuideChapter } from '../guide'
import type { SameWords, Words } from '../speak'
import type { Told } from '../words'

// English made a third longer, with marks on its letters and brackets around it: what is cut off, what breaks the layout
// and what does not come from the catalogue shows at once.

const MARKED: Readonly<Record<string, string>> = {
  ...{ a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ý', c: 'ç', n: 'ñ', s: 'š', z: 'ž' },
  ...{ A: 'ÁÁ', E: 'ÉÉ', I: 'ÍÍ', O: 'ÓÓ', U: 'ÚÚ', Y: 'Ý', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
}

/** What is marked already: a text that came in as a fact. */
const INSIDE = /⟦([^⟦⟧]*)⟧/

/** `Roll now` is `⟦Róóll ñóów⟧`. Figures and the places of keys stay what they are. */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const parts = text.split(INSIDE)
  const marked = parts.map((part, i) =>
    i % 2 === 1 ? part : part.replace(/\{(?:act|key):[^}]*\}|[a-z]/gi, (letter) => MARKED[letter] ?? letter),
  )
  return `⟦${marked.join('')}⟧`
}

type Word = string | ((facts: never) => string)

const pseudoWord = (word: Word): Word =>
  typeof word === 'string' ? pseudoText(word) : (facts) => pseudoText(word(facts))

/** A whole catalogue of windows or menus. */
export const pseudoWords = <W extends Words>(words: W): SameWords<W> =>
  // Each word keeps its key and asks for what it asked for.
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, pseudoWord(word)])) as SameWords<W>

/** Every text in it, and what every function in it answers. Figures in words (`1h30m`) are no words of the catalogue. */
export const pseudoTold = (told: Told): Told => ({
  ...(deep(told) as Told),
  // What it joins may be marked already, and stays a part of what it is put into.
  list: told.list,
})

/** The guide; its rules keep their numbers. */
export const pseudoTexts = (guide: Guide): Guide => ({ ...guide, ...mapped(guide) })

const mapped = (guide: Guide): Readonly<Record<string, GuideChapter>> =>
  Object.fromEntries(
    Object.entries(guide).map(([id, { title, lead, sections }]: readonly [string, GuideChapter]) => [
      id,
      {
        title: pseudoText(title),
        lead: pseudoText(lead),
        sections: sections.map((section) => ({
          title: pseudoText(section.title),
          items: section.items.map(([rules, text]) => [rules, pseudoText(text)] as const),
        })),
      },
    ]),
  )

function deep(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function') {
    const word = value as (...facts: readonly unknown[]) => unknown
    return (...facts: readonly unknown[]) => deep(word(...facts))
  }
  if (Array.isArray(value)) return value.map(deep)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, deep(part)]))
  }
  return value
}
