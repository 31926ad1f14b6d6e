import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cliDe } from '../src/text/de/cli'
import { surfaceDe } from '../src/text/de/surface'
import { windowDe } from '../src/text/de/window'
import { cliEn } from '../src/text/en/cli'
import { actsEn } from '../src/text/en/acts'
import { desktopEn } from '../src/text/en/desktop'
import { desktopAlarmsEn } from '../src/text/en/desktop-alarms'
import { sampleEn } from '../src/text/en/sample'
import { windowEn } from '../src/text/en/window'
import { pseudoText, pseudoWords } from '../src/text/pseudo/pseudo'
import { keptIn, keptWords, sources, unusedKeys } from './support/catalogue'

const fileOf = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8')
const source = sources(join(import.meta.dirname, '../src'))
const surfaceEn = { ...desktopEn, ...desktopAlarmsEn, ...sampleEn, ...actsEn }
const catalogues = { window: windowEn, surface: surfaceEn, cli: cliEn }

describe('a text that nobody asks for fails', () => {
  it.each(Object.entries(catalogues))('none is in the catalogue of the %s', (_name, words) => {
    expect(unusedKeys(Object.keys(words), source)).toEqual([])
  })

  it('finds one that is planted, also among keys that are put together', () => {
    const planted = ['planted.nothing', 'menu.planted-nothing', 'dialog.open', 'menu.theme-dark']
    expect(unusedKeys(planted, source)).toEqual(['planted.nothing', 'menu.planted-nothing'])
  })
})

describe('words are asked for when they are shown', () => {
  it.each(['renderer', 'main'])('none is kept from when %s was set up', (part) => {
    expect(keptWords(join(import.meta.dirname, '../src', part))).toEqual([])
  })

  it('finds those that are planted', () => {
    const planted = [
      `const label = t('a')`,
      `export const plug = { system: t('b') }`,
      `const all = [1, 2].map((n) => t('c', { n }))`,
      `const later = computed(() => t('d'))`,
      `export const plug2 = { get system() { return t('e') } }`,
      `function say() { return t('f') }`,
    ]
    expect(planted.filter((text) => keptIn('a.ts', text).length > 0)).toEqual(planted.slice(0, 3))
    expect(keptIn('A.vue', `<script setup lang="ts">\n${planted[0] ?? ''}\n</script>`)).toHaveLength(1)
  })
})

/** Texts that are no words of a language, or the same word in both. */
const ALIKE = new Set(
  `welcome.name tray.tip dialog.recap-type menu.language-en menu.language-de look.english look.german menu.zoom
   begin.systems character.name settings.name timers.half duration.example odds.sign
   storytelling.system saga.system modDot.system storytelling.pool dramatic.bonus odds.chance saga.tally saga.tallyField saga.stat saga.edge saga.tn saga.boons saga.banes
   key.alt key.meta
   sample.petra sample.emeric sample.aldous sample.sunniva sample.iko`.split(/\s+/),
)

describe('German', () => {
  it.each([
    ['window', windowEn, windowDe],
    ['surface', surfaceEn, surfaceDe],
    ['cli', cliEn, cliDe],
  ] as const)('no plain text of the %s is left in English', (_name, english, german) => {
    const texts: Readonly<Record<string, unknown>> = german
    const left = Object.entries(english).filter(
      ([key, text]) => typeof text === 'string' && !ALIKE.has(key) && texts[key] === text,
    )
    expect(left).toEqual([])
  })

  it('quotes as German does, and breaks no line with straight marks', () => {
    const texts = [...Object.values(windowDe), ...Object.values(surfaceDe)].filter((text) => typeof text === 'string')
    expect(texts.filter((text) => /["“](?=\w)|'/.test(text))).toEqual([])
    expect(texts.filter((text) => /\.\.\./.test(text))).toEqual([])
  })
})

it('every field of every command has a German name', () => {
  const contract = sources(join(import.meta.dirname, '../src/contract/systems')) + fileOf('../src/contract/commands.ts')
  const fields = new Set([...contract.matchAll(/readonly (\w+)\??:/g)].map(([, name]) => name ?? ''))
  expect(fields.size).toBeGreaterThan(50)
  // A name that is missing would be the script's own word.
  const ALSO_GERMAN = new Set(['name', 'pool', 'title', 'text', 'bonus'])
  const missing = [...fields].filter(
    (name) => !ALSO_GERMAN.has(name) && windowDe['correct.field']({ path: [name] }) === name,
  )
  expect(missing).toEqual([])
})

describe('the pseudo-locale', () => {
  it('is a third longer or more, marked, and leaves figures alone', () => {
    expect(pseudoText('Roll now')).toBe('⟦Róóll ñóów⟧')
    expect(pseudoText('1:48')).toBe('1:48')
    const long = Object.values(pseudoWords(windowEn)).filter((text) => typeof text === 'string')
    const sum = (texts: readonly unknown[]): number => texts.reduce<number>((all, text) => all + String(text).length, 0)
    const all = Object.values(windowEn).filter((text) => typeof text === 'string')
    expect(sum(long)).toBeGreaterThan(sum(all) * 1.3)
  })

  it('marks a text once that comes in as a fact', () => {
    expect(pseudoText(`To go: ${pseudoText('roll')}`)).toBe('⟦Tóó góó: róóll⟧')
  })
})
