import { readFileSync } from 'node:fs'
import { fail, type Result } from '../rules/core/result'
import { secureChance } from '../main/platform/chance'
import { check, exportFile, usualJournals, type Places, type Said } from './campaign-files'
import { oddsAtEnd } from './odds'
import { play } from './play'
import { parseScript } from '../campaign/script/script'

const USAGE = `Longroll on the command line

  longroll play FILE…   plays scripts headless, says what differs; exit 1 if any failed
  longroll odds SCRIPT [--task NAME] [--json]
                        plays a script, then says how likely its tasks are to succeed
  longroll check FILE [--recover OUT]
                        says what is right and wrong with a campaign file and its journal; exit 1 if anything is wrong.
                        With --recover, writes what can be saved of it to a new file
  longroll export FILE [--markdown [--session]] [--out OUT]
                        a campaign as a script that play plays; or what happened, as Markdown (of the last session only)

  check and export read the journal where the app keeps it, or in --journals FOLDER. They never write over a file.
`

const say = (text: string): void => void process.stdout.write(`${text}\n`)

function playFiles(files: readonly string[]): number {
  const results = files.map((file) => {
    const wrong = playFile(file)
    say(wrong === null ? `ok      ${file}` : `failed  ${file}\n        ${wrong}`)
    return wrong === null
  })
  const failed = results.filter((passed) => !passed).length
  say(`${results.length - failed} passed, ${failed} failed`)
  return failed === 0 && results.length > 0 ? 0 : 1
}

function playFile(file: string): string | null {
  try {
    return play(parseScript(readFileSync(file, 'utf8')), secureChance)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
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
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function usage(exitCode: number): number {
  process.stderr.write(USAGE)
  return exitCode
}

async function main([command, ...words]: readonly string[]): Promise<number> {
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
