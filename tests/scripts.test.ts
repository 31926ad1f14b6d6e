import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { play } from '../src/cli/play'
import { parseScript } from '../src/campaign/script/script'
import { seededChance } from '../src/rules/core/chance'

const folder = join(import.meta.dirname, 'scripts')
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))

describe('scripts of our own, for what the shared vectors leave open', () => {
  it.each(names)('%s', (name) => {
    const script = parseScript(readFileSync(join(folder, name), 'utf8'))
    expect(script.title).not.toBe('')
    expect(play(script, seededChance(1))).toBe(null)
  })
})
