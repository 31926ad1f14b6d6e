import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const files = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted()
const inSource = files('src')
const inTests = files('tests')

const pages = inSource.filter((name) => name.endsWith('/RULES.md'))

/** `SM-2`, `DT-R1`: the number that stands first in an item of a list or a row of a table. */
const numbered = /^\s*(?:[-*|]\s*)?(?:\*\*|`)?((?:[A-Z]{2,3})-R?\d+)\b/gm

const numbersIn = (page: string): readonly string[] =>
  [...read(page).matchAll(numbered)].flatMap((found) => found[1] ?? [])

const prefixOf = (number: string): string => number.replace(/\d+$/, '')

/** Titles of tests and of scripts. `MD-6 to MD-9` names those between as well. */
function citations(): ReadonlySet<string> {
  const tests = [...inSource, ...inTests].filter((name) => /\.(test|long|fair)\.ts$/.test(name))
  const scripts = inTests.filter((name) => /^tests\/scripts\/.*\.json$/.test(name))
  const text = [...tests, ...scripts].map(read).join('\n')
  const cited = new Set([...text.matchAll(/\b[A-Z]{2,3}-R?\d+\b/g)].map(([number]) => number))
  for (const [, prefix = '', from = '', to = ''] of text.matchAll(/\b([A-Z]{2,3}-R?)(\d+) to (?:\1)(\d+)\b/g)) {
    for (let n = Number(from); n <= Number(to); n += 1) cited.add(`${prefix}${n}`)
  }
  return cited
}

const cited = citations()

describe('rules by number', () => {
  it('are those of all systems, and of game time', () => {
    expect(pages.map((page) => page.split('/').at(-2))).toEqual([
      'campaign',
      'odds',
      'dramatic-task',
      'mod-dot',
      'saga-machine',
      'storytelling',
      'time-die',
    ])
  })

  it.each(pages)('%s numbers each rule once, without gaps', (page) => {
    const numbers = numbersIn(page)
    expect(numbers.length).toBeGreaterThan(5)
    for (const prefix of new Set(numbers.map(prefixOf))) {
      const own = numbers.filter((number) => prefixOf(number) === prefix)
      expect(own).toEqual(own.map((_number, i) => `${prefix}${i + 1}`))
    }
  })

  it.each(pages)('%s: each of its rules is cited by a test', (page) => {
    expect(numbersIn(page).filter((number) => !cited.has(number))).toEqual([])
  })

  it('cited anywhere in the code, exists', () => {
    const known = new Set(pages.flatMap(numbersIn))
    const prefixes = new Set([...known].map((number) => number.replace(/R?\d+$/, '')))
    const wrong = inSource
      .filter((name) => /\.(ts|vue)$/.test(name))
      .flatMap((file) =>
        [...read(file).matchAll(/\b([A-Z]{2,3}-)R?\d+\b/g)]
          .filter(([number, prefix = '']) => prefixes.has(prefix) && !known.has(number))
          .map(([number]) => `${file}: ${number}`),
      )
    expect(wrong).toEqual([])
  })
})
