import type { Said } from '../campaign/lines'
import { lines } from './en/lines'
import { duration, list } from './en/say'
import type { LineContext } from './words'

/**
 * An entry of the log in words, with the names that things had then.
 *
 * @param moment how a moment of game time is written; without it, as the time since the campaign began
 */
export function entryText(entry: Said, moment: (at: number) => string = duration): string {
  const name = (id: string): string => entry.names[id] ?? '?'
  const who = list(entry.who.map(name))
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
  if (!isKnown(key)) throw new Error(`No words for ${key}`)
  return lines[key] as Words
}

const isKnown = (key: string): key is keyof typeof lines => Object.hasOwn(lines, key)
