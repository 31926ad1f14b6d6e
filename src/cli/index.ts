import { readFileSync } from 'node:fs'
import { fail, type Result } from '../rules/core/result'
import { secureChance } from '../main/platform/chance'
import { check, exportFile, usualJournals, type Places, type Said } from './campaign-files'
import { oddsAtEnd } from './odds'
import { play } from './play'
import { parseScript } from '../campaign/script/script'
import { whyUnreadable } from './unreadable'
import { speak, t } from './words'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

function playFiles(files: readonly string[]): number {
  const results = files.map((file) => {
    const wrong = playFile(file)
    say(wrong === null ? t('cli.ok', { file }) : t('cli.failed', { file, wrong }))
    return wrong === null
  })
  const failed = results.filter((passed) => !passed).length
  say(t('cli.sum', { passed: results.length - failed, failed }))
  return failed === 0 && results.length > 0 ? 0 : 1
}

function playFile(file: string): string | null {
  try {
    return play(parseScript(readFileSync(file, 'utf8')), secureChance)
  } catch (error) {
    return whyUnreadable(error)
  }
}

function odds(words: readonly string[]): number {
  const at = words.indexOf('--task')
  const task = at < 0 ? null : (words[at + 1] ?? null)
  const rest = words.filter((word, i) => word !== '--json' && (at < 0 || (i !== at && i !== at + 1)))
  const [file, ...more] = rest
  if (file === undefined || more.length > 0 || file.startsWith('--') || (at >= 0 && task === null)) return usage(2)
  const result = attempt(() =>
    oddsAtEnd(parseScript(readFileSync(file, 'utf8')), { task, json: words.includes('--json') }, secureChance),
  )
  if (result.ok) say(result.value)
  else process.stderr.write(`${file}: ${result.error}\n`)
  return result.ok ? 0 : 1
}

/** The words behind options, and what is left. Null: an option without its word, or one that there is not. */
function readOptions(
  words: readonly string[],
  named: readonly string[],
  flags: readonly string[],
): {
  readonly rest: readonly string[]
  readonly values: ReadonlyMap<string, string>
  readonly on: ReadonlySet<string>
} | null {
  const rest: string[] = []
  const values = new Map<string, string>()
  const on = new Set<string>()
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? ''
    const next = words[i + 1]
    if (flags.includes(word)) on.add(word)
    else if (named.includes(word) && next !== undefined && !next.startsWith('--')) {
      values.set(word, next)
      i += 1
    } else if (word.startsWith('--')) return null
    else rest.push(word)
  }
  return { rest, values, on }
}

async function onFile(
  words: readonly string[],
  to: '--recover' | '--out',
  flags: readonly string[],
  work: (places: Places, on: ReadonlySet<string>) => Promise<Said>,
): Promise<number> {
  const options = readOptions(words, [to, '--journals'], flags)
  const [file, ...more] = options?.rest ?? []
  if (options === null || file === undefined || more.length > 0) return usage(2)
  const { values, on } = options
  const { out, err, exitCode } = await work(
    { file, to: values.get(to) ?? null, journals: values.get('--journals') ?? usualJournals() },
    on,
  )
  if (out !== '') say(out)
  if (err !== '') process.stderr.write(`${err}\n`)
  return exitCode
}

/** What goes wrong with a file is said in one line. */
function attempt(work: () => Result<string, string>): Result<string, string> {
  try {
    return work()
  } catch (error) {
    return fail(whyUnreadable(error))
  }
}

function usage(exitCode: number): number {
  process.stderr.write(t('cli.usage'))
  return exitCode
}

/** `--language` may stand anywhere. @returns what is left; null: there is no such language */
function inLanguage(words: readonly string[]): readonly string[] | null {
  const at = words.indexOf('--language')
  if (at < 0) return words
  const language = words[at + 1]
  if (language !== 'en' && language !== 'de') return null
  speak(language)
  return words.filter((_word, i) => i !== at && i !== at + 1)
}

async function main(given: readonly string[]): Promise<number> {
  const understood = inLanguage(given)
  if (understood === null) return usage(2)
  const [command, ...words] = understood
  switch (command) {
    case 'play':
      return playFiles(words)
    case 'odds':
      return odds(words)
    case 'check':
      return onFile(words, '--recover', [], check)
    case 'export':
      return onFile(words, '--out', ['--markdown', '--session'], (places, on) =>
        exportFile(places, { markdown: on.has('--markdown'), session: on.has('--session') }),
      )
    case undefined:
    case 'help':
      return usage(0)
    default:
      return usage(2)
  }
}

process.exitCode = await main(process.argv.slice(2))
