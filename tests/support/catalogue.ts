import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Which texts of a catalogue nobody asks for. The compiler sees that a text which is asked for exists; this is the other way.

/** All of `src` but the words themselves and tests. */
export function sources(root: string): string {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|vue)$/.test(file) && !file.endsWith('.test.ts') && !/^text[/\\](en|de|pseudo)[/\\]/.test(file),
  )
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
}

/**
 * Keys that stand nowhere in the sources. A key that is put together there (`` `menu.${id}` ``) counts only where what is
 * put in stands somewhere as a word of its own: `'save-as'`, or as a name in front of a colon.
 */
export function unusedKeys(keys: readonly string[], source: string): readonly string[] {
  const words = new Set(
    [...source.matchAll(/['"`]([\w.-]+)['"`]|\b([\w]+):/g)].map(([, text, name]) => text ?? name ?? ''),
  )
  const patterns = [...source.matchAll(/`([\w.-]*)\$\{[^{}`]*\}([\w.-]*)`/g)].map(([, before, after]) => ({
    before: before ?? '',
    after: after ?? '',
  }))
  const isMade = (key: string): boolean =>
    patterns.some(
      ({ before, after }) =>
        before.length > 1 &&
        key.length > before.length + after.length &&
        key.startsWith(before) &&
        key.endsWith(after) &&
        words.has(key.slice(before.length, key.length - after.length)),
    )
  return keys.filter((key) => !words.has(key) && !isMade(key))
}
