import { readFileSync } from 'node:fs'
import { secureChance } from '../main/platform/chance'
import { play } from './play'
import { parseScript } from './script'

const USAGE = `Longroll on the command line

  longroll play FILE…   plays scripts headless, says what differs; exit 1 if any failed
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

function main([command, ...files]: readonly string[]): number {
  if (command === 'play') return playFiles(files)
  process.stderr.write(USAGE)
  return command === undefined || command === 'help' ? 0 : 2
}

process.exitCode = main(process.argv.slice(2))
