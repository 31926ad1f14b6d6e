import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

export const root = resolve(import.meta.dirname, '../..')

/** What a session bus tells its console is of no use to anyone here. */
const chatter = /^dbus-daemon\[\d+\]: /

/**
 * Runs a program in the project's folder with its output shown, and passes an interruption on to it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, withoutChatter?: boolean }} [options]
 * @returns {Promise<number>} its exit code; 127 when it could not be started
 */
export function run(command, args, { env = {}, withoutChatter = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['inherit', 'inherit', withoutChatter ? 'pipe' : 'inherit'],
    })
    if (child.stderr !== null) {
      createInterface(child.stderr).on('line', (line) => {
        if (!chatter.test(line)) process.stderr.write(`${line}\n`)
      })
    }
    const stop = () => child.kill('SIGTERM')
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`)
      done(127)
    })
    child.once('exit', (code) => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      done(code ?? 1)
    })
  })
}
