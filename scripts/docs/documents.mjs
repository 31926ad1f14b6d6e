// The project's documents, and what their commands come to.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/run.mjs'
import { commandsIn } from './commands.mjs'
import { proofs } from './proofs.mjs'

/** What is told of the past may name commands that are no more. */
const HISTORY = ['CHANGELOG.md', 'DECISIONS.md']

/** @returns {string[]} */
export function documents() {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
  return listed.stdout.split('\n').filter((name) => name !== '' && !HISTORY.includes(name))
}

/** @returns {{ command: string, where: string }[]} */
export const documentedCommands = () =>
  documents().flatMap((name) =>
    commandsIn(readFileSync(join(root, name), 'utf8')).map(({ command, line }) => ({
      command,
      where: `${name}:${line}`,
    })),
  )

/** Commands without a proof, and scripts that the project does not have. */
export const unproved = () => documentedCommands().filter(({ command }) => !(command in proofs) || !isThere(command))

/** @param {string} command */
function isThere(command) {
  const [, script] = /^npm run (?:-s )?(\S+)/.exec(command) ?? []
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return script === undefined || script in scripts
}
