import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { desktopEn } from '../src/text/en/desktop'
import { windowEn } from '../src/text/en/window'

const docs = join(import.meta.dirname, '../docs')
const page = readFileSync(join(docs, 'guide.md'), 'utf8')
const folder = join(docs, 'guide')

describe('docs/guide.md', () => {
  it('shows every picture that there is, and no other', () => {
    const shown = [...page.matchAll(/!\[[^\]]+\]\(guide\/([^)]+)\)/g)].map(([, name]) => name)
    expect([...shown].sort()).toEqual(readdirSync(folder).sort())
  })

  it('is light enough to be kept', () => {
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
    expect(bytes).toBeLessThan(2_000_000)
  })

  it('names what stands in the window in its own words', () => {
    const words = new Set(Object.values({ ...windowEn, ...desktopEn }).filter((word) => typeof word === 'string'))
    const named = [...page.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name.replace(/\s+/g, ' ').trim())
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((name) => name !== '' && !words.has(name))).toEqual([])
  })
})

it('every picture that any document shows is kept with it', () => {
  const pages = ['../README.md', 'pictures.md', 'guide.md'].map((name) => join(docs, name))
  const missing = pages.flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(/\]\(([^)]+\.(?:png|jpg))\)/g)]
      .map(([, picture = '']) => join(name, '..', picture))
      .filter((path) => statSync(path, { throwIfNoEntry: false }) === undefined),
  )
  expect(missing).toEqual([])
})
