import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const renderer = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(renderer, file), 'utf8')
const named = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, level]) => level ?? ''))].sort()

it('what panels ask of their room is what the room tells, and no more', () => {
  const panels = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.vue'))
    .map(read)
    .join('\n')
  const asked = named(panels, /@container panels style\((--room-\d+): 1\)/g)
  expect(asked.length).toBeGreaterThan(0)
  expect(named(panels, /@container panels (?!style\(--room-\d+: 1\) \{)(.*)/g)).toEqual([])
  expect(named(read('views/campaign/room.ts'), /'(--room-\d+)': [\d.]+,/g)).toEqual(asked)
  expect(named(read('styles/base.css'), /@property (--room-\d+) /g)).toEqual(asked)
})
