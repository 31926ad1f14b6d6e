import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { electronFlags, hasDisplay, underVirtualDisplay } from '../setup/display.mjs'
import { prepare } from '../setup/prepare.mjs'
import { root, run } from '../setup/run.mjs'

const build = ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn']

/**
 * @param {string[]} words what stands after `npm start --`
 * @returns {Promise<number>} the exit code
 */
export async function start(words) {
  const { picture, stay, rest } = readWords(words)
  const seen = hasDisplay()
  const runtime = await prepare({ withoutDisplay: !seen })
  if (runtime === null) return 1
  const built = await run(process.execPath, build, { env: runtime.env })
  if (built !== 0) return built

  if (seen) {
    const { default: electron } = await import('electron')
    return run(String(electron), [...electronFlags(), root, ...rest], { env: runtime.env })
  }
  process.stderr.write('There is no display here: Longroll starts under a virtual one.\n')
  const [command, ...args] = underVirtualDisplay([
    process.execPath,
    join(import.meta.dirname, 'picture.mjs'),
    picture,
    stay ? 'stay' : 'leave',
    ...rest,
  ])
  return run(command, args, { env: runtime.env, withoutChatter: true })
}

/** @param {string[]} words */
export function readWords(words) {
  const rest = [...words]
  const stays = rest.indexOf('--stay')
  if (stays >= 0) rest.splice(stays, 1)
  let picture = join(tmpdir(), 'longroll-window.png')
  const at = rest.findIndex((word) => word === '--picture' || word.startsWith('--picture='))
  if (at >= 0) {
    const [word = ''] = rest.splice(at, 1)
    const named = word === '--picture' ? rest.splice(at, 1)[0] : word.slice('--picture='.length)
    if (named) picture = named
  }
  // npm runs scripts in the project's folder; a relative name means the folder of the person who typed it.
  const here = process.env['INIT_CWD'] ?? process.cwd()
  return {
    picture: resolve(here, picture),
    stay: stays >= 0,
    rest: rest.map((word) => (word.startsWith('-') ? word : resolve(here, word))),
  }
}
