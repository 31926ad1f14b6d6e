import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

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

const EAGER = new Set(['map', 'flatMap', 'filter', 'find', 'some', 'every', 'forEach', 'reduce'])

/**
 * Words that are asked for once, when a module or a component is set up, and kept: they would stay in the language of that
 * moment. Each as file and line.
 */
export function keptWords(root: string): readonly string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|vue)$/.test(file) && !file.endsWith('.test.ts'),
  )
  return files.flatMap((file) => keptIn(file, readFileSync(join(root, file), 'utf8')))
}

/** @param text of a module, or of a component whose script is looked at */
export function keptIn(file: string, text: string): readonly string[] {
  const script = file.endsWith('.vue') ? (/<script[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '') : text
  const source = ts.createSourceFile(file, script, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isLater(node)) return
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && WORDS.has(node.expression.text))
      found.push(`${file}: ${node.getText(source).slice(0, 60)}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const WORDS = new Set(['t', 'entryText', 'refusalText', 'errorText', 'troubleText', 'dateFormat', 'monthNames'])

/** A function is run later, unless it is given to something that runs it at once. */
function isLater(node: ts.Node): boolean {
  if (!ts.isFunctionLike(node)) return false
  const call = node.parent
  const runsAtOnce =
    ts.isCallExpression(call) &&
    ts.isPropertyAccessExpression(call.expression) &&
    EAGER.has(call.expression.name.text) &&
    call.arguments.some((argument) => argument === node)
  return !runsAtOnce
}
