import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const renderer = join(import.meta.dirname, '..')

/** What stands in the brackets of each `:has()`; brackets within are read as one. */
const asked = (text: string): readonly string[] =>
  [...text.matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, what]) => what ?? '')

it('no style asks whether something is held by what it is not, or by its place: any change below would have all styled anew', () => {
  const styles = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(vue|css)$/.test(file))
    .flatMap((file) => asked(readFileSync(join(renderer, file), 'utf8')).map((what) => `${file}: ${what}`))
  expect(styles.length).toBeGreaterThan(0)
  expect(styles.filter((style) => /:not\(|:(only|first|last|nth)-|:empty|\*/.test(style))).toEqual([])
})
