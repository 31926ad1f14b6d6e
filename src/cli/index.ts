import { readFileSync } from 'node:fs'
import { fail, type Result } from '../rules/core/result'
import { secureChance } from '../main/platform/chance'
import { oddsAtEnd } from './odds'
import { play } from './play'
import { parseScript } from '../campaign/script/script'

const USAGE = `Longroll on the command line

  longroll play FILE…   plays scripts headless, says what differs; exit 1 if any failed
  longroll odds SCRIPT [--task NAME] [--json]
                        plays a script, then says how likely its tasks are to succeed
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

function main([command, ...words]: readonly string[]): number {
  if (command === 'play') return playFiles(words)
  if (command === 'odds') return odds(words)
  return usage(command === undefined || command === 'help' ? 0 : 2)
}

process.exitCode = main(process.argv.slice(2))
