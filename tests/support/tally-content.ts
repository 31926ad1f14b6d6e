import type { Json } from '../../src/rules/core/units'
import type { Content } from '../../src/main/campaign/content'
import type { JournalRecord } from '../../src/main/campaign/journal-format'

/** A campaign that is a list of words: enough to see which records are in a file and which are not. */
export interface Tally {
  readonly words: readonly string[]
}

export interface Said extends JournalRecord {
  readonly say: string
}

export const tally: Content<Tally> = {
  read: (payload) => {
    const words = part(payload, 'words')
    return isTexts(words) ? { words } : null
  },
  write: ({ words }) => ({ words }),
  apply: ({ words }, records) => {
    const fresh = records.map((record) => part(record, 'say'))
    if (!isTexts(fresh)) throw new Error('Nothing said')
    return { words: [...words, ...fresh] }
  },
}

const part = (value: Json, key: string): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value)).get(key)
    : undefined

const isTexts = (value: Json | readonly (Json | undefined)[] | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

export const said = (revision: number): Said => ({ revision, say: `word ${revision}` })

export const wordsTo = (revision: number): string[] => Array.from({ length: revision }, (_, i) => `word ${i + 1}`)
