// Runs one command of the documents as a reader would.
import { spawn } from 'node:child_process'
import { root } from '../setup/run.mjs'
import { endGroup } from './group.mjs'

/** Longer than any that ends by itself takes on a slow machine. */
const AT_MOST = 600

/**
 * @param {import('./proofs.mjs').Run} proof
 * @param {Readonly<Record<string, string>>} places by the name in braces
 * @returns {Promise<string | null>} what went wrong
 */
export function runFor({ run, within }, places) {
  const command = run.replaceAll(/\{(\w+)\}/g, (all, name) => places[name] ?? all)
  return new Promise((done) => {
    const child = spawn(command, { cwd: root, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let isOver = false
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ part) => (output = (output + part).slice(-4_000)))
    const over = setTimeout(
      () => {
        isOver = true
        void endGroup(child).then(() =>
          done(within === undefined ? `${command}: not done after ${AT_MOST} s\n${output}` : null),
        )
      },
      (within ?? AT_MOST) * 1000,
    )
    child.once('error', (error) => done(error.message))
    child.once('close', (code) => {
      clearTimeout(over)
      if (isOver) return
      if (within === undefined) done(code === 0 ? null : `${command} ended with ${code}\n${output}`)
      else done(`${command} ended by itself with ${code}\n${output}`)
    })
  })
}
