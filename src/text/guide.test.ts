import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isActId } from '../contract/acts'
import { partsOf } from '../contract/shortcuts'
import { guideDe } from './de/guide'
import { hintsDe } from './de/window-hints'
import { windowDe } from './de/window'
import { guideEn } from './en/guide'
import { hintsEn } from './en/window-hints'
import { windowEn } from './en/window'
import { chapterIds, chapterOf, matches, rulesNamed, rulesShown, type ChapterId } from './guide'

const root = join(import.meta.dirname, '..')
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('RULES.md'))

/** Every rule's number with its text. */
const rules = new Map(
  pages.flatMap((page) =>
    [
      ...readFileSync(join(root, page), 'utf8').matchAll(
        /^- \*\*([A-Z]{2,3}-R?\d+)\*\*([^]*?)(?=^- \*\*|^#|(?![^]))/gm,
      ),
    ].map(([, number = '', text = '']) => [number, text] as const),
  ),
)
const itemsOf = (chapter: ChapterId) => guideEn[chapter].sections.flatMap(({ items }) => items)
const all = chapterIds.flatMap((chapter) => itemsOf(chapter).map((item) => ({ chapter, item })))

describe('the guide', () => {
  it('has each chapter once, in an order', () => {
    expect([...chapterIds].sort()).toEqual(Object.keys(guideEn).sort())
  })

  it('cites only rules that there are, in the chapter that the log would open for them', () => {
    expect(rules.size).toBeGreaterThan(250)
    for (const { chapter, item } of all) {
      for (const rule of rulesNamed(item[0])) {
        expect(rules.has(rule), rule).toBe(true)
        // Undo speaks of timers too.
        if (chapter !== 'corrections') expect(`${rule} ${chapterOf(rule)}`).toBe(`${rule} ${chapter}`)
      }
    }
  })

  it('tells every ruling, and says that it is one', () => {
    const told = new Map(all.flatMap(({ item }) => rulesNamed(item[0]).map((rule) => [rule, item[1]] as const)))
    const rulings = [...rules].filter(([number, text]) => number.includes('-R') || /\*\*ruling/i.test(text))
    expect(rulings.length).toBeGreaterThan(60)
    const untold = rulings.filter(([number]) => !/\b[wW]e rule|our ruling/.test(told.get(number) ?? ''))
    expect(untold.map(([number]) => number)).toEqual([])
  })

  it('tells every rule of the five systems and of game time', () => {
    const told = new Set(all.flatMap(({ item }) => rulesNamed(item[0])))
    const untold = [...rules.keys()].filter((number) => !told.has(number) && !number.startsWith('OD-'))
    expect(untold).toEqual([])
  })

  it('names things of the window in its own words', () => {
    const words = new Set(Object.values(windowEn).map((word) => (typeof word === 'string' ? word : '')))
    const own = new Set(['We rule', 'best'])
    const named = all.flatMap(({ item }) => [...item[1].matchAll(/“([^”]+)”/g)].map(([, name = '']) => name))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !words.has(name) && !own.has(name))).toEqual([])
  })
})

describe('keys that the guide speaks of', () => {
  it.each([
    ['English', guideEn],
    ['German', guideDe],
  ])('are acts of the registry, or keys as shortcuts are written: %s', (_name, guide) => {
    const places = chapterIds
      .flatMap((id) => guide[id].sections.flatMap(({ items }) => items))
      .flatMap(([, text]) => [...text.matchAll(/\{([^}]*)\}/g)].map(([, place = '']) => place))
    expect(places.length).toBeGreaterThan(10)
    const isKnown = (place: string): boolean => {
      const [kind, name = ''] = place.split(':')
      return kind === 'act' ? isActId(name) : kind === 'key' && partsOf(name) !== null
    }
    expect(places.filter((place) => !isKnown(place))).toEqual([])
  })

  it('none is written out: the GM may have changed it', () => {
    const written = /\b(?:Ctrl|Strg|Cmd|Umschalt|Shift|Alt) \S|\bF\d\b/
    const texts = [
      ...all.map(({ item }) => item[1]),
      ...chapterIds.flatMap((id) => guideDe[id].sections.flatMap(({ items }) => items.map(([, text]) => text))),
    ]
    expect(texts.filter((text) => written.test(text))).toEqual([])
    const words = Object.entries({ ...hintsEn, ...hintsDe }).flatMap(([, word]) =>
      typeof word === 'string' ? [word] : [],
    )
    expect(words.filter((text) => written.test(text) || /\b[A-Z]\b (?:rolls|goes|geht|würfelt)/.test(text))).toEqual([])
  })
})

describe('the guide in German', () => {
  const german = chapterIds.flatMap((id) => guideDe[id].sections.flatMap(({ items }) => items))

  it('says the same things in the same order, rule by rule, and says of each ruling that it is one', () => {
    for (const id of chapterIds) {
      const shape = (guide: typeof guideEn) => guide[id].sections.map(({ items }) => items.map(([rules]) => rules))
      expect(shape(guideDe), id).toEqual(shape(guideEn))
    }
    const english = all.map(({ item }) => /\b[wW]e rule\b|our ruling/.test(item[1].replaceAll('“We rule”', '')))
    expect(
      german.map(([, text]) =>
        /\b[wW]ir legen fest\b|legen wir alles fest/.test(text.replaceAll('„Wir legen fest“', '')),
      ),
    ).toEqual(english)
  })

  it('names things of the window in its own words', () => {
    const words = new Set(Object.values(windowDe).map((word) => (typeof word === 'string' ? word : '')))
    const own = new Set(['Wir legen fest'])
    const named = german.flatMap(([, text]) => [...text.matchAll(/„([^“]+)“/g)].map(([, name = '']) => name))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !words.has(name) && !own.has(name))).toEqual([])
  })
})

it('numbers are named one by one, and shown short', () => {
  expect(rulesNamed('WOD-9 to WOD-11, SM-R1')).toEqual(['WOD-9', 'WOD-10', 'WOD-11', 'SM-R1'])
  expect(rulesNamed('')).toEqual([])
  expect(rulesShown('WOD-9 to WOD-11, DT-R8 to DT-R9')).toBe('WOD-9–11, DT-R8–R9')
})

it('finds words in any order, without accents, and rules by their whole number', () => {
  const section = { title: 'Pool', items: [] }
  const item = ['WOD-1 to WOD-2', 'The Café adds a die'] as const
  expect(matches('die cafe', item, section)).toBe(true)
  expect(matches('pool', item, section)).toBe(true)
  expect(matches('wod-2', item, section)).toBe(true)
  expect(matches('wod-11', ['WOD-1', 'x'], section)).toBe(false)
  expect(matches('wod-1', ['WOD-11', 'x'], section)).toBe(false)
  expect(matches('dice', item, section)).toBe(false)
})
