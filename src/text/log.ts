import type { Said } from '../campaign/lines'
import { duration } from './figures'
import { told } from './told'
import type { LineContext, Told } from './words'

/**
 * An entry of the log in words, with the names that things had then.
 *
 * @param moment how a moment of game time is written; without it, as the time since the campaign began
 */
export function entryText(entry: Said, moment: (at: number) => string = duration): string {
  const name = (id: string): string => entry.names[id] ?? '?'
  const who = told().list(entry.who.map(name))
  return lineWords(entry.line)(entry.line, {
    name,
    title: entry.title ?? '',
    who,
    areSeveral: entry.who.length > 1,
    moment,
    say: (said) => entryText(said, moment),
  })
}

type Words = (line: Said['line'], context: LineContext) => string

/** The line's own words. Looked up by its key, so they are the right ones for it, which the compiler cannot follow. */
function lineWords({ key }: Said['line']): Words {
  const { lines } = told()
  if (!isKnown(lines, key)) throw new Error(`No words for ${key}`)
  return lines[key] as Words
}

const isKnown = (lines: Told['lines'], key: string): key is keyof Told['lines'] => Object.hasOwn(lines, key)
